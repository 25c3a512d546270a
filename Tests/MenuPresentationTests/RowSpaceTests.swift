import OldMenuPresentation
import Testing

@Suite(.timeLimit(.minutes(5))) struct RowSpaceTests {
  /// Sections 0 and 3 are empty.
  let space = RowSpace(rowsPerSection: [0, 2, 3, 0, 1])

  @Test(arguments: [
    (0, RowPath(section: 1, row: 0)), (1, RowPath(section: 1, row: 1)),
    (2, RowPath(section: 2, row: 0)), (4, RowPath(section: 2, row: 2)),
    (5, RowPath(section: 4, row: 0)), (6, nil), (-1, nil), (.max, nil), (.min, nil),
  ])
  func everyRowHasAPlaceAmongAllRows(index: Int, path: RowPath?) {
    #expect(space.path(at: index) == path)
    if let path { #expect(space.index(of: path) == index) }
  }

  @Test(arguments: [(0, 0), (1, 2), (5, 0), (-1, 0), (1, -1), (Int.max, Int.max), (Int.min, 0)])
  func aRowThatDoesNotExistHasNone(section: Int, row: Int) {
    #expect(space.index(of: RowPath(section: section, row: row)) == nil)
  }

  @Test(arguments: [
    (0, 1, 1), (0, 3, 3), (5, 1, 5), (0, -1, 0), (2, -2, 0), (3, Int.max, 5), (3, Int.min, 0),
  ])
  func movingStopsAtBothEnds(from: Int, by distance: Int, to: Int) throws {
    let start = try #require(space.path(at: from))
    #expect(space.path(from: start, movedBy: distance) == space.path(at: to))
  }

  @Test func movingFromNowhereGoesToTheFirstRow() {
    #expect(
      space.path(from: RowPath(section: 9, row: 9), movedBy: 1) == RowPath(section: 1, row: 0))
    #expect(
      RowSpace(rowsPerSection: [0, 0]).path(from: .init(section: 0, row: 0), movedBy: 1) == nil)
  }

  @Test(arguments: [(1, 2), (2, 4), (4, nil), (0, 1), (-5, 1), (9, nil)])
  func theNextSectionHasRows(section: Int, next: Int?) {
    #expect(space.section(after: section) == next)
  }

  @Test(arguments: [(4, 2), (2, 1), (1, nil), (0, nil), (9, 4), (-5, nil)])
  func thePreviousSectionHasRows(section: Int, previous: Int?) {
    #expect(space.section(before: section) == previous)
  }

  @Test func itCountsAllRows() {
    #expect(space.count == 6)
    #expect(RowSpace(rowsPerSection: []).count == 0)
  }
}
