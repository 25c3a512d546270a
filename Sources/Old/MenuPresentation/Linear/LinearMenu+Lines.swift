import OldMenuCore

/// Lines by what people call them.
extension LinearMenu {
  /// Opens the line that a sentence names and says nothing else of, be it that it asks about it, or the
  /// dish behind a word that opens; nil for any other sentence.
  func open(_ sentence: String) -> [String]? {
    if let dish = openNamed(sentence) { return dish }
    guard let line = SpokenLine(in: sentence), isAsking(line.rest, in: sentence),
      NamedDish(sentence, in: session.menu) == nil, session.menu.sections(named: sentence).isEmpty
    else { return nil }
    if let target = target(of: line) { return follow(target) }
    // It may be found as the number that is printed, which only the whole menu has.
    return line.isNumber ? nil : follow(line.digits)
  }

  /// What a line leads to that is called so; nil where there is none. What is called a number may be
  /// the one on the menu, where the last answer told no dish by it.
  func target(of line: SpokenLine) -> Target? {
    let target = target(of: line.digits)
    if line.isNumber, target?.isOfChoosing != true, let path = path(ofNumber: line.digits) {
      return .dish(path)
    }
    return target
  }

  /// Takes a line that is called as people do; nil where there is none that is.
  func takeSpoken(_ typed: String) -> [String]? {
    guard NamedDish(typed, in: offered) == nil, let line = SpokenLine(typed) else { return nil }
    guard (1...Choice.limit).contains(line.count ?? 1) else {
      return [linearWords.countLimit(Choice.limit)]
    }
    if let wanted = wanted(line) {
      return add(wanted.wish, count: wanted.count, front: "\(line.digits) \(line.rest)".trimmed)
    }
    guard let target = target(of: line) else {
      return line.isNumber ? nil : [linearWords.noLine(line.digits.excerpt, targets.count)]
    }
    guard case .dish(let path) = target, let index = session.dish(of: path) else { return nil }
    return take(index, named: line.rest, count: line.count ?? 1, front: line.digits)
  }

  /// The dish of a line, where nothing is said of it that it has not.
  func wanted(_ line: SpokenLine) -> Wanted? {
    let count = line.count ?? 1
    guard (1...Choice.limit).contains(count) else { return nil }
    switch target(of: line) {
    case .dish(let path):
      guard let index = session.dish(of: path), let dish = dish(at: index) else { return nil }
      let words = WishWords(line.rest, of: dish)
      guard words.rest.isEmpty else { return nil }
      return (Choice.Wish(index, size: words.size, addOns: words.addOns), count)
    case .chosen(let chosen):
      guard session.choice.lines.indices.contains(chosen), line.rest.isEmpty else { return nil }
      return session.choice.lines[chosen].wishForMore.map { ($0, count) }
    case .list, .search, .gone, nil: return nil
    }
  }

  /// Puts some of a line back that is called as people do; nil where there is none that is.
  func putBackSpoken(_ typed: String) -> [String]? {
    guard NamedDish(typed, in: session.menu) == nil, let line = SpokenLine(typed) else {
      return nil
    }
    guard let target = target(of: line) else {
      return line.isNumber ? nil : [linearWords.noLine(line.digits.excerpt, targets.count)]
    }
    return putBack(target, words: line.rest, count: max(1, line.count ?? 1))
  }

  /// Whether what stands beside a line in a sentence only asks for it, or about it.
  private func isAsking(_ rest: String, in sentence: String) -> Bool {
    guard rest.contains(where: \.isLetter) else { return !rest.contains(where: \.isNumber) }
    let typed = session.menu.understood(TypedQuery(rest + " "), index: session.index)
    let isQuestion = sentence.contains("?") || typed.isQuestion
    return typed.isOnlyFillers
      || isQuestion && !typed.isUndecided && !typed.hasFilters
        && (typed.isOnlyAllergens || typed.isOnlyDiets)
  }

  /// Tells of the one dish that a sentence names behind a word that opens: `open the diavola`.
  private func openNamed(_ sentence: String) -> [String]? {
    let words = sentence.split(separator: " ").map(String.init)
    guard let first = words.first, Self.openingWords.contains(first.folded) else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    let typed = session.menu.understood(TypedQuery(rest + " "), index: session.index)
    return typed.hasFilters ? nil : tell(about: typed)
  }

  /// The only row with a number that the menu has printed; nil where it has none, or several.
  private func path(ofNumber number: String) -> RowPath? {
    let paths = (0..<session.rows.count).lazy.compactMap { self.session.rows.path(at: $0) }
      .filter { path in
        self.session.dish(of: path).flatMap(self.dish)?.number?.trimmed == number
      }
    let first = Array(paths.prefix(2))
    return first.count == 1 ? first[0] : nil
  }

  private static let openingWords = Set(
    LinearStrings.all.flatMap(\.lineWords.openingWords).map(\.folded))
}

extension LinearMenu.Target {
  /// Whether it is one that can be taken or put back.
  fileprivate var isOfChoosing: Bool {
    switch self {
    case .dish, .chosen: true
    case .list, .search, .gone: false
    }
  }
}
