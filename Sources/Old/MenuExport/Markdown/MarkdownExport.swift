internal import OldMenuCore
internal import OldMenuPresentation

/// Headings and tables in Markdown, as GitHub shows them.
public struct MarkdownExport: ExportFormat {
  /// Makes the format.
  public init() {}

  /// Writes the page.
  public func render(_ menu: ExportedMenu, to sink: ([UInt8]) throws -> Void) rethrows {
    let words = ExportStrings.in(menu.context.interfaceLanguage)
    let hasNumbers = menu.session.numberColumns > 0
    var buffer = ExportBuffer()
    buffer += head(of: menu)
    var marks: Set<Mark> = []
    for section in 0..<menu.dataSource.numberOfSections
    where menu.dataSource.numberOfRows(inSection: section) > 0 {
      buffer += "## \(menu.session.heading(ofSection: section).markdown)\n\n"
      for remark in menu.session.remarks(ofSection: section) where !remark.isEmpty {
        buffer += "\(remark.markdownParagraph)\n\n"
      }
      buffer += hasNumbers ? "| \(words.number.markdown) " : ""
      buffer +=
        "| \([words.dish, words.price, words.allergens].map(\.markdown).joined(separator: " | ")) |\n"
      buffer += hasNumbers ? "| ---: | --- | ---: | --- |\n" : "| --- | ---: | --- |\n"
      try menu.forEachRow(inSection: section) { row in
        let (cell, details) = (menu.cell(of: row), menu.details(of: row))
        marks.formUnion(menu.presenter.marks(forRow: row.row, inSection: section))
        buffer += hasNumbers ? "| \((cell.number ?? "").markdown) " : ""
        buffer += "| \(dish(cell, details)) | \((details?.prices ?? []).markdownLines) "
        let warning = cell.allergenWarning.map { ["**\($0.markdown)**"] } ?? []
        let allergens = warning + [(details?.allergens ?? "").markdown]
        buffer += "| \(allergens.joined(separator: "<br>")) |\n"
        try buffer.flushIfFull(to: sink)
      }
      buffer += "\n"
    }
    let notes = menu.session.footnotes(explaining: marks).filter { !$0.isEmpty }
    buffer += notes.map { "- \($0.markdown)\n" }.joined()
    try buffer.flush(to: sink)
  }

  private func head(of menu: ExportedMenu) -> String {
    let (house, context) = (menu.menu, menu.context)
    let title = menu.session.title
    let lines = [
      house.description.map(context.text), house.address.map { context.text($0) },
      house.phone.map(context.text), menu.session.hours, menu.session.filterText,
      menu.session.countsText,
    ].compactMap { $0 }.filter { !$0.isEmpty }
    return (title.isEmpty ? "" : "# \(title.markdown)\n\n")
      + lines.map { "\($0.markdownParagraph)\n\n" }.joined()
  }

  private func dish(_ cell: ExportedCell, _ details: DishDetails?) -> String {
    let marks = cell.marks.isEmpty ? "" : " (\(cell.marks.map(\.markdown).joined(separator: " ")))"
    let facts = [details?.contents, details?.facts, details?.diets].compactMap { $0 }
    let more = (facts + (details?.addOns ?? []) + (details?.notes ?? [])).filter { !$0.isEmpty }
    return (["**\(cell.title.markdown)**\(marks)"] + more.map(\.markdown)).joined(separator: "<br>")
  }
}

extension [String] {
  /// Several texts, a line each in the cell of a table.
  fileprivate var markdownLines: String { map(\.markdown).joined(separator: "<br>") }
}

extension String {
  /// The text in one line, with nothing in it that Markdown or HTML takes for more than a text.
  var markdown: String {
    let scalars = inertLine.unicodeScalars
    var escaped = String.UnicodeScalarView()
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$":
        escaped.append("\\")
        escaped.append(scalar)
      // An address of the web, or the name of a little picture.
      case ":", ".":
        let next = scalars.index(after: index)
        if next < scalars.endIndex, !scalars[next].properties.isWhitespace { escaped.append("\\") }
        escaped.append(scalar)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// The same at the beginning of a line, where more signs mean something.
  fileprivate var markdownParagraph: String {
    let text = markdown
    let digits = text.prefix { ("0"..."9").contains($0) }
    let rest = text.dropFirst(digits.count)
    if let first = rest.first, (digits.isEmpty ? "#+-=" : ".)").contains(first) {
      return "\(digits)\\\(rest)"
    }
    return text
  }
}
