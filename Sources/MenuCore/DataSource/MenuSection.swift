/// A list without groups, or one group of a list: which dishes stand in it, in which order.
struct MenuSection: Sendable {
  let list: MenuList
  let title: String
  /// The title of its group, then those of the group's parents; none for a list without groups.
  let headings: [LocalizedText]
  /// The places of the dishes in their list of the menu.
  var positions: [Int]

  /// The sections of a menu; none is empty.
  static func sections(of menu: Menu, in context: MenuContext) -> [MenuSection] {
    let groups = GroupOrder(menu.groups)
    let headings = groups.order.map(groups.headings)
    return MenuList.allCases.flatMap { list in
      sections(of: list, in: menu, groups: groups, headings: headings, context: context)
    }
  }

  private static func sections(
    of list: MenuList, in menu: Menu, groups: GroupOrder, headings: [[LocalizedText]],
    context: MenuContext
  ) -> [MenuSection] {
    var withoutGroup: [Int] = []
    var inGroup = Array(repeating: [Int](), count: headings.count)
    for (position, id) in menu.groupsOfDishes(in: list).enumerated() {
      if let id, let rank = groups.rank[UTF8Text(id)] {
        inGroup[rank].append(position)
      } else {
        withoutGroup.append(position)
      }
    }
    let own = MenuSection(
      list: list, title: context.interfaceLanguage.name(of: list), headings: [],
      positions: withoutGroup)
    let grouped = zip(headings, inGroup).map { headings, positions in
      MenuSection(
        list: list, title: title(of: headings, in: context), headings: headings,
        positions: positions)
    }
    return ([own] + grouped).filter { !$0.positions.isEmpty }
  }

  /// The title of a group behind the title of its parent: `Le rosse · Le speciali`.
  private static func title(of headings: [LocalizedText], in context: MenuContext) -> String {
    let titles = headings.prefix(2).map(context.text)
    guard let title = titles.first else { return "" }
    return titles.dropFirst().reduce(title) { "\($1) · \($0)" }
  }
}

/// The groups of a menu in the order of the file, each parent before its children.
private struct GroupOrder {
  /// The groups in the order to show.
  private(set) var order: [DishGroup] = []
  /// The place of a group in `order`, by its id.
  private(set) var rank: [UTF8Text: Int] = [:]

  init(_ groups: [DishGroup]) {
    let known = Set(groups.map { UTF8Text($0.id) })
    var children: [UTF8Text: [DishGroup]] = [:]
    var roots: [DishGroup] = []
    for group in groups {
      if let parent = group.parent.map(UTF8Text.init), known.contains(parent),
        parent != UTF8Text(group.id)
      {
        children[parent, default: []].append(group)
      } else {
        roots.append(group)
      }
    }
    // Groups that are each other's parents hang on no root; they come last, in the file's order.
    var waiting = Array((roots + groups).reversed())
    while let group = waiting.popLast() {
      let id = UTF8Text(group.id)
      guard rank[id] == nil else { continue }
      rank[id] = order.count
      order.append(group)
      waiting.append(contentsOf: (children[id] ?? []).reversed())
    }
  }

  /// A group in more groups than that is found by the nearest: as many steps for each group as there
  /// are groups would take time with their square.
  private static let mostHeadings = 16

  /// The title of a group, then those of its parents.
  func headings(of group: DishGroup) -> [LocalizedText] {
    var headings = [group.title]
    var seen: Set = [UTF8Text(group.id)]
    var parent = group.parent.map(UTF8Text.init)
    while headings.count < GroupOrder.mostHeadings, let id = parent, let place = rank[id],
      seen.insert(id).inserted
    {
      headings.append(order[place].title)
      parent = order[place].parent.map(UTF8Text.init)
    }
    return headings
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
