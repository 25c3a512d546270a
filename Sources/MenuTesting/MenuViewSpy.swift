public import MenuPresentation

/// A view that counts how often it was asked to reload.
public final class MenuViewSpy: MenuView {
  /// The number of reloads.
  public private(set) var reloads = 0

  /// Makes a view that was not asked to reload yet.
  public init() {}

  /// Counts a reload.
  public func reload() { reloads += 1 }
}
