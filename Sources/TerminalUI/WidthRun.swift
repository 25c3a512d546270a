internal import CTerminal

/// A part of a text that takes the same cells on every terminal, or one that may not.
///
/// Whoever wrote a terminal decided for a version of Unicode, for or against two cells for what can
/// be an emoji, and what a mark or a pair of flag letters becomes; nobody can ask it. Letters, signs
/// and lines of one cell are certain here, though the standard calls some of them ambiguous: only
/// who sets a terminal to East Asian widths sees them wider, and so in every program.
struct WidthRun: Equatable {
  var text: String
  let isCertain: Bool

  /// The runs of a text that is safe for a terminal; O(n).
  static func runs(of text: String) -> [WidthRun] {
    if text.unicodeScalars.allSatisfy(isCertain) { return [WidthRun(text: text, isCertain: true)] }
    return text.reduce(into: []) { runs, character in
      // A mark belongs to what it stands on.
      let isCertain = character.unicodeScalars.allSatisfy(isCertain)
      if runs.last?.isCertain == isCertain {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(WidthRun(text: String(character), isCertain: isCertain))
      }
    }
  }

  /// The most cells that any terminal gives it.
  var mostCells: Int { text.unicodeScalars.count * 2 }

  private static func isCertain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII || (terminal_cell_width(scalar.value) == 1 && !scalar.properties.isEmoji)
  }
}
