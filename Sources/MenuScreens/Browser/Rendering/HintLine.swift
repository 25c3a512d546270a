internal import TerminalText

/// The hints of a foot, and the cells that they have.
struct HintLine {
  /// The cells between two of them, and those where there is less room.
  private static let gaps = [3, 2]

  /// The cells between two of them.
  private(set) var gap = gaps[0]
  let context: Context
  var start: [KeyMap.Hint]
  var end: [KeyMap.Hint]
  let room: Int
  let typesetter: Typesetter

  func width(of hints: [KeyMap.Hint]) -> Int {
    var width = gap * max(0, hints.count - 1)
    for hint in hints {
      width += typesetter.width(of: typesetter.safe(hint.text))
    }
    return width
  }

  /// The hints of keys that do something with the menu.
  var numberOfActions: Int {
    (start + end).count { $0.command != nil && $0.command != .help }
  }

  private func fits(_ hints: [KeyMap.Hint]) -> Bool { width(of: hints) <= room }

  /// Gives Enter a longer verb, if there is room for it beside the other keys.
  mutating func nameOpening(_ verb: String) {
    let named = renamed(.open, verb)
    if fits(named.start.filter { $0.command != nil } + end) { self = named }
  }

  /// Gives Enter another verb, whatever room there is: another one would be untrue.
  mutating func renameOpening(_ verb: String) { self = renamed(.open, verb) }

  /// Names Enter beside the key that adds: a dish without options is added by either. `↵ + aggiungi`
  mutating func addByEnter() { self = renamed(.add, nil, firstKey: "↵ ") }

  /// Adds to the verb of the choice what is chosen, if all hints have room then.
  mutating func nameChoice(_ verb: String) {
    let named = renamed(.choice, verb)
    if fits(named.start + end) { self = named }
  }

  /// The hints with another verb for a command, and with a key before its own; the same where it has none.
  private func renamed(_ command: Command, _ verb: String?, firstKey: String = "") -> HintLine {
    var hints = self
    guard let place = start.firstIndex(where: { $0.command == command }) else { return self }
    hints.start[place] = KeyMap.Hint(
      keys: firstKey + start[place].keys, verb: verb ?? start[place].verb, command: command)
    return hints
  }

  /// Takes hints away until the others have room, and leaves one: the one that applies or confirms. Before one
  /// that is not known to everybody goes the verb of Esc, which is, and then that of the key that marks.
  mutating func shrink() {
    while start.count + end.count > 1, !fits(start + end) {
      gap = Self.gaps[1]
      if fits(start + end) { return }
      gap = Self.gaps[0]
      guard let last = (start + end).min(by: { loss(of: $0) < loss(of: $1) }) else { return }
      if loss(of: last) >= 0, context != .list {
        if Self.shorten(.back, in: &end) { continue }
        if last.command == .mark, Self.shorten(.mark, in: &start) { continue }
      }
      start.removeAll { $0 == last }
      end.removeAll { $0 == last }
    }
  }

  /// Takes the verb of a command away; false where it has none.
  private static func shorten(_ command: Command, in hints: inout [KeyMap.Hint]) -> Bool {
    guard let place = hints.firstIndex(where: { $0.command == command && !$0.verb.isEmpty })
    else { return false }
    hints[place] = KeyMap.Hint(keys: hints[place].keys, verb: "", command: command)
    return true
  }

  /// The commands whose hints are taken away, in this order: help is found by those who look for it.
  private static let dispensable: [Command] = [
    .choice, .add, .filters, .search, .mark, .help, .quit,
  ]

  /// How much a hint is missed: the arrows, which everybody tries, less than any other; the command that
  /// the screen is there for most.
  private func loss(of hint: KeyMap.Hint) -> Int {
    guard let command = hint.command else { return -1 }
    if case .move = command { return -1 }
    if command == Self.confirmation(on: context) { return .max }
    // A guest who has set a filter needs help less than the way to order, and the way back.
    if command == .help, context == .list, end.contains(where: { $0.command == .back }) { return 0 }
    return Self.dispensable.firstIndex(of: command) ?? Self.dispensable.count
  }

  /// The command that applies or confirms what a screen is there for.
  private static func confirmation(on context: Context) -> Command? {
    switch context {
    case .list, .search, .filters: .open
    case .dish, .choice: .add
    case .help: nil
    }
  }
}
