import MenuCore

/// What a guest chooses, by the numbers of the last answer.
extension LinearMenu {
  /// Takes the dish of a line, in a size and with add-ons that are named; nil when no number is typed.
  func take(_ typed: String) -> [String]? {
    guard let (digits, named) = typed.numberAndRest else {
      return typed.isEmpty ? [linearWords.takeHelp] : take(called: typed)
    }
    switch target(of: digits) {
    case .dish(let path):
      return session.dish(of: path).map { take($0, named: named, by: digits) }
    case .chosen(let line):
      let wish = session.choice.lines.indices.contains(line) ? session.choice.lines[line].wish : nil
      return wish.map { add($0, by: digits) } ?? showChoice()
    case .gone(let sentence): return [sentence]
    case .list, .search: return [linearWords.takeHelp]
    case nil: return [linearWords.noLine(digits.excerpt, targets.count)]
    }
  }

  /// Takes the one dish that has the words in its name; else tells the lines that are found, nil where
  /// there are none.
  private func take(called name: String) -> [String]? {
    let before = (session.query, numbers)
    let found = search(for: name)
    guard session.rows.count > 0 else {
      restore(before)
      return nil
    }
    guard session.rows.count == 1, let index = session.rows.path(at: 0).flatMap(session.dish),
      let dish = dish(at: index),
      Set(name.foldedWords).isSubset(of: dish.name.allTexts.flatMap(\.foldedWords))
    else { return found + [linearWords.takeHelp] }
    return take(index, named: "", by: "1")
  }

  /// Puts one of the dish of a line back; nil when no number is typed.
  func putBack(_ typed: String) -> [String]? {
    guard let (digits, named) = typed.numberAndRest else { return nil }
    switch target(of: digits) {
    case .dish(let path):
      guard let index = session.dish(of: path), let dish = dish(at: index) else { return nil }
      let words = WishWords(named, of: dish)
      let line =
        words.size == nil && words.addOns.isEmpty
        ? session.choice.lastLine(of: index)
        : session.choice.lines.lastIndex {
          $0.wish == Choice.Wish(index, size: words.size, addOns: words.addOns)
        }
      guard let line else {
        return [linearWords.notChosen(session.menu.context.text(dish.name)).asSentence]
      }
      return removeOne(at: line)
    case .chosen(let line):
      guard session.choice.lines.indices.contains(line) else { return showChoice() }
      // Its numbers have moved.
      return removeOne(at: line) + showChoice()
    case .gone(let sentence): return [sentence]
    case .list, .search: return [linearWords.takeHelp]
    case nil: return [linearWords.noLine(digits.excerpt, targets.count)]
    }
  }

  /// Notes for how many people the cover is; nil for a menu without one.
  func count(people typed: String) -> [String]? {
    guard session.menu.menu.cover != nil else { return nil }
    guard let (digits, rest) = typed.numberAndRest, rest.isEmpty, let count = Int(digits),
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
    let sums = [page.cover, page.total].compactMap(\.self).flatMap { $0.sentences(front: "") }
    return page.title.sentences + (page.nothing?.sentences ?? []) + rows + sums
      + (page.allergens?.sentences ?? []) + page.disclaimer.sentences
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
  private func target(of digits: String) -> Target? {
    Int(digits).flatMap { targets.indices.contains($0 - 1) ? targets[$0 - 1] : nil }
  }

  private func dish(at index: DishIndex) -> Dish? {
    session.menu.menu.dish(at: index.position, in: index.list)
  }

  private func take(_ index: DishIndex, named: String, by digits: String) -> [String] {
    guard let dish = dish(at: index) else { return [linearWords.takeHelp] }
    let words = WishWords(named, of: dish)
    guard words.rest.isEmpty else {
      return [session.words.notFound(words.rest.joined(separator: " ").excerpt)] + offers(of: dish)
    }
    return add(Choice.Wish(index, size: words.size, addOns: words.addOns), by: digits)
  }

  private func add(_ wish: Choice.Wish, by digits: String) -> [String] {
    let (words, context) = (session.words, session.menu.context)
    do throws(Choice.Refusal) {
      try session.choice.add(wish, from: session.menu.menu)
    } catch {
      guard let dish = dish(at: wish.dish) else { return [linearWords.takeHelp] }
      switch error {
      case .soldOut: return ["\(context.text(dish.name))\(words.colon) \(words.soldOut)".asSentence]
      case .full: return [words.choice.full]
      case .needsSize:
        let names = dish.sizes.map { context.option($0.name, $0.price) }
        return ["\(words.choice.whichSize) \(words.list(names))".asSentence]
          + example(dish.sizes.first?.name, by: digits)
      case .needsAddOns(let group, let count):
        let offered = dish.addOns[group]
        let title = offered.title.map(context.text) ?? words.addOns
        let names = offered.items.map { context.option($0.name, $0.price) }
        return ["\(title) (\(words.choose(count)))\(words.colon) \(words.list(names))".asSentence]
          + example(offered.items.first?.name, by: digits)
      case .unknown: return offers(of: dish)
      }
    }
    let line = session.choice.lines.last { $0.wish == wish }
    return line.map { [linearWords.taken(context.name(of: $0)), soFar] } ?? []
  }

  private func removeOne(at line: Int) -> [String] {
    let name = session.menu.context.name(of: session.choice.lines[line])
    session.choice.removeOne(at: line)
    return [linearWords.putBack(name), soFar]
  }

  private var soFar: String {
    let summary = ChoicePage.summary(of: session.choice, for: session.menu.context)
    return summary.map { linearWords.soFar($0).withFullStop } ?? session.words.choice.nothing
  }

  /// The sizes and the add-ons that a dish has.
  private func offers(of dish: Dish) -> [String] {
    let context = session.menu.context
    let sizes = dish.sizes.map { context.option($0.name, $0.price) }
    let addOns = dish.addOns.flatMap(\.items).map { context.option($0.name, $0.price) }
    let words = session.words
    return [(words.sizesLabel, sizes), (words.addOns, addOns)].filter { !$0.1.isEmpty }
      .map { "\($0)\(words.colon) \(words.list($1))".asSentence }
  }

  private func example(_ name: LocalizedText?, by digits: String) -> [String] {
    let name = name.map(session.menu.context.text) ?? ""
    return name.isEmpty ? [] : [linearWords.takeExample("\(digits) \(name.lowercased())")]
  }
}

extension String {
  /// A number that stands in front, and what stands behind it; nil where none does.
  fileprivate var numberAndRest: (digits: String, rest: String)? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    let rest = dropFirst(digits.count)
    guard !digits.isEmpty, rest.isEmpty || rest.first == " " else { return nil }
    return (String(digits), String(rest).trimmed)
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
