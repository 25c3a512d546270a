public import OldMenuCore

/// The menu as a page of plain text: for paper, pipes and files.
public struct PlainMenu {
  private let session: MenuSession
  private let text: TerminalText
  private let columns: Int

  /// Makes the page of what a session shows, in a number of columns, at least ten.
  public init(_ session: MenuSession, text: TerminalText, columns: Int) {
    self.session = session
    self.text = text
    self.columns = max(10, columns)
  }

  /// Writes the page in pieces of some 32 KB: a long menu is never held as one text, and takes few
  /// calls to write.
  public func write(to output: (SafeText) throws -> Void) rethrows {
    let presenter = MenuPresenter(session)
    let cell = PlainRow()
    let title = session.title.isEmpty ? [] : [session.title.uppercased()]
    let head = title + [session.motto].compactMap(\.self)
    var piece: SafeText = head.isEmpty ? "" : page(head + [""])
    let asked = [session.questionAndCounts, session.openRemark].compactMap(\.self)
    if !asked.isEmpty { piece += page(asked + [""]) }
    var marks: Set<Mark> = []
    for section in 0..<presenter.numberOfSections {
      let rows = presenter.numberOfRows(inSection: section)
      guard rows > 0 else { continue }
      piece += page(
        [session.heading(ofSection: section).uppercased()] + session.remarks(ofSection: section)
          + [""])
      for row in 0..<rows {
        guard let details = presenter.details(forRow: row, inSection: section) else { continue }
        presenter.configure(cell: cell, forRow: row, inSection: section)
        piece += entry(cell, details)
        marks.formUnion(presenter.marks(forRow: row, inSection: section))
        guard piece.string.utf8.count >= 32 << 10 else { continue }
        try output(piece)
        piece = ""
      }
    }
    let house = session.contactLines
    try output(
      piece + page(session.footnotes(explaining: marks) + (house.isEmpty ? [] : [""] + house)))
  }

  private func entry(_ row: PlainRow, _ details: DishDetails) -> SafeText {
    let numberColumns = session.numberColumns
    let indent = numberColumns == 0 ? 0 : numberColumns + 2
    let blanks = SafeText.blanks(indent)
    let number = text.cut(text.safe(row.number), to: numberColumns)
    let margin = SafeText.blanks(indent - 2 - text.width(of: number))
    let marks = row.marks.isEmpty ? "" : " (\(row.marks.concatenated(separator: " ")))"
    var lines = leader(
      from: row.title + marks, to: details.prices.concatenated(separator: " · "),
      columns: columns - indent)
    let facts = [
      details.contents, details.facts, details.unsignedDiets, details.allergenWarning,
    ].compactMap { $0 }
    for paragraph in facts + details.sizeWarnings + details.addOns + details.notes {
      lines += text.wrapped(text.safe(paragraph), to: columns - indent)
    }
    let first: SafeText = indent == 0 ? "" : margin + number + "  "
    return zip([first] + Array(repeating: blanks, count: lines.count), lines)
      .map { $0 + $1 + "\n" }.joined() + "\n"
  }

  /// Two texts with dots between them; where they do not fit on one line, the second has its own.
  private func leader(from left: String, to right: String, columns: Int) -> [SafeText] {
    let (left, right) = (text.safe(left), text.safe(right))
    guard !right.isEmpty else { return text.wrapped(left, to: columns) }
    let dots = columns - text.width(of: left) - text.width(of: right) - 2
    if dots >= 3 { return [left + " " + SafeText(".").repeated(dots) + " " + right] }
    var lines = text.wrapped(left, to: columns)
    let alone = columns - text.width(of: right) - 1
    if alone >= 1 {
      lines.append(SafeText(".").repeated(alone) + " " + right)
    } else {
      lines += text.wrapped(right, to: columns)
    }
    return lines
  }

  /// Paragraphs as lines of the page, an empty one as an empty line.
  private func page(_ paragraphs: [String]) -> SafeText {
    paragraphs.flatMap { paragraph -> [SafeText] in
      paragraph.isEmpty ? [""] : text.wrapped(text.safe(paragraph), to: columns)
    }.map { $0 + "\n" }.joined()
  }
}

/// What a page shows of a row where its details are told below.
private final class PlainRow: MenuCell {
  private(set) var number = ""
  private(set) var title = ""
  private(set) var marks: [String] = []
  let isSpoken = false

  func display(number: String?) {
    self.number = number ?? ""
  }

  func display(title: MarkedText) {
    self.title = title.text
  }

  func display(signs: [Sign]) {
    marks = signs.map(\.text)
  }

  // A page has room for all of what these have the gist of.
  func display(summary: MarkedText) {}
  func display(price: PriceTag) {}
  func display(allergenWarning: String?) {}
  func display(reason: String?) {}
}
