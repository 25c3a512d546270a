internal import OldMenuCore

/// A dish that is wanted, while what it leaves open is asked one by one: the size where it has several,
/// then of each group of add-ons as many as must be taken, and last the others where that is wanted.
package struct WishDraft: Hashable, Sendable {
  /// What is asked.
  enum Question: Hashable, Sendable {
    case size
    /// Which add-ons of a group; `count` says how many.
    case addOns(group: Int)
  }

  /// What is asked now, nil when nothing is left.
  private(set) var question: Question?
  /// How many can be taken of what is asked.
  private(set) var count = 1...1
  /// The index of what is marked to be taken.
  private(set) var cursor = 0

  /// What there is to choose from: of the sizes all, of the add-ons what the query offers.
  let item: MenuItem
  private let index: DishIndex
  private let dish: Dish
  private var size: Int?
  private var addOns: Set<Choice.Wish.AddOnIndex> = []
  /// The groups of which nothing must be taken and which are still to be asked.
  private var open: [Int] = []

  /// Begins with a dish as it stands on the menu; `asksForAll` asks also for the add-ons that need not
  /// be taken.
  init(_ index: DishIndex, of dish: Dish, shownAs item: MenuItem, asksForAll: Bool) {
    (self.index, self.dish, self.item) = (index, dish, item)
    if dish.sizes.count == 1 { size = 0 }
    if asksForAll {
      open = item.addOns.filter { !$0.isRequired }.map(\.index)
    }
    askNext()
  }

  /// What is wanted as far as it was asked.
  var wish: Choice.Wish { Choice.Wish(index, size: size, addOns: addOns) }

  /// The add-ons that are asked about, nil while something else is.
  var group: MenuItem.AddOns? {
    guard case .addOns(let group) = question else { return nil }
    return item.addOns.first { $0.index == group }
  }

  /// Whether several can be taken, or none: then Enter does not say which.
  var hasBoxes: Bool { count != 1...1 }

  /// How many there are to choose from.
  var numberOfOptions: Int {
    question == .size ? item.sizes.count : group?.items.count ?? 0
  }

  /// Whether an add-on that is asked about is taken so far.
  func isTaken(_ option: Int) -> Bool {
    addOn(option).map(addOns.contains) ?? false
  }

  /// Marks another of what is asked, at the ends the last there is.
  mutating func move(by distance: Int) {
    mark(cursor + distance)
  }

  /// Marks one of what is asked.
  mutating func mark(_ option: Int) {
    cursor = max(0, min(option, numberOfOptions - 1))
  }

  /// Takes the add-on that is marked, or puts it back; false where more than can be taken would be.
  mutating func toggle() -> Bool {
    guard let marked = addOn(cursor) else { return true }
    if addOns.remove(marked) != nil { return true }
    if count.upperBound == 1 { addOns = addOns.filter { $0.group != marked.group } }
    guard taken(of: marked.group) < count.upperBound else { return false }
    addOns.insert(marked)
    return true
  }

  /// Takes what is marked, where not enough is taken yet, and goes on when there is; else false.
  mutating func confirm() -> Bool {
    if question == .size {
      size = cursor
    } else if let marked = addOn(cursor) {
      if count == 1...1 { addOns = addOns.filter { $0.group != marked.group } }
      if taken(of: marked.group) < count.lowerBound { addOns.insert(marked) }
      guard count.contains(taken(of: marked.group)) else { return false }
    }
    askNext()
    return true
  }

  private func addOn(_ option: Int) -> Choice.Wish.AddOnIndex? {
    guard let group, group.items.indices.contains(option) else { return nil }
    return Choice.Wish.AddOnIndex(group: group.index, item: group.items[option].index)
  }

  private func taken(of group: Int) -> Int { addOns.count { $0.group == group } }

  private mutating func askNext() {
    (cursor, count) = (0, 1...1)
    if size == nil, !dish.sizes.isEmpty {
      question = .size
    } else if let missing = wish.missing(in: dish) {
      (question, count) = (.addOns(group: missing.group), missing.count)
    } else if let group = open.first {
      open.removeFirst()
      let number = dish.addOns[group].items.count
      question = .addOns(group: group)
      count = 0...min(number, dish.addOns[group].choose?.upperBound ?? number)
    } else {
      question = nil
    }
  }
}
