/// The place of one row in a view, which can only be told what to display.
public protocol MenuCell: AnyObject {
  /// Displays the number as printed on the menu, nil for none.
  func display(number: String?)

  /// Displays what the row is called.
  func display(title: MarkedText)

  /// Displays short signs behind the title: `V`, `VG`, `••`.
  func display(marks: [String])

  /// Displays what there is room for of the rest.
  func display(summary: MarkedText)

  /// Displays what it costs, nil for nothing; `short` is for places where the whole does not fit.
  func display(price: String?, short: String?)

  /// Displays that there is none left; `words` stand in the price's place.
  func display(soldOut words: String)

  /// Displays why a search found the row, where the rest does not show it, nil for nothing.
  func display(reason: String?)

  /// Displays what a guest must know before the rest: `ask the staff`.
  func display(remark: String)
}

/// The place of the heading above the rows of one section.
public protocol MenuHeader: AnyObject {
  /// Displays what the section is called.
  func display(title: String)

  /// Displays where the selection is among the rows of its list, if it is in this section.
  func display(position: String)
}
