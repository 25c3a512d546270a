internal import OldMenuCore

/// The lines of one row of a list, which need not be laid out again to be selected.
struct RowLines: Sendable {
  /// What they show while the row is not selected; the first piece is the space in place of the marker.
  let spans: [Line]
  /// What stands before the title of the selected row, one cell wide.
  let marker: SafeText

  /// One of the lines, as it is or as that of the selected row, which is selected whole.
  func line(_ number: Int, isSelected: Bool) -> Line {
    var line = spans[number]
    guard isSelected else { return line }
    if number == 0 { line[0].text = marker }
    // As few pieces as can be: each costs the terminal a change of its attributes.
    return line.reduce(into: []) { selected, span in
      let style: Style = span.style.contains(.underline) ? [.reverse, .underline] : .reverse
      if selected.last?.style == style {
        selected[selected.count - 1].text += span.text
      } else {
        selected.append(Span(span.text, style))
      }
    }
  }
}
