import MenuCheck
import MenuCore
import MenuExport
import MenuPresentation
import TestSupport
import Testing

struct StringsTests {
  @Test(
    "the texts of each language have the placeholders of the English ones",
    arguments: InterfaceLanguage.allCases)
  func strings_ofALanguage_haveThePlacesOfTheEnglishOnes(language: InterfaceLanguage) {
    let english = Self.texts(of: Strings.english)
    let texts = Self.texts(of: Strings[language])
    #expect(texts.map(\.name) == english.map(\.name))
    for (own, original) in zip(texts, english) {
      // A language without a form of its own has no words for it.
      #expect(!own.text.isEmpty || own.name.hasPrefix(".typed"), "\(language) \(own.name)")
      #expect(Self.places(own.text) == Self.places(original.text), "\(language) \(own.name)")
    }
  }

  /// Few words are the same in two languages; a long text that is the same was not translated.
  @Test(
    "long texts of another language differ from the English ones",
    arguments: InterfaceLanguage.allCases.filter { $0 != .english })
  func sentences_ofALanguage_areNotTheEnglishOnes(language: InterfaceLanguage) {
    let texts = zip(Self.texts(of: Strings[language]), Self.texts(of: Strings.english))
    for (own, original) in texts where original.text.count > 15 {
      #expect(own.text != original.text, "\(own.name)")
    }
  }

  @Test(
    "placeholders are filled by their numbers, unknown ones are removed",
    arguments: [
      ("{0} di {1}", "2 di 7"), ("{1} di {0}", "7 di 2"), ("senza posti", "senza posti"),
      ("{2}{9}{x}{", "{"), ("}{0}", "}2"),
    ])
  func places_filled_holdTheirParts(pattern: String, text: String) {
    #expect(pattern.filled("2", "7") == text)
  }

  @Test(
    "a query is shown in words that mean the same when they are typed",
    arguments: [
      (
        InterfaceLanguage.italian, "senza latte fino a 9 funghi",
        "senza latte · fino a 9,00\u{A0}€ · “funghi”"
      ),
      (.english, "without milk and eggs, vegan", "without eggs · without milk · vegan"),
      (
        .german, "ohne Milch bis 9 Getränke Pilze",
        "ohne Milch · bis 9,00\u{A0}€ · Getränke · „Pilze“"
      ),
      (
        .french, "sans lait jusqu’à 9 miel",
        "sans lait · jusqu’à 9,00\u{A0}€ · «\u{202F}miel\u{202F}»"
      ),
      (.spanish, "sin leche hasta 9 miel", "sin leche · hasta 9,00\u{A0}€ · «miel»"),
    ])
  func query_understood_isSaidInWordsThatCanBeTyped(
    language: InterfaceLanguage, typed: String, shown: String
  ) throws {
    let session = try Kitchen.session(typed, words: language)
    let clauses = session.strings.clauses(of: session.query, in: session.context)
    #expect(clauses.joined(separator: " · ") == shown)
    let again = TypedQuery(clauses.joined(separator: " "), preferring: language)
    #expect(again.filter == session.query.typed.filter && again.lists == session.query.typed.lists)
    #expect(again.words == session.query.typed.words)
  }

  @Test("every text of the interface is the one that was reviewed, in each language")
  func texts_ofAllLanguages_areThoseThatWereReviewed() {
    let languages = InterfaceLanguage.allCases
    let columns = languages.map { language in
      Self.texts(of: Strings[language])
        + Self.texts(in: PageWords.of(language), name: ".page")
    }
    var table = ""
    for index in columns[0].indices {
      table += "\(columns[0][index].name.dropFirst())\n"
      for (language, texts) in zip(languages, columns) {
        let text = texts[index].text
        table += "  \(language.language.tag)" + (text.isEmpty ? "\n" : "  \(text)\n")
      }
    }
    expectGolden(table, "Golden/Strings/texts.txt")
  }

  @Test(
    "zero is singular in French and plural in other languages",
    arguments: [
      (InterfaceLanguage.french, "0 article"), (.english, "0 items"), (.german, "0 Einträge"),
    ])
  func none(language: InterfaceLanguage, text: String) {
    #expect(Strings[language].items(0) == text)
  }

  private static func texts(of strings: Strings) -> [(name: String, text: String)] {
    texts(in: strings, name: "")
  }

  private static func texts(in value: Any, name: String) -> [(name: String, text: String)] {
    if let text = value as? String { return [(name, text)] }
    return Mirror(reflecting: value).children.flatMap {
      $0.label == "language" && $0.value is InterfaceLanguage
        ? [] : texts(in: $0.value, name: "\(name).\($0.label ?? "")")
    }
  }

  private static func places(_ text: String) -> [String] {
    text.matches(of: /\{[a-z0-9]+\}/).map { String($0.output) }.sorted()
  }
}
