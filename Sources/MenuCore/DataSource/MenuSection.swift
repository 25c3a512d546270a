/// The groups of a menu in the order to show: that of the file, each parent before its children.
struct GroupOrder {
  private let groups: [DishGroup]
  /// The place in the file of the first group of each id.
  private var indices: [UTF8Text: Int] = [:]
  /// The place in the file of the parent of each group.
  private var parents: [Int?] = []
  /// The place in the order of each group of the file, nil for one whose id an earlier one has.
  private var ranks: [Int?]
  /// The groups by their indices in the file.
  private var order: [Int] = []

  /// Orders groups; O(*n*).
  init(_ groups: [DishGroup]) {
    self.groups = groups
    ranks = Array(repeating: nil, count: groups.count)
    indices.reserveCapacity(groups.count)
    var firsts: [Int] = []
    for (index, group) in groups.enumerated() where indices[UTF8Text(group.id)] == nil {
      indices[UTF8Text(group.id)] = index
      firsts.append(index)
    }
    parents = groups.indices.map { index in
      groups[index].parent.flatMap { indices[UTF8Text($0)] }.flatMap { $0 == index ? nil : $0 }
    }
    rank(firsts)
  }

  private mutating func rank(_ firsts: [Int]) {
    var children = [[Int]](repeating: [], count: groups.count)
    for index in firsts { if let parent = parents[index] { children[parent].append(index) } }
    // Groups that are each other's parents hang on no root; they come last, in the file's order.
    var waiting = Array((firsts.filter { parents[$0] == nil } + firsts).reversed())
    while let index = waiting.popLast() {
      guard ranks[index] == nil else { continue }
      ranks[index] = order.count
      order.append(index)
      waiting += children[index].reversed()
    }
  }

  /// The number of groups that have a place in the order.
  var count: Int { order.count }

  /// The place in the order of a group, nil for an id that no group has.
  func rank(of id: String) -> Int? {
    indices[UTF8Text(id)].flatMap { ranks[$0] }
  }

  /// The group at a place of the order.
  func group(ofRank rank: Int) -> DishGroup { groups[order[rank]] }

  /// The title of a group behind that of its parent: `Le rosse · Le speciali`.
  func titles(ofRank rank: Int, in context: MenuContext) -> String {
    let own = context.text(groups[order[rank]].title)
    return parents[order[rank]].map { "\(context.text(groups[$0].title)) · \(own)" } ?? own
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
