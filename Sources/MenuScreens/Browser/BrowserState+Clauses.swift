internal import MenuCore
internal import MenuPresentation

extension BrowserState {
  /// Takes the clause of this number away, and leaves the others.
  mutating func removeClause(_ number: Int) {
    var query = session.query
    guard query.clauses.indices.contains(number) else { return }
    query.settle(strings.language, without: query.clauses[number])
    notice = nil
    ask(query)
  }
}
