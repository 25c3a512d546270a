internal import OldMenuCore

/// What a guest chooses, and the page to show to the waiter.
extension BrowserState {
  /// Takes the selected dish; where it leaves something open, that is asked first, and on its page,
  /// where a guest reads of them, also for add-ons that need not be taken.
  mutating func take() {
    if let line = chosenLine {
      // What is gone cannot be had once more.
      session.choice.lines[line].wishForMore.map { add($0) }
      return
    }
    guard mode.context != .choice, let selection, let index = session.dish(of: selection),
      let dish = session.menu.menu.dish(at: index.position, in: index.list),
      let item = MenuPresenter(session).parts(forRow: selection.row, inSection: selection.section)
    else { return }
    let asksForAll = mode.context == .dish
    choose(selection)
    let draft = WishDraft(index, of: dish, shownAs: item, asksForAll: asksForAll)
    guard draft.question != nil, !dish.isSoldOut else { return add(draft.wish) }
    mode = .asking(draft, over: mode)
  }

  /// Puts one back: of the selected dish, on the page of what was chosen of the line at the cursor.
  mutating func putBack() {
    let line =
      mode.context == .choice
      ? chosenLine : selection.flatMap(session.dish).flatMap(session.choice.lastLine)
    guard let line else { return }
    let name = session.menu.context.name(of: session.choice.lines[line])
    let again = session.choice.lines[line].wish
    session.choice.removeOne(at: line)
    if let again { remember(.wish(again)) }
    notice = session.words.choice.putBack(
      name, again == nil ? nil : keys.labels(of: [.undo], in: session.words))
  }

  /// The line of the choice that keys act on, nil without one, and where the choice is not open.
  var chosenLine: Int? {
    guard case .choice(let cursor, _, _) = mode else { return nil }
    return session.choice.lines.indices.last.map { min(cursor, $0) }
  }

  /// Moves among the lines of the choice, as far as that goes, and then the page: by lines what
  /// stands below them is read.
  mutating func moveInChoice(_ move: Command.Move, on surface: Surface) {
    guard case .choice(_, let top, let below) = mode, let line = chosenLine else {
      return scrollPage(move, on: surface)
    }
    let next =
      switch move {
      case .up: line - 1
      case .down: line + 1
      case .first: 0
      case .last: session.choice.lines.count - 1
      case .by, .pageUp, .pageDown, .nextSection, .previousSection, .nextList, .previousList,
        .list:
        line
      }
    let isSeen = BrowserRenderer(self, on: surface).isMarkSeen
    guard session.choice.lines.indices.contains(next), next != line, isSeen || move == .first else {
      return scrollPage(move, on: surface)
    }
    mode = .choice(cursor: next, top: move == .first ? 0 : top, over: below)
    if let shown = BrowserRenderer(self, on: surface).topWithMark { mode.top = shown }
  }

  /// Takes the size or the add-on that is marked, and the dish when nothing is left to ask.
  mutating func confirm() {
    guard case .asking(var draft, let below) = mode else { return }
    let isEnough = draft.confirm()
    guard draft.question == nil else {
      mode = .asking(draft, over: below)
      if !isEnough { sayHowMany(of: draft) }
      return
    }
    mode = below
    add(draft.wish)
  }

  /// Takes one of what is asked that was clicked, or ticks its box.
  mutating func confirm(_ option: Int) {
    guard case .asking(var draft, let below) = mode else { return }
    draft.mark(option)
    goOn()
    mode = .asking(draft, over: below)
    if draft.hasBoxes { toggle() } else { confirm() }
  }

  /// Turns what is marked on or off, a filter or an add-on.
  mutating func toggle() {
    guard case .asking(var draft, let below) = mode else { return toggleFilter() }
    let isRoom = draft.toggle()
    mode = .asking(draft, over: below)
    if !isRoom { sayHowMany(of: draft) }
  }

  /// Says how many are to be taken of what is asked, where a key asked for more or for fewer.
  private mutating func sayHowMany(of draft: WishDraft) {
    let words = session.words
    notice = words.labelled(draft.group?.title ?? words.addOns, words.choose(draft.count))
  }

  /// Adds a digit to the number of people who pay the cover: to the digits that were just typed, and
  /// never to a number of before, nor beyond what can be told.
  mutating func addDigit(_ digit: Int, behindOthers: Bool) {
    guard mode.context == .choice, session.menu.menu.cover != nil else { return }
    let number = 10 * (behindOthers ? session.choice.people ?? 0 : 0) + digit
    if number <= Choice.limit { session.choice.setPeople(number) }
    typesPeople = true
  }

  /// Takes the last digit of that number away; with its first nobody knows it any more.
  mutating func dropDigit() {
    let number = (session.choice.people ?? 0) / 10
    session.choice.setPeople(number == 0 ? nil : number)
    typesPeople = true
  }

  /// Whether nothing is lost that a guest was not told of before; else says what would be.
  mutating func isSureToLeave() -> Bool {
    let lost = session.words.choice.lostOnLeaving
    if session.keepsChoice || session.choice.lines.isEmpty || notice == lost { return true }
    notice = lost
    return false
  }

  /// What the head says of what was chosen, nil where nothing is.
  package var choiceSummary: String? {
    ChoicePage.summary(of: session.choice, for: session.menu.context)
  }

  /// What was chosen, what it comes to, and what is to be asked.
  var choicePage: Page {
    let page = session.choicePage
    let asksForPeople =
      !page.rows.isEmpty && session.menu.menu.cover != nil && session.choice.people == nil
    let lines = page.rows.map(\.blocks)
    let sums = [page.cover, page.total].compactMap(\.self).flatMap(\.blocks)
    let people = asksForPeople ? [Page.Block.heading(session.words.choice.howManyPeople)] : []
    let nothing = page.nothing.map {
      $0.paragraphs + [
        .paragraph(session.words.choice.howToChoose(keys.labels(of: [.take], in: session.words)))
      ]
    }
    let marked = chosenLine.map { lines.prefix($0).joined().count + $0 }
    return Page(
      title: [page.title.house, page.title.guest].compactMap(\.self).concatenated(separator: " · "),
      blocks: [
        nothing ?? [], [Page.Block](lines.joined(separator: [.air])), sums, people,
        page.allergens?.paragraphs ?? [], page.disclaimer.paragraphs,
      ].spaced, marked: marked)
  }

  /// Takes a dish for which nothing is left to ask, or says why that cannot be.
  mutating func add(_ wish: Choice.Wish) {
    do throws(Choice.Refusal) {
      try session.choice.add(wish, from: session.menu.menu)
    } catch {
      let name = session.menu.name(at: wish.dish.position, in: wish.dish.list) ?? ""
      switch error {
      case .soldOut: notice = session.words.labelled(name, session.words.soldOut)
      case .full: notice = session.words.choice.full
      case .unknown, .needsSize, .needsAddOns: break
      }
    }
  }
}

extension MenuSession {
  /// What the page of the choice says, in the language of the house and the guest's.
  public var choicePage: ChoicePage {
    ChoicePage(
      choice, of: menu.menu, for: menu.context, without: query.settled().filter.without, at: now)
  }
}

extension ChoicePage.Text {
  fileprivate var paragraphs: [Page.Block] {
    [house, guest].compactMap(\.self).map { .paragraph($0) }
  }
}

extension ChoicePage.Row {
  /// The house's line, and below it the guest's where it says anything else.
  fileprivate var blocks: [Page.Block] {
    let end = { (price: String?, remark: String?) in
      [price, remark.map { "(\($0))" }].compactMap(\.self).concatenated(separator: " ")
    }
    let prices = [unitPrice, price.house].compactMap(\.self).concatenated(separator: " → ")
    let house = Page.Block.priced(text.house, end(prices, remark?.house), isForGuest: false)
    let guestEnd = end(price.guest, remark?.guest)
    guard text.guest != nil || !guestEnd.isEmpty else { return [house] }
    return [house, .priced(text.guest ?? text.house, guestEnd, isForGuest: true)]
  }
}
