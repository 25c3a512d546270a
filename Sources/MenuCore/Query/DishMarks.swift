/// Sets of dishes as arrays of marks: the element at the number of a dish is true if the dish is in the set.
extension [Bool] {
  /// True if at least one dish is marked.
  var hasMark: Bool { contains(true) }

  /// The dishes that are marked in either set.
  func union(_ others: [Bool]) -> [Bool] {
    var marks = self
    marks.formUnion(others)
    return marks
  }

  /// Marks the dishes that are marked in the other set.
  mutating func formUnion(_ others: [Bool]) {
    for dish in indices where others[dish] { self[dish] = true }
  }

  /// Keeps only the marks of dishes that are marked in the other set too.
  mutating func formIntersection(_ others: [Bool]) {
    for dish in indices where !others[dish] { self[dish] = false }
  }
}
