import MenuCore
import Testing

struct MenuFileErrorTests {
  @Test(
    "a reason is a sentence in Italian, and in English for any other language",
    arguments: [
      (.missing, "it-CH", "il file non c'è"), (.missing, "de", "there is no such file"),
      (.notPermitted, "it", "mancano i permessi"),
      (.init(rawValue: "No space left on device"), "it", "No space left on device"),
    ] as [(MenuFileError.Reason, Language, String)])
  func reason(_ reason: MenuFileError.Reason, language: Language, text: String) {
    #expect(reason.text(in: language) == text)
  }
}
