/// The place of one row in a view, which can only be told what to display.
///
/// Each call is made for every row, with nil or nothing for what the row has not: a cell may be used
/// again for another row, and then says nothing that was true of the one before.
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

  /// Displays that there is none left, nil for a dish that is there; `words` stand in the place of
  /// the price, which comes before them.
  func display(soldOut words: String?)

  /// Displays why a search found the row, where the rest does not show it, nil for nothing.
  func display(reason: String?)

  /// Displays what a guest must know before the rest, `ask the staff`; nil for nothing.
  func display(allergenWarning: String?)
}

/// The place of the heading above the rows of one section; each call is made for every section.
public protocol MenuHeader: AnyObject {
  /// Displays what the section is called.
  func display(title: String)

  /// Displays where the selection is among the rows of its list, nil if it is in another section.
  func display(position: String?)
}
