import OldMenuCore
import OldMenuExport
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Cases of texts that would like to be more than text on a page.
@Suite(.timeLimit(.minutes(5)))
struct HTMLHostileTests {
  private static let texts = [
    "<script>alert(1)</script>", "</style><b>", "]]>", "\"onload=\"x", "'onload='x", "<!--",
    "a\u{2028}b\u{2029}c", "\u{202E}5,00", "\u{61C}5", "\u{200F}5", "\u{2066}5", "\0",
    "\u{1}\u{7F}\u{85}" + noCharacters, "&lt;",
    // To a library that looks at characters a quote with a mark on it is no quote.
    "\"\u{301} onload=x y=", "<\u{338}img src=x>", "&\u{301}amp;",
  ]

  /// Scalars that are no characters, which no page may have; a literal may not have them either.
  private static let noCharacters = String(
    String.UnicodeScalarView([0xFFFE, 0xFDD0, 0x1FFFF].compactMap(Unicode.Scalar.init)))

  /// A menu that has a text wherever one can stand.
  private func menu(_ hostile: String) -> Menu {
    let text = LocalizedText(hostile + "x")
    var dish = Dish(name: text)
    dish.number = hostile
    dish.description = text
    dish.ingredients = [Ingredient(name: text)]
    dish.group = hostile
    dish.sizes = [DishSize(name: text, price: Price(.text(text)))]
    dish.notes = [text]
    dish.addOns = [AddOnGroup(title: text, items: [AddOn(name: text, price: Price(.text(text)))])]
    var menu = Menu()
    menu.name = text
    menu.description = text
    menu.phone = LocalizedText("0817\(hostile)")
    menu.notes = [text]
    menu.groups = [DishGroup(id: hostile, title: text, description: text)]
    menu.other = [dish]
    return menu
  }

  @Test("No text makes an element, an attribute or a reference", arguments: texts)
  func inert(text: String) {
    let tame = ExportedMenu(MenuDataSource(menu: menu("")))
    let hostile = ExportedMenu(MenuDataSource(menu: menu(text)))
    var page = HTMLPage()
    page.structuredData = nil
    let formats: [any ExportFormat] = [
      page, AllergenSheet(of: page), LanguageIndex(of: page),
    ]
    for format in formats {
      let (expected, page) = (format.text(of: tame), format.text(of: hostile))
      for byte in ["<", ">", "\"", "'"].flatMap(\.utf8) {
        #expect(page.utf8.count { $0 == byte } == numberOf(byte, in: expected, like: page))
      }
      #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      // By which 5,00 could be read as 00,5.
      for turning in [0x61C...0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069]
        as [ClosedRange<UInt32>]
      {
        #expect(!page.unicodeScalars.contains { turning.contains($0.value) })
      }
      #expect(!page.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
      #expect(
        !page.unicodeScalars.contains(where: HTMLHostileTests.noCharacters.unicodeScalars.contains))
    }
  }

  /// How often a byte stands in the page of the tame menu, which has no number where the other one
  /// has: the elements of what it does not have are not there.
  private func numberOf(_ byte: UInt8, in expected: String, like page: String) -> Int {
    let number = page.contains("<i>") && !expected.contains("<i>") ? "<i></i>" : ""
    return expected.utf8.count { $0 == byte } + number.utf8.count { $0 == byte }
  }

  @Test("A style of the owner's cannot end its element")
  func style() {
    var page = HTMLPage()
    page.style = "p{color:red}</style><script>alert(1)</script></STYLE >\0"
    let text = page.text(of: ExportedMenu(MenuDataSource(pizzas: [Pizza(name: "Margherita")])))
    #expect(text.lowercased().split(separator: "</style").count == 2)
    #expect(text.contains("p{color:red}<\\/style>"))
    #expect(text.contains("<b>Margherita</b>"))
  }

  @Test("What is for search engines cannot end its element")
  func structuredData() {
    var page = HTMLPage()
    page.structuredData = FixedFormat(pieces: ["{\"name\":\"</scr", "ipt><b>\"", "}"])
    let text = page.text(of: ExportedMenu(MenuDataSource(pizzas: [Pizza(name: "Margherita")])))
    #expect(
      text.contains(
        "<script type=\"application/ld+json\">{\"name\":\"\\u003c/script>\\u003cb>\"}</script>"))
    #expect(text.contains("<b>Margherita</b>"))
  }
}

/// A format that always writes the same.
private struct FixedFormat: ExportFormat {
  let pieces: [String]

  func render(_ menu: ExportedMenu, to sink: ([UInt8]) throws -> Void) rethrows {
    for piece in pieces { try sink(Array(piece.utf8)) }
  }
}
