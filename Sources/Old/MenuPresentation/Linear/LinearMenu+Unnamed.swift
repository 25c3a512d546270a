import OldMenuCore

/// Orders that name no dish: lines by their numbers alone, and a size of whatever is in a list.
extension LinearMenu {
  /// Takes the dishes of several lines, `3 and 5`; says which is none. Nil for any other order.
  func takeLines(_ order: String) -> [String]? {
    guard let digits = Self.lines(in: order) else { return nil }
    if let missing = digits.first(where: { target(of: $0) == nil }) {
      return [linearWords.noLine(missing, targets.count)]
    }
    let wanted = digits.compactMap(wanted(line:))
    return wanted.count == digits.count ? take(wanted) : [linearWords.takeHelp]
  }

  /// How the dishes of several lines are taken, for who only types their numbers: one alone opens a line.
  func askAboutLines(_ order: String) -> [String]? {
    guard let digits = Self.lines(in: order), digits.allSatisfy({ wanted(line: $0) != nil }) else {
      return nil
    }
    return [linearWords.takeExample(order)]
  }

  /// The numbers that are joined in a line which is nothing else, nil for any other; `3,50` is none.
  private static func lines(in order: String) -> [String]? {
    guard order.contains(" "), let joined = JoinedDishes(order), joined.isJoined else { return nil }
    let parts = joined.parts
    let areLines = parts.allSatisfy { $0.utf8.count <= 3 && $0.utf8.allSatisfy(\.isASCIIDigit) }
    return parts.count > 1 && areLines ? parts : nil
  }

  private func wanted(line digits: String) -> Wanted? {
    switch target(of: digits) {
    case .dish(let path):
      guard let index = session.dish(of: path), let dish = dish(at: index) else { return nil }
      return (Choice.Wish(index, size: dish.sizes.count == 1 ? 0 : nil), 1)
    case .chosen(let line):
      guard session.choice.lines.indices.contains(line) else { return nil }
      return session.choice.lines[line].wishForMore.map { ($0, 1) }
    case .list, .search, .gone, nil: return nil
    }
  }

  /// Asks which, where an order names a list and a size and no dish, `a medium pizza`: what of the list
  /// comes in several sizes, and in which. Nil for any other order.
  func askSize(_ order: String) -> [String]? {
    let name = TypedNumber(order).flatMap { $0.rest.isEmpty ? nil : $0.rest } ?? order
    let words = name.split(separator: " ").map(String.init)
    let all = sessionWithoutSearch
    let sized = (0..<all.rows.count).compactMap { all.rows.path(at: $0) }
      .compactMap(all.dish(of:)).filter { (dish(at: $0)?.sizes.count ?? 0) > 1 }
    let own = Set(
      sized.compactMap(dish).flatMap(\.sizes).flatMap(\.name.allTexts).flatMap(\.foldedWords))
    let others = words.filter { !WishWords.isSize($0) && own.isDisjoint(with: $0.foldedWords) }
    let typed = TypedQuery(others.joined(separator: " ") + " ")
    guard others.count < words.count, typed.isOnlyLists, !typed.hasFilters, !typed.isUndecided
    else {
      return nil
    }
    let dishes = sized.filter { typed.lists.contains($0.list) }
    guard !dishes.isEmpty else {
      return showAll(of: session.sections(of: typed.lists)) + [linearWords.takeHelp]
    }
    session.change { $0.search = "" }
    number(session.paths(of: dishes).map(Target.dish))
    let sizes = dishes.compactMap(dish).flatMap(\.sizes).map { session.menu.context.text($0.name) }
    let names = sizes.indices.filter { sizes[..<$0].firstIndex(of: sizes[$0]) == nil }
      .map { sizes[$0] }
    let asked = "\(session.words.choice.whichSize) \(session.words.list(names))".asSentence
    return [asked] + tellMore() + names.prefix(1).map { linearWords.takeExample("1 \($0)") }
  }
}
