import OldMenuCore

/// What a guest answers who was asked for a size or for add-ons.
extension LinearMenu {
  /// Takes what was asked about, if a line tells a size or add-ons of it and nothing else. Who tells one
  /// beside what is not clear is asked again; whatever else is typed ends the question, and what is
  /// not taken for that is told.
  func answerToQuestion(_ line: String) -> [String]? {
    guard let asked = question else { return nil }
    let (others, parts) = (waiting, unclear)
    (question, waiting, unclear) = (nil, [], [])
    if isCallingOff(line) { return [linearWords.nothingTaken, soFar] }
    if callsOff(asked.wish.dish, in: line) {
      (waiting, unclear) = (others, parts)
      return [linearWords.nothingTaken] + (others.isEmpty ? [soFar] : []) + takeWaiting()
    }
    if let count = Self.countAnew(in: line) {
      (waiting, unclear) = ([(asked.wish, count)] + others, parts)
      return takeWaiting()
    }
    guard let dish = dish(at: asked.wish.dish) else { return nil }
    let answer = OrderWords(line.lowercased()).wanted
    let told = divided(answer, of: asked, dish)
    if told != nil || isAnswer(answer, of: asked, dish) {
      (waiting, unclear) = ((told ?? [asked]) + others, parts)
      return (told == nil ? [session.words.notUnderstood] : []) + takeWaiting()
    }
    dropped =
      ([asked] + others).map { ($0.wish.dish, front(of: $0.wish.dish, count: $0.count)) }
      + parts.map { (nil, $0) }
    return nil
  }

  /// What an answer makes of what was asked about: all of it, or so many in one size and so many in
  /// another, `one regular, one maxi`, the rest of which is to be asked about; nil where it is not clear.
  private func divided(_ answer: String, of asked: Wanted, _ dish: Dish) -> [Wanted]? {
    for answer in [answer, Self.withoutWordsBesideSizes(answer)] {
      if let wish = told(answer, of: asked.wish, dish) { return [(wish, asked.count)] }
    }
    guard let parts = JoinedDishes(answer)?.parts else { return nil }
    var rest = asked.count
    var told: [Wanted] = []
    for part in parts {
      let number = TypedNumber(part).flatMap { $0.rest.isEmpty ? nil : $0 }
      let count = number == nil ? 1 : number?.value ?? .max
      guard 0 < count, count <= rest,
        let wish = self.told(number?.rest ?? part, of: asked.wish, dish)
      else { return nil }
      told.append((wish, count))
      rest -= count
    }
    return told + (rest > 0 ? [(asked.wish, rest)] : [])
  }

  private static func withoutWordsBesideSizes(_ answer: String) -> String {
    var words = answer.foldedWords
    for phrase in besideSizes {
      let length = phrase.words.count
      for start in words.indices.reversed() where words[start...].starts(with: phrase.words) {
        if phrase.isAtEnd, start + length < words.count { continue }
        words.removeSubrange(start..<start + length)
      }
    }
    return words.concatenated(separator: " ")
  }

  /// In folded words, the longest first.
  private static let besideSizes: [(words: [String], isAtEnd: Bool)] = GuestWords.all
    .flatMap(\.besideSizes).map { ($0.foldedWords, $0.hasPrefix("…")) }
    .sorted { $1.words.count < $0.words.count }

  /// A wish with the size or the add-ons that an answer tells; nil where it tells none, or more.
  ///
  /// What is said of a group of add-ons stands for what was said of it before.
  private func told(_ answer: String, of wish: Choice.Wish, _ dish: Dish) -> Choice.Wish? {
    let named = NamedDish(answer, in: offered)
    let words = named?.index == wish.dish ? named?.words : nil
    let told = words ?? WishWords(answer, of: dish)
    let isSize = told.size != nil && dish.sizes.count > 1
    guard told.rest.isEmpty, isSize || !told.addOns.isEmpty else { return nil }
    let groups = Set(told.addOns.map(\.group))
    let addOns = wish.addOns.filter { !groups.contains($0.group) }
    return Choice.Wish(
      wish.dish, size: isSize ? told.size : wish.size, addOns: told.addOns.union(addOns))
  }

  /// Whether a line that is not clear is an answer all the same: a part of it tells a size or an add-on,
  /// and it asks nothing, begins with no command and names no other dish.
  private func isAnswer(_ answer: String, of asked: Wanted, _ dish: Dish) -> Bool {
    let words = answer.split(separator: " ").map(String.init)
    let isCommand = (1...2).contains {
      LinearCommand(word: words.prefix($0).joined(separator: " ")) != nil
    }
    guard !isCommand, !answer.contains("?"), let parts = JoinedDishes(answer)?.parts else {
      return false
    }
    let named = NamedDish(answer, in: session.menu, isWhole: false)
    guard named == nil || named?.index == asked.wish.dish else { return false }
    return parts.contains { part in
      told(TypedNumber(part)?.rest ?? part, of: asked.wish, dish) != nil
    }
  }

  /// Whether a line is nothing but a word for removing: what was asked about is not wanted then.
  private func isCallingOff(_ line: String) -> Bool {
    let words = PoliteWords(line).words.concatenated(separator: " ")
    return [.remove, .undo].contains(LinearCommand(word: words))
  }

  /// Takes what waits, up to the next that leaves something open; behind all of it asks about what is not
  /// clear.
  func takeWaiting() -> [String] {
    var answer: [String] = []
    while question == nil, !waiting.isEmpty {
      let (wish, count) = waiting.removeFirst()
      answer += add(wish, count: count, front: front(of: wish.dish, count: count))
    }
    return question == nil ? answer + askAboutUnclear() : answer
  }
}
