/// What a presenter may ask of the view that shows its menu.
///
/// A view is dumb: it tells the presenter that it was created, asks for the number of sections and
/// rows, and hands over a cell for each row that is visible.
public protocol MenuView: AnyObject {
  /// Shows the menu as the presenter describes it now.
  func showMenu()
}
