extension KeyMap {
  /// The first keys of some commands as a footer shows them: `↑↓`, `n p`.
  func labels(of commands: [Command]) -> String {
    let labels = commands.compactMap { command in
      bindings.first { $0.command == command }?.keys.first?.label
    }
    let areArrows = !labels.contains { $0.utf8.allSatisfy { $0 < 0x80 } }
    return labels.joined(separator: areArrows ? "" : " ")
  }

  /// All keys of a command as help shows them; those of the nine lists are `1–9`.
  func allLabels(of command: Command) -> String {
    if case .move(.list) = command { return "1–9" }
    let labels = bindings.filter { $0.command == command }.flatMap(\.keys).map(\.label)
    return labels.reduce(into: [String]()) { distinct, label in
      if !distinct.contains(label) { distinct.append(label) }
    }.joined(separator: " ")
  }
}

extension Key {
  /// What is written on the key.
  public var label: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "Ctrl-\(character.uppercased())"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .enter: "↵"
    case .escape: "Esc"
    case .backspace: "⌫"
    case .delete: "Del"
    case .function(let number): "F\(number)"
    case .paste, .mouse: ""
    }
  }
}
