import MenuCore
import Testing

@testable import MenuExport

struct ImageTests {
  private func source(_ image: String) throws -> MenuDataSource {
    try Bakery.source(of: #"{"pizzas": [{"name": "A", "image": "\#(image)"}]}"#)
  }

  @Test(
    "the picture of a dish is on the page and in the linked data",
    arguments: ["pizza/marinara.jpg", "https://example.org/a.webp?b=1:2"])
  func image(address: String) throws {
    let source = try source(address)
    let page = Bakery.text(source, as: .html)
    #expect(page.contains("<img src=\"\(address)\" alt=\"\" loading=\"lazy\">"))
    for text in [page, Bakery.text(source, as: .jsonld)] {
      #expect(text.contains(#""image":"\#(address)""#))
    }
  }

  @Test(
    "an image with an address of another kind is left out",
    arguments: [
      "javascript:alert(1)", "//example.org/a.jpg", "data:image/png,a", "http://a.b/c", " ",
      " //example.org/a.jpg", "\\u0001//example.org/a.jpg", "/\\t/example.org/a.jpg",
      "../../etc/passwd", "/abs.jpg", "a/../b.jpg", "a/%2e%2E/b.jpg", "javascript:\u{301}alert(1)",
      "\\\\\\\\example.org/a.jpg",
    ])
  func noImage(address: String) throws {
    let source = try source(address)
    #expect(!Bakery.text(source, as: .html).contains("<img"))
    #expect(!Bakery.text(source, as: .jsonld).contains("image"))
  }
}
