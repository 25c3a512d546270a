public import OldMenuCore
public import OldMenuPresentation

extension Frame {
  /// What a terminal of a size would make a mess of: lines of another width, too many or too few of
  /// them, characters that it obeys, and a cursor outside.
  public func faults(for size: Size, text: TerminalText) -> [String] {
    var faults: [String] = []
    if lines.count != size.lines { faults.append("\(lines.count) lines of \(size.lines)") }
    for (index, line) in lines.enumerated() {
      let width = line.reduce(0) { $0 + text.width(of: $1.text) }
      if width != size.columns { faults.append("line \(index) takes \(width) of \(size.columns)") }
      for span in line {
        faults += TerminalCleanliness.violations(of: span.text.string).map {
          "line \(index): \($0)"
        }
      }
    }
    if !(0..<size.lines).contains(cursor.line) || !(0..<size.columns).contains(cursor.column) {
      faults.append("the cursor stands at \(cursor)")
    }
    return faults
  }
}
