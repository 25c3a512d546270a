internal import MenuCore
internal import MenuPresentation

extension BrowserState {
  /// False for a command that does nothing on the open page. The hints do not show it then.
  func acts(on command: Command) -> Bool {
    switch page {
    case .list, .search: actsInList(command)
    case .dish(let page): acts(on: command, of: page)
    case .choice: actsInChoice(command)
    case .filters, .help: true
    }
  }

  private func actsInList(_ command: Command) -> Bool {
    switch command {
    case .open:
      if case .search(let field) = page {
        return field.hasMoved || session.query.typed.expectation == nil
      }
      return space.rows > 0 || session.offer != nil
    case .add: return selectedDish.map { !isSoldOut($0) } ?? false
    case .move(.left), .move(.right): return leadsToOtherTabs
    case .move: return space.rows > 1
    case .search, .filters: return session.source.menu.numberOfDishes > 0
    default: return true
    }
  }

  private func acts(on command: Command, of page: DishPage) -> Bool {
    switch command {
    case .toggle, .open:
      session.item(of: page.dish).map {
        !$0.isSoldOut && canToggle(page) && page.fullGroup(of: $0) == nil
      } ?? false
    case .add: !isSoldOut(page.dish)
    case .move(.left), .move(.right): space.rows > 1
    case .choice: !choice.isEmpty
    default: true
    }
  }

  private func actsInChoice(_ command: Command) -> Bool {
    switch command {
    case .add, .remove: !choice.isEmpty
    case .move: choiceRows > 1
    case .open:
      if case .choice(let row) = page { row < choice.lines.count } else { false }
    default: true
    }
  }

  private func isSoldOut(_ dish: MenuDataSource.DishIndex) -> Bool {
    session.source.menu[dish]?.isSoldOut ?? true
  }
}
