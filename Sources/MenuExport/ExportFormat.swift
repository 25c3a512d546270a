public import MenuCore

/// A format in which a menu can be exported. New versions may have further cases: give a `switch` over
/// them a `default`.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// A page for the web and for paper.
  case html
  /// A table for spreadsheets, with one row per size, which can be imported again.
  case csv
  /// One JSON object per line, for other programs.
  case jsonl
  /// schema.org in JSON-LD, for search engines.
  case jsonld
  /// A `Menu.json`, reformatted.
  case json

  /// The type for a web server: `text/html; charset=utf-8`.
  public var mediaType: String {
    switch self {
    case .html: "text/html; charset=utf-8"
    case .csv: "text/csv; charset=utf-8"
    case .jsonl: "application/jsonl; charset=utf-8"
    case .jsonld: "application/ld+json"
    case .json: "application/json"
    }
  }

  /// The names of all formats: `html|csv`.
  public static var names: String { allCases.map(\.rawValue).joined(separator: "|") }

  /// The rows of a data source in this format; O(*n*).
  ///
  /// - Parameters:
  ///   - source: the rows.
  ///   - isSheet: with html, true for the allergen sheet instead of the page.
  ///   - isSpreadsheet: with csv, true for a table that opens by a double click in spreadsheets of the
  ///     language of the rows: with a byte-order mark, and with semicolons and decimal commas where
  ///     that language uses a decimal comma.
  ///   - languages: with html, the languages that have a page, including this one.
  /// - Returns: the file.
  public func bytes(
    of source: MenuDataSource, isSheet: Bool = false, isSpreadsheet: Bool = false,
    languages: [Language] = []
  ) -> [UInt8] {
    let text =
      switch self {
      case .html where isSheet: AllergenSheet(source, languages: languages).text
      case .html: HTMLPage(source, languages: languages).text
      case .csv: CSVExport(source, isSpreadsheet: isSpreadsheet).text
      case .jsonl: JSONLinesExport(source: source).text
      case .jsonld: LinkedMenu(source).text + "\n"
      case .json: MenuWriter.json(of: source.shownMenu)
      }
    return Array(text.utf8)
  }

  /// The file name of a page in one of several languages; the first is `index.html`.
  public static func pageName(_ language: Language?, of all: [Language]) -> String {
    guard let language, language != all.first else { return "index.html" }
    return "\(language.tag).html"
  }

  /// The languages to which a page links.
  public static func languages(ofPage page: [UInt8]) -> [Language] {
    guard isOwnPage(page) else { return [] }
    return String(decoding: page, as: UTF8.self).split(separator: "hreflang=\"").dropFirst()
      .compactMap { Language(String($0.prefix { $0 != "\"" })) }
  }

  /// True for a page that this program wrote, so that it may be overwritten.
  public static func isOwnPage(_ beginning: some Sequence<UInt8>) -> Bool {
    String(decoding: Array(beginning.prefix(256)), as: UTF8.self).contains("<!--giuseppe-menu-->")
  }
}
