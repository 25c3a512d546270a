/// What a guest of the linear menu asks for, besides a number or words to look for.
enum LinearCommand: CaseIterable, Hashable, Sendable {
  case lists, all, filters, show, hide, remove, sort, more, again, back, house, language, help, quit
  case take, undo, choice, bill, empty, clear, people

  /// The words for it, in every language of the interface.
  var words: [String] { LinearStrings.all.flatMap { $0.commands(self) } }

  /// Whether something may stand behind the word.
  var takesWords: Bool {
    switch self {
    case .show, .hide, .remove, .undo, .sort, .language, .take, .people: true
    case .lists, .all, .filters, .more, .again, .back, .house, .help, .quit,
      .choice, .bill, .empty, .clear:
      false
    }
  }

  /// The command with exactly this word, in whatever letters.
  init?(word: String) {
    let word = word.lowercased()
    guard let command = LinearCommand.allCases.first(where: { $0.words.contains(word) }) else {
      return nil
    }
    self = command
  }

  /// The only command with a word that begins like this, at least two letters long.
  init?(beginning: String) {
    let beginning = beginning.lowercased()
    let commands = LinearCommand.allCases.filter { command in
      command.words.contains { $0.hasPrefix(beginning) }
    }
    guard beginning.utf8.count >= 2, commands.count == 1, let command = commands.first else {
      return nil
    }
    self = command
  }
}
