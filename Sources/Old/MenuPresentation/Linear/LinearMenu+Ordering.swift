import OldMenuCore

/// Dishes that are asked for as at a table: `I'd like two margheritas, please`.
extension LinearMenu {
  /// Takes what a polite line names; nil for any other line, and where one dish of it is not clear:
  /// then it is looked for, as whatever else a guest would like. What is to be ordered by that word is
  /// taken as with the command for it.
  func answerToOrder(_ line: String) -> [String]? {
    let typed = OrderWords(line)
    let order = typed.wanted
    guard !order.isEmpty else {
      // Who only thanks or greets has not looked for anything.
      if !typed.isWish { return typed.isPolite ? [linearWords.invitation(allowsQuitting)] : nil }
      return typed.orders ? howToChoose : nil
    }
    if let answer = answerAboutChoice(named: order) { return answer }
    if let answer = sayNotTaken(order) { return answer }
    guard
      typed.isWish || typed.isPolite || isCounted(order) || SpokenLine(order)?.count != nil
    else { return askAboutLines(order) }
    if typed.orders, TypedNumber(order)?.rest.isEmpty == true { return take(order) }
    return takeLines(order) ?? takeClear(order) ?? askWhich(order) ?? askSize(order)
      ?? (typed.isWish ? sayFiltered(order) : nil)
      ?? (typed.orders ? perform(.take, order) ?? understand(order) : nil) ?? askMistyped(order)
  }

  /// What may be meant by an order that counts one dish and mistypes it; nil for any other.
  private func askMistyped(_ order: String) -> [String]? {
    guard let name = TypedNumber(order)?.rest, !name.isEmpty else { return nil }
    let typed = TypedQuery(name + " ")
    guard !typed.isUndecided, !typed.hasFilters, JoinedDishes(name)?.isJoined == false else {
      return nil
    }
    let before = (session.query, numbers)
    let found = search(for: name)
    if session.rows.count == 0, !session.suggestions(limit: 1).isEmpty { return found }
    restore(before)
    return nil
  }

  /// Whether a line without a verb is an order: it begins with more than one in letters, or else with
  /// one, with digits or with a word for one more, and is nothing but dishes by the whole of their
  /// names. What is called so with its number is looked for: `quattro stagioni`.
  private func isCounted(_ order: String) -> Bool {
    let number = TypedNumber(SpokenLine.countedInFront(order))
    guard number != nil || order.withoutAgain != order, NamedDish(order, in: offered) == nil else {
      return false
    }
    if let number, number.isInWords, number.value ?? 0 > 1 { return true }
    return isSure(order)
  }

  /// The lines of the dishes that a wish may mean, where it says nothing but a word that several have
  /// in common; nil for any other.
  private func askWhich(_ order: String) -> [String]? {
    let name = TypedNumber(order).flatMap { $0.rest.isEmpty ? nil : $0.rest } ?? order
    for form in LinearMenu.forms(of: name) {
      let typed = TypedQuery(form + " ")
      guard !typed.isUndecided, !typed.hasFilters, typed.order == nil, typed.lists.isEmpty,
        typed.allergens.isEmpty, typed.diets.isEmpty
      else { return nil }
      let dishes = offered.dishes(named: typed, orUnderHeadings: true, index: session.index)
      if dishes.count > 1 { return listToTake(order) }
    }
    return nil
  }
}

/// The words of a line as they were typed, without the courtesy around them.
struct PoliteWords {
  let words: [String]
  /// Whether there was one at the end.
  let isPolite: Bool
  /// Whether there was one in front.
  let greets: Bool

  init(_ line: String) {
    var words = line.split { $0.isWhitespace || "!?¿¡".contains($0) }.map(String.init)
    let count = words.count
    for courtesy in Self.courtesies where words.hasSuffix(courtesy) {
      words.removeLast(courtesy.count)
      // The comma before it.
      if let last = words.last { words[words.count - 1] = last.withoutComma }
      break
    }
    isPolite = words.count < count
    let front = Self.courtesies.first { courtesy in
      words.prefix(courtesy.count).map { $0.lowercased().withoutComma } == courtesy
    }
    words.removeFirst(front?.count ?? 0)
    (self.words, greets) = (words, front != nil)
  }

  /// In words, the longest first.
  private static let courtesies = LinearStrings.all.flatMap(\.courtesies)
    .map { $0.split(separator: " ").map(String.init) }.sorted { $1.count < $0.count }
}

extension [String] {
  fileprivate func hasSuffix(_ words: [String]) -> Bool {
    count >= words.count && suffix(words.count).map { $0.lowercased() } == words
  }
}

extension String {
  /// The text without the comma behind it.
  var withoutComma: String { hasSuffix(",") ? String(dropLast()) : self }
}
