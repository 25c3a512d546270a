import MenuCore
import MenuExport
import Testing

/// What a web server needs to know about a menu and its formats.
struct ServingTests {
  private let menu = Menu(
    language: "it", pizzas: [Dish(name: ["it": "Funghi", "en-GB": "Mushrooms", "de": "Pilze"])])

  @Test(
    "the language is the preferred one of the web browser; languages of the dishes come before others",
    arguments: [
      ("de-CH, en;q=0.5", "de"), ("en;q=0.5, de;q=0.4", "en-GB"), ("fr, en-US", "en-GB"),
      ("de;q=0, it", "it"), ("en; q=0.1, it ;q=0.2", "it"), ("de;q=oops", "de"),
      ("de;Q=0.1, it", "it"),
      ("fr", "fr"), ("pl, es;q=0.5", "es"), ("fr, en;q=0.1", "en-GB"),
      ("pl", nil), ("*", nil), ("", nil), (";,;q=,-", nil),
    ] as [(String, String?)])
  func accepting(_ header: String, _ tag: String?) {
    #expect(menu.language(accepting: header)?.tag == tag)
  }

  @Test("each format has its media type")
  func types() {
    #expect(
      ExportFormat.allCases.map(\.mediaType) == [
        "text/html; charset=utf-8", "text/csv; charset=utf-8", "application/jsonl; charset=utf-8",
        "application/ld+json", "application/json",
      ])
  }
}
