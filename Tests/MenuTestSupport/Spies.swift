public import MenuPresentation

/// A view that remembers what it was told.
public final class MenuViewSpy: MenuView {
  /// The names of the calls, in order.
  public private(set) var calls: [String] = []

  /// Makes a view that was told nothing yet.
  public init() {}

  /// Remembers the call.
  public func showMenu() {
    calls.append("showMenu")
  }
}

/// A cell that remembers what it was given to display.
public final class MenuCellSpy: MenuCell {
  /// The title, nil while none was displayed.
  public private(set) var title: String?

  /// Makes an empty cell.
  public init() {}

  /// Remembers the title.
  public func display(title: String) {
    self.title = title
  }
}
