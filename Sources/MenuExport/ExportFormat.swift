public import MenuCore

/// A format in which a menu leaves the program.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// A page for the web and for paper.
  case html
  /// A table for spreadsheets, a row a size; it can be read back.
  case csv
  /// An object a line for other programs.
  case jsonl
  /// schema.org in JSON-LD, for search engines.
  case jsonld
  /// The `Menu.json` itself, laid out anew.
  case json

  /// The names of all formats in a line.
  public static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The bytes of the rows of a data source; O(*n*). Of html `isSheet` makes the allergen sheet in
  /// place of the page.
  public func bytes(of source: MenuDataSource, isSheet: Bool = false) -> [UInt8] {
    let text =
      switch self {
      case .html: isSheet ? AllergenSheet(source).text : HTMLPage(source).text
      case .csv: CSVExport(source).text
      case .jsonl: JSONLinesExport(source).text
      case .jsonld: LinkedMenu(source).text + "\n"
      case .json: MenuWriter.json(of: source.menu)
      }
    return Array(text.utf8)
  }
}

extension MenuDataSource {
  /// Runs over all rows with their dishes, section by section.
  func forEachRow(_ body: (_ section: Int, _ item: MenuItem, _ dish: Dish) -> Void) {
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        guard let item = item(forRow: row, inSection: section),
          let dish = dish(forRow: row, inSection: section)
        else { continue }
        body(section, item, dish)
      }
    }
  }
}

extension String {
  /// The text without anything that a reader obeys and nobody sees: controls and marks of direction
  /// become U+FFFD, line feeds and tabs blanks.
  var inert: String {
    let isPlain = utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    guard !isPlain else { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.value {
          case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: " "
          case ..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,
            0xFFFE, 0xFFFF:
            "\u{FFFD}"
          default: scalar
          }
        }))
  }
}
