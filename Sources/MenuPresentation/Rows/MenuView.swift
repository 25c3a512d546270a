/// A passive view of a menu: it reports that it was created and asks its presenter for everything else.
public protocol MenuView: AnyObject {
  /// Reloads everything.
  func reload()
}
