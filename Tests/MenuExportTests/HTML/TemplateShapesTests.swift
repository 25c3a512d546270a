import MenuTestSupport
import Testing

@testable import OldMenuExport

/// What is filled shape by shape is what the library itself fills.
@Suite(.timeLimit(.minutes(5)))
struct TemplateShapesTests {
  /// What may be in a dish, at random.
  private func dish(_ random: inout SeededGenerator) -> TemplateValues {
    func text() -> String {
      ["", "Margherita", "<b>", "\u{E000}", "\0", "l'olio & \"x\"", "caffè"]
        .randomElement(using: &random) ?? ""
    }
    func maybe() -> String? { Bool.random(using: &random) ? text() : nil }
    func parts(_ part: () -> TemplateValues) -> [TemplateValues] {
      (0..<Int.random(in: 0...2, using: &random)).map { _ in part() }
    }
    let contents: TemplateValues = [
      "foreign": maybe(), "runs": parts { ["text": text(), "foreign": maybe()] },
    ]
    let sizes = parts { ["name": text(), "foreign": maybe(), "price": maybe()] }
    return [
      "classes": text(), "number": maybe(), "title": text(), "foreign": maybe(), "marks": maybe(),
      "price": maybe(), "hasSizes": !sizes.isEmpty, "sizes": sizes,
      "contents": Bool.random(using: &random) ? contents : nil, "facts": maybe(),
      "allergens": text(), "notes": parts { ["text": text(), "foreign": nil] },
      "addOns": parts {
        [
          "title": text(), "classes": text(), "foreign": maybe(),
          "items": parts {
            ["classes": text(), "name": text(), "price": maybe(), "warning": text()]
          },
        ]
      },
    ]
  }

  @Test("It reads as the template does, whatever it is filled with", arguments: 0..<20)
  func same(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let template = try #require(Templates.bundled?.dish)
    var shapes = TemplateShapes(template)
    for _ in 0..<200 {
      let values = dish(&random)
      var buffer = ExportBuffer()
      shapes.add(values, to: &buffer)
      #expect(String(decoding: buffer.bytes, as: UTF8.self) == template.filled(with: values))
    }
  }

  @Test("What has no known shape is left to the library")
  func unknown() throws {
    let template = try #require(Templates.bundled?.dish)
    var shapes = TemplateShapes(template)
    let values: TemplateValues = ["title": 7, "allergens": "x"]
    var buffer = ExportBuffer()
    shapes.add(values, to: &buffer)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == template.filled(with: values))
  }
}
