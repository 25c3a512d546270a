/// A menu as sections and rows.
public struct MenuDataSource: Sendable {
  /// Makes a data source with one section for the given pizzas, in their order.
  public init(pizzas: [Pizza]) {}

  /// How many sections there are.
  public var numberOfSections: Int { 1 }
}
