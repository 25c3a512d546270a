/// All lines of a menu, dealt out to columns of a given height: no dish is torn apart, and none is
/// left out.
struct BoardPages {
  /// The columns, each at most as high as asked for.
  private(set) var columns: [[Line]] = []

  private let height: Int
  private let spacing: Int
  private var column: [Line] = []
  /// The dish that was put down last, and where it begins in its column, what stands above it included.
  private var last: (start: Int, lines: [Line])?

  /// Deals out the sections.
  ///
  /// - Parameters:
  ///   - sections: the heading of each section with what is said under it, if there is one, and the
  ///     lines of its dishes.
  ///   - height: how many lines a column has.
  ///   - spacing: how many empty lines stand between two dishes.
  init(
    _ sections: [(heading: [Line], dishes: [[Line]])], height: Int, spacing: Int
  ) {
    self.height = height
    self.spacing = spacing
    for section in sections {
      var needsHeading = true
      for (index, dish) in section.dishes.enumerated() {
        let lines = Array(dish.prefix(max(1, height)))
        let heading = heading(section.heading, above: lines)
        let above = needsHeading ? heading : []
        let gap = column.isEmpty ? 0 : needsHeading ? max(1, spacing) : spacing
        if column.count + gap + above.count + lines.count <= height {
          last = (column.count, lines)
          column += Array(repeating: [], count: gap) + above + lines
        } else {
          // Nobody looks up for one line: the last of its section takes the one before it along.
          let isAlone = lines.count == 1 && index > 0 && index == section.dishes.count - 1
          let company = isAlone ? takeBack(leaving: heading.count + spacing + lines.count) : []
          turn()
          column += heading + company
          last = (column.count, lines)
          column += Array(repeating: [], count: company.isEmpty ? 0 : spacing) + lines
        }
        needsHeading = false
      }
    }
    turn()
  }

  /// As much of a heading as has room with a dish below it: all of it, its first line, or nothing.
  private func heading(_ heading: [Line], above dish: [Line]) -> [Line] {
    [heading, Array(heading.prefix(1))].first { $0.count + dish.count <= height } ?? []
  }

  /// Takes the last dish out of a column that has others, where it has room elsewhere.
  private mutating func takeBack(leaving rest: Int) -> [Line] {
    guard let last, last.start > 0, last.lines.count + rest <= height else { return [] }
    column.removeSubrange(last.start...)
    return last.lines
  }

  private mutating func turn() {
    if !column.isEmpty { columns.append(column) }
    (column, last) = ([], nil)
  }
}
