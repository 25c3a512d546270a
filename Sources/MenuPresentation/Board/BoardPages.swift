/// All lines of a menu, dealt out to columns of a given height: no dish is torn apart, and none is
/// left out.
struct BoardPages {
  /// The columns, each at most as high as asked for.
  private(set) var columns: [[Line]] = []

  private let height: Int
  private let spacing: Int
  private var column: [Line] = []

  /// Deals out the sections.
  ///
  /// - Parameters:
  ///   - sections: the heading of each section, if there is one, and the lines of its dishes.
  ///   - height: how many lines a column has.
  ///   - spacing: how many empty lines stand between two dishes.
  init(
    _ sections: [(heading: Line?, dishes: [[Line]])], height: Int, spacing: Int
  ) {
    self.height = height
    self.spacing = spacing
    for section in sections {
      var needsHeading = true
      for dish in section.dishes {
        let lines = Array(dish.prefix(max(1, height)))
        let heading = section.heading.map { [$0] } ?? []
        let above = needsHeading ? heading : []
        let gap = column.isEmpty ? 0 : needsHeading ? max(1, spacing) : spacing
        if column.count + gap + above.count + lines.count <= height {
          column += Array(repeating: [], count: gap) + above + lines
        } else {
          turn()
          // A heading goes before a dish only where both have room.
          column += (heading.count + lines.count <= height ? heading : []) + lines
        }
        needsHeading = false
      }
    }
    turn()
  }

  private mutating func turn() {
    if !column.isEmpty { columns.append(column) }
    column = []
  }
}
