/// The groups of a file, in menu order.
struct GroupTable {
  private struct Entry {
    var parent: Int?
    /// True if the group or a group above it has an error: its dishes promise nothing.
    var isFaulty = false
  }

  private var entries: [Entry] = []
  private var indices: [UTF8Text: Int] = [:]
  /// The ids of groups that were not read. Each of them is already reported.
  private var unread: Set<UTF8Text> = []

  /// The maximum number of groups inside one another: no menu nests as deep, but a cycle exceeds it.
  static let depth = 64

  /// Adds a group that has no error and no parent.
  mutating func add(_ id: String) {
    indices[UTF8Text(id)] = entries.count
    entries.append(Entry())
  }

  /// Records the id of a group that was not read.
  mutating func addUnread(_ id: String) { unread.insert(UTF8Text(id)) }

  /// True for the id of a group that was not read.
  func isUnread(_ id: String) -> Bool { unread.contains(UTF8Text(id)) }

  /// The index of a group; nil if no group has the id.
  func index(of id: String) -> Int? { indices[UTF8Text(id)] }

  /// True if the dishes of a group promise nothing.
  func isFaulty(_ index: Int) -> Bool { entries[index].isFaulty }

  /// Records an error in a group.
  mutating func markFaulty(_ index: Int) { entries[index].isFaulty = true }

  /// Makes one group the parent of another. Returns false, with nothing changed, if the result were a
  /// cycle, or deeper than `depth`.
  mutating func setParent(of index: Int, to parent: Int) -> Bool {
    entries[index].parent = parent
    if chain(of: index).count <= Self.depth { return true }
    entries[index].parent = nil
    return false
  }

  /// Marks the children of faulty groups as faulty, and groups that are nested too deep.
  mutating func spreadFaults() {
    for index in entries.indices {
      let chain = chain(of: index)
      entries[index].isFaulty =
        chain.count > Self.depth || chain.contains { entries[$0].isFaulty }
    }
  }

  /// True if a group is another one or above it.
  func isAbove(_ index: Int, _ other: Int) -> Bool { chain(of: other).contains(index) }

  /// A group and the groups above it, at most one more than `depth`.
  private func chain(of index: Int) -> [Int] {
    var chain = [index]
    while let last = chain.last, let parent = entries[last].parent, chain.count <= Self.depth {
      chain.append(parent)
    }
    return chain
  }
}
