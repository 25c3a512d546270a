/// The groups of a file, in the order of the menu.
struct GroupTable {
  private struct Entry {
    var parent: Int?
    /// True if an error is between its braces, or above: its dishes promise nothing.
    var isFaulty = false
  }

  private var entries: [Entry] = []
  private var indices: [UTF8Text: Int] = [:]
  /// The ids of groups that were not read, which is reported at their place.
  private var unread: Set<UTF8Text> = []

  /// More than any menu nests; a circle of groups is deeper.
  private static let depth = 64

  /// Adds a group without a fault and a parent.
  mutating func add(_ id: String) {
    indices[UTF8Text(id)] = entries.count
    entries.append(Entry())
  }

  /// Notes the id of a group that was not read.
  mutating func addUnread(_ id: String) { unread.insert(UTF8Text(id)) }

  /// True for the id of a group that was not read.
  func isUnread(_ id: String) -> Bool { unread.contains(UTF8Text(id)) }

  /// The index of a group, nil for an id that no group has.
  func index(of id: String) -> Int? { indices[UTF8Text(id)] }

  /// True if the dishes of a group promise nothing.
  func isFaulty(_ index: Int) -> Bool { entries[index].isFaulty }

  /// Notes an error between the braces of a group.
  mutating func markFaulty(_ index: Int) { entries[index].isFaulty = true }

  /// Puts a group below another one; false, with nothing changed, if it would be too deep or in a circle.
  mutating func setParent(of index: Int, to parent: Int) -> Bool {
    entries[index].parent = parent
    if chain(of: index).count < Self.depth { return true }
    entries[index].parent = nil
    return false
  }

  /// Makes the errors of each group those of its children; deeper groups are not read.
  mutating func spreadFaults() {
    for index in entries.indices {
      let chain = chain(of: index)
      entries[index].isFaulty =
        chain.count == Self.depth || chain.contains { entries[$0].isFaulty }
    }
  }

  /// A group and the groups above it, up to `depth`.
  private func chain(of index: Int) -> [Int] {
    var chain = [index]
    while let last = chain.last, let parent = entries[last].parent, chain.count < Self.depth {
      chain.append(parent)
    }
    return chain
  }
}
