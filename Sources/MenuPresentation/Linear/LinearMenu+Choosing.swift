import MenuCore

/// What a guest chooses, what he has chosen, and what is said of both.
extension LinearMenu {
  /// Notes for how many people the cover is; nil for a menu without one.
  func count(people typed: String) -> [String]? {
    guard session.menu.menu.cover != nil else { return nil }
    guard let number = TypedNumber(typed), number.rest.isEmpty, let count = number.value,
      count <= Choice.limit
    else { return [linearWords.peopleHelp] }
    session.choice.setPeople(count)
    return showChoice()
  }

  /// What was chosen, its lines numbered, and what it comes to.
  func showChoice() -> [String] {
    let page = session.choicePage
    let isAsking = session.menu.menu.cover != nil && session.choice.people == nil
    number(page.rows.indices.map { .chosen($0) })
    numbers.told = targets.count
    let rows = page.rows.enumerated().flatMap { $1.sentences(front: "\($0 + 1). ") }
    let sums =
      page.rows.isEmpty
      ? [] : [page.cover, page.total].compactMap(\.self).flatMap { $0.sentences(front: "") }
    return page.title.sentences + (page.nothing?.sentences ?? []) + rows + sums
      + (page.allergens?.sentences ?? []) + page.spokenDisclaimer.sentences
      + (isAsking && !page.rows.isEmpty ? [linearWords.peopleHelp] : [])
      + (page.rows.isEmpty ? [linearWords.takeHelp] : [])
  }

  /// The sentences of the dish of a line of the choice.
  func tellChosen(_ line: Int) -> [String] {
    guard session.choice.lines.indices.contains(line),
      let index = session.choice.lines[line].wish?.dish
    else { return showChoice() }
    return tell(index)
  }

  /// What a number leads to, nil where there is none.
  func target(of digits: String) -> Target? {
    Int(digits).flatMap { targets.indices.contains($0 - 1) ? targets[$0 - 1] : nil }
  }

  func dish(at index: DishIndex) -> Dish? {
    session.menu.menu.dish(at: index.position, in: index.list)
  }

  /// Takes some of a dish, in a size and with add-ons that are named; `front` stands before them
  /// in what is to be typed next.
  func take(_ index: DishIndex, named: String, count: Int = 1, front: String) -> [String] {
    guard let dish = dish(at: index) else { return [linearWords.takeHelp] }
    let words = WishWords(named, of: dish)
    guard words.rest.isEmpty else {
      return [session.words.notFound(words.rest.joined(separator: " ").excerpt)] + offers(of: dish)
    }
    let wish = Choice.Wish(index, size: words.size, addOns: words.addOns)
    return add(wish, count: count, front: front)
  }

  /// Takes some of a dish as it is wanted, all of them or none; says what is missing.
  func add(_ wish: Choice.Wish, count: Int = 1, front: String) -> [String] {
    let (words, context) = (session.words, session.menu.context)
    let hidden = hiddenAddOns(of: wish)
    guard hidden.isEmpty else { return [linearWords.isFiltered(words.list(hidden))] }
    do throws(Choice.Refusal) {
      guard count <= Choice.limit else { throw .full }
      var choice = session.choice
      for _ in 0..<count { try choice.add(wish, from: session.menu.menu) }
      session.choice = choice
    } catch {
      guard let dish = dish(at: wish.dish) else { return [linearWords.takeHelp] }
      switch error {
      case .soldOut: return [words.labelled(context.text(dish.name), words.soldOut).asSentence]
      case .full: return [words.choice.full]
      case .needsSize:
        question = (wish, count)
        let names = dish.sizes.map { context.option($0.name, $0.price) }
        return ["\(words.choice.whichSize) \(words.list(names))".asSentence]
          + example(dish.sizes.prefix(1).map { context.text($0.name) }, front: front)
      case .needsAddOns(let group, let needed):
        question = (wish, count)
        let title = dish.addOns[group].title.map(context.text) ?? words.addOns
        let offered = offeredAddOns(of: wish.dish, group: group)
        let names = offered.map(option).joined(separator: "; ")
        return [words.labelled("\(title) (\(words.choose(needed)))", names).asSentence]
          + example(offered.prefix(max(1, needed.lowerBound)).map(\.name), front: front)
      case .unknown: return offers(of: dish)
      }
    }
    let line = session.choice.lines.last { $0.wish == wish }
    return line.map { [linearWords.taken(several(count, of: $0)), soFar] } ?? []
  }

  /// Takes what was asked about, if a line tells a size or add-ons of it and nothing else.
  func answerToQuestion(_ line: String) -> [String]? {
    guard let (wish, count) = question else { return nil }
    question = nil
    guard let dish = dish(at: wish.dish) else { return nil }
    let words = WishWords(line.lowercased(), of: dish)
    let isSize = words.size != nil && dish.sizes.count > 1
    guard words.rest.isEmpty, isSize || !words.addOns.isEmpty else { return nil }
    // What is said of a group of add-ons stands for what was said of it before.
    let groups = Set(words.addOns.map(\.group))
    let others = wish.addOns.filter { !groups.contains($0.group) }
    let whole = Choice.Wish(
      wish.dish, size: isSize ? words.size : wish.size, addOns: words.addOns.union(others))
    return add(whole, count: count, front: front(of: whole, count: count))
  }

  /// Takes some of a line of the choice away, as many as there are.
  func remove(_ count: Int = 1, at line: Int) -> [String] {
    let chosen = session.choice.lines[line]
    let count = min(count, chosen.count)
    for _ in 0..<count { session.choice.removeOne(at: line) }
    return [linearWords.putBack(several(count, of: chosen)), soFar]
  }

  /// What a line is of, with how many where it is not one.
  private func several(_ count: Int, of line: Choice.Line) -> String {
    let name = session.menu.context.spokenName(of: line)
    return count == 1 ? name : "\(count) × \(name)"
  }

  private var soFar: String {
    let summary = ChoicePage.summary(of: session.choice, for: session.menu.context)
    return summary.map { linearWords.soFar($0).withFullStop } ?? session.words.choice.nothing
  }

  /// What there is to choose from in a group of add-ons, as far as the filters let it through.
  private func offeredAddOns(of index: DishIndex, group: Int) -> [MenuItem.AddOns.Item] {
    shownAddOns(of: index).first { $0.index == group }?.items ?? []
  }

  /// The add-ons that the filters leave of a dish; all of them of one that they hide.
  private func shownAddOns(of index: DishIndex) -> [MenuItem.AddOns] {
    var shown = sessionWithoutSearch
    if shown.path(of: index) == nil { shown.show(MenuQuery()) }
    let path = shown.path(of: index)
    let item = path.flatMap {
      MenuPresenter(shown).parts(forRow: $0.row, inSection: $0.section)
    }
    return item?.addOns ?? []
  }

  /// An add-on to be chosen, with what is said of its allergens.
  private func option(_ item: MenuItem.AddOns.Item) -> String {
    let price = [item.name, item.price].compactMap(\.self).joined(separator: " ")
    return "\(price), \(session.words.warning(of: item).replacing(" · ", with: ", "))"
  }

  /// The add-ons of a wish that the filters hide, by their names.
  private func hiddenAddOns(of wish: Choice.Wish) -> [String] {
    guard !wish.addOns.isEmpty, let dish = dish(at: wish.dish) else { return [] }
    let shown = shownAddOns(of: wish.dish).flatMap { group in
      group.items.map { Choice.Wish.AddOnIndex(group: group.index, item: $0.index) }
    }
    return wish.addOns.filter { !shown.contains($0) }.compactMap { dish.addOn(at: $0) }
      .map { session.menu.context.text($0.name) }.sorted()
  }

  /// The sizes and the add-ons that a dish has.
  private func offers(of dish: Dish) -> [String] {
    let context = session.menu.context
    let sizes = dish.sizes.map { context.option($0.name, $0.price) }
    let addOns = dish.addOns.flatMap(\.items).map { context.option($0.name, $0.price) }
    let words = session.words
    return [(words.sizesLabel, sizes), (words.addOns, addOns)].filter { !$0.1.isEmpty }
      .map { words.labelled($0, words.list($1)).asSentence }
  }

  private func example(_ names: [String], front: String) -> [String] {
    let names = names.filter { !$0.isEmpty }.joined(separator: " ").lowercased()
    return names.isEmpty ? [] : [linearWords.takeExample("\(front) \(names)")]
  }
}

extension MenuContext {
  /// A size or an add-on with its price.
  fileprivate func option(_ name: LocalizedText, _ price: Price?) -> String {
    [text(name), price.map { text(of: $0) } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension ChoicePage.Text {
  fileprivate var sentences: [String] { [house, guest].compactMap { $0?.asSentence } }
}

extension ChoicePage.Row {
  /// A sentence for the house, and one for the guest where it says anything else.
  fileprivate func sentences(front: String) -> [String] {
    let prices = [unitPrice, price.house, remark?.house].compactMap(\.self)
    let words = ([text.house] + prices).filter { !$0.isEmpty }.joined(separator: ", ")
    let guest = [text.guest, price.guest, remark?.guest].compactMap(\.self)
    return ["\(front)\(words)".asSentence]
      + (guest.isEmpty ? [] : [guest.joined(separator: ", ").asSentence])
  }
}
