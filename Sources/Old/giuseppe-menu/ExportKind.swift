#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import OldMenuExport

/// The shapes that a menu can be written in, by their names on the command line.
enum ExportKind: String, CaseIterable {
  case html, csv, tsv, json, jsonl, jsonld, markdown

  /// What of a shape can be chosen.
  struct Options {
    /// Whether a table begins with a byte-order mark.
    var hasByteOrderMark = false
    /// Whether more is told than search engines ask for.
    var isFull = false
    /// Whether a page is the sheet of allergens.
    var isSheet = false
    /// CSS that comes after that of a page.
    var style: String?
    /// When the menu changed last.
    var lastChange: Date?
    /// The pages of all languages.
    var pages: [HTMLPage.Alternate] = []

    /// The page of a menu.
    var page: HTMLPage {
      var page = HTMLPage()
      page.alternates = pages
      page.style = style
      page.lastChange = lastChange
      page.timeZone = .current
      page.structuredData = JSONLDExport(hasAllergens: isFull, isBrief: !isFull)
      return page
    }
  }

  /// The shape itself.
  func format(_ options: Options = Options()) -> any ExportFormat {
    switch self {
    case .html where options.isSheet: AllergenSheet(of: options.page)
    case .html: options.page
    case .csv: CSVExport(hasByteOrderMark: options.hasByteOrderMark)
    case .tsv: TSVExport()
    case .json: JSONExport()
    case .jsonl: JSONLinesExport()
    case .jsonld: JSONLDExport(hasAllergens: options.isFull)
    case .markdown: MarkdownExport()
    }
  }
}
