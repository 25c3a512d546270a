/// The help on everything that can be typed.
extension LinearMenu {
  /// The sentences of the help.
  mutating func helpLines() -> [String] {
    let words = strings.linear
    return [
      words.helpNumbers.filled(strings.quoted(words.number)),
      words.helpChoice.filled(strings.quoted("\(words.change) 2")),
      words.helpSearch.filled(strings.quoted(words.and)), words.helpCommands.filled(commands),
    ] + canType()
  }

  /// The commands that a guest needs to find the others.
  var firstCommands: String {
    var words: [LinearCommand.Word] = [.help]
    if allowsQuitting { words.append(.quit) }
    return words.map { strings.quoted(strings.name(of: $0)) }.joined(separator: ", ")
  }

  /// A sentence that nothing was found or done, followed by what can be typed.
  mutating func refused(_ sentence: String) -> [String] {
    [sentence] + canType() + [usefulCommands]
  }

  /// The commands that help after a line without a result.
  var usefulCommands: String {
    let names = [strings.name(of: .lists), byPrice].map(strings.quoted)
    return strings.linear.helpCommands.filled((names + [firstCommands]).joined(separator: ", "))
  }

  private var byPrice: String { "\(strings.linear.by) \(strings.byPrice)" }

  /// All commands on one line, without those that do not apply here.
  private var commands: String {
    let words = LinearCommand.Word.allCases.filter { allowsQuitting || $0 != .quit }
    return (words.map(strings.name) + [byPrice]).joined(separator: ", ")
  }
}
