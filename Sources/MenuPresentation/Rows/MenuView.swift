/// A dumb view of a menu: it tells that it was created and asks its presenter for everything else.
public protocol MenuView: AnyObject {
  /// Reloads everything.
  func reload()
}
