/// Which dishes of two menus are the same: each is at most one of the other menu.
///
/// An id decides. Without one the name and the group do, and only where they leave no choice: two
/// dishes of one name may differ in what makes a guest ill, so that a dish is rather said to be gone
/// than taken for another one.
struct DishMatching {
  /// Where the dishes of the first menu are in the second.
  private(set) var partners: [DishIndex: DishIndex] = [:]

  private let before: Menu
  private let now: Menu
  private var taken: Set<DishIndex> = []

  private struct Name: Hashable {
    let list: MenuList
    let texts: [UTF8Text]
  }

  /// Pairs the dishes; O(*n*).
  init(_ before: Menu, _ now: Menu) {
    (self.before, self.now) = (before, now)
    pairByID()
    // Where all dishes have ids there is nothing left, and names take long.
    guard partners.count < before.numberOfDishes, taken.count < now.numberOfDishes else { return }
    let names = DishMatching.byName(now)
    for (name, old) in DishMatching.byName(before) {
      guard let new = names[name] else { continue }
      if old.count == 1, new.count == 1, before.id(at: old[0]) == nil, now.id(at: new[0]) == nil {
        // The only one of its name has moved to another group.
        pair(old, new)
        continue
      }
      let groups = DishMatching.byGroup(new, now)
      for (group, old) in DishMatching.byGroup(old, before) { pair(old, groups[group] ?? []) }
    }
  }

  private mutating func pairByID() {
    var ids: [UTF8Text: DishIndex] = [:]
    for dish in now.dishIndices {
      if let id = now.id(at: dish) { ids[UTF8Text(id)] = dish }
    }
    for dish in before.dishIndices {
      guard let id = before.id(at: dish), let same = ids[UTF8Text(id)] else { continue }
      partners[dish] = same
      taken.insert(same)
    }
  }

  /// Pairs namesakes of one group in their order, unless one more or less leaves a choice.
  private mutating func pair(_ old: [DishIndex], _ new: [DishIndex]) {
    let old = old.filter { partners[$0] == nil }
    let new = new.filter { !taken.contains($0) }
    let oldWithoutID = old.filter { before.id(at: $0) == nil }
    let newWithoutID = new.filter { now.id(at: $0) == nil }
    if oldWithoutID.count == newWithoutID.count {
      join(oldWithoutID, newWithoutID)
    } else if newWithoutID.isEmpty, oldWithoutID.count == new.count {
      // Their owner gave them ids.
      join(oldWithoutID, new)
    } else if oldWithoutID.isEmpty, newWithoutID.count == old.count {
      join(old, newWithoutID)
    }
  }

  private mutating func join(_ old: [DishIndex], _ new: [DishIndex]) {
    for (old, new) in zip(old, new) {
      partners[old] = new
      taken.insert(new)
    }
  }

  private static func byGroup(_ dishIndices: [DishIndex], _ menu: Menu) -> [UTF8Text?: [DishIndex]]
  {
    Dictionary(grouping: dishIndices) { menu.group(at: $0).map(UTF8Text.init) }
  }

  private static func byName(_ menu: Menu) -> [Name: [DishIndex]] {
    Dictionary(grouping: menu.dishIndices) { dish in
      let texts = menu.name(at: dish.position, in: dish.list)?.allTexts ?? []
      return Name(list: dish.list, texts: texts.map { UTF8Text($0) })
    }
  }
}

extension Menu {
  fileprivate var dishIndices: [DishIndex] {
    MenuList.allCases.flatMap { list in
      (0..<numberOfDishes(in: list)).map { DishIndex(list: list, position: $0) }
    }
  }

  fileprivate func id(at dish: DishIndex) -> String? { id(at: dish.position, in: dish.list) }

  fileprivate func group(at dish: DishIndex) -> String? { group(at: dish.position, in: dish.list) }
}
