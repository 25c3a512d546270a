internal import MenuCore
internal import MenuPresentation
internal import MenuTestSupport

/// Safe text and lines: nothing to obey, nothing wider than it may be, every line exactly its width.
enum TextFuzzer {
  private static let terminals = [false, true].map {
    TerminalText(cellWidth: testCellWidth, isASCII: $0)
  }

  static func complaint(about bytes: [UInt8]) -> String? {
    guard bytes.count >= 3 else { return nil }
    let terminal = terminals[Int(bytes[0] % 2)]
    let width = Int(bytes[1])
    let source = String(decoding: bytes.dropFirst(3), as: UTF8.self)
    let text = terminal.safe(source)
    let violations = TerminalCleanliness.violations(of: text.string)
    if !violations.isEmpty { return "not safe: \(violations)" }
    if terminal.isASCII, !text.string.utf8.allSatisfy({ $0 < 0x80 }) { return "not ASCII: \(text)" }
    if terminal.safe(text.string) != text { return "made safe again it is another one" }
    let parts = [terminal.cut(text, to: width), terminal.end(of: text, to: width)]
    for part in parts + terminal.wrapped(text, to: width) {
      if terminal.width(of: part) > width { return "\(part) is wider than \(width)" }
      if !TerminalCleanliness.violations(of: part.string).isEmpty { return "a part is not safe" }
    }
    return line(of: source, text, columns: width, margin: Int(bytes[2]), on: terminal)
  }

  private static func line(
    of source: String, _ text: SafeText, columns: Int, margin: Int, on terminal: TerminalText
  ) -> String? {
    let half = source.index(source.startIndex, offsetBy: source.count / 2)
    let additions: [(inout LineBuilder) -> Void] = [
      { $0.add(source, .bold) }, { $0.add(text, atMost: margin) },
      { $0.add(MarkedText(source, marks: [half..<source.endIndex]), atMost: margin) },
      { $0.addAtEnd(text, margin: margin) }, { $0.fill(with: "─", leaving: margin) },
    ]
    for (index, first) in additions.enumerated() {
      for second in additions {
        var line = LineBuilder(columns: columns, text: terminal)
        first(&line)
        second(&line)
        let width = line.spans.reduce(0) { $0 + terminal.width(of: $1.text) }
        if width != columns { return "addition \(index): \(width) cells of \(columns)" }
      }
    }
    return nil
  }
}
