// Its joining of texts, which no start waits for.
internal import OldMenuCore

extension KeyMap {
  /// The first keys of some commands as a footer shows them: `↑↓`, `n p`.
  func labels(of commands: [Command], in words: Strings) -> String {
    let labels = commands.compactMap { command in
      Self.digits(of: command)
        ?? bindings.first { $0.command == command }?.keys.first?.label(in: words)
    }
    let areArrows = labels.allSatisfy { $0.count == 1 && !$0.utf8.allSatisfy { $0 < 0x80 } }
    return labels.concatenated(separator: areArrows ? "" : " ")
  }

  /// The keys of a command as help shows them, and where they say it: a row for those that say it in
  /// the same places. The keys of the nine lists are `1–9`, those of a number `0–9`.
  func helpRows(of command: Command, in words: Strings) -> [HelpRow] {
    if let digits = Self.digits(of: command) { return [HelpRow(labels: digits, contexts: nil)] }
    let said = bindings.filter { $0.command == command }
    let keys = said.flatMap(\.keys).reduce(into: [Key]()) { distinct, key in
      if !distinct.contains(key) { distinct.append(key) }
    }
    let everywhere = keys.flatMap { contexts(of: $0, in: said) }
    let groups = keys.reduce(into: [[Key]]()) { groups, key in
      let contexts = contexts(of: key, in: said)
      if let same = groups.firstIndex(where: { contexts == self.contexts(of: $0[0], in: said) }) {
        groups[same].append(key)
      } else {
        groups.append([key])
      }
    }
    return groups.map { keys in
      let contexts = contexts(of: keys[0], in: said)
      return HelpRow(
        labels: keys.map { $0.label(in: words) }.concatenated(separator: " "),
        contexts: contexts.count == Set(everywhere).count ? nil : contexts)
    }
  }

  /// The keys of a command that each digit says, nil for any other.
  private static func digits(of command: Command) -> String? {
    if case .move(.list) = command { return "1–9" }
    if case .people = command { return "0–9" }
    return nil
  }

  /// Where a key says what some bindings say; the search field does not count, where printable keys
  /// are text.
  private func contexts(of key: Key, in bindings: [Binding]) -> [Context] {
    let bound = bindings.filter { $0.keys.contains(key) }.flatMap(\.contexts)
    return Context.allCases.filter { $0 != .search && bound.contains($0) }
  }
}

/// Keys that say one thing in the same places.
struct HelpRow: Hashable, Sendable {
  /// The keys: `PgUp Ctrl-U`.
  let labels: String
  /// Where they say it, nil when no other key says it elsewhere.
  let contexts: [KeyMap.Context]?
}

extension Key {
  /// What the key is called in a language.
  package func label(in words: Strings) -> String {
    self == .character(" ") ? words.spaceKey : label
  }

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
