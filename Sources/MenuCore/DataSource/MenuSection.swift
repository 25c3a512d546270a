/// A list without groups, or one group of a list, with its dishes in display order.
struct MenuSection: Sendable {
  /// The list of the dishes; if the rows are from several lists, that of the first row.
  let list: MenuList
  let title: String
  var dishes: [MenuDataSource.DishIndex]
  /// The group of the dishes; nil if they have none.
  var group: DishGroup?
  /// True for rows of several lists.
  var isMixed = false

  /// The sections of a menu; none of them is empty.
  static func sections(of menu: Menu, in context: MenuContext) -> [MenuSection] {
    let order = GroupOrder(menu.groups)
    var sections: [MenuSection] = []
    for list in menu.listsInOrder {
      var own = MenuSection(
        list: list, title: context.interfaceLanguage.name(of: list), dishes: [])
      var inGroup = Array(repeating: [MenuDataSource.DishIndex](), count: order.groups.count)
      let dishes = menu[list]
      for position in dishes.indices {
        let dish = MenuDataSource.DishIndex(list: list, position: position)
        if let group = dishes[position].group.flatMap(order.index(of:)) {
          inGroup[group].append(dish)
        } else {
          own.dishes.append(dish)
        }
      }

      if !own.dishes.isEmpty { sections.append(own) }
      for group in inGroup.indices where !inGroup[group].isEmpty {
        sections.append(
          MenuSection(
            list: list, title: order.title(at: group, in: context), dishes: inGroup[group],
            group: order.groups[group].own))
      }
    }
    return sections
  }

  /// The raw value of the list, or the id of the group, with a title for which `isTitle` is true; nil if
  /// neither has one.
  func meaning(in order: [MenuList], _ isTitle: ([UInt8]) -> Bool) -> UTF8Text? {
    let number = (order.firstIndex(of: list) ?? 0) + 1
    let names = InterfaceLanguage.allCases.map { $0.name(of: list) } + [list.rawValue, "\(number)"]
    if names.contains(where: { isTitle(FoldedText($0).bytes) }) { return UTF8Text(list.rawValue) }
    guard let group else { return nil }
    let titles = group.title.allTexts + [group.id]
    return titles.contains { isTitle(FoldedText($0).bytes) } ? UTF8Text(group.id) : nil
  }
}
