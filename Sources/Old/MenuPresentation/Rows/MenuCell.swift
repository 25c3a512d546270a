/// The place of one row in a view, which can only be told what to display.
///
/// Each call is made for every row, with nil or nothing for what the row has not: a cell may be used
/// again for another row, and then says nothing that was true of the one before.
public protocol MenuCell: AnyObject {
  /// Displays the number as printed on the menu, nil for none.
  func display(number: String?)

  /// Whether it is read out: what is spoken of a price costs more than the rest of a row.
  var isSpoken: Bool { get }

  /// Displays what the row is called.
  func display(title: MarkedText)

  /// Displays short signs behind the title: `V`, `VG`, `••`.
  func display(signs: [Sign])

  /// Displays what there is room for of the rest.
  func display(summary: MarkedText)

  /// Displays what it costs, or that it is sold out.
  func display(price: PriceTag)

  /// Displays why a search found the row, where the rest does not show it, nil for nothing.
  func display(reason: String?)

  /// Displays what a guest must know before the rest, `ask the staff`; nil for nothing.
  func display(allergenWarning: String?)
}

extension MenuCell {
  /// It is read out, unless it says otherwise.
  public var isSpoken: Bool { true }
}
