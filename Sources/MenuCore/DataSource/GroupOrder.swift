/// The groups of a menu in display order: that of the file, with each parent before its children.
struct GroupOrder {
  /// The groups with their parents, in display order.
  private(set) var groups: [(own: DishGroup, parent: DishGroup?)] = []
  private var indicesInOrder: [UTF8Text: Int] = [:]

  /// Sorts groups, keeping the first of several with the same id; O(*n*).
  init(_ all: [DishGroup]) {
    var indices: [UTF8Text: Int] = [:]
    indices.reserveCapacity(all.count)
    for (index, group) in all.enumerated() where indices[UTF8Text(group.id)] == nil {
      indices[UTF8Text(group.id)] = index
    }
    func parent(of index: Int) -> Int? {
      guard let id = all[index].parent, let parent = indices[UTF8Text(id)] else { return nil }
      guard parent != index else { return nil }
      return parent
    }

    let firsts = indices.values.sorted()
    var children = [[Int]](repeating: [], count: all.count)
    for index in firsts {
      if let parent = parent(of: index) { children[parent].append(index) }
    }

    // Groups that are parents of each other have no root. They come last, in the order of the file.
    var waiting = Array((firsts.filter { parent(of: $0) == nil } + firsts).reversed())
    while let index = waiting.popLast() {
      guard indicesInOrder[UTF8Text(all[index].id)] == nil else { continue }
      indicesInOrder[UTF8Text(all[index].id)] = groups.count
      groups.append((all[index], parent(of: index).map { all[$0] }))
      waiting += children[index].reversed()
    }
  }

  /// The index of a group in display order; nil if no group has the id.
  func index(of id: String) -> Int? { indicesInOrder[UTF8Text(id)] }

  /// The title of a group after that of its parent: `Le rosse · Le speciali`.
  func title(at index: Int, in context: MenuContext) -> String {
    let own = context.text(groups[index].own.title)
    return groups[index].parent.map { "\(context.text($0.title)) · \(own)" } ?? own
  }
}
