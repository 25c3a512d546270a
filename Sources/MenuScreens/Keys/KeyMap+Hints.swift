package import MenuPresentation

extension KeyMap {
  /// A verb at the foot of a screen, with its keys and the command of a click on it.
  package struct Hint: Hashable, Sendable {
    package let keys: String
    package let verb: String
    package let command: Command?

    /// The keys with their verb. On a narrow screen the verb may be empty.
    var text: String { if verb.isEmpty { keys } else { keys + " " + verb } }
  }

  /// A row of help: keys, and what they do.
  package struct HelpRow: Hashable, Sendable {
    package let keys: String
    package let text: String
  }

  /// The verbs at the foot of a screen, in the order of the keys; commands that leave the screen are at the
  /// end.
  ///
  /// - Parameters:
  ///   - context: the screen.
  ///   - words: the words of the interface.
  ///   - clear: the verb of Esc in the list, nil if there is no query.
  ///   - acts: returns false for a command that currently does nothing there.
  /// - Returns: the hints at the left and those at the right.
  package func hints(
    for context: Context, _ words: Strings.KeyWords, clear: String?,
    acts: (Command) -> Bool = { _ in true }
  ) -> (start: [Hint], end: [Hint]) {
    var start: [Hint] = []
    var end: [Hint] = []
    var named: [Word] = []
    for binding in bindings where acts(binding.command) {
      if let clear, context == .list, binding.command == .back, let sign = binding.sign {
        end.append(Hint(keys: sign.text(words), verb: clear, command: .back))
      }
      guard let verb = binding.verb(on: context), !named.contains(where: { $0 == verb }) else {
        continue
      }
      named.append(verb)
      let group = bindings.filter { $0.verb(on: context) == verb && acts($0.command) }
      let hint = Hint(
        keys: signs(of: group, words), verb: words[keyPath: verb], command: click(on: binding))
      if binding.command.leadsAway { end.append(hint) } else { start.append(hint) }
    }
    return (start, end)
  }

  /// The command of a click on a hint, by its first key. Up and down arrows have none.
  private func click(on binding: Binding) -> Command? {
    switch binding.command {
    case .move(.left): .move(.right)
    case .move: nil
    default: binding.command
    }
  }

  /// The rows of help: the shown keys, each with one sentence.
  package func help(_ words: Strings.KeyWords) -> [HelpRow] {
    var rows: [HelpRow] = []
    var named: [Word] = []
    for binding in bindings {
      guard let help = binding.help, !named.contains(where: { $0 == help }) else { continue }
      named.append(help)
      let group = bindings.filter { $0.help == help }
      let keys = group.compactMap { $0.sign?.text(words) }.joined(separator: " ")
      rows.append(HelpRow(keys: keys, text: words[keyPath: help]))
    }
    return rows
  }

  /// The signs of keys, arrows close together. `↑↓`, `+ -`
  private func signs(of bindings: [Binding], _ words: Strings.KeyWords) -> String {
    let isArrows = bindings.allSatisfy { if case .move = $0.command { true } else { false } }
    return bindings.compactMap { $0.sign?.text(words) }.joined(separator: isArrows ? "" : " ")
  }
}
