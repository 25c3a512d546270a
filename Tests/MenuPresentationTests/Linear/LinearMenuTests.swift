import MenuCore
import MenuPresentation
import TerminalText
import TestSupport
import Testing

struct LinearMenuTests {
  /// Recordings of whole conversations: read them aloud.
  @Test(
    "a conversation on the shipped menu is as recorded, and ends",
    arguments: [
      (
        "evening.it", "it",
        [
          "senza latte", "funghi", "2", "+1", "+9", "scelta", "-1", "togli", "margherita", "1",
          "+1",
          "2", "scelta", "latte", "non vegana", "senza cipolla", "margerita",
          "c'è latte nella diavola?",
          "senza", "", "filtri", "liste", "99", "lingua", "esci", "esci",
        ]
      ),
      (
        "allergy.it", "it",
        [
          "sono celiaco", "5", "non dichiarate", "e dolci", "1", "indietro",
          "senza glutine e latte", "filtri", "?", "+2", "+limonata di Sorrento", "scelta", "-1",
          "-1",
          "-1", "esci", "esci",
        ]
      ),
      (
        "dinner.en", "en",
        [
          "lists", "2", "+2", "maxi", "+buffalo mozzarella", "+giuseppe with burrata", "16", "+",
          "lager", "+1", "medium", "+", "2", "back", "4 people", "choice", "language", "Auswahl",
          "Ende",
          "Ende",
        ]
      ),
      (
        "cheap.de", "de",
        [
          "Pizzen", "nach Preis", "und vegetarisch", "mehr", "bis 4", "und Getränke", "zurück", "3",
          "+3", "Auswahl", "-", "Hilfe", "Ende",
        ]
      ),
      (
        "evening.en", "en",
        [
          "without gluten", "more", "more", "vegan under 7", "1", "is there milk in the diavola?",
          "help", "choice", "quit",
        ]
      ),
      (
        "evening.de", "de",
        [
          "ohne Milch", "und billig", "und unter 4", "bitte", "mit Pilzen", "Mandeln",
          "was ist in Tiramisù?", "+calzone", "2", "+2 margherita", "maxi", "+buffalo mozzarella",
          "Öffnungszeiten", "Auswahl", "Personen", "zu viert", "-buffalo mozzarella",
          "-calzone fritto", "Ende", "nein", "english", "quit", "yes",
        ]
      ),
      (
        "evening.fr", "fr",
        [
          "sans lait", "et pas cher", "et moins de 4 euros", "merci", "fruits à coque",
          "sans onion", "+water", "1", "+giuseppe avec burrata", "+egg yolk", "+tartufo",
          "+diavola sans salami", "choix", "nous sommes quatre", "horaires", "sans indication",
          "quitter", "non", "quitter", "oui",
        ]
      ),
    ])
  func conversation_onTheShippedMenu_isAsRecorded(
    name: String, language: String, lines: [String]
  ) throws {
    var menu = LinearMenu(
      try Kitchen.session(language: language), typesetter: Kitchen.typesetter, columns: 80)
    var text = menu.greet().string
    for line in lines { text += "> \(line)\n" + menu.answer(to: line).string }
    expectGolden(text, "Golden/Linear/\(name).txt")
    #expect(menu.isOver)
  }

  @Test(
    "commands work in the language shown, and quit works in an Italian menu too",
    arguments: InterfaceLanguage.allCases)
  func commands_inAnyLanguage_areUnderstoodInEveryOther(language: InterfaceLanguage) throws {
    var menu = LinearMenu(
      try Kitchen.session(words: language), typesetter: Kitchen.typesetter, columns: nil)
    let words = Strings[language].linear
    #expect(menu.answer(to: words.more).string.hasPrefix(words.noMore + "\n"))
    #expect(menu.answer(to: words.quit).string == words.bye + "\n")
    #expect(menu.isOver)
    var italian = LinearMenu(try Kitchen.session(), typesetter: Kitchen.typesetter, columns: nil)
    _ = italian.answer(to: words.quit)
    #expect(italian.isOver)
  }

  @Test(
    "the next number answers the question for a size, and another command cancels it",
    arguments: [
      (["margherita", "+1", "2"], "Margherita maxi, 11,50"),
      (["margherita", "+1", "+2"], "maxi, 11,50"),
      (["margherita", "+1", "9", "1"], "Margherita normale, 7,00"),
      // The question stays until something else is typed.
      (["margherita", "+1", "liste", "2"], "Non hai ancora scelto"),
      (["tartufo", "+1"], "Non hai"),
    ])
  func size_asked_isTheNextNumber(lines: [String], expected: String) throws {
    var menu = LinearMenu(try Kitchen.session(), typesetter: Kitchen.typesetter, columns: nil)
    for line in lines { _ = menu.answer(to: line) }
    #expect(menu.answer(to: "scelta").string.contains(expected))
  }

  @Test("minus and a number remove that line of the choice")
  func minus_inTheChoice_takesThatLineOut() throws {
    var menu = LinearMenu(try Kitchen.session(), typesetter: Kitchen.typesetter, columns: nil)
    for line in ["margherita", "+1", "1", "+1\r", "2", "scelta"] { _ = menu.answer(to: line) }
    #expect(menu.choice.lines.map(\.size) == [0, 1])
    #expect(
      menu.answer(to: "-1\r").string
        == "Tolto: Margherita normale. 1 nella scelta. Totale: 11,50 €.\n")
    #expect(menu.choice.lines.map(\.size) == [1])
  }

  @Test(
    "a problem of the file is reported to a user who may quit, not in a kiosk",
    arguments: [(true, "il file ora ha un problema.\n"), (false, "")])
  func problem_ofTheFile_isNothingForGuestsOfAKiosk(allowsQuitting: Bool, expected: String) throws {
    var menu = LinearMenu(
      try Kitchen.session(), typesetter: Kitchen.typesetter, columns: nil,
      allowsQuitting: allowsQuitting)
    let since = TimeOfDay(hour: 9, minute: 5)
    let answer = menu.follow(.problem(MenuReading.Problem(error: .refused([]), since: since)))
    #expect(expected.isEmpty ? answer.isEmpty : answer.string.contains(expected))
    #expect(menu.greet().string.contains("problema") == allowsQuitting)
  }

  @Test(
    "an outdated menu says since when, and promises nothing", arguments: [true, false],
    InterfaceLanguage.allCases)
  func menu_thatIsOutdated_saysSinceWhen(
    allowsQuitting: Bool, language: InterfaceLanguage
  ) throws {
    var menu = LinearMenu(
      try Kitchen.session(words: language), typesetter: Kitchen.typesetter, columns: nil,
      allowsQuitting: allowsQuitting)
    let strings = Strings[language]
    let sentence = strings.outdated.filled("19:41") + "\n"
    #expect(menu.answer(to: "margherita").string.contains(language.name(of: Diet.vegetarian)))
    _ = menu.follow(.broken)
    #expect(menu.withdrawPromises().string == sentence)
    #expect(menu.greet().string.hasPrefix(sentence) && menu.reset().string.hasPrefix(sentence))
    let row = menu.answer(to: "margherita").string
    #expect(!row.contains(language.name(of: Diet.vegetarian)) && !row.contains(sentence))
    #expect(menu.answer(to: "1").string.contains(sentence), "the card of a dish")
    let none = menu.answer(to: "\(strings.without) \(language.name(of: Allergen.milk))").string
    #expect(none.contains(sentence) && !none.contains("1. "))
  }

  @Test("the rows of a filter do not continue after promises are withdrawn")
  func rows_ofAFilterWhosePromisesAreWithdrawn_doNotContinue() throws {
    var menu = LinearMenu(try Kitchen.session(), typesetter: Kitchen.typesetter, columns: nil)
    #expect(menu.answer(to: "vegetariana").string.contains(Strings.italian.linear.more))
    _ = menu.follow(.broken)
    _ = menu.withdrawPromises()
    #expect(menu.answer(to: "altre").string.hasPrefix(Strings.italian.linear.noMore + "\n"))
    #expect(menu.answer(to: "1").string.contains("19:41"))
    #expect(menu.answer(to: "togli").string.contains("46 voci"))
  }

  @Test("the rows of the whole menu continue after promises are withdrawn")
  func rows_ofTheWholeMenu_continueWhenPromisesAreWithdrawn() throws {
    var menu = LinearMenu(try Kitchen.session(), typesetter: Kitchen.typesetter, columns: nil)
    _ = menu.answer(to: "pizze")
    _ = menu.follow(.broken)
    _ = menu.withdrawPromises()
    #expect(menu.answer(to: "1").string.contains("Marinara"))
    #expect(menu.answer(to: "altre").string.contains("16. 'Nduja"))
  }

  @Test("a chosen dish with a new price or sold out is reported, once")
  func choice_ofDishesThatAreDearerOrSoldOut_isSaid() throws {
    func file(_ a: String, _ b: String) -> [UInt8] {
      Array(#"{"currency": "EUR", "pizzas": [{"name": "A", \#(a)}, {"name": "B", \#(b)}]}"#.utf8)
    }
    let session = try Kitchen.session(of: file(#""price": "4.35""#, #""price": "3.00""#))
    var menu = LinearMenu(session, typesetter: Kitchen.typesetter, columns: nil)
    for line in ["pizze", "+1", "+2"] { _ = menu.answer(to: line) }
    let new = file(#""price": "5.00""#, #""price": "3.00", "soldOut": true"#)
    let news = menu.follow(.menu(try MenuReader.read(new))).string
    #expect(news.contains("A, 5,00 €, era 4,35 €.\n") && news.contains("B, esaurito.\n"))
    let choice = menu.answer(to: "scelta").string
    #expect(choice.contains("1. A, 5,00 €, era 4,35 €.\n"))
    #expect(choice.contains("2. B, esaurito.\n") && choice.contains("Totale: 5,00 €."))
    #expect(menu.follow(.menu(try MenuReader.read(new))).string == "Il menu è cambiato.\n")
  }

  @Test("an open dish takes at most five lines")
  func dish_opened_takesAtMostFiveLines() throws {
    let session = try Kitchen.session()
    for dish in session.source.menu.dishes {
      var menu = LinearMenu(session, typesetter: Kitchen.typesetter, columns: nil)
      let name = dish.name.text(in: session.source.menu.language, fileLanguage: nil)
      _ = menu.answer(to: "\"\(name)\"")
      let card = menu.answer(to: "1").string
      #expect(card.split(separator: "\n").count <= 5, "\(card)")
    }
  }

  @Test("a line of thousands of numbers is answered", arguments: ["+ ", "- ", ""])
  func manyNumbers(sign: String) throws {
    var menu = LinearMenu(try Kitchen.session(), typesetter: Kitchen.typesetter, columns: 40)
    let line = sign + String(repeating: "2 ", count: 4_000) + "margherita"
    #expect(!menu.answer(to: line).string.isEmpty)
  }

  @Test("random lines neither crash nor end a kiosk, and answers fit the width")
  func anything_typed_neitherTrapsNorEndsAtTheKiosk() throws {
    var menu = LinearMenu(
      try Kitchen.session(), typesetter: Kitchen.typesetter, columns: 40, allowsQuitting: false)
    let pieces = [
      "+", "-", "99999999999", "1", "senza", "latte", "quit", "\u{1B}[2J", "", "più", "0",
    ]
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<30 {
        let line = (0..<Int.random(in: 1...3, using: &random))
          .map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }
          .joined(separator: seed.isMultiple(of: 2) ? " " : "")
        let answer = menu.answer(to: line).string
        #expect(!answer.unicodeScalars.contains("\u{1B}"))
        for line in answer.split(separator: "\n") {
          #expect(Kitchen.typesetter.width(of: line) <= 40)
        }
      }
    }
    #expect(!menu.isOver)
    #expect(!menu.greet().string.contains(Strings.italian.linear.quit))
  }
}
