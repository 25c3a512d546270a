/// A menu as sections and rows.
public struct MenuDataSource: Sendable {
  private let pizzas: [Pizza]

  /// Makes a data source with one section for the given pizzas, in their order.
  public init(pizzas: [Pizza]) {
    self.pizzas = pizzas
  }

  /// How many sections there are.
  public var numberOfSections: Int { 1 }

  /// How many rows a section has, 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    section == 0 ? pizzas.count : 0
  }

  /// The item of a row, nil for a row or section that does not exist.
  public func item(forRow row: Int, inSection section: Int) -> MenuItem? {
    guard section == 0, pizzas.indices.contains(row) else { return nil }
    return MenuItem(pizza: pizzas[row])
  }
}
