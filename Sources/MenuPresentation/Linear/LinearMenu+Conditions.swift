internal import MenuCore

/// The conditions in force, which an order does not undo.
extension LinearMenu {
  /// The dishes that pass the conditions in force.
  func passing(_ dishes: [MenuDataSource.DishIndex]) -> [MenuDataSource.DishIndex] {
    var query = MenuQuery()
    query.filter = session.query.combinedFilter
    guard !query.isEmpty else { return dishes }
    let shown = Set(session.source.matching(query).dishes(in: .menu))
    return dishes.filter(shown.contains)
  }

  /// Drops the condition in force that a text names; nil if it names none. `vegan`, `senza latte`, `latte`
  mutating func removeCondition(_ text: String) -> [String]? {
    let named = MenuQuery().typing(text, in: strings.language, isFinished: true)
    let clauses = named.clauses + named.typed.namedAllergens.map(QueryClause.without)
    guard let clause = session.query.clauses.first(where: clauses.contains) else { return nil }
    var query = session.query
    query.chooseTyped(in: strings.language, without: clause)
    return query.isEmpty ? clear() : run(query, replacing: false)
  }

  /// Drops all conditions, and reads the first lines of the whole menu.
  mutating func clear() -> [String] {
    baseQuery = MenuQuery()
    session.ask(baseQuery)
    go(to: .start)
    return [strings.linear.whole.filled(strings.text(session.source.counts))]
      + numberedLines(firstLines)
  }

  /// What an added dish states, after the conditions that hide it; empty if they show it.
  func warnings(of line: Choice.Line) -> [String] {
    guard let conditions = conditionsInForce, passing([line.dish]).isEmpty else { return [] }
    let statement = choice.statement(of: line, in: session.source.menu)
    return [conditions, strings.sentence(statement, open: .inWords)]
  }
}
