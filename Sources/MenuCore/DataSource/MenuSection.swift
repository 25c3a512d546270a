/// The groups of a menu in the order to show: that of the file, each parent before its children.
struct GroupOrder {
  /// The groups with their parents, by their places in the order.
  private(set) var groups: [(own: DishGroup, parent: DishGroup?)] = []
  private var ranks: [UTF8Text: Int] = [:]

  /// Orders groups, of those with the same id the first; O(*n*).
  init(_ all: [DishGroup]) {
    var places: [UTF8Text: Int] = [:]
    places.reserveCapacity(all.count)
    for (place, group) in all.enumerated() where places[UTF8Text(group.id)] == nil {
      places[UTF8Text(group.id)] = place
    }
    func parent(of place: Int) -> Int? {
      all[place].parent.flatMap { places[UTF8Text($0)] }.flatMap { $0 == place ? nil : $0 }
    }
    let firsts = places.values.sorted()
    var children = [[Int]](repeating: [], count: all.count)
    for place in firsts { if let parent = parent(of: place) { children[parent].append(place) } }
    // Groups that are each other's parents hang on no root; they come last, in the file's order.
    var waiting = Array((firsts.filter { parent(of: $0) == nil } + firsts).reversed())
    while let place = waiting.popLast() {
      guard ranks[UTF8Text(all[place].id)] == nil else { continue }
      ranks[UTF8Text(all[place].id)] = groups.count
      groups.append((all[place], parent(of: place).map { all[$0] }))
      waiting += children[place].reversed()
    }
  }

  /// The place in the order of a group, nil for an id that no group has.
  func rank(of id: String) -> Int? { ranks[UTF8Text(id)] }

  /// The title of a group behind that of its parent: `Le rosse · Le speciali`.
  func title(ofRank rank: Int, in context: MenuContext) -> String {
    let own = context.text(groups[rank].own.title)
    return groups[rank].parent.map { "\(context.text($0.title)) · \(own)" } ?? own
  }
}

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
    let order = GroupOrder(menu.groups)
    return MenuList.allCases.flatMap { list in
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
      let grouped = inGroup.indices.filter { !inGroup[$0].isEmpty }.map { rank in
        MenuSection(
          list: list, title: order.title(ofRank: rank, in: context), positions: inGroup[rank],
          group: order.groups[rank].own)
      }
      return (own.positions.isEmpty ? [] : [own]) + grouped
    }
  }
}
