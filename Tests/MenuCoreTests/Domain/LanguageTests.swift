import MenuCore
import MenuPresentation
import Testing

/// Language tags, and texts in several languages.
struct LanguageTests {
  @Test(
    "a language tag in any case gets its usual spelling",
    arguments: [
      ("it", "it"), ("IT", "it"), ("en-gb", "en-GB"), ("zh-hant-tw", "zh-Hant-TW"), ("nds", "nds"),
      ("de-CH-1996", "de-CH-1996"), ("sl-rozaj-BISKE", "sl-rozaj-biske"), ("en-x-us", "en-x-US"),
    ])
  func tag_inAnySpelling_getsItsUsualOne(_ typed: String, _ tag: String) {
    #expect(Language(typed)?.tag == tag)
    #expect(Language(tag)?.description == tag)
  }

  @Test("a shorter language lacks the last subtag, and the shortest has none")
  func language_shorter_lacksItsLastSubtag() {
    #expect(Language("zh-Hant-TW").shorter == "zh-Hant")
    #expect(Language("zh").shorter == nil)
  }

  @Test(
    "a text that is not a language tag is refused",
    arguments: [
      "", "i", "english", "it_IT", "it-", "-it", "it--IT", "ìt", "e1", "en-abcdefghi", " it", "日本",
      "it\u{301}",
    ])
  func tag_thatIsNone_isNil(_ tag: String) { #expect(Language(tag) == nil) }

  @Test(
    "two languages are related if their first subtags are equal",
    arguments: [
      ("en", "en-GB", true), ("en-US", "en-GB", true), ("it", "en", false), ("de", "dea", false),
    ])
  func kind_ofALanguage_isThatOfTheFirstSubtag(_ left: Language, _ right: Language, _ isKind: Bool)
  {
    #expect(left.isKind(of: right) == isKind && right.isKind(of: left) == isKind)
  }

  @Test(
    "the first locale variable that is not empty decides the language",
    arguments: [
      (["LANG": "de_CH.UTF-8"], "de-CH"), (["LC_ALL": "fr_FR", "LANG": "de_DE"], "fr-FR"),
      (["LC_ALL": "", "LC_MESSAGES": "es_ES@euro", "LANG": "de"], "es-ES"), (["LANG": "C"], nil),
      (["LANG": "C.UTF-8"], nil), (["LC_ALL": "POSIX", "LANG": "it_IT"], nil), ([:], nil),
      (["LANG": "nonsense"], nil), (["LANG": "."], nil),
    ] as [([String: String], String?)])
  func language_ofALocale_isThatOfTheFirstVariableSet(
    _ environment: [String: String], _ tag: String?
  ) {
    #expect(Language(locale: environment)?.tag == tag)
    #expect(
      InterfaceLanguage(locale: environment) == InterfaceLanguage(tag.flatMap { Language($0) })
    )
  }

  private static let text: LocalizedText = [
    "it": "funghi", "en-GB": "mushrooms", "de": "Pilze", "de-CH": "Pilzli",
  ]

  @Test(
    "a text is given in the nearest language, else in that of the file",
    arguments: [
      ("it", nil, "funghi"), ("it-CH", nil, "funghi"), ("en-US", nil, "mushrooms"),
      ("en", nil, "mushrooms"),
      ("de-CH", nil, "Pilzli"), ("de-AT", nil, "Pilze"), ("fr", nil, "funghi"),
      ("fr", "de", "Pilze"),
      (nil, "de-AT", "Pilze"), (nil, nil, "funghi"),
    ] as [(String?, String?, String)])
  func text_inALanguage_isTheNearest(_ requested: String?, _ file: String?, _ text: String) {
    let (requested, file) = (requested.flatMap(Language.init(_:)), file.flatMap(Language.init(_:)))
    #expect(Self.text.text(in: requested, fileLanguage: file) == text)
  }

  @Test(
    "a missing translation gives English, if another language was asked for",
    arguments: [
      ("it", "fr", "funghi"), ("fr", "it", "mushrooms"), ("fr", "fr", "funghi"),
      (nil, "it", "funghi"),
    ] as [(String?, String, String)])
  func context_withoutATranslation_showsEnglishBeforeTheMenusOwn(
    _ shown: String?, _ file: String, _ text: String
  ) {
    let context = MenuContext(
      language: shown.flatMap(Language.init(_:)), fileLanguage: Language(file))
    let isItalian: LocalizedText = ["it": "funghi", "en": "mushrooms"]
    #expect(context.text(isItalian) == text)
  }

  @Test("a text without a language is the same in every language")
  func text_inNoLanguage_isItselfInEach() {
    let plain: LocalizedText = "Diavola"
    #expect(plain.text(in: "de", fileLanguage: "it") == "Diavola")
    #expect(plain.languages.isEmpty && plain.allTexts == ["Diavola"])
    #expect(LocalizedText([]).text(in: "it", fileLanguage: nil) == "" && LocalizedText([]).isBlank)
  }

  @Test(
    "a text of invisible characters is blank",
    arguments: ["", " ", "\u{A0}\u{200B}", "\u{2800}", "\u{1F3FB}", "\n\t"])
  func text_thatIsInvisible_isBlank(_ text: String) { #expect(LocalizedText(text).isBlank) }

  @Test("the languages of a menu begin with its own, and the nearest can be found")
  func languages_ofAMenu_areItsOwnFirst() {
    var menu = Menu(pizzas: [
      Pizza(Dish(name: ["de": "a", "it": "b"])), Pizza(Dish(name: ["fr": "c"])),
    ])
    #expect(menu.languages == ["de", "it", "fr"])
    menu.language = "it"
    #expect(menu.languages == ["it", "de", "fr"])
    #expect(menu.language(nearestTo: "de-AT") == "de" && menu.language(nearestTo: "es") == nil)
    #expect(menu.language(nearestTo: "it") == "it" && menu.language(nearestTo: "!") == nil)
  }
}
