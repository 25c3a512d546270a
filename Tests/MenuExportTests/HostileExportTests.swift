import MenuCore
import TestSupport
import Testing

@testable import MenuExport

/// A text of a menu stays plain text for every reader.
struct HostileExportTests {
  private static let texts = [
    "<script>hurt=1</script>", "</style><b>", "]]>", "\" onclick=\"hurt=1", "<!--", "a\u{2028}b",
    "\u{202E}5,00", "\u{1B}[2J", "\u{0}\u{9B}31m", "</script>", "\"\u{301} x=1", "&lt;",
    // A combining mark merges with a sign into one character.
    "\u{D4E}</script>\u{D4E}<script>hurt=1\u{D4E}</script>",
  ]

  private func source() throws -> MenuDataSource {
    let texts = Self.texts.map { LocalizedText($0) }
    var menu = Menu()
    menu.name = texts[0]
    menu.description = texts[1]
    menu.notes = texts
    menu.groups = [DishGroup(id: "g", title: texts[3])]
    menu[.other] = texts.map { text in
      var dish = Dish(name: text)
      dish.description = text
      dish.group = "g"
      dish.number = text.text(in: nil, fileLanguage: nil)
      dish.ingredients = texts.map { Ingredient(name: $0) }
      dish.notes = texts
      dish.sizes = [DishSize(name: text, price: Price(.text(text)))]
      dish.addOns = [AddOnGroup(title: text, items: texts.map { AddOn(name: $0) })]
      dish.allergens.unread = Self.texts
      return dish
    }
    return MenuDataSource(menu: menu)
  }

  @Test(
    "an export of hostile texts has no control or direction characters",
    arguments: ExportFormat.allCases, [false, true])
  func export_ofHostileTexts_holdsNothingThatIsObeyed(format: ExportFormat, isSheet: Bool) throws {
    let text = Bakery.text(try source(), as: format, isSheet: isSheet)
    for scalar in text.unicodeScalars where !["\n", "\r"].contains(scalar) {
      #expect(scalar.properties.generalCategory != .control)
      #expect(
        !(0x2028...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
    }
  }

  @Test(
    "hostile texts add no element or attribute to a page", arguments: [false, true])
  func page_ofHostileTexts_hasNoElementOfTheirs(isSheet: Bool)
    throws
  {
    let page = Bakery.text(try source(), as: .html, isSheet: isSheet)
    let tags = page.unicodeScalars.split(separator: "<").map { rest in
      String(rest.prefix { $0.properties.isAlphabetic || $0 == "/" || $0 == "!" })
    }
    #expect(tags.count { $0 == "script" } == (isSheet ? 0 : 1))
    #expect(tags.count { $0 == "style" } == 1)
    #expect(tags.count { $0.hasPrefix("!") } == 2)
    #expect(!page.contains("onclick=\""))
  }

  @Test(
    "random characters in HTML are escaped in text and attribute", arguments: seeds)
  func page_ofAnyText_escapesIt(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let letters = ["<", ">", "\"", "&", "'", "a", " ", "\u{301}", "\u{0}", "\u{202E}", "é"]
    let text = (0..<40).compactMap { _ in letters.randomElement(using: &random) }.joined()
    var html = HTMLWriter()
    html.element("p", [("title", text)], text: text)
    for (sign, number) in [("<", 2), (">", 2), ("\"", 2)] {
      #expect(html.text.utf8.count { $0 == sign.utf8.first } == number)
    }
  }

  @Test(
    "a table cell is never a formula, and reads back as its text",
    arguments: [
      ("", ""), ("Diavola", "Diavola"), ("3-4 persone", "3-4 persone"), ("=1+1", "'=1+1"),
      ("  =1", "  '=1"), ("-2", "'-2"), ("@SUM(A1)", "'@SUM(A1)"), ("＋1", "'＋1"),
      ("a;=1", "\"a;'=1\""), ("a, +1", "\"a, '+1\""), ("a\n@b", "\"a\n'@b\""), ("'nduja", "'nduja"),
      ("la \"vera\"", "\"la \"\"vera\"\"\""), ("\"=1", "\"\"\"=1\""),
      ("a\"\u{301}b", "\"a\"\"\u{301}b\""),
    ])
  func tableCell_ofAnyText_runsNothingAndReadsBack(text: String, field: String) {
    #expect(TableCell.field(text) == field)
    #expect(
      TableReader(Array("\(field),x".utf8)).rows.first?.cells?.first == text.trimmed)
  }
}
