internal import MenuCore

/// The conditions in force, which an order does not undo.
extension LinearMenu {
  /// The dishes that pass the conditions in force.
  func passing(_ dishes: [MenuDataSource.DishIndex]) -> [MenuDataSource.DishIndex] {
    var query = MenuQuery()
    query.filter = session.query.combinedFilter
    guard !query.isEmpty else { return dishes }
    let shown = Set(session.menu.matching(query).dishes(in: .menu))
    return dishes.filter(shown.contains)
  }

  /// What an added dish states, after the conditions that hide it; empty if they show it.
  func warnings(of line: Choice.Line) -> [String] {
    guard let conditions = conditionsInForce, passing([line.dish]).isEmpty else { return [] }
    let statement = choice.statement(of: line, in: session.menu.menu)
    return [conditions, strings.sentence(statement, open: .inWords)]
  }
}
