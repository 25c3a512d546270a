/// Marks of dishes, one for each by its number, as sets of dishes.
extension [Bool] {
  /// True if a dish is marked.
  var hasMark: Bool { contains(true) }

  /// The dishes that are marked here or in others.
  func union(_ others: [Bool]) -> [Bool] {
    var marks = self
    marks.formUnion(others)
    return marks
  }

  /// Marks the dishes that are marked in others, too.
  mutating func formUnion(_ others: [Bool]) {
    for dish in indices where others[dish] { self[dish] = true }
  }

  /// Leaves the dishes that are marked in others, too.
  mutating func formIntersection(_ others: [Bool]) {
    for dish in indices where !others[dish] { self[dish] = false }
  }
}
