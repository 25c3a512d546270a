public import OldMenuCore

extension Choice {
  /// A dish as it is wanted.
  public struct Wish: Hashable, Sendable {
    /// An add-on by the group in which it is offered.
    public struct AddOnIndex: Hashable, Comparable, Sendable {
      /// The index of the group among those of the dish.
      public let group: Int
      /// The index in the group.
      public let item: Int

      /// Makes an index.
      public init(group: Int, item: Int) {
        (self.group, self.item) = (group, item)
      }

      /// Whether the left one is offered before the right one.
      public static func < (left: AddOnIndex, right: AddOnIndex) -> Bool {
        (left.group, left.item) < (right.group, right.item)
      }
    }

    /// The dish.
    public let dish: DishIndex
    /// The index of the size, nil where there are none.
    public let size: Int?
    /// What is wanted on top, each once, in the order of the menu.
    public let addOns: [AddOnIndex]

    /// Makes a wish.
    public init(_ dish: DishIndex, size: Int? = nil, addOns: Set<AddOnIndex> = []) {
      self.dish = dish
      self.size = size
      self.addOns = addOns.sorted()
    }

    /// Whether a dish has this size and these add-ons.
    func isKnown(in dish: Dish) -> Bool {
      (size.map(dish.sizes.indices.contains) ?? true)
        && addOns.allSatisfy { dish.addOn(at: $0) != nil }
    }

    /// The first group of which more or fewer must be taken, with how many.
    func missing(in dish: Dish) -> (group: Int, count: ClosedRange<Int>)? {
      for (index, group) in dish.addOns.enumerated() {
        guard let choose = group.choose else { continue }
        // Nobody can take more than there are.
        let most = min(choose.upperBound, group.items.count)
        let count = min(choose.lowerBound, most)...most
        if !count.contains(addOns.count { $0.group == index }) { return (index, count) }
      }
      return nil
    }
  }

  /// What a reload of the menu made of a line.
  public enum Change: Hashable, Sendable {
    /// One of it costs more than when it was chosen: then it was so much.
    case dearer(was: Sum)
    /// The dish is sold out.
    case soldOut
    /// The dish is there, but no longer in this size or with these add-ons.
    case otherwise
    /// The dish is no longer on the menu.
    case gone
  }

  /// So many of a dish.
  public struct Line: Hashable, Sendable {
    /// What is wanted, nil where it is gone. Where it is had otherwise now, only its dish means
    /// anything: at the indices of its size and add-ons others may stand.
    public private(set) var wish: Wish?
    /// The dish as it was last on the menu.
    public private(set) var dish: Dish
    /// The size, nil where there are none.
    public private(set) var size: DishSize?
    /// What is wanted on top.
    public private(set) var addOns: [AddOn]
    /// How many.
    public internal(set) var count = 1
    /// What a reload made of it, nil where all is as it was chosen.
    public private(set) var change: Change?
    /// What one of it comes to.
    public private(set) var unit: Sum

    /// Whether something else is stated of its allergens than when it was chosen.
    public var hasOtherAllergens: Bool { allergens != chosenWith }

    /// What is wanted, and was where it is gone: the next reload may bring it back.
    private(set) var lastWish: Wish
    private var chosenAt: Sum
    private var chosenWith = AllergenStatement()

    init(_ wish: Wish, of dish: Dish) {
      (self.wish, lastWish) = (wish, wish)
      self.dish = dish
      size = wish.size.map { dish.sizes[$0] }
      addOns = wish.addOns.compactMap(dish.addOn)
      unit = dish.unit(of: wish)
      chosenAt = unit
      chosenWith = allergens
    }

    /// What all of it comes to.
    public var total: Sum { unit.multiplied(by: count) }

    /// Whether it can be had as it is wanted.
    public var canBeHad: Bool {
      switch change {
      case nil, .dearer: true
      case .soldOut, .otherwise, .gone: false
      }
    }

    /// What to add for one more of it, nil where it is gone or had otherwise now: in its place a guest
    /// would get an add-on that he never asked for.
    public var wishForMore: Wish? { change == .otherwise ? nil : wish }

    /// What is said of its allergens.
    public var allergens: AllergenStatement {
      let index = size.flatMap { dish.sizes.firstIndex(of: $0) }
      return dish.statement(ofSize: index, with: addOns)
    }

    /// Takes over what a menu says now of the dish at an index, nil where it has it no longer.
    mutating func follow(_ index: DishIndex?, in menu: Menu, comparing isSameCurrency: Bool) {
      guard let index, let now = menu.dish(at: index.position, in: index.list) else {
        (wish, change) = (nil, .gone)
        return
      }
      guard let wish = lastWish.moved(to: index, from: dish, to: now) else {
        lastWish = Wish(index, size: lastWish.size, addOns: Set(lastWish.addOns))
        (self.wish, change) = (lastWish, .otherwise)
        return
      }
      var line = Line(wish, of: now)
      (line.count, line.chosenWith) = (count, chosenWith)
      if isSameCurrency { line.chosenAt = chosenAt }
      if now.isSoldOut {
        line.change = .soldOut
      } else if line.chosenAt.isPriced, let before = line.chosenAt.amount,
        let after = line.unit.amount, before < after
      {
        line.change = .dearer(was: line.chosenAt)
      }
      self = line
    }
  }
}

extension Choice.Wish {
  /// The same wish in a dish that took the place of another; nil where its size or one of its add-ons
  /// is not there any more, by their names.
  fileprivate func moved(to index: DishIndex, from old: Dish, to now: Dish) -> Choice.Wish? {
    var size: Int?
    if let index = self.size {
      size = now.sizes.firstIndex { $0.name == old.sizes[index].name }
      guard size != nil else { return nil }
    } else if !now.sizes.isEmpty {
      return nil
    }
    var addOns: Set<AddOnIndex> = []
    for index in self.addOns {
      guard let name = old.addOn(at: index)?.name,
        let same = now.index(ofAddOnCalled: name, near: index), addOns.insert(same).inserted
      else { return nil }
    }
    let wish = Choice.Wish(index, size: size, addOns: addOns)
    return wish.missing(in: now) == nil ? wish : nil
  }
}

extension Dish {
  /// The add-on at an index, nil where there is none.
  func addOn(at index: Choice.Wish.AddOnIndex) -> AddOn? {
    guard addOns.indices.contains(index.group),
      addOns[index.group].items.indices.contains(index.item)
    else { return nil }
    return addOns[index.group].items[index.item]
  }

  /// The add-on of a name, if there are several the one at the same index.
  fileprivate func index(
    ofAddOnCalled name: LocalizedText, near index: Choice.Wish.AddOnIndex
  ) -> Choice.Wish.AddOnIndex? {
    if addOn(at: index)?.name == name { return index }
    for (group, offered) in addOns.enumerated() {
      if let item = offered.items.firstIndex(where: { $0.name == name }) {
        return Choice.Wish.AddOnIndex(group: group, item: item)
      }
    }
    return nil
  }

  /// What one of it comes to, in a size and with add-ons.
  fileprivate func unit(of wish: Choice.Wish) -> Choice.Sum {
    let own = Choice.Sum(wish.size.map { sizes[$0].price } ?? price)
    // What is on top alone is no price of it.
    guard own.isPriced else { return own }
    return wish.addOns.reduce(own) { sum, index in
      let group = addOns[index.group]
      let addOn = group.items[index.item]
      // Where none of a group has a price, they are all in that of the dish.
      let isFree = addOn.price == nil && group.items.allSatisfy { $0.price == nil }
      return isFree ? sum : sum.adding(Choice.Sum(addOn.price))
    }
  }
}
