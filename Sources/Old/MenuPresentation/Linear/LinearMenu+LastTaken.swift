import OldMenuCore

/// What is said of the dish that was taken last, without its name: `another one`, `make it three`,
/// `remove the last one`.
extension LinearMenu {
  /// The answer to such a line; nil for any other. `told` is the dish of the last answer: right after
  /// it was taken a word for more is enough.
  func answerAboutLastTaken(_ line: String, told: DishIndex?) -> [String]? {
    guard let asked = LastTakenWords(line)?.asked, NamedDish(line, in: session.menu) == nil else {
      return nil
    }
    switch asked {
    case .more(let count):
      guard let count else { return told != nil && told == takenDish ? addMore(1) : nil }
      return addMore(count)
    case .total(let count): return countAnew(count)
    case .oneLess: return putBackLast()
    }
  }

  /// How many there are to be where a line counts anew what was said last, `make it three`; nil for any
  /// other.
  static func countAnew(in line: String) -> Int? {
    guard case .total(let count) = LastTakenWords(line)?.asked, count > 0 else { return nil }
    return count
  }

  /// The line of what was taken last, where it is there still.
  var takenLine: Int? {
    lastTaken.flatMap { session.choice.lines.indices.contains($0) ? $0 : nil }
  }

  /// The dish that was taken last.
  var takenDish: DishIndex? { takenLine.flatMap { session.choice.lines[$0].wish?.dish } }

  /// Takes more of what was taken last.
  private func addMore(_ count: Int) -> [String] {
    guard let takenLine else { return [linearWords.takeHelp] }
    guard (1...Choice.limit).contains(count) else { return [linearWords.countLimit(Choice.limit)] }
    guard let wish = session.choice.lines[takenLine].wishForMore else { return showChoice() }
    return add(wish, count: count, front: front(of: wish.dish, count: count))
  }

  /// Takes or puts back as many of what was taken last as are missing or too many.
  private func countAnew(_ total: Int) -> [String] {
    guard let takenLine else { return [linearWords.takeHelp] }
    guard (1...Choice.limit).contains(total) else { return [linearWords.countLimit(Choice.limit)] }
    let count = session.choice.lines[takenLine].count
    if total == count { return [soFar] }
    return total > count ? addMore(total - count) : remove(count - total, at: takenLine)
  }

  /// Puts back one of what was taken last, or of the last line where that is gone already.
  private func putBackLast() -> [String] {
    let line = takenLine ?? session.choice.lines.indices.last
    return line.map { remove(at: $0) } ?? [session.words.choice.nothing]
  }
}

/// A line about what was taken last, in any language of the interface.
private struct LastTakenWords {
  /// What is asked.
  enum Asked {
    /// So many more of it, nil where only a word for more says so.
    case more(Int?)
    /// So many of it in all.
    case total(Int)
    case oneLess
  }

  let asked: Asked

  init?(_ line: String) {
    let polite = PoliteWords(line).words
    let words = polite.concatenated(separator: " ").foldedWords
    // `more` alone is a command, and so is `noch einmal`.
    guard !words.isEmpty, LinearCommand(word: polite.concatenated(separator: " ")) == nil,
      let asked = Self.removal(words) ?? Self.total(words) ?? Self.more(words)
    else { return nil }
    self.asked = asked
  }

  private static func removal(_ words: [String]) -> Asked? {
    let others = words.filter {
      !beside.contains($0) && NumberWord.value(of: $0, orArticle: true) != 1
    }
    let verbs = others.filter { !last.contains($0) }
    guard others.count == verbs.count + 1, verbs.contains(where: removing.contains),
      removing.union(taking).isSuperset(of: verbs)
    else { return nil }
    return .oneLess
  }

  private static func total(_ words: [String]) -> Asked? {
    guard let front = counting.first(where: { words.starts(with: $0) }) else { return nil }
    let others = words.dropFirst(front.count).filter { !countingBehind.contains($0) }
    return number(others).map { .total($0) }
  }

  private static func more(_ words: [String]) -> Asked? {
    let wish = WishPhrases.all.map { $0.flatMap(\.foldedWords) }.first { words.starts(with: $0) }
    let others = words.dropFirst(wish?.count ?? 0).filter { !taking.contains($0) }
    let front = others.concatenated(separator: " ").withoutEnd(againBehind).split(separator: " ")
    let counted = front.map(String.init).filter { !again.contains($0) }
    guard counted.count < others.count else { return nil }
    if counted.isEmpty { return .more(nil) }
    return number(counted).map { .more($0) }
  }

  /// The number that some words are and nothing else.
  private static func number(_ words: [String]) -> Int? {
    TypedNumber(words.concatenated(separator: " ")).flatMap {
      $0.rest.isEmpty ? $0.value ?? .max : nil
    }
  }

  private static let again = words(\.againWords).filter {
    NumberWord.value(of: $0, orArticle: true) == nil
  }
  private static let againBehind = LinearStrings.all.flatMap(\.againBehind)
  private static let last = words(\.lastWords)
  private static let counting = LinearStrings.all.flatMap(\.countingAnew.before)
    .map(\.foldedWords).sorted { $1.count < $0.count }
  private static let countingBehind = words(\.countingAnew.behind)
  private static let taking = words { $0.commands(.take) }
  private static let removing = words {
    $0.commands(.remove) + $0.commands(.undo) + $0.outWords
  }
  /// What may stand beside it: articles, also before a vowel, and what lines are called.
  private static let beside = words { $0.lineWords.fronts + $0.lineWords.nouns + $0.joiningWords }
    .union(["l"])

  private static func words(_ of: (LinearStrings) -> [String]) -> Set<String> {
    Set(LinearStrings.all.flatMap(of).flatMap(\.foldedWords))
  }
}
