/// A list without groups, or one group of a list: which dishes stand in it, in which order.
struct MenuSection: Sendable {
  let list: MenuList
  let title: String
  /// The places of the dishes in their list of the menu.
  var positions: [Int]

  /// The sections of a menu; none is empty.
  static func sections(of menu: Menu, in context: MenuContext) -> [MenuSection] {
    let groups = GroupOrder(menu.groups)
    let titles = groups.order.map { groups.title(of: $0, in: context) }
    return MenuList.allCases.flatMap { list in
      sections(of: list, in: menu, groups: groups, titles: titles, context: context)
    }
  }

  private static func sections(
    of list: MenuList, in menu: Menu, groups: GroupOrder, titles: [String], context: MenuContext
  ) -> [MenuSection] {
    var withoutGroup: [Int] = []
    var inGroup = Array(repeating: [Int](), count: titles.count)
    for (position, id) in menu.groupsOfDishes(in: list).enumerated() {
      if let id, let rank = groups.rank[id] {
        inGroup[rank].append(position)
      } else {
        withoutGroup.append(position)
      }
    }
    let own = MenuSection(
      list: list, title: context.interfaceLanguage.name(of: list), positions: withoutGroup)
    let grouped = zip(titles, inGroup).map { title, positions in
      MenuSection(list: list, title: title, positions: positions)
    }
    return ([own] + grouped).filter { !$0.positions.isEmpty }
  }
}

/// The groups of a menu in the order of the file, each parent before its children.
private struct GroupOrder {
  /// The groups in the order to show.
  private(set) var order: [DishGroup] = []
  /// The place of a group in `order`, by its id.
  private(set) var rank: [String: Int] = [:]

  init(_ groups: [DishGroup]) {
    let known = Set(groups.map(\.id))
    var children: [String: [DishGroup]] = [:]
    var roots: [DishGroup] = []
    for group in groups {
      if let parent = group.parent, known.contains(parent), parent != group.id {
        children[parent, default: []].append(group)
      } else {
        roots.append(group)
      }
    }
    // Groups that are each other's parents hang on no root; they come last, in the file's order.
    var waiting = Array((roots + groups).reversed())
    while let group = waiting.popLast() {
      guard rank[group.id] == nil else { continue }
      rank[group.id] = order.count
      order.append(group)
      waiting.append(contentsOf: (children[group.id] ?? []).reversed())
    }
  }

  /// The title of a group behind the title of its parent: `Le rosse · Le speciali`.
  func title(of group: DishGroup, in context: MenuContext) -> String {
    let own = context.text(group.title)
    guard let parent = group.parent, let place = rank[parent], parent != group.id else {
      return own
    }
    return "\(context.text(order[place].title)) · \(own)"
  }
}

extension Menu {
  /// The group that each dish of a list names, in the order of the list.
  fileprivate func groupsOfDishes(in list: MenuList) -> [String?] {
    switch list {
    case .pizzas: pizzas.map(\.dish.group)
    case .beverages: beverages.map(\.dish.group)
    case .desserts: desserts.map(\.dish.group)
    case .other: other.map(\.group)
    }
  }
}
