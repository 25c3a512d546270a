internal import MenuCore

/// A dish that is wanted, while what it leaves open is asked one by one: the size where it has several,
/// then of each group of add-ons as many as must be taken.
package struct WishDraft: Hashable, Sendable {
  /// What is asked.
  enum Question: Hashable, Sendable {
    case size
    /// Of a group of add-ons, so many.
    case addOns(group: Int)
  }

  /// What is asked now, nil when nothing is left.
  private(set) var question: Question?
  /// How many can be taken of what is asked.
  private(set) var count = 1...1
  /// The index of what is marked to be taken.
  private(set) var cursor = 0

  private let index: DishIndex
  private let dish: Dish
  private var size: Int?
  private var addOns: Set<Choice.Wish.AddOnIndex> = []

  /// Begins with a dish as it stands on the menu.
  init(_ index: DishIndex, of dish: Dish) {
    (self.index, self.dish) = (index, dish)
    if dish.sizes.count == 1 { size = 0 }
    askNext()
  }

  /// What is wanted as far as it was asked.
  var wish: Choice.Wish { Choice.Wish(index, size: size, addOns: addOns) }

  /// How many there are to choose from.
  var numberOfOptions: Int {
    switch question {
    case .size: dish.sizes.count
    case .addOns(let group): dish.addOns[group].items.count
    case nil: 0
    }
  }

  /// Whether an add-on that is asked about is taken so far.
  func isTaken(_ option: Int) -> Bool {
    guard case .addOns(let group) = question else { return false }
    return addOns.contains(Choice.Wish.AddOnIndex(group: group, item: option))
  }

  /// Marks another of what is asked, at the ends the last there is.
  mutating func move(by distance: Int) {
    mark(cursor + distance)
  }

  /// Marks one of what is asked.
  mutating func mark(_ option: Int) {
    cursor = max(0, min(option, numberOfOptions - 1))
  }

  /// Takes the add-on that is marked, or puts it back; more than can be taken are not.
  mutating func toggle() {
    guard case .addOns(let group) = question else { return }
    let marked = Choice.Wish.AddOnIndex(group: group, item: cursor)
    if addOns.remove(marked) != nil { return }
    if count.upperBound == 1 { addOns = addOns.filter { $0.group != group } }
    if taken(of: group) < count.upperBound { addOns.insert(marked) }
  }

  /// Takes what is marked, where not enough is taken yet, and goes on when there is.
  mutating func confirm() {
    switch question {
    case .size: size = cursor
    case .addOns(let group):
      let marked = Choice.Wish.AddOnIndex(group: group, item: cursor)
      if count.upperBound == 1 { addOns = addOns.filter { $0.group != group } }
      if taken(of: group) < count.lowerBound { addOns.insert(marked) }
      guard count.contains(taken(of: group)) else { return }
    case nil: break
    }
    askNext()
  }

  private func taken(of group: Int) -> Int { addOns.count { $0.group == group } }

  private mutating func askNext() {
    (cursor, count) = (0, 1...1)
    if size == nil, !dish.sizes.isEmpty {
      question = .size
    } else if let missing = wish.missing(in: dish) {
      (question, count) = (.addOns(group: missing.group), missing.count)
    } else {
      question = nil
    }
  }
}
