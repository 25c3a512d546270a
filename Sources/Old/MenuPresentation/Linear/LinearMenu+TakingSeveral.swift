import OldMenuCore

/// Several dishes that are taken in one line, and what is said where that fails.
extension LinearMenu {
  /// Takes dishes that `and` or a comma joins, and says which of them are not clear. Nil where nothing
  /// is joined, or nothing of it is a dish.
  func takeSeveral(_ typed: String) -> [String]? {
    // What is joined may be a part of a name, as of a dish that is hidden.
    guard let joined = joinedDishes(typed), joined.isJoined,
      NamedDish(typed, in: session.menu) == nil
    else { return nil }
    let menu = offered
    if let wanted = joined.map({ wanted($0, in: menu) }) { return take(wanted) }
    if let changed = DishChanges(joined, of: self) {
      return take(changed.sure, besides: changed.parts)
    }
    if let answer = sayNotTaken(typed) { return answer }
    let parts = joined.parts
    let unclear = parts.filter { wanted($0, in: menu) == nil }
    let denies = unclear.contains { part in
      let typed = TypedQuery(part + " ")
      return typed.isUndecided || typed.hasFilters
    }
    // What a dish is to be without is for the staff.
    guard unclear.count < parts.count, !denies else { return nil }
    return take(parts.compactMap { wanted($0, in: menu) }, besides: unclear)
  }

  /// That nothing of an order is taken of which a part leaves out an allergen, for it may be meant of all:
  /// it is left out from now on, and the staff is asked. Nil where none does, or where neither another
  /// part is sure nor all are counted.
  func sayNotTaken(_ typed: String) -> [String]? {
    if isOneWithout(typed) { return sayNotTaken([typed], for: typed) }
    guard let parts = JoinedDishes(typed)?.parts, parts.count > 1,
      parts.contains(where: { TypedNumber($0) != nil }),
      let changed = parts.first(where: { part in
        !TypedQuery(part + " ").without.isEmpty
          && (TypedNumber(part) != nil
            || NamedDish(part, in: session.menu, isWhole: false) != nil)
      }),
      parts.allSatisfy({ TypedNumber($0) != nil })
        || parts.contains(where: { wanted($0, in: offered, isWhole: true) != nil })
    else { return nil }
    return sayNotTaken(parts, for: changed)
  }

  private func sayNotTaken(_ parts: [String], for changed: String) -> [String] {
    let words = session.words
    return [linearWords.notTaken(words.list(parts.map(\.excerpt))), words.askStaff.asSentence]
      + (understand(TypedNumber(changed)?.rest ?? changed) ?? [])
  }

  /// Whether an order counts one dish, leaves an allergen out and names no other: `two capricciosa without
  /// egg and milk`.
  private func isOneWithout(_ typed: String) -> Bool {
    guard let number = TypedNumber(typed), !TypedQuery(number.rest + " ").without.isEmpty,
      let parts = JoinedDishes(typed)?.parts, let first = parts.first
    else { return false }
    return NamedDish(first, in: session.menu, isWhole: false) != nil
      && parts.dropFirst().allSatisfy { part in
        TypedNumber(part) == nil && NamedDish(part, in: session.menu, isWhole: false) == nil
      }
  }

  /// Takes the dishes that a line names, each of them clearly; nil where one is not, unless the others
  /// are sure.
  func takeClear(_ typed: String) -> [String]? {
    let menu = offered
    guard let joined = joinedDishes(typed) else { return nil }
    if let wanted = joined.map({ wanted($0, in: menu) }) { return take(wanted) }
    if let changed = DishChanges(joined, of: self) {
      return take(changed.sure, besides: changed.parts)
    }
    return takeSure(joined, in: menu)
  }

  /// Takes the dishes of a line that are called by the whole of their names, and asks about what stands
  /// beside them; nil where nothing is joined, or where it may belong together.
  private func takeSure(_ joined: JoinedDishes, in menu: MenuDataSource) -> [String]? {
    guard joined.isJoined else { return nil }
    let sure = joined.parts.compactMap { wanted($0, in: menu, isWhole: true) }
    let unclear = joined.parts.filter { wanted($0, in: menu, isWhole: true) == nil }
    let mayGoOn = unclear.contains { part in
      let typed = TypedQuery(part + " ")
      return typed.isUndecided || typed.hasFilters
        || !Self.withWords.isDisjoint(with: part.foldedWords)
    }
    return sure.isEmpty || mayGoOn ? nil : take(sure, besides: unclear)
  }

  /// Whether a line is nothing but dishes that are called by the whole of their names, be it that one of
  /// them is to be made otherwise.
  func isSure(_ typed: String) -> Bool {
    let menu = offered
    guard let joined = joinedDishes(typed) else { return false }
    return joined.map { wanted($0, in: menu, isWhole: true) } != nil
      || DishChanges(joined, of: self) != nil
  }

  /// A line taken apart, in which a size or an add-on alone is one of the dish before it: `margherita
  /// regular and maxi`, `two margherita regular and one maxi`. Of a number that is told first and divided
  /// behind it they are a part: `two margherita, one regular and one maxi`.
  private func joinedDishes(_ typed: String) -> JoinedDishes? {
    guard let joined = JoinedDishes(typed), joined.isJoined else { return JoinedDishes(typed) }
    let menu = offered
    // The dish that was named last, where, and how many of it nothing more was said of.
    var before: (place: Int, index: DishIndex, rest: Int)?
    var isOfBefore = false
    var parts = joined.parts
    for place in parts.indices {
      let number = TypedNumber(parts[place]).flatMap { $0.rest.isEmpty ? nil : $0 }
      let name = number?.rest ?? parts[place]
      let isNamed = (NamedDish(parts[place], in: menu) ?? NamedDish(name, in: menu)) != nil
      guard !isNamed, let (first, index, rest) = before, let dish = dish(at: index),
        Self.isOption(name, of: dish)
      else {
        guard let (wish, count) = wanted(parts[place], in: menu) else { continue }
        let mayBeDivided =
          typed.contains(",") && count > 1 && wish.size == nil && wish.addOns.isEmpty
        before = (place, wish.dish, mayBeDivided ? count : 0)
        continue
      }
      isOfBefore = true
      let title = session.menu.context.text(dish.name)
      parts[place] = [number?.digits, title, name].compactMap(\.self).concatenated(separator: " ")
      let count = number?.value ?? 1
      guard rest > 0, rest >= count else { continue }
      before?.rest = rest - count
      parts[first] = rest > count ? "\(rest - count) \(title)" : ""
    }
    let told = parts.filter { !$0.isEmpty }
    return isOfBefore ? JoinedDishes(told.concatenated(separator: ", ")) : joined
  }

  /// Whether some words are nothing but one of the sizes of a dish, or add-ons of it.
  private static func isOption(_ name: String, of dish: Dish) -> Bool {
    let words = WishWords(name, of: dish)
    let isSize = words.size != nil && dish.sizes.count > 1
    return words.rest.isEmpty && (isSize || !words.addOns.isEmpty)
  }

  /// What stands before things that are wanted on one dish, which no `and` takes apart.
  static let withWords = Set(
    LinearStrings.all.flatMap(\.lineWords.withWords).map(\.folded))

  /// Takes some dishes. Why some are not to be had is told behind those that are taken, and last of all
  /// what a guest is asked: one dish after the other, and then what is not clear.
  func take(_ wanted: [Wanted], besides unclear: [String] = []) -> [String] {
    let (open, clear) = (wanted.filter(leavesOpen), wanted.filter { !leavesOpen($0) })
    waiting = clear
    let taken = takeWaiting()
    let refused = unclear.filter { reasonNotToTake($0) != nil }
    let asked = unclear.filter { !refused.contains($0) }
    let reasons = refused.compactMap(reasonNotToTake).joined()
    let left =
      refused.isEmpty ? [] : [linearWords.notTaken(session.words.list(refused.map(\.excerpt)))]
    (waiting, self.unclear) = (open, asked)
    let isPutOff = !open.isEmpty && !asked.isEmpty
    let parts = session.words.list(asked.map(\.excerpt))
    let later = isPutOff ? [linearWords.askedLater(parts)] : []
    return taken + left + reasons + later + takeWaiting()
  }

  /// Whether a guest is to be asked for a size or for add-ons.
  private func leavesOpen(_ wanted: Wanted) -> Bool {
    var choice = session.choice
    do throws(Choice.Refusal) {
      try choice.add(wanted.wish, from: session.menu.menu)
      return false
    } catch {
      switch error {
      case .needsSize, .needsAddOns: return true
      case .soldOut, .full, .unknown: return false
      }
    }
  }

  /// The answer to what names no dish by the whole of its name: takes the only one that may be meant,
  /// else tells what is found of it.
  func takeNearest(_ typed: String) -> [String] {
    guard let dish = wanted(typed, in: offered) else { return listToTake(typed) }
    return add(dish.wish, count: dish.count, front: front(of: dish.wish.dish, count: dish.count))
  }

  /// What is found of words that were to be taken.
  func listToTake(_ typed: String) -> [String] {
    let name = TypedNumber(typed).flatMap { $0.rest.isEmpty ? nil : $0.rest } ?? typed
    let before = (session.query, numbers)
    for form in LinearMenu.forms(of: name) {
      let found = search(for: form)
      if session.rows.count > 0 { return found + [linearWords.takeHelp] }
      restore(before)
    }
    return search(for: name)
  }

  /// What may be meant by the parts of a line that are not clear. The lines of one of them are told: of
  /// two lists nobody knows whose numbers to type.
  func askAboutUnclear() -> [String] {
    let parts = unclear
    unclear = []
    guard let first = parts.first else { return [] }
    return listToTake(first) + parts.dropFirst().map(linearWords.takeExample)
  }

  /// Why a part of a line cannot be taken; nil where it is not clear what is meant.
  private func reasonNotToTake(_ part: String) -> [String]? {
    if let number = TypedNumber(part), !number.rest.isEmpty,
      !(1...Choice.limit).contains(number.value ?? .max)
    {
      return [linearWords.countLimit(Choice.limit)]
    }
    let asked = sendToStaff(part).map { Array($0.dropLast()) }
    return sayFiltered(part) ?? asked
  }
}
