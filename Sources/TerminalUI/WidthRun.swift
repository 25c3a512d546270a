internal import CTerminal

/// A part of a text that takes the same cells on every terminal, or one that may not.
///
/// Terminals differ in their version of Unicode, in the cells of what can be an emoji, and in what a
/// mark or a pair of flag letters becomes; they cannot be asked. Letters, signs and lines of one cell
/// are certain here, though the standard calls some ambiguous: who sets a terminal to East Asian
/// widths sees them wider in every program.
struct WidthRun: Equatable {
  var text: String
  let isCertain: Bool

  /// To send the cursor to its column costs more than so many cells are worth.
  private static let fewestCellsApart = 4
  /// More of them would only cost time: a hostile text has hundreds.
  private static let mostRuns = 8

  /// The runs of a text that is safe for a terminal, in turn certain and not, none of no text; O(n).
  ///
  /// A few certain cells between others that are not belong to these, and so does everything before
  /// the last certain run of a text that has too many.
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

  /// The most cells that any terminal gives it.
  var mostCells: Int {
    let scalars = text.unicodeScalars
    return 2 * scalars.count - scalars.count(where: Self.isCertain)
  }

  private static func parts(of text: String) -> [WidthRun] {
    var runs: [WidthRun] = []
    for character in text {
      // A mark belongs to its letter.
      let isCertain = isCertain(String(character))
      if runs.last?.isCertain != isCertain { runs.append(WidthRun(text: "", isCertain: isCertain)) }
      runs[runs.count - 1].text.append(character)
    }
    return runs
  }

  /// True if each scalar of a text takes one cell everywhere.
  static func isCertain(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.allSatisfy(isCertain)
  }

  private static func isCertain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Latin letters, dashes and quotes, the euro and lines: most of what menus and frames hold.
    case 0x20...0x7E, 0xC0...0x17F, 0x2013...0x2026, 0x20AC, 0x2500...0x257F: true
    default: terminal_cell_width(scalar.value) == 1 && !scalar.properties.isEmoji
    }
  }
}
