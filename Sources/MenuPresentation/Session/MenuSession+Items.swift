package import MenuCore

extension MenuSession {
  /// The row of a dish, whether or not the query shows it.
  package func item(of dish: MenuDataSource.DishIndex) -> MenuItem? {
    let source = shown.row(of: dish) == nil ? menu : shown
    return source.row(of: dish).flatMap { row, section in
      MenuPresenter(source).cell(forRow: row, inSection: section)?.item
    }
  }
}
