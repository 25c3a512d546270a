internal import MenuCore
internal import MenuPresentation
internal import TerminalText

extension BrowserState {
  mutating func startSearch() {
    if case .search = page { return }
    session.gatherExamples()
    page = .search(SearchField(session.query, from: selectedDish))
    below = []
    session.gatherTexts()
  }

  /// Types a key into the search; a key that does not edit text does nothing.
  mutating func type(_ key: Key) {
    guard case .search(var field) = page, field.edit(key) else { return }
    let isChanged = !String(field.text).hasSameUTF8(as: session.query.typed.text)
    field.hasMoved = false
    page = .search(field)
    if isChanged {
      let query = session.query.typing(String(field.text), in: strings.language)
      session.ask(query, isTyping: true)
      rowsChanged(keeping: field.dish)
    }
  }

  /// Opens the selected row and ends a search.
  mutating func openRow() {
    isLeaving = false
    let dish = selectedDish
    if case .search = page { endSearch() }
    if let dish { showTop(of: dish) }
  }

  /// Opens a dish at its top: if its options are below the screen, the guest sees its name first.
  mutating func showTop(of dish: MenuDataSource.DishIndex) {
    show(.dish(DishPage(dish, session)))
    isReading = true
  }

  /// Ends the search and shows the rows for the whole text, with its last word taken as complete.
  mutating func endSearch() {
    page = .list
    var query = session.query
    query.typed = TypedQuery(query.typed.text, preferring: strings.language, isFinished: true)
    ask(query)
  }

  /// True if Enter accepts the offer of the notice. An offer counts only while no rows are shown.
  var takesOffer: Bool { page == .list && space.rows == 0 }

  /// True if Enter ends the search and opens a dish.
  var opensFromSearch: Bool {
    guard case .search(let field) = page else { return false }
    if field.hasMoved { return selectedDish != nil }
    // A text that is still being typed may match fewer rows once it ends.
    guard space.rows == 1 || session.isAwaiting else { return false }
    var after = self
    after.acceptSearch()
    return after.context == .dish
  }

  /// Ends the search. Opens the selected row if the cursor has moved, or the only row that matches. The
  /// search continues while its last clause is incomplete.
  mutating func acceptSearch() {
    guard acts(on: .open), case .search(let field) = page else { return }
    if field.hasMoved, selectedDish != nil { return openRow() }
    endSearch()
    let isAnswered = !session.query.typed.isEmpty && !session.findsNothing
    if space.rows == 1, isAnswered { open() }
  }

  /// Runs the query that the notice offers when there are no rows.
  mutating func takeOffer() {
    guard let offer = session.offer else { return }
    ask(session.query.typing(offer, in: strings.language))
  }
}

extension BrowserState {
  /// Removes the clause with this number and keeps the others.
  mutating func removeClause(_ number: Int) {
    if case .search(let field) = page { return removeChosenClause(number, beside: field) }
    var query = session.query
    if session.isUnderstood {
      guard let clause = session.shownClauses[checked: number] else { return }
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
