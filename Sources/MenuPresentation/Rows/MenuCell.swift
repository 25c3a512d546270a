/// One row of a view: it shows what it is handed, and knows nothing of menus.
public protocol MenuCell: AnyObject {
  /// Shows the name.
  func display(title: String)
  /// Shows the number as printed on the menu.
  func display(number: String?)
  /// Shows signs in words: `vegetariana`, `piccante ••`.
  func display(marks: [String])
  /// Shows the ingredients, or the facts of a dish without any.
  func display(summary: String)
  /// Shows the price, or that there is none left.
  func display(price: String?, isSoldOut: Bool)
  /// Shows the statement about allergens in one sentence.
  func display(allergens: String)
}

extension MenuCell {
  /// Shows nothing.
  public func display(number: String?) {}
  /// Shows nothing.
  public func display(marks: [String]) {}
  /// Shows nothing.
  public func display(summary: String) {}
  /// Shows nothing.
  public func display(price: String?, isSoldOut: Bool) {}
  /// Shows nothing.
  public func display(allergens: String) {}
}
