/// Which lines of a file became which, as few as can be found quickly.
struct LineChanges {
  /// Lines that took the place of others; either may be none.
  struct Change: Hashable {
    let old: Range<Int>
    let new: Range<Int>
  }

  let changes: [Change]

  /// How many lines of a change are looked through for the next that both have. With more, what is
  /// between is one change, which is still true.
  private static let mostLines = 400

  /// Compares lines; O(*n*) for lines that are the same, and the square of the length of a change.
  init<Line: Equatable>(from old: [Line], to new: [Line]) {
    var changes: [Change] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        (left, right) = (left + 1, right + 1)
        continue
      }
      let (more, others) = Self.nextCommon(old[left...], new[right...])
      changes.append(Change(old: left..<left + more, new: right..<right + others))
      (left, right) = (left + more, right + others)
    }
    self.changes = changes
  }

  /// How many lines go and come before the two are the same again: as few as possible, and of those
  /// as many as come.
  private static func nextCommon<Line: Equatable>(
    _ old: ArraySlice<Line>, _ new: ArraySlice<Line>
  ) -> (Int, Int) {
    for sum in 1..<(2 * mostLines) {
      for (gone, come) in pairs(of: sum) where gone <= old.count && come <= new.count {
        let (rest, others) = (old.dropFirst(gone), new.dropFirst(come))
        if rest.isEmpty, others.isEmpty { return (gone, come) }
        guard let line = rest.first, line == others.first else { continue }
        // One line that is the same, such as a bracket, is no sign of itself where lines are lost.
        let next = (rest.dropFirst().first, others.dropFirst().first)
        if gone == come || next.0 == next.1 { return (gone, come) }
      }
    }
    return (old.count, new.count)
  }

  /// The ways to part a number into two, the even ones first.
  private static func pairs(of sum: Int) -> [(Int, Int)] {
    (0...sum).sorted { abs(sum - 2 * $0) < abs(sum - 2 * $1) }.map { ($0, sum - $0) }
  }
}
