internal import MenuCore
internal import MenuPresentation
internal import TerminalText

extension BrowserState {
  mutating func move(_ step: Command.Step, in size: Size) {
    switch page {
    case .list, .search:
      moveInList(step, in: size)
      rememberMove()
    case .dish(var page):
      if step == .left { return showNeighbour(-1) }
      if step == .right { return showNeighbour(1) }
      page.move(step, of: session)
      turn(to: .dish(page), step)
    case .filters(var page):
      page.move(step, columns: FilterPage.columns(in: size))
      turn(to: .filters(page), step)
    case .choice(let row): turn(to: .choice(step.moved(row, last: choiceRows - 1)), step)
    case .help: scroll = step.moved(scroll, last: .max)
    }
  }

  /// While a search is typed, remembers that the guest has moved to a row, which Enter then opens.
  mutating func rememberMove() {
    guard case .search(var field) = page else { return }
    field.hasMoved = selectedDish != nil
    page = .search(field)
  }

  /// Shows the page with its cursor moved. Above the first option, below the last one, and while the option
  /// under the cursor is still below the screen, the page scrolls instead.
  private mutating func turn(to moved: Page, _ step: Command.Step) {
    let isAboveCursor = isReading && hidesCursor && step.leadsDown
    if moved == page || isAboveCursor {
      scroll = step.moved(scroll, last: .max)
    } else {
      page = moved
      guard step == .first else { return }
    }
    isReading = true
  }

  /// The position of a row below a tab, or among all rows if they form one list.
  func position(ofRow row: Int, section: Int, below tab: ListTab?) -> RowPosition? {
    guard let index = space.index(ofRow: row, section: section),
      let first = firstHeading(in: tab?.sections ?? section..<section + 1)
    else { return nil }
    let before = space.number(of: first + 1) - 1
    return RowPosition(
      number: space.number(of: index) - before, count: tab.map(rows(below:)) ?? space.rows)
  }

  /// The number of rows of the choice: its lines, and one for the cover if the house has one.
  package var choiceRows: Int {
    if session.source.menu.cover == nil || choice.isEmpty { return choice.lines.count }
    return choice.lines.count + 1
  }

  private mutating func moveInList(_ step: Command.Step, in size: Size) {
    let page = max(1, (size.lines - 8) / 2)
    switch step {
    case .up: select(space.row(atOrBefore: selected - 1))
    case .down: select(space.row(atOrAfter: selected + 1))
    case .pageUp: select(space.row(atOrBefore: selected - page) ?? space.row(atOrAfter: 0))
    case .pageDown: select(space.row(atOrBefore: selected + page))
    case .first:
      select(space.row(atOrAfter: 0))
      top = 0
    case .last: select(space.row(atOrBefore: space.count - 1))
    case .nextSection: jump(space.headings.first { $0 > selected })
    case .previousSection: jump(space.headings.last { $0 < selected - 1 })
    case .left, .previousList: showTab(-1)
    case .right, .nextList: showTab(1)
    case .list(let number): jump(toTab: number - 1)
    }
  }

  private mutating func select(_ index: Int?) {
    if let index { selected = index }
  }

  /// Selects the row below a heading and scrolls the heading to the first line.
  mutating func jump(_ heading: Int?) {
    guard let heading, let row = space.row(atOrAfter: heading) else { return }
    selected = row
    top = heading
  }

  /// Opens the dish before or after the open one; the list below it moves its selection too.
  private mutating func showNeighbour(_ step: Int) {
    var next = space.row(atOrAfter: selected + 1)
    if step < 0 { next = space.row(atOrBefore: selected - 1) }
    guard let next, next != selected else { return }
    selected = next
    guard let dish = selectedDish else { return }
    page = .dish(DishPage(dish, session))
    isReading = true
  }
}
