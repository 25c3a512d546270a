import OldMenuCore

/// What a part of an order means: one dish, in which size, and how many of it.
extension LinearMenu {
  /// A dish by its name or the number of its line, and how many of it; also by words that only its name
  /// has and no heading of others, unless the name must be whole.
  func wanted(_ typed: String, in menu: MenuDataSource, isWhole: Bool = false) -> Wanted? {
    let typed = SpokenLine.countedInFront(typed.withoutAgain)
    if NamedDish(typed, in: menu) == nil, let line = SpokenLine(typed) { return wanted(line) }
    var count = 1
    var named = NamedDish(typed, in: menu)
    var name = typed
    if named == nil, let number = TypedNumber(typed), !number.rest.isEmpty {
      guard let value = number.value, (1...Choice.limit).contains(value) else { return nil }
      (count, name) = (value, number.rest)
      named = NamedDish(name, in: menu)
    }
    if let named {
      let wish = Choice.Wish(named.index, size: named.words.size, addOns: named.words.addOns)
      return (wish, count)
    }
    guard !isWhole else { return nil }
    // `marinara, marinara` is two of it.
    let words = name.foldedWords
    guard Set(words).count == words.count else { return nil }
    for form in LinearMenu.forms(of: name) {
      let query = TypedQuery(form + " ")
      guard !query.isUndecided, !query.hasFilters else { return nil }
      let dishes = menu.dishes(named: query, orUnderHeadings: true, index: session.index)
      if dishes.count == 1, let dish = dish(at: dishes[0]) {
        return (Choice.Wish(dishes[0], size: dish.sizes.count == 1 ? 0 : nil), count)
      }
      guard dishes.isEmpty else { return nil }
    }
    return inSize(name, from: menu).map { ($0, count) }
  }

  /// The only dish that has some words in its name and the size that is named before or behind them:
  /// `birra media`.
  private func inSize(_ name: String, from menu: MenuDataSource) -> Choice.Wish? {
    let words = name.split(separator: " ").map(String.init)
    guard (2...4).contains(words.count), JoinedDishes(name)?.isJoined == false else { return nil }
    for place in [words.count - 1, 0] {
      var rest = words
      let size = rest.remove(at: place)
      let query = TypedQuery(rest.concatenated(separator: " ") + " ")
      guard !query.isUndecided, !query.hasFilters else { continue }
      let dishes = menu.dishes(named: query, orUnderHeadings: true, index: session.index)
      let wishes = dishes.prefix(200).compactMap { index -> Choice.Wish? in
        guard let dish = dish(at: index), dish.sizes.count > 1 else { return nil }
        let words = WishWords(size, of: dish)
        return words.rest.isEmpty ? words.size.map { .init(index, size: $0) } : nil
      }
      if dishes.count <= 200, wishes.count == 1 { return wishes[0] }
    }
    return nil
  }

  /// A name as it was typed, and one of one or two words with one of them for one in place of many:
  /// `tre birre` are three of what is called `birra`.
  static func forms(of name: String) -> [String] {
    let words = name.foldedWords
    guard words.count <= 2 else { return [name] }
    let spelling = TypedSpelling(name)
    return [name]
      + words.indices.flatMap { place in
        words[place].numberForms.subtracting(words).sorted().map { form in
          var words = words
          words[place] = form
          return spelling(words.concatenated(separator: " "))
        }
      }
  }
}

extension String {
  /// The words without the longest of some ends of them, folded; they are not that alone.
  func withoutEnd(_ ends: [String]) -> String {
    let words = split(separator: " ").map(String.init)
    let folded = words.map(\.folded)
    let length = ends.lazy.map { $0.split(separator: " ").map { String($0).folded } }
      .filter { $0.count < folded.count && folded.suffix($0.count).elementsEqual($0) }
      .map(\.count).max()
    return length.map { words.dropLast($0).joined(separator: " ") } ?? self
  }

  /// What is to be taken, without the word that it is one more: `another`, `una diavola in più`.
  var withoutAgain: String {
    if TypedNumber(self).map({ !$0.rest.isEmpty }) ?? false {
      let shorter = withoutEnd(LinearStrings.all.flatMap(\.againBehind))
      if shorter != self { return shorter }
    }
    let again = Set(LinearStrings.all.flatMap(\.againWords).map(\.folded))
    var words = split(separator: " ").map(String.init)
    let place = words.prefix(2).firstIndex { again.contains($0.folded) }
    guard let place, words.count > 1 else { return self }
    words.remove(at: place)
    return words.concatenated(separator: " ")
  }
}
