internal import MenuCore
internal import MenuPresentation

extension BrowserState {
  mutating func open() {
    switch page {
    case .search: acceptSearch()
    case .list:
      guard let dish = selectedDish else { return takeOffer() }
      showTop(of: dish)
    case .filters(let filters):
      // The new filters may hide a dish on a page below.
      page = .list
      below = []
      ask(filters.query)
    case .dish(let dish):
      // If the option is off the screen, Enter scrolls to it.
      if canToggle(dish) || isReading && hidesCursor { toggle() } else { add() }
    case .choice(let row):
      if let line = choice.lines[checked: row] { open(line) }
    case .help: break
    }
  }

  /// Opens the dish of a line of the choice, with the options of the line.
  private mutating func open(_ line: Choice.Line) {
    if let row = session.shown.row(of: line.dish) {
      selected = space.index(ofRow: row.row, section: row.section) ?? selected
    }
    let one = Choice.Line(dish: line.dish, size: line.size, extras: line.extras)
    show(.dish(DishPage(line.dish, session, line: one)))
    isReading = true
  }

  /// True if a page has an option under its cursor, and it is not the size that is marked already.
  func canToggle(_ page: DishPage) -> Bool {
    switch session.item(of: page.dish)?.options[checked: page.cursor] {
    case .size(let size)?: size != page.line.size
    case .extra?: true
    case nil: false
    }
  }

  mutating func toggle() {
    switch page {
    case .dish(var dish):
      guard let item = session.item(of: dish.dish) else { return }
      guard !item.isSoldOut else { return notice = soldOut(item.title) }
      // If the option is off the screen, scroll to it before marking it.
      guard !(isReading && hidesCursor) else { return page = .dish(dish) }
      if let group = dish.fullGroup(of: item) {
        return notice = remark(onGroup: group, of: item)
      }
      dish.toggle(of: session)
      keepScroll { $0.page = .dish(dish) }
    case .filters(var filters):
      filters.toggle()
      page = .filters(filters)
    case .list, .search, .choice, .help: break
    }
  }

  /// Changes the page and keeps its scroll position.
  private mutating func keepScroll(_ change: (inout BrowserState) -> Void) {
    let before = self
    change(&self)
    scroll = before.scroll
    isReading = before.isReading
  }

  /// Moves the cursor to an option and marks it, or to a row of the choice.
  mutating func toggle(option number: Int) {
    notice = nil
    switch page {
    case .dish(var dish):
      dish.cursor = number
      keepScroll { $0.page = .dish(dish) }
      hidesCursor = false
      toggle()
    case .filters(var filters):
      filters.point(at: number)
      page = .filters(filters)
      toggle()
    case .choice where number < choiceRows: page = .choice(number)
    default: break
    }
  }

  /// Adds the dish under the cursor to the choice: immediately if there is nothing to choose, otherwise after
  /// its page has been opened.
  mutating func add() {
    switch page {
    case .list:
      guard let dish = selectedDish, let item = session.item(of: dish) else { return }
      guard !item.isSoldOut else { return notice = soldOut(item.title) }
      let page = DishPage(dish, session)
      if item.sizes.count > 1 || item.missingGroup(in: page.line) != nil {
        return showOptions(of: item, page)
      }
      add(page.line)
    case .dish(let page):
      if let item = session.item(of: page.dish), let hindrance = hindrance(page, item) {
        if !item.isSoldOut { self.page = .dish(page.pointing(atMissingOptionOf: item)) }
        return notice = hindrance
      }
      add(page.line)
    case .choice(let row):
      if row < choice.lines.count {
        let line = choice.lines[row]
        guard !choice.isSoldOut(line, in: session.source.menu) else {
          return notice = soldOut(choice.name(of: line, in: session.source))
        }
        var one = line
        one.count = 1
        if choice.add(one) == 0 { notice = Notice(strings.choiceFull) }
      } else if row < choiceRows {
        choice.people = min(choice.people + 1, Choice.most)
      }
    case .search, .filters, .help: break
    }
  }

  /// Opens a dish that needs a choice first, and shows what to choose.
  private mutating func showOptions(of item: MenuItem, _ page: DishPage) {
    if item.sizes.count > 1 {
      show(.dish(page))
      notice = Notice(strings.pickSize.filled(item.sizes[0].name))
    } else {
      show(.dish(page.pointing(atMissingOptionOf: item)))
      notice = hindrance(page, item)
    }
  }

  /// The reason why a dish cannot be added as marked: it is sold out, or a required extra is missing.
  private func hindrance(_ page: DishPage, _ item: MenuItem) -> Notice? {
    if item.isSoldOut { return soldOut(item.title) }
    return item.missingGroup(in: page.line).flatMap { remark(onGroup: $0, of: item) }
  }

  private func soldOut(_ name: String) -> Notice {
    Notice(name + strings.colon + strings.soldOut)
  }

  /// The number of extras that may be chosen in a group. `Impasto: una a scelta`
  private func remark(onGroup number: Int, of item: MenuItem) -> Notice? {
    let group = item.addOns[number]
    guard let text = strings.text(ofChoosingFrom: group) else { return nil }
    return Notice(strings.title(of: group, before: strings.colon), brief: text)
  }

  private mutating func add(_ line: Choice.Line) {
    guard choice.add(line) > 0 else { return notice = Notice(strings.choiceFull) }
    let name = choice.name(of: line, in: session.source)
    let added = strings.added.filled("\(choice.count(of: line)) × \(name)")
    let total = session.context.text(of: choice.total(in: session.source.menu))
    guard !total.isEmpty else { return notice = Notice(added) }
    notice = Notice(added, ending: " · \(strings.keys.choice) \(total)")
  }

  mutating func remove() {
    switch page {
    case .list:
      if let index = selectedDish.flatMap(choice.lastLine(of:)) { removeOne(ofLine: index) }
    case .dish(let page):
      // Remove only the line that is marked: another size is another line.
      if let index = choice.index(of: page.line) { return removeOne(ofLine: index) }
      notice = Notice(
        strings.linear.notChosen.filled(choice.name(of: page.line, in: session.source)))
    case .choice(let row):
      if row < choice.lines.count {
        removeOne(ofLine: row)
      } else if row < choiceRows {
        choice.people = max(0, choice.people - 1)
      }
      page = .choice(min(row, max(0, choiceRows - 1)))
    case .search, .filters, .help: break
    }
  }
}
