/// A list without groups, or one group of a list: which dishes stand in it, in which order.
struct MenuSection: Sendable {
  let list: MenuList
  let title: String
  /// The title of its group, then those of the group's parents; none for a list without groups.
  let headings: [LocalizedText]
  /// The places of the dishes in their list of the menu.
  var positions: [Int]
  /// The group whose dishes they are, nil for dishes without one.
  var group: DishGroup?

  /// The sections of a menu; none is empty.
  static func sections(of menu: Menu, in context: MenuContext) -> [MenuSection] {
    let groups = GroupOrder(menu.groups)
    return MenuList.allCases.flatMap {
      sections(of: $0, in: menu, groups: groups, context: context)
    }
  }

  private static func sections(
    of list: MenuList, in menu: Menu, groups: GroupOrder, context: MenuContext
  ) -> [MenuSection] {
    var withoutGroup: [Int] = []
    var inGroup = Array(repeating: [Int](), count: groups.count)
    for (position, id) in menu.groupsOfDishes(in: list).enumerated() {
      if let id, let rank = groups.rank(of: id) {
        inGroup[rank].append(position)
      } else {
        withoutGroup.append(position)
      }
    }
    let own = MenuSection(
      list: list, title: context.interfaceLanguage.name(of: list), headings: [],
      positions: withoutGroup)
    return (withoutGroup.isEmpty ? [] : [own])
      + inGroup.indices.filter { !inGroup[$0].isEmpty }.map { rank in
        let headings = groups.headings(ofRank: rank)
        return MenuSection(
          list: list, title: title(of: headings, in: context), headings: headings,
          positions: inGroup[rank], group: groups.group(ofRank: rank))
      }
  }

  /// The title of a group behind the title of its parent: `Le rosse · Le speciali`.
  private static func title(of headings: [LocalizedText], in context: MenuContext) -> String {
    let titles = headings.prefix(2).map(context.text)
    guard let title = titles.first else { return "" }
    return titles.dropFirst().reduce(title) { "\($1) · \($0)" }
  }
}

extension Menu {
  /// The group that each dish of a list names, in the order of the list.
  fileprivate func groupsOfDishes(in list: MenuList) -> [String?] {
    switch list {
    case .pizzas: pizzas.map { $0.dish.group }
    case .beverages: beverages.map { $0.dish.group }
    case .desserts: desserts.map { $0.dish.group }
    case .other: other.map { $0.group }
    }
  }
}
