internal import MenuCore
internal import MenuPresentation

extension BrowserState {
  /// Removes the clause with this number and keeps the others.
  mutating func removeClause(_ number: Int) {
    if case .search(let field) = page { return removeChosenClause(number, beside: field) }
    var query = session.query
    if session.isUnderstood {
      guard let clause = query.clauses[checked: number] else { return }
      query.chooseTyped(in: strings.language, without: clause)
    } else {
      guard let clause = query.chosenClauses[checked: number] else { return }
      query.removeChosen(clause)
    }
    notice = nil
    ask(query)
  }

  /// Removes a chosen clause while a search is being typed. Esc does not restore it.
  private mutating func removeChosenClause(_ number: Int, beside field: SearchField) {
    var query = session.query
    guard let clause = query.chosenClauses[checked: number] else { return }
    var field = field
    query.removeChosen(clause)
    field.before.removeChosen(clause)
    page = .search(field)
    session.ask(query, isTyping: true)
    rowsChanged(keeping: field.dish)
  }
}
