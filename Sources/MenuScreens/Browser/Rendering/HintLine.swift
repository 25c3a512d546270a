internal import TerminalText

/// The hints of a foot, and the cells that are available for them.
struct HintLine {
  /// The cells between two hints, normally and if there is less room.
  private static let gaps = [3, 2]

  /// The cells between two hints.
  private(set) var gap = gaps[0]
  let context: Context
  var start: [KeyMap.Hint]
  var end: [KeyMap.Hint]
  let room: Int
  let typesetter: Typesetter

  func width(of hints: [KeyMap.Hint]) -> Int {
    var width = gap * max(0, hints.count - 1)
    for hint in hints { width += typesetter.width(of: typesetter.safe(hint.text)) }
    return width
  }

  /// The number of hints that have a command other than leaving.
  var numberOfActions: Int { (start + end).count { $0.command != nil && $0.command != .quit } }

  /// True if the hint of Esc fits.
  var leadsBack: Bool { end.contains { $0.command == .back } }

  private func fits(_ hints: [KeyMap.Hint]) -> Bool { width(of: hints) <= room }

  /// Gives Enter a more specific verb, if it fits beside the other keys.
  mutating func nameOpening(_ verb: String) {
    let named = renamed(.open, verb)
    if fits(named.start.filter { $0.command != nil } + end) { self = named }
  }

  /// Gives Enter another verb even if it does not fit: the usual verb would be wrong.
  mutating func renameOpening(_ verb: String) { self = renamed(.open, verb) }

  /// Adds Enter to the keys that add: for a dish without options, both keys add it. `↵ + aggiungi`
  mutating func addByEnter() { self = renamed(.add, nil, firstKey: "↵ ") }

  /// Gives the choice a verb that includes its contents, if all hints still fit.
  mutating func nameChoice(_ verb: @autoclosure () -> String) {
    guard start.contains(where: { $0.command == .choice }) else { return }
    let named = renamed(.choice, verb())
    if fits(named.start + end) { self = named }
  }

  /// The hints with another verb for a command, and with a key before its own keys. Unchanged without that
  /// command.
  private func renamed(_ command: Command, _ verb: String?, firstKey: String = "") -> HintLine {
    var hints = self
    guard let index = start.firstIndex(where: { $0.command == command }) else { return self }
    hints.start[index] = KeyMap.Hint(
      keys: firstKey + start[index].keys, verb: verb ?? start[index].verb, command: command)
    return hints
  }

  /// Removes hints until the others fit, but keeps the one that applies or confirms. Before a less familiar
  /// hint is removed, Esc loses its verb, and then the key that marks.
  mutating func shrink() {
    while start.count + end.count > 1, !fits(start + end) {
      gap = Self.gaps[1]
      if fits(start + end) { return }
      gap = Self.gaps[0]
      guard let last = (start + end).min(by: { loss(of: $0) < loss(of: $1) }) else { return }
      if loss(of: last) >= 0, context != .list {
        if Self.shorten(.back, in: &end) { continue }
        if last.command == .toggle, Self.shorten(.toggle, in: &start) { continue }
      }
      start.removeAll { $0 == last }
      end.removeAll { $0 == last }
    }
  }

  /// Removes the verb of a command. Returns false if it has none.
  private static func shorten(_ command: Command, in hints: inout [KeyMap.Hint]) -> Bool {
    guard let index = hints.firstIndex(where: { $0.command == command && !$0.verb.isEmpty })
    else { return false }
    hints[index] = KeyMap.Hint(keys: hints[index].keys, verb: "", command: command)
    return true
  }

  /// The commands whose hints are removed, in this order: guests who need help find it without a hint.
  private static let dispensable: [Command] = [
    .choice, .add, .filters, .search, .toggle, .help, .quit,
  ]

  /// How much a guest would miss a hint: the arrows, which everybody tries, least; the command that confirms
  /// on the screen, most.
  private func loss(of hint: KeyMap.Hint) -> Int {
    guard let command = hint.command else { return -1 }
    if case .move = command { return -1 }
    if command == Self.confirmation(on: context) { return .max }
    var order = Self.dispensable
    // After setting a filter, a guest needs the way back and help more than the way out.
    if context == .list, leadsBack { order.insert(.quit, at: 0) }
    return order.firstIndex(of: command) ?? order.count
  }

  /// The command that applies or confirms on a screen.
  private static func confirmation(on context: Context) -> Command? {
    switch context {
    case .list, .search, .filters: .open
    case .dish, .choice: .add
    case .help: nil
    }
  }
}
