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
