public import OldMenuCore

/// What a guest has chosen to show to the waiter: a list, not an order.
///
/// A value that knows no screen. What a reload of the menu makes dearer, sold out, of other allergens or
/// takes away stays, marked; all of it is in the one currency of the menu that is shown.
public struct Choice: Hashable, Sendable {
  /// How many of one line there can be, how many lines, and how many people.
  public static let limit = 99

  /// The lines in the order in which they were chosen.
  public private(set) var lines: [Line] = []
  /// How many people the cover is for, nil where nobody said so.
  public private(set) var people: Int?
  /// What each of them pays for the cover, nil without one.
  public private(set) var cover: Amount?
  /// What it was when the first dish was chosen.
  private var coverAtFirst: Amount?
  /// The currency of every price, nil for bare numbers.
  public private(set) var currency: Currency?

  /// Begins an empty choice from a menu.
  public init(from menu: Menu) {
    cover = menu.cover
    currency = menu.currency
  }

  /// Why nothing can be added.
  public enum Refusal: Error, Hashable, Sendable {
    /// There is no such dish, size or add-on.
    case unknown
    /// The dish is sold out.
    case soldOut
    /// It is sold in sizes, and none was named.
    case needsSize
    /// Of a group of add-ons more or fewer must be taken.
    case needsAddOns(group: Int, ClosedRange<Int>)
    /// No more can be held.
    case full
  }

  /// Adds one to the line with the same dish, size and add-ons, or begins it.
  public mutating func add(_ wish: Wish, from menu: Menu) throws(Refusal) {
    guard let dish = menu.dish(at: wish.dish.position, in: wish.dish.list),
      wish.isKnown(in: dish)
    else { throw .unknown }
    guard !dish.isSoldOut else { throw .soldOut }
    guard wish.size != nil || dish.sizes.isEmpty else { throw .needsSize }
    if let (group, count) = wish.missing(in: dish) { throw .needsAddOns(group: group, count) }
    if let index = lines.firstIndex(where: { $0.canBeHad && $0.wish == wish }) {
      guard lines[index].count < Choice.limit else { throw .full }
      lines[index].count += 1
    } else {
      guard lines.count < Choice.limit else { throw .full }
      if lines.isEmpty { coverAtFirst = cover }
      lines.append(Line(wish, of: dish))
    }
  }

  /// Takes one away from a line, and the line with its last one; nothing of a line that is not there.
  public mutating func removeOne(at line: Int) {
    guard lines.indices.contains(line) else { return }
    lines[line].count -= 1
    if lines[line].count == 0 { lines.remove(at: line) }
  }

  /// The line of which a dish can be taken back: the last that was begun, nil without one.
  public func lastLine(of dish: DishIndex) -> Int? {
    lines.lastIndex { $0.wish?.dish == dish }
  }

  /// Says for how many people the cover is, from 0 to the limit; nil where nobody knows yet.
  public mutating func setPeople(_ count: Int?) {
    people = count.map { min(max(0, $0), Choice.limit) }
  }

  /// Forgets everything that was chosen.
  public mutating func reset() {
    lines = []
    people = nil
  }

  /// Follows a menu that took the place of another one: what was chosen is looked at again.
  ///
  /// - Complexity: O(*dishes*).
  public mutating func follow(_ menu: Menu, from old: Menu) {
    let isSameCurrency = currency == menu.currency
    (cover, currency) = (menu.cover, menu.currency)
    if !isSameCurrency { coverAtFirst = cover }
    guard !lines.isEmpty else { return }
    let partners = menu.dishes(sameAsIn: old)
    let back = dishesThatCameBack(in: menu, beside: Set(partners.values))
    for index in lines.indices {
      let line = lines[index]
      let dish = line.wish == nil ? back[line.lastWish.dish.list]?[line.dish] : nil
      lines[index].follow(
        dish ?? line.wish.flatMap { partners[$0.dish] }, in: menu, comparing: isSameCurrency)
    }
  }

  /// Where the dishes are that were gone and are on a menu again, but for those that were there before.
  private func dishesThatCameBack(
    in menu: Menu, beside others: Set<DishIndex>
  ) -> [MenuList: [Dish: DishIndex]] {
    var gone = Menu()
    for line in lines where line.wish == nil { gone.append(line.dish, to: line.lastWish.dish.list) }
    guard gone.numberOfDishes > 0 else { return [:] }
    return menu.dishes(sameAsIn: gone).reduce(into: [:]) { back, pair in
      guard !others.contains(pair.value),
        let dish = gone.dish(at: pair.key.position, in: pair.key.list)
      else { return }
      back[pair.key.list, default: [:]][dish] = pair.value
    }
  }

  /// How many dishes can be had of what was chosen.
  public var count: Int {
    lines.lazy.filter(\.canBeHad).reduce(0) { $0 + $1.count }
  }

  /// What the cover was when the first dish was chosen, where a reload raised it since then; else nil.
  public var coverBefore: Amount? {
    guard let coverAtFirst, let cover, cover > coverAtFirst, !lines.isEmpty else { return nil }
    return coverAtFirst
  }

  /// What the cover comes to, nil without one, and where nobody said for how many.
  public var coverTotal: Sum? {
    guard let cover, let people else { return nil }
    return Sum(cover).multiplied(by: people)
  }

  /// What everything comes to that can be had, the cover included.
  public var total: Sum {
    lines.filter(\.canBeHad).map(\.total).reduce(coverTotal ?? Sum()) { $0.adding($1) }
  }

  /// What is said of the allergens of everything together, also of what is sold out by now: nobody
  /// is told less than he was.
  public var allergens: AllergenStatement {
    AllergenStatement(worstOf: lines.map(\.allergens))
  }
}

extension Menu {
  /// Puts a dish at the end of a list, unless it stands there.
  fileprivate mutating func append(_ dish: Dish, to list: MenuList) {
    guard !(0..<numberOfDishes(in: list)).contains(where: { self.dish(at: $0, in: list) == dish })
    else { return }
    switch list {
    case .pizzas: pizzas.append(Pizza(dish))
    case .beverages: beverages.append(Beverage(dish))
    case .desserts: desserts.append(Dessert(dish))
    case .other: other.append(dish)
    }
  }
}
