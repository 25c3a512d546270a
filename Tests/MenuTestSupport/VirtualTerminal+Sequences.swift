internal import OldMenuPresentation

/// What is not a character: controls, and sequences as xterm has them.
extension VirtualTerminal {
  mutating func read(_ text: String.UnicodeScalarView) {
    var rest = text[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\r": move(toColumn: 0)
      case "\n": feedLine()
      case "\u{8}": move(toColumn: cursor.column - 1)
      case "\t": move(toColumn: (cursor.column / 8 + 1) * 8)
      case "\u{1B}": readSequence(&rest)
      case _ where scalar.properties.generalCategory == .control:
        complaints.append("control \(scalar.value)")
      default: put(scalar)
      }
    }
  }

  private mutating func readSequence(_ rest: inout Substring.UnicodeScalarView) {
    switch rest.popFirst() {
    case "[": readParameters(&rest)
    case "(": _ = rest.popFirst()
    case "]":
      let text = rest.prefix { $0 != "\u{7}" }
      rest = rest.dropFirst(text.count + 1)
      // The colours as they were.
      if String(text) != "104" { complaints.append("OSC \(text)") }
    // Another keypad.
    case "=", ">": break
    case "7": kept = cursor
    case "8": move(toLine: kept.line, toColumn: kept.column)
    case "M" where cursor.line == region.lowerBound: scroll(region, by: -1)
    case "M": move(toLine: cursor.line - 1)
    case let other: complaints.append("ESC \(other.map(String.init) ?? "")")
    }
  }

  private mutating func readParameters(_ rest: inout Substring.UnicodeScalarView) {
    let text = rest.prefix { (" "..."?").contains($0) }
    rest = rest.dropFirst(text.count)
    guard let final = rest.popFirst() else { return complaints.append("CSI without an end") }
    let numbers = Substring(text).split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    let first = max(1, numbers.first ?? 1)
    switch final {
    case "m": break
    case "H":
      move(toLine: first - 1, toColumn: max(1, numbers.dropFirst().first ?? 1) - 1)
    case "G": move(toColumn: first - 1)
    case "d": move(toLine: first - 1)
    case "A": move(toLine: cursor.line - first)
    case "B": move(toLine: cursor.line + first)
    case "C": move(toColumn: cursor.column + first)
    case "D": move(toColumn: cursor.column - first)
    case "J", "K", "X", "P", "@", "b": edit(final, numbers.first ?? 0)
    case "h", "l": setMode(String(text), isOn: final == "h")
    case "r" where numbers.count == 2 && (1...numbers[1]).contains(first):
      region = first - 1..<min(numbers[1], size.lines)
      move(toLine: 0, toColumn: 0)
    case "S": scroll(region, by: first)
    case "T": scroll(region, by: -first)
    case "L": scroll(cursor.line..<region.upperBound, by: -first)
    case "M": scroll(cursor.line..<region.upperBound, by: first)
    // The title is kept and given back.
    case "t" where [[22, 0, 0], [23, 0, 0]].contains(numbers): break
    default: complaints.append("CSI \(Substring(text))\(final)")
    }
  }

  private mutating func edit(_ final: Unicode.Scalar, _ number: Int) {
    let (line, column) = (cursor.line, cursor.column)
    let count = max(1, number)
    switch (final, number) {
    case ("J", 0...2):
      for other in cells.indices where number == 2 || (other < line) == (number == 1) {
        if other != line || number == 2 { cells[other] = cells[other].map { _ in " " } }
      }
      if number < 2 { edit("K", number) }
    case ("K", 0): clear(column..<size.columns)
    case ("K", 1): clear(0..<column + 1)
    case ("K", 2): clear(0..<size.columns)
    case ("X", _): clear(column..<column + count)
    case ("P", _):
      cells[line].removeSubrange(column..<min(column + count, size.columns))
      cells[line] += Array(repeating: " ", count: size.columns - cells[line].count)
    case ("@", _):
      cells[line].insert(contentsOf: Array(repeating: " ", count: count), at: column)
      cells[line].removeLast(count)
    case ("b", _):
      guard let last = cells[line][..<column].last?.unicodeScalars.first else { return }
      for _ in 0..<count { put(last) }
    default: complaints.append("CSI \(number)\(final)")
    }
  }

  private mutating func setMode(_ mode: String, isOn: Bool) {
    switch mode {
    case "?7": wrapsLines = isOn
    case "?1049": cells = cells.map { $0.map { _ in " " } }
    // Keypad, cursor, mouse, paste, insertion: nothing of them is seen in the cells.
    case "?1", "?12", "?25", "?12;25", "?1000", "?1006", "?2004": break
    case "4" where !isOn: break
    default: complaints.append("mode \(mode)")
    }
  }
}
