internal import CTerminal
internal import TerminalText

/// A run of characters whose width is the same on every terminal, or a run whose width is uncertain.
///
/// Terminals differ in their version of Unicode, in the widths of possible emoji, and in what they make of a
/// mark or a pair of flag letters; they cannot be asked. Letters, signs and lines of one cell are certain
/// here, although the standard calls some of them ambiguous: a terminal set to East Asian widths shows them
/// wider in every program.
struct WidthRun: Equatable {
  var text: String
  let isCertain: Bool

  /// Moving the cursor to a column costs more than writing fewer cells than this.
  private static let fewestCellsApart = 4
  /// More runs would only cost time: a hostile text has hundreds.
  private static let mostRuns = 8

  /// The runs of a safe text, alternately certain and uncertain; none for an empty text. O(n)
  ///
  /// A few certain cells between uncertain ones are added to the uncertain run, and so is everything before
  /// the last certain run of a text with too many runs.
  static func runs(of text: String) -> [WidthRun] {
    let parts = parts(of: text)
    let lastUncertain = parts.lastIndex { !$0.isCertain } ?? 0
    var runs: [WidthRun] = []
    for (index, part) in parts.enumerated() {
      let isLong = part.text.unicodeScalars.count >= fewestCellsApart
      let isApart = isLong && runs.count < mostRuns || index > lastUncertain
      if runs.last?.isCertain == false, !part.isCertain || !isApart {
        runs[runs.count - 1].text += part.text
      } else {
        runs.append(part)
      }
    }
    return runs
  }

  /// The most cells that any terminal uses for it.
  var mostCells: Int {
    let scalars = text.unicodeScalars
    return 2 * scalars.count - scalars.count(where: Self.isCertain)
  }

  private static func parts(of text: String) -> [WidthRun] {
    var runs: [WidthRun] = []
    for character in text {
      // A combining mark belongs to its letter.
      let isCertain = isCertain(String(character))
      if runs.last?.isCertain != isCertain { runs.append(WidthRun(text: "", isCertain: isCertain)) }
      runs[runs.count - 1].text.append(character)
    }
    return runs
  }

  /// True if each scalar of a text takes one cell everywhere.
  static func isCertain(_ text: String) -> Bool {
    text.isPrintableASCII || text.unicodeScalars.allSatisfy(isCertain)
  }

  private static func isCertain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Latin letters, dashes and quotes, the euro and lines: most of the content of menus and frames.
    case 0x20...0x7E, 0xC0...0x17F, 0x2013...0x2026, 0x20AC, 0x2500...0x257F: true
    default: terminal_cell_width(scalar.value) == 1 && !scalar.properties.isEmoji
    }
  }
}
