/// A list without groups, or one group of a list: its dishes in their order.
struct MenuSection: Sendable {
  let list: MenuList
  let title: String
  /// The places of the dishes in their list of the menu.
  var positions: [Int]
  /// The group whose dishes they are, nil for dishes without one.
  var group: DishGroup?

  /// The sections of a menu; none is empty.
  static func sections(of menu: Menu, in context: MenuContext) -> [MenuSection] {
    let groups = GroupOrder(menu.groups)
    return MenuList.allCases.flatMap { list in
      var own = MenuSection(
        list: list, title: context.interfaceLanguage.name(of: list), positions: [])
      var inGroup = Array(repeating: [Int](), count: groups.count)
      let dishes = menu[list]
      for position in dishes.indices {
        if let rank = dishes[position].group.flatMap(groups.rank(of:)) {
          inGroup[rank].append(position)
        } else {
          own.positions.append(position)
        }
      }
      let grouped = inGroup.indices.filter { !inGroup[$0].isEmpty }.map { rank in
        MenuSection(
          list: list, title: groups.titles(ofRank: rank, in: context), positions: inGroup[rank],
          group: groups.group(ofRank: rank))
      }
      return (own.positions.isEmpty ? [] : [own]) + grouped
    }
  }
}
