import MenuCore
import MenuExport
import TestSupport
import Testing

/// The shipped menu through a spreadsheet and back, without a change in the file.
@Suite("A round trip through a spreadsheet") struct RoundTripTests {
  @Test(
    "a table saved by a spreadsheet changes nothing in the menu",
    arguments: ["it", "de"] as [Language])
  func shippedMenu(language: Language) throws {
    let file = try Repository.bytes("Menu.json")
    let menu = try MenuReader.read(file).menu
    let source = MenuDataSource(menu: menu, language: language)
    let table = ExportFormat.csv.bytes(of: source, isSpreadsheet: true)
    let written = Self.saved(String(decoding: table, as: UTF8.self))
    #expect(written.utf8.count < table.count, "prices have lost their noughts")

    let update = try TableUpdate(Array(written.utf8), into: file)
    #expect(update.unread.isEmpty, "\(update.unread.prefix(3))")
    #expect(update.bytes == nil)
  }

  /// The table as an Italian or German spreadsheet saves it: without a byte-order mark, with CRLF, and
  /// with numbers rewritten: `7,50` → `7,5`, `9,00` → `9`
  private static func saved(_ table: String) -> String {
    var cells: [String] = [""]
    var result = ""
    var isQuoted = false
    for character in table where character != "\u{FEFF}" {
      switch character {
      case "\"":
        isQuoted.toggle()
        cells[cells.count - 1].append(character)
      case ";" where !isQuoted: cells.append("")
      case "\n" where !isQuoted, "\r\n" where !isQuoted:
        result += cells.map(savedCell).joined(separator: ";") + "\r\n"
        cells = [""]
      default: cells[cells.count - 1].append(character)
      }
    }
    return result
  }

  private static func savedCell(_ cell: String) -> String {
    let parts = cell.split(separator: ",", omittingEmptySubsequences: false)
    let isNumber =
      parts.count == 2
      && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { $0.isASCII && $0.isNumber } }
    guard isNumber else { return cell }
    var digits = String(parts[1])
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits.isEmpty ? String(parts[0]) : "\(parts[0]),\(digits)"
  }
}
