import MenuPresentation
import TerminalText

/// Safe text and lines: nothing controls the terminal, nothing is too wide, and every line has its exact
/// width.
enum TextFuzzer {
  private static let terminals = [false, true].map {
    Typesetter(cellWidth: Cells.width, isASCII: $0)
  }

  static func complaint(about bytes: [UInt8]) -> String? {
    guard bytes.count >= 3 else { return nil }
    let terminal = terminals[Int(bytes[0] % 2)]
    let width = Int(bytes[1])
    let source = String(decoding: bytes.dropFirst(3), as: UTF8.self)
    let text = terminal.safe(source)
    if let scalar = Cells.unsafe(in: text.string) { return "not safe: \(scalar)" }
    if terminal.isASCII, !text.string.utf8.allSatisfy({ $0 < 0x80 }) { return "not ASCII: \(text)" }
    if terminal.safe(text.string) != text { return "made safe again it is another one" }
    let parts = [
      terminal.cut(text, to: width), terminal.end(of: text, to: width),
      terminal.cutFront(text, to: width),
    ]
    for part in parts + terminal.wrapped(text, to: max(1, width)) {
      if terminal.width(of: part) > max(1, width) { return "\(part) is wider than \(width)" }
      if Cells.unsafe(in: part.string) != nil { return "a part is not safe" }
    }
    var line = LineBuilder(columns: width, typesetter: terminal)
    // Two ways per run, chosen by the bytes; many runs try them all.
    for choice in [bytes[0] / 2 % 5, bytes[0] / 10 % 5] {
      add(Int(choice), of: source, text, most: Int(bytes[2]), to: &line)
    }
    let taken = line.spans.reduce(0) { $0 + terminal.width(of: $1.text) }
    return taken == width ? nil : "\(taken) cells of \(width)"
  }

  /// Adds a text to a line in one of four ways, the last one for two of the five choices.
  private static func add(
    _ choice: Int, of source: String, _ text: SafeText, most: Int, to line: inout LineBuilder
  ) {
    switch choice {
    case 0: line.add(source, .name)
    case 1: line.add(text, atMost: most)
    case 2:
      let half = source.index(source.startIndex, offsetBy: source.count / 2)
      line.add(source, found: [half..<source.endIndex])
    default: line.addAtEnd(text)
    }
  }
}

/// The cell widths of scalars on a generic terminal.
enum Cells {
  @Sendable static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: 0
    case .control: -1
    default:
      (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xFF60).contains(scalar.value)
        || (0x1F300...0x1FAFF).contains(scalar.value) ? 2 : 1
    }
  }

  /// The first scalar that might control a terminal, nil for none.
  static func unsafe(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first {
      [.control, .format, .lineSeparator, .paragraphSeparator, .privateUse]
        .contains($0.properties.generalCategory)
    }
  }
}
