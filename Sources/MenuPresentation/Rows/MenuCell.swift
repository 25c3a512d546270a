/// One row of a view: it displays the values that it gets, and knows nothing of menus.
public protocol MenuCell: AnyObject {
  /// Shows the name.
  func display(title: String)
  /// Shows the number as printed on the menu.
  func display(number: String?)
  /// Shows signs in words: `vegetariana`, `piccante ••`.
  func display(marks: [String])
  /// Shows the ingredients, or other facts of a dish without ingredients.
  func display(summary: String)
  /// Shows the price, or that the dish is sold out.
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

/// A passive view of a menu: it reports that it was created and asks its presenter for everything else.
public protocol MenuView: AnyObject {
  /// Reloads everything.
  func reload()
}
