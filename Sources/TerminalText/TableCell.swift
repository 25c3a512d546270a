/// A cell of a table as RFC 4180 has it, of which a spreadsheet runs nothing. `=1+1` → `'=1+1`
package struct TableCell {
  /// The text with an apostrophe before each sign that a spreadsheet may take for the beginning of a
  /// formula: also behind a separator, which is not ours to choose where it is read.
  private let text: String

  /// Makes the cell of anybody's text; O(n).
  package init(_ text: String) {
    var isStart = true
    var defused = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isStart, TableCell.formulaSigns.contains(scalar) { defused.append("'") }
      isStart =
        [",", ";", "\n"].contains(scalar) || isStart && scalar.properties.isWhitespace
      defused.append(scalar)
    }
    self.text = String(defused)
  }

  /// The cell in quotes.
  package var quoted: String {
    // Seen by scalars: with a mark behind it a quote is another character, and still one.
    var quoted = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return String(quoted) + "\""
  }

  /// The cell in quotes where it needs them.
  package var field: String {
    text.utf8.contains { "\",;\r\n".utf8.contains($0) } ? quoted : text
  }

  /// The signs that begin a formula, also in full width, and blanks that some programs skip before one.
  private static let formulaSigns: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r",
  ]
}
