import Foundation
import OldMenuCore
import OldMenuExport
import MenuTestSupport
import Testing

/// Texts that would be more than texts somewhere, in every place and every format.
@Suite(.timeLimit(.minutes(5)))
struct HostileTextTests {
  /// A text, what is left of it in a line, and what a spreadsheet shows.
  struct Hostile: CustomTestStringConvertible, Sendable {
    let text: String
    let line: String
    let cell: String

    init(_ text: String, line: String? = nil, cell: String? = nil) {
      self.text = text
      self.line = line ?? text
      self.cell = cell ?? self.line
    }

    var testDescription: String { text.debugDescription }
  }

  static let texts: [Hostile] = [
    Hostile("<script>alert(1)</script>"), Hostile("</script"), Hostile("<!--"), Hostile("]]>"),
    Hostile("a|b"), Hostile("a\\|b"), Hostile(#"say "ciao""#), Hostile("'ciao'"), Hostile("\""),
    Hostile("a,b;c"), Hostile("&amp; &lt;"), Hostile("\\"), Hostile("\\n"), Hostile("{{name}}"),
    Hostile("=1+1", cell: "'=1+1"), Hostile("=cmd|' /C calc'!A0", cell: "'=cmd|' /C calc'!A0"),
    Hostile("@x", cell: "'@x"), Hostile("+39 081", cell: "'+39 081"),
    Hostile("a;-1", cell: "a;'-1"),
    Hostile("a\u{2028}b", line: "a b", cell: "a\nb"), Hostile("a\tb", line: "a b"),
    Hostile("one\ntwo\r\nthree\rfour", line: "one two three four", cell: "one\ntwo\nthree\nfour"),
    Hostile("\u{202E}olleh\u{202C}", line: "\u{FFFD}olleh\u{FFFD}"),
    Hostile("\u{1B}[2Jx\u{7}\u{0}", line: "\u{FFFD}[2Jx\u{FFFD}\u{FFFD}"),
    Hostile("**b** _i_ `c` [x](http://y) ![z](w) $m$ ~s~ :+1: www.x.it # - 1. @you"),
    Hostile("e\u{301}\u{1F355}\u{200D}ò"),
  ]

  /// A menu that says it wherever it can.
  private func exported(_ text: String) -> ExportedMenu {
    let said = LocalizedText(text)
    var menu = Menu()
    (menu.name, menu.description, menu.notes) = (said, said, [said])
    menu.address = .postal(PostalAddress(street: said, city: said, postalCode: text))
    menu.groups = [DishGroup(id: "g", title: said)]
    var dish = Dish(name: said)
    (dish.id, dish.number, dish.group) = (text, text, "g")
    (dish.description, dish.notes) = (said, [said])
    dish.ingredients = [Ingredient(name: said)]
    dish.sizes = [DishSize(name: said, price: Price(.text(said))), DishSize(name: said)]
    dish.addOns = [AddOnGroup(title: said, items: [AddOn(name: said)])]
    menu.pizzas = [Pizza(dish)]
    menu.other = [.fixture(name: "Last", price: "1.00")]
    return ExportedMenu(MenuDataSource(menu: menu, language: "en"))
  }

  private func object(_ text: some StringProtocol) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test("A table as Python reads it", arguments: texts)
  func csv(hostile: Hostile) throws {
    let folder = try TemporaryFolder()
    let text = CSVExport().text(of: exported(hostile.text))
    try folder.write(text, to: "menu.csv")
    let script = """
      import csv, json, sys
      rows = list(csv.DictReader(open(sys.argv[1], newline='', encoding='utf-8'), strict=True))
      print(json.dumps({'names': [row['name'] for row in rows], 'ids': [row['id'] for row in rows],
        'last': rows[-1]['price'], 'odd': any(None in row for row in rows)}))
      """
    let answer = try Subprocess(["python3", "-c", script, folder.path("menu.csv")])
    let table = try object(answer.output)
    let names = try #require(table["names"] as? [String])
    #expect(
      names.map { Array($0.utf8) } == [hostile.cell, hostile.cell, "Last"].map { Array($0.utf8) })
    #expect((table["ids"] as? [String])?.first.map { Array($0.utf8) } == Array(hostile.cell.utf8))
    #expect(table["last"] as? String == "1.00")
    #expect(table["odd"] as? Bool == false)
    let rows = try CSVTable(text, separator: ",").rows
    #expect(rows.allSatisfy { $0.count == CSVExport.columns.count })
  }

  @Test("Lines between tabs", arguments: texts)
  func tsv(hostile: Hostile) throws {
    let lines = TSVExport().text(of: exported(hostile.text)).utf8.split(separator: 0x0A)
    #expect(lines.count == 2)
    let cells = lines[0].split(separator: 0x09, omittingEmptySubsequences: false)
    #expect(cells.count == TSVExport.fields.count)
    #expect(Array(cells[1]) == Array(hostile.line.utf8))
    #expect(
      TerminalCleanliness.violations(
        of: TSVExport().text(of: exported(hostile.text)),
        allowed: ["\n", "\t", "\u{FFFD}", "\u{200D}"]) == [])
  }

  @Test("Objects in lines, and the terms of schema.org", arguments: texts)
  func json(hostile: Hostile) throws {
    let menu = exported(hostile.text)
    let lines = JSONLinesExport().text(of: menu).utf8.split(separator: 0x0A)
    #expect(lines.count == 2)
    let dish = try object(String(decoding: lines[0], as: UTF8.self))
    #expect((dish["name"] as? String).map { Array($0.utf8) } == Array(hostile.text.utf8))
    let linked = JSONLDExport(hasAllergens: true).text(of: menu)
    #expect(!linked.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") })
    let restaurant = try object(linked)
    #expect(restaurant["@type"] as? String == "Restaurant")
    #expect((restaurant["name"] as? String).map { Array($0.utf8) } == Array(hostile.text.utf8))
  }

  @Test("A menu of what is shown", arguments: texts)
  func menu(hostile: Hostile) throws {
    let menu = exported(hostile.text)
    let reading = try MenuReader.read(JSONExport().bytes(of: menu))
    #expect(reading.menu.pizzas.first?.name == menu.menu.pizzas[0].name)
    #expect(reading.menu.address == menu.menu.address)
  }

  @Test("Markdown without a tag, a link or a cell too many", arguments: texts)
  func markdown(hostile: Hostile) throws {
    let text = MarkdownExport().text(of: exported(hostile.text))
    let rows = text.utf8.split(separator: 0x0A).filter { $0.first == UInt8(ascii: "|") }
    #expect(rows.map { UnescapedMarkdown(Array($0)).cells } == Array(repeating: 4, count: 6))
    let read = UnescapedMarkdown(Array(text.utf8))
    #expect(read.signs.subtracting(["|", "*"]) == [])
    #expect(read.tags.allSatisfy { $0 == "<br>" })
    #expect(read.text.contains(hostile.line))
  }
}

/// What is left of Markdown when each escape is the sign that it stands for.
private struct UnescapedMarkdown {
  private(set) var text = ""
  /// The signs that mean something.
  private(set) var signs: Set<Unicode.Scalar> = []
  private(set) var tags: [String] = []
  /// How many cells a row of a table has.
  var cells: Int { bars - 1 }
  private var bars = 0

  init(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    var plain = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\": plain.append(rest.popFirst() ?? scalar)
      case "<":
        let tag = rest.prefix { $0 != ">" }
        tags.append("<\(String(String.UnicodeScalarView(tag)))>")
        rest = rest.dropFirst(tag.count + 1)
      case "|": bars += 1
      case "`", "_", "[", "]", "~", "$", "*": signs.insert(scalar)
      default: plain.append(scalar)
      }
    }
    text = String(plain).replacingOccurrences(of: "&lt;", with: "<")
      .replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(of: "&amp;", with: "&")
  }
}
