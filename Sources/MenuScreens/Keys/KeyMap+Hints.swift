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
    acts: (Command) -> Bool
  ) -> (start: [Hint], end: [Hint]) {
    var start: [Hint] = []
    var end: [Hint] = []
    let back = bindings.first { $0.command == .back }?.label
    if let clear, context == .list, let back {
      end.append(Hint(keys: back.text(words), verb: clear, command: .back))
    }
    for group in groups(on: context, acts: acts) {
      let first = group.bindings[0]
      let hint = Hint(
        keys: signs(of: group.bindings, words), verb: words[keyPath: group.verb],
        command: click(on: first))
      if first.command.leadsAway { end.append(hint) } else { start.append(hint) }
    }
    return (start, end)
  }

  /// The bindings whose commands act on a screen, those with the same verb together.
  private func groups(
    on context: Context, acts: (Command) -> Bool
  ) -> [(verb: Word, bindings: [Binding])] {
    var groups: [(verb: Word, bindings: [Binding])] = []
    for binding in bindings {
      guard let verb = binding.verbs[context], acts(binding.command) else { continue }
      if let index = groups.firstIndex(where: { $0.verb == verb }) {
        groups[index].bindings.append(binding)
      } else {
        groups.append((verb: verb, bindings: [binding]))
      }
    }
    return groups
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
      let keys = group.compactMap { $0.label?.text(words) }.joined(separator: " ")
      rows.append(HelpRow(keys: keys, text: words[keyPath: help]))
    }
    return rows
  }

  /// The signs of keys, arrows close together. `↑↓`, `+ -`
  private func signs(of bindings: [Binding], _ words: Strings.KeyWords) -> String {
    let isArrows = bindings.allSatisfy { if case .move = $0.command { true } else { false } }
    return bindings.compactMap { $0.label?.text(words) }.joined(separator: isArrows ? "" : " ")
  }
}
