internal import MenuCore

/// The help on everything that can be typed.
extension LinearMenu {
  /// The sentences of the help.
  mutating func helpLines() -> [String] {
    let words = strings.linear
    return [
      words.helpNumbers.filled(strings.quoted(words.number)), words.helpChoice,
      words.helpSearch.filled(strings.quoted(words.and)), words.helpCommands.filled(commands),
    ] + canType()
  }

  /// The commands that a guest must know to find the others.
  var firstCommands: String {
    var words: [LinearCommand.Word] = [.help]
    if allowsQuitting { words.append(.quit) }
    return words.map { strings.quoted(strings.name(of: $0)) }.joined(separator: ", ")
  }

  /// All commands in a line, without one that has no use here.
  private var commands: String {
    let words = LinearCommand.Word.allCases.filter { allowsQuitting || $0 != .quit }
    let orders = ["\(strings.linear.by) \(strings.byPrice)"]
    return (words.map(strings.name) + orders).joined(separator: ", ")
  }
}
