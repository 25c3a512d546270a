import OldMenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct LanguageTests {
  @Test(arguments: [
    ("it", "it"), ("IT", "it"), ("en-gb", "en-GB"), ("EN-GB", "en-GB"),
    ("zh-hant-tw", "zh-Hant-TW"),
    ("sr-Latn", "sr-Latn"), ("de-CH-1996", "de-CH-1996"), ("es-419", "es-419"), ("fil", "fil"),
  ])
  func aTagIsKeptInItsUsualSpelling(written: String, kept: String) {
    #expect(Language(tag: written)?.tag == kept)
  }

  @Test(arguments: [
    "", "i", "English", "italiano", "en_GB", "en-", "-en", "e1", "en--GB", "日本", "en GB",
  ])
  func whatIsNoTagIsRefused(written: String) {
    #expect(Language(tag: written) == nil)
  }

  @Test func aTagBecomesShorterFromItsEnd() {
    let language: Language = "zh-Hant-TW"
    #expect(language.shorter == "zh-Hant")
    #expect(language.shorter?.shorter == "zh")
    #expect(language.shorter?.shorter?.shorter == nil)
  }
}

@Suite(.timeLimit(.minutes(5))) struct LocalizedTextTests {
  let translated: LocalizedText = [
    "de": "Käse", "it": "formaggio", "en": "cheese", "en-GB": "British cheese",
  ]

  @Test(
    arguments: [
      ("it", nil, "formaggio"), ("en-GB", nil, "British cheese"), ("en-US", nil, "cheese"),
      ("it-CH", nil, "formaggio"), ("fr", "it", "formaggio"), ("fr", "it-IT", "formaggio"),
      ("fr", "es", "Käse"), ("fr", nil, "Käse"), (nil, "it", "formaggio"), (nil, nil, "Käse"),
    ] as [(Language?, Language?, String)])
  func theNearestTranslationIsRead(language: Language?, fileLanguage: Language?, text: String) {
    #expect(translated.text(in: language, fileLanguage: fileLanguage) == text)
  }

  @Test func aPlainTextIsReadInEveryLanguage() {
    let plain: LocalizedText = "Margherita"
    #expect(plain.text(in: "de", fileLanguage: "it") == "Margherita")
    #expect(plain.languages.isEmpty)
    #expect(plain.allTexts == ["Margherita"])
  }

  @Test func itTellsItsLanguagesAndTextsInTheOrderOfTheFile() {
    #expect(translated.languages == ["de", "it", "en", "en-GB"])
    #expect(translated.allTexts == ["Käse", "formaggio", "cheese", "British cheese"])
  }

  @Test(arguments: [("", true), (" \u{A0}\t", true), ("a", false)])
  func aTextOfBlanksOnlyIsBlank(text: String, blank: Bool) {
    #expect(LocalizedText(text).isBlank == blank)
  }

  @Test(arguments: [
    0xAD, 0x115F, 0x1160, 0x180E, 0x200B, 0x200C, 0x200D, 0x2060, 0x2800, 0x3164, 0xFE0F, 0xFEFF,
    0xFFA0, 0x1F3FB, 0xE0041,
  ])
  func whatNobodyCanSeeIsBlank(value: UInt32) throws {
    let scalar = Character(try #require(Unicode.Scalar(value)))
    #expect(LocalizedText(" \(scalar)\(scalar)").isBlank)
    #expect(!LocalizedText("\(scalar)a").isBlank)
  }

  @Test func noTranslationsAtAllAreBlank() {
    #expect(LocalizedText([]).isBlank)
    #expect(LocalizedText([]).text(in: "it", fileLanguage: nil) == "")
  }
}
