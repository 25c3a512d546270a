internal import MenuCore

/// The lines of one row of a list, which need not be laid out again to be selected.
struct RowLines: Sendable {
  /// What they show while the row is not selected; the first piece is the blank in place of the marker.
  let spans: [Line]
  /// Which pieces of the first line are the title.
  let title: Range<Int>
  /// What stands before the title of the selected row, one cell wide.
  let marker: SafeText

  /// One of the lines, as it is or as that of the selected row.
  func line(_ number: Int, isSelected: Bool) -> Line {
    var line = spans[number]
    guard isSelected, number == 0 else { return line }
    line[0].text = marker
    for place in title {
      let isFound = line[place].style.contains(.underline)
      line[place].style = isFound ? [.reverse, .bold, .underline] : .reverse
    }
    return line
  }
}
