internal import MenuCore

/// The choice by question and answer: `+2`, `-2`, `choice`.
extension LinearMenu {
  /// Adds the dish of a line, or the dish or the extras that are named.
  mutating func add(_ number: Int?, named text: String) -> [String] {
    if let number {
      guard let dish = dish(ofNumber: number) else { return open(number) }
      return add(dish, with: text)
    }
    if let subject, let item = session.item(of: subject) {
      let named = NamedOptions(text, of: item)
      let extras = named.extras
      if named.unknown == nil, let taken, !extras.isEmpty, extras.count == named.options.count {
        return replace(taken, of: item) { line in
          for extra in extras { line.mark(extra, most: item.mostExtras(ofGroup: extra.group)) }
        }
      }
      if named.unknown == nil { return add(subject, with: text) }
    }
    guard let named = DishName(beginning: text, in: session.menu) else {
      let title = subject.flatMap { session.item(of: $0) }.map { name(of: $0) }
      let noOption = title.map { strings.linear.noOption.filled($0, strings.quoted(text)) }
      return [noOption ?? strings.noSuchWord.filled(text)]
    }
    return add(named.dish, with: named.rest)
  }

  private mutating func add(_ dish: MenuDataSource.DishIndex, with text: String) -> [String] {
    guard let item = session.item(of: dish) else { return [] }
    if item.isSoldOut { return [name(of: item) + strings.colon + strings.soldOut + "."] }
    let named = NamedOptions(text, of: item)
    if let unknown = named.unknown {
      return [strings.linear.noOption.filled(name(of: item), strings.quoted(unknown))]
    }
    var order = DishOrder(item, of: dish)
    for option in named.options { order.choose(option, of: item) }
    return add(order)
  }

  /// Adds a line of which all is chosen.
  mutating func take(_ line: Choice.Line, of item: MenuItem) -> [String] {
    choice.add(line)
    subject = line.dish
    taken = line
    let name = choice.name(of: line, in: session.menu)
    var lines = ["\(strings.taken.filled(name)). \(total)"]
    let extras = item.addOns.flatMap { $0.items.map(\.name) }
    if line.extras.isEmpty, !extras.isEmpty {
      lines.append(strings.linear.extrasOffer.filled(extras.joined(separator: ", ")))
    }
    return lines
  }

  /// Changes one of the lines of the choice that are the same as one.
  private mutating func replace(
    _ old: Choice.Line, of item: MenuItem, _ change: (inout Choice.Line) -> Void
  ) -> [String] {
    if let place = choice.lines.firstIndex(where: { $0.isSame(as: old) }) {
      choice.remove(at: place)
    }
    var line = old
    change(&line)
    return take(line, of: item)
  }

  /// Takes out one of a line, of the dish that is named, or of what was added last; or an extra of that.
  mutating func remove(_ number: Int?, named text: String) -> [String] {
    if let number { return remove(number) }
    if let taken, let item = session.item(of: taken.dish) {
      let named = NamedOptions(text, of: item).extras.filter { taken.extras.contains($0) }
      if !named.isEmpty { return replace(taken, of: item) { $0.extras.subtract(named) } }
      if text.isEmpty, let place = choice.lines.firstIndex(where: { $0.isSame(as: taken) }) {
        return remove(at: place)
      }
    }
    let dish = DishName(beginning: text, in: session.menu)?.dish
    guard let place = dish.flatMap(choice.lastLine) else {
      return text.isEmpty ? choiceLines() : [strings.linear.notChosen.filled(text.capitalized)]
    }
    return remove(at: place)
  }

  private mutating func remove(_ number: Int) -> [String] {
    if numbering.isOfChoice, numbering[number] == nil {
      return [strings.linear.noNumber.filled("\(number)")]
    }
    guard let dish = dish(ofNumber: number) else { return open(number) }
    var last: Int? = number - 1
    if !numbering.isOfChoice { last = choice.lastLine(of: dish) }
    guard let place = last, choice.lines.indices.contains(place) else {
      let title = session.item(of: dish).map { name(of: $0) } ?? ""
      return [strings.linear.notChosen.filled(title)]
    }
    return remove(at: place)
  }

  private mutating func remove(at place: Int) -> [String] {
    let name = choice.name(of: choice.lines[place], in: session.menu)
    choice.remove(at: place)
    taken = nil
    if numbering.isOfChoice { numbering = Numbering(choice) }
    return [strings.putBack.filled(name) + "."]
  }

  /// The choice: a numbered line a dish, so that -1 takes one out; the total and the allergens of all.
  mutating func choiceLines() -> [String] {
    guard !choice.isEmpty else { return [strings.linear.empty] }
    let menu = session.menu.menu
    numbering = Numbering(choice)

    let lines =
      choice.lines.enumerated().map { "\($0 + 1). \(text(of: $1))" }
      + [coverOfAll].compactMap(\.self)
    return lines + [total] + [coverHint].compactMap(\.self)
      + [strings.sentence(choice.statement(in: menu), open: .inWords), strings.waiter]
  }

  /// Asks how many people pay the cover.
  mutating func askPeople() -> [String] {
    guard session.menu.menu.cover != nil else { return [strings.linear.noCover] }
    question = .people
    return [strings.linear.peopleAsk]
  }

  /// Sets the number of people who pay the cover.
  mutating func setPeople(_ number: Int) -> [String] {
    guard session.menu.menu.cover != nil else { return [strings.linear.noCover] }
    choice.people = min(max(0, number), Choice.most)
    return [coverOfAll, total].compactMap(\.self)
  }

  /// The cover of all people; nil while their number is not known.
  private var coverOfAll: String? {
    guard choice.people > 0, let cover = session.menu.menu.cover?.multiplied(by: choice.people)
    else { return nil }
    return strings.linear.coverOf(choice.people, session.context.text(of: cover))
  }

  private var total: String {
    let sum = spoken(choice.total(in: session.menu.menu))
    return "\(strings.total)\(strings.colon)\(sum)."
  }

  /// The sentence that the cover comes on top, while the number of people is not known.
  private var coverHint: String? {
    guard choice.people == 0, let cover = session.menu.menu.cover else { return nil }
    return strings.linear.cover.filled(
      session.context.text(of: cover), strings.quoted("4 \(strings.linear.people.many)"))
  }

  /// A line of the choice. `Marinara, 2 volte, 12,00 €, 6,00 € l'una, numero 1, contiene glutine.`
  func text(of line: Choice.Line) -> String {
    let menu = session.menu.menu
    var parts = [choice.name(of: line, in: session.menu)]
    if line.count > 1 { parts.append(strings.linear.times.filled("\(line.count)")) }
    guard !choice.isSoldOut(line, in: menu) else { return (parts + [strings.soldOut]).sentence }

    parts.append(spoken(choice.sum(of: line, in: menu)))
    if line.count > 1 {
      var one = line
      one.count = 1
      let price = spoken(choice.sum(of: one, in: menu))
      if !price.isEmpty { parts.append(strings.linear.each.filled(price)) }
    }
    if let remark = strings.remark(of: line, of: choice, in: session.menu) { parts.append(remark) }
    if let number = menu.dish(at: line.dish.position, in: line.dish.list)?.number {
      parts.append("\(strings.linear.number) \(number)")
    }
    var only = Choice()
    only.add(line)
    let contains = only.statement(in: menu).contains
    if !contains.isEmpty {
      parts.append(strings.contains.filled(strings.warned(contains)).withoutStop.lowercasedFirst)
    }
    return parts.sentence
  }

  /// A sum as it is read out. `almeno 9,00 €`
  private func spoken(_ sum: Choice.Sum) -> String {
    let amount = session.context.text(of: sum.amount)
    guard sum.isLeast else { return amount }
    if sum.amount == .zero { return "" }
    return strings.chooseAtLeast.filled(amount)
  }
}

extension [String] {
  /// The parts that are not empty, as a sentence.
  fileprivate var sentence: String {
    filter { !$0.isEmpty }.joined(separator: ", ") + "."
  }
}
