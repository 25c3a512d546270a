import MenuCore

/// What was typed becomes an answer.
extension LinearMenu {
  /// The paragraphs that answer a line.
  func reply(to line: String) -> [String] {
    dropVainSearch()
    let line = String(decoding: line.utf8.prefix(1000), as: UTF8.self).typed.withoutFullStop
    let words = line.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return [linearWords.invitation(allowsQuitting)] }
    if words.count == 1, first.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return follow(first)
    }
    let rest = words.dropFirst().joined(separator: " ")
    let command = LinearCommand(word: first)
    if let answer = perform(command, rest) { return answer }
    // Who has heard all parts of a list does not mean the list with the same name.
    if command == .more, rest.isEmpty, numbers.isLong { return noMore(said: first) }
    if let answer = choose(words.joined(separator: " ")) { return answer }
    let sections = presenter.menu.sections(named: line)
    if !sections.isEmpty { return showAll(of: sections) }
    let before = (presenter.query, numbers)
    let found = search(for: line.trimmed)
    // A dish comes before the beginning of a command; where there is none, nothing was searched.
    guard presenter.nothingFound != nil, rest.isEmpty,
      let command = LinearCommand(beginning: first)
    else { return found }
    let after = (presenter.query, numbers)
    restore(before)
    if let answer = perform(command, "") { return answer }
    if command == .more { return noMore(said: first) }
    restore(after)
    return found
  }

  private func restore(_ state: (query: MenuQuery, numbers: NumberedLines)) {
    presenter.show(state.query)
    numbers = state.numbers
  }

  /// Does what a command asks for; nil when it is none after all.
  private func perform(_ command: LinearCommand?, _ rest: String) -> [String]? {
    guard let command, rest.isEmpty || command.takesWords else { return nil }
    switch command {
    case .lists: return showLists()
    case .filters: return filterHelp
    case .without: return rest.isEmpty ? filterHelp : exclude(rest)
    case .show, .hide: return showUndeclared(command == .show, rest)
    case .remove: return removeFilters(rest)
    case .sort: return sort(by: rest)
    case .more: return numbers.told < targets.count ? tellMore() : nil
    case .language: return changeLanguage(to: rest)
    case .help: return linearWords.help(allowsQuitting)
    case .quit:
      guard allowsQuitting else { return nil }
      return farewell()
    }
  }
}
