internal import MenuExport

/// The shapes that a menu can be written in, by their names on the command line.
enum ExportKind: String, CaseIterable {
  case csv, tsv, json, jsonl, jsonld, markdown

  /// The shape itself.
  ///
  /// - Parameters:
  ///   - hasByteOrderMark: whether a table begins with one.
  ///   - isFull: whether more is told than search engines ask for.
  /// - Returns: the shape.
  func format(hasByteOrderMark: Bool = false, isFull: Bool = false) -> any ExportFormat {
    switch self {
    case .csv: CSVExport(hasByteOrderMark: hasByteOrderMark)
    case .tsv: TSVExport()
    case .json: JSONExport()
    case .jsonl: JSONLinesExport()
    case .jsonld: JSONLDExport(hasAllergens: isFull)
    case .markdown: MarkdownExport()
    }
  }
}
