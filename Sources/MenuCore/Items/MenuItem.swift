/// One row of a menu, ready to show.
public struct MenuItem: Equatable, Sendable {
  /// What the row is called.
  public var title: String

  /// Makes the row of a pizza.
  public init(pizza: Pizza) {
    title = pizza.name.text(in: nil, fileLanguage: nil)
  }
}
