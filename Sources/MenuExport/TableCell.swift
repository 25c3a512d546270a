internal import MenuCore
internal import TerminalText

/// The cells of a table (RFC 4180) that no spreadsheet executes.
package enum TableCell {
  /// A text as a cell, in quotes if necessary: `=1+1` → `'=1+1`. An apostrophe is written before each
  /// character that may begin a formula, also after a separator, because the reader chooses the separator.
  /// O(n)
  static func field(_ text: String) -> String {
    var defused = String.UnicodeScalarView()
    walk(text.unicodeScalars) { scalar, isStart, _ in
      if isStart, formulaSigns.contains(scalar) { defused.append("'") }
      defused.append(scalar)
    }
    let cell = String(defused)
    guard cell.utf8.contains(where: { "\",;\r\n".utf8.contains($0) }) else { return cell }
    return "\"" + cell.replacing(sign: "\"", with: "\"\"") + "\""
  }

  /// The text of a cell without these apostrophes: `'=1+1` → `=1+1`; `'nduja` is unchanged.
  static func plain(_ cell: String) -> String {
    guard cell.utf8.contains(UInt8(ascii: "'")) else { return cell }
    var plain = String.UnicodeScalarView()
    walk(cell.unicodeScalars) { scalar, isStart, next in
      let isGuard = isStart && scalar == "'" && next.map(formulaSigns.contains) ?? false
      if !isGuard { plain.append(scalar) }
    }
    return String(plain)
  }

  /// Calls `body` with each scalar, whether a formula could begin there, and the next scalar.
  private static func walk(
    _ scalars: String.UnicodeScalarView,
    _ body: (_ scalar: Unicode.Scalar, _ isStart: Bool, _ next: Unicode.Scalar?) -> Void
  ) {
    var isStart = true
    for index in scalars.indices {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      body(scalar, isStart, next < scalars.endIndex ? scalars[next] : nil)
      isStart = [",", ";", "\n"].contains(scalar) || isStart && scalar.properties.isWhitespace
    }
  }

  /// Rows of plain texts as a table.
  package static func table(_ rows: [[String]]) -> String {
    let lines = rows.map { row in row.map { field($0.inert) }.joined(separator: ",") }
    return lines.joined(separator: "\r\n") + "\r\n"
  }

  /// The characters that begin a formula, also in full width, and blanks that some programs skip before
  /// it.
  private static let formulaSigns: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r",
  ]
}
