/// What a guest of the linear menu asks for, besides a number or words to look for.
enum LinearCommand: CaseIterable, Hashable, Sendable {
  case lists, all, filters, show, hide, remove, sort, more, again, back, house, language, help, quit

  /// The words for it, Italian and English.
  var words: [String] {
    switch self {
    case .lists: ["liste", "lists"]
    case .all:
      ["tutto", "nessun filtro", "senza filtri", "all", "everything", "no filter", "no filters"]
    case .filters: ["filtri", "filters", "allergeni", "allergens"]
    case .show: ["mostra", "show"]
    case .hide: ["nascondi", "hide"]
    case .remove: ["togli", "remove"]
    case .sort: ["ordina", "sort"]
    case .more: ["altro", "more"]
    case .again: ["ripeti", "repeat"]
    case .back: ["indietro", "back"]
    case .house:
      [
        "orari", "orario", "telefono", "dove", "indirizzo", "hours", "phone", "telephone",
        "address",
        "where", "dove siete", "orari di apertura", "numero di telefono", "opening hours",
        "where are you", "phone number",
      ]
    case .language: ["lingua", "language"]
    case .help: ["aiuto", "help", "?"]
    case .quit: ["esci", "quit", "q", "exit", "bye", "goodbye", "basta", "fine", "arrivederci"]
    }
  }

  /// Whether something may stand behind the word.
  var takesWords: Bool {
    switch self {
    case .show, .hide, .remove, .sort, .language: true
    case .lists, .all, .filters, .more, .again, .back, .house, .help, .quit: false
    }
  }

  /// The command with exactly this word.
  init?(word: String) {
    guard let command = LinearCommand.allCases.first(where: { $0.words.contains(word) }) else {
      return nil
    }
    self = command
  }

  /// The only command with a word that begins like this, at least two letters long.
  init?(beginning: String) {
    let commands = LinearCommand.allCases.filter { command in
      command.words.contains { $0.hasPrefix(beginning) }
    }
    guard beginning.utf8.count >= 2, commands.count == 1, let command = commands.first else {
      return nil
    }
    self = command
  }
}
