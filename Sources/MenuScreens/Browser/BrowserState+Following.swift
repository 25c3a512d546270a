internal import MenuCore
internal import MenuPresentation

extension BrowserState {
  /// Withdraws the promises of the menu. The cursor stays on its dish if the filters still show it.
  mutating func withdrawPromises() {
    let dish = selectedDish
    session.withdrawPromises()
    if context == .filters { session.gatherFacts() }
    rowsChanged(keeping: dish)
    if case .filters(let filters) = page { page = .filters(filters.following(session)) }
  }

  /// Switches to another menu and finds the selected, open and chosen dishes in it. Reports those that are
  /// gone, are sold out or have another price.
  mutating func follow(_ event: MenuReading.FileEvent) {
    let old = session.source
    let selected = selectedDish
    let before = self.selected
    session.follow(event)
    if context == .filters { session.gatherFacts() }
    let changes = choice.follow(from: old, to: session.source.menu)
    removed = removed.compactMap { removed in
      guard case .line(let line, let index) = removed else { return removed }
      return line.following(from: old.menu, to: session.source.menu).map { .line($0, at: index) }
    }
    let kept = selected.flatMap { index(of: $0, from: old) }
    rowsChanged(keeping: kept)
    if kept == nil { self.selected = space.row(atOrBefore: before) ?? 0 }
    below = below.compactMap { followed($0, from: old) }
    var gone = changes.gone
    if let page = followed(page, from: old) {
      if page != self.page { self.page = page }
    } else {
      if case .dish(let page) = page { gone.append(old.name(of: page.dish)) }
      page = .list
      below = []
    }
    guard !gone.isEmpty || !changes.lines.isEmpty else { return }
    var news = changes.lines.compactMap { remark(onLine: $0) }
    if !gone.isEmpty { news.insert(strings.isGone.filled(gone.joined(separator: ", ")), at: 0) }
    // If a price returns to the old one, the notice about the change is removed.
    notice = news.nonEmpty.map { Notice($0.joined(separator: " · ")) }
  }

  /// The remark on a line of the choice that is sold out or has another price. `Marinara: era 5,50 €`
  private func remark(onLine index: Int) -> String? {
    let line = choice.lines[index]
    return choice.remark(of: line, in: session.source).map {
      choice.name(of: line, in: session.source) + strings.colon + $0
    }
  }

  /// The index of a dish of the old menu in the current one, nil if it is gone.
  private func index(
    of dish: MenuDataSource.DishIndex, from old: MenuDataSource
  ) -> MenuDataSource.DishIndex? {
    old.menu[dish]
      .flatMap { session.source.menu.index(of: $0, from: dish) }
  }

  /// The same page for the current menu, nil if its dish is gone.
  private func followed(_ page: Page, from old: MenuDataSource) -> Page? {
    switch page {
    case .dish(let page):
      guard let dish = index(of: page.dish, from: old) else { return nil }
      var line = page.line.following(from: old.menu, to: session.source.menu)
      // It is not in the choice yet: `+` adds it at the current price.
      line?.previous = nil
      return .dish(DishPage(dish, session, line: line, cursor: page.cursor))
    case .search(var field):
      field.dish = field.dish.flatMap { index(of: $0, from: old) }
      return .search(field)
    case .choice(let row): return .choice(min(row, max(0, choiceRows - 1)))
    case .filters(let filters): return .filters(filters.following(session))
    case .list, .help: return page
    }
  }
}
