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
