/// A pizza as Giuseppe's file names it.
public struct Pizza: Hashable, Sendable {
  /// What the pizza is called.
  public var name: String

  /// Makes a pizza.
  public init(name: String) {
    self.name = name
  }
}
