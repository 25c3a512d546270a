/// The groups of a menu in display order: that of the file, with each parent before its children.
struct GroupOrder {
  /// The groups with their parents, in display order.
  private(set) var groups: [(own: DishGroup, parent: DishGroup?)] = []
  private var ranks: [UTF8Text: Int] = [:]

  /// Sorts groups, keeping the first of several with the same id; O(*n*).
  init(_ all: [DishGroup]) {
    var places: [UTF8Text: Int] = [:]
    places.reserveCapacity(all.count)
    for (place, group) in all.enumerated() where places[UTF8Text(group.id)] == nil {
      places[UTF8Text(group.id)] = place
    }
    func parent(of place: Int) -> Int? {
      guard let id = all[place].parent, let parent = places[UTF8Text(id)] else { return nil }
      guard parent != place else { return nil }
      return parent
    }

    let firsts = places.values.sorted()
    var children = [[Int]](repeating: [], count: all.count)
    for place in firsts {
      if let parent = parent(of: place) { children[parent].append(place) }
    }

    // Groups that are parents of each other have no root. They come last, in the order of the file.
    var waiting = Array((firsts.filter { parent(of: $0) == nil } + firsts).reversed())
    while let place = waiting.popLast() {
      guard ranks[UTF8Text(all[place].id)] == nil else { continue }
      ranks[UTF8Text(all[place].id)] = groups.count
      groups.append((all[place], parent(of: place).map { all[$0] }))
      waiting += children[place].reversed()
    }
  }

  /// The index of a group in display order; nil if no group has the id.
  func rank(of id: String) -> Int? { ranks[UTF8Text(id)] }

  /// The title of a group after that of its parent: `Le rosse · Le speciali`.
  func title(ofRank rank: Int, in context: MenuContext) -> String {
    let own = context.text(groups[rank].own.title)
    return groups[rank].parent.map { "\(context.text($0.title)) · \(own)" } ?? own
  }
}

/// A list without groups, or one group of a list, with its dishes in display order.
struct MenuSection: Sendable {
  let list: MenuList
  let title: String
  /// The indices of the dishes in their list of the menu.
  var positions: [Int]
  /// The group of the dishes; nil if they have none.
  var group: DishGroup?

  /// The sections of a menu; none of them is empty.
  static func sections(of menu: Menu, in context: MenuContext) -> [MenuSection] {
    let order = GroupOrder(menu.groups)
    var sections: [MenuSection] = []
    for list in menu.listsInOrder {
      var own = MenuSection(
        list: list, title: context.interfaceLanguage.name(of: list), positions: [])
      var inGroup = Array(repeating: [Int](), count: order.groups.count)
      let dishes = menu[list]
      for position in dishes.indices {
        if let rank = dishes[position].group.flatMap(order.rank(of:)) {
          inGroup[rank].append(position)
        } else {
          own.positions.append(position)
        }
      }

      if !own.positions.isEmpty { sections.append(own) }
      for rank in inGroup.indices where !inGroup[rank].isEmpty {
        sections.append(
          MenuSection(
            list: list, title: order.title(ofRank: rank, in: context), positions: inGroup[rank],
            group: order.groups[rank].own))
      }
    }
    return sections
  }
}
