/// The place of one row in a view, which can only be told what to display.
public protocol MenuCell: AnyObject {
  /// Displays what the row is called.
  func display(title: String)
}
