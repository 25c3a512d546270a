/// A set of dishes of a menu, by their numbers.
struct DishSet: Sendable {
  /// For each dish of the menu, true if it is in the set.
  private var members: [Bool]

  /// Makes the set of the dishes of a menu that are marked with true.
  init(_ members: [Bool]) { self.members = members }

  /// Makes a set of none or of all dishes of a menu.
  init(noneOf count: Int) { members = Array(repeating: false, count: count) }
  init(allOf count: Int) { members = Array(repeating: true, count: count) }

  var isEmpty: Bool { !members.contains(true) }
  var count: Int { members.count { $0 } }

  func contains(_ dish: Int) -> Bool { members[dish] }

  mutating func insert(_ dish: Int) { members[dish] = true }

  func union(_ other: DishSet) -> DishSet {
    var set = self
    set.formUnion(other)
    return set
  }

  mutating func formUnion(_ other: DishSet) {
    for dish in members.indices where other.members[dish] { members[dish] = true }
  }

  mutating func formIntersection(_ other: DishSet) {
    for dish in members.indices where !other.members[dish] { members[dish] = false }
  }

  /// The dishes of the set for which a condition holds.
  func filter(_ isIncluded: (Int) -> Bool) -> DishSet {
    DishSet(members.indices.map { members[$0] && isIncluded($0) })
  }
}
