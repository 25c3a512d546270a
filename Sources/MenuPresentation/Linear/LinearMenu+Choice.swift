internal import MenuCore

/// The choice, its total and the number of people.
extension LinearMenu {
  /// The choice: one numbered line a dish, so that -1 removes one; then the total and the combined allergens.
  mutating func choiceLines() -> [String] {
    guard !choice.isEmpty else { return [strings.linear.empty] }
    let menu = session.source.menu
    numbering = Numbering(choice)

    let lines =
      choice.lines.enumerated().map { "\($0 + 1). \(choiceText($1))" }
      + [coverOfAll].compactMap(\.self)
    return lines + [total] + [coverHint].compactMap(\.self)
      + [strings.sentence(choice.statement(in: menu), open: .inWords), strings.linear.waiter]
  }

  /// The cover and the total, and how to set the number of people.
  var totalLines: [String] { [coverOfAll, total, coverHint].compactMap(\.self) }

  /// The most steps that can be undone.
  private static let mostSteps = 20

  /// Saves the choice from before a command that changed it.
  mutating func keepForUndoing(_ before: Choice, _ command: LinearCommand) {
    guard choice != before, command != .word(.undo) else { return }
    earlierChoices.append(before)
    earlierChoices.removeFirst(max(0, earlierChoices.count - Self.mostSteps))
  }

  /// Undoes the last change of the choice.
  mutating func undo() -> [String] {
    guard let before = earlierChoices.popLast() else { return refused(strings.linear.noBack) }
    let changedPeople = choice.people != before.people
    choice = before
    lastAdded = nil
    return changedPeople ? totalLines : show(.choice)
  }

  /// Asks how many people pay the cover.
  mutating func askPeople() -> [String] {
    guard session.source.menu.cover != nil else { return refused(strings.linear.noCover) }
    question = .people
    return [strings.linear.peopleAsk]
  }

  /// Sets the number of people who pay the cover.
  mutating func setPeople(_ number: Int) -> [String] {
    guard session.source.menu.cover != nil else { return refused(strings.linear.noCover) }
    guard number <= Choice.most else {
      return refused(strings.linear.atMost.filled("\(Choice.most)"))
    }
    choice.people = max(0, number)
    return [coverOfAll, total].compactMap(\.self)
  }

  /// The cover for all people; nil until their number is known.
  private var coverOfAll: String? {
    guard choice.people > 0, let cover = session.source.menu.cover?.multiplied(by: choice.people)
    else { return nil }
    return strings.linear.coverOf(choice.people, session.context.text(of: cover))
  }

  /// The sum of the choice, as a sentence.
  var total: String {
    let sum = spoken(choice.total(in: session.source.menu))
    return "\(strings.total)\(strings.colon)\(sum)."
  }

  /// The sentence that the cover is extra; nil once the number of people is known.
  private var coverHint: String? {
    guard choice.people == 0, let cover = session.source.menu.cover else { return nil }
    return strings.linear.cover.filled(
      session.context.text(of: cover), strings.quoted("4 \(strings.linear.people.many)"))
  }

  /// A line of the choice. `Marinara, 2 volte, 12,00 €, 6,00 € l'una, numero 1, contiene glutine.`
  func choiceText(_ line: Choice.Line) -> String {
    let menu = session.source.menu
    var parts = [countedName(of: line)]
    guard !choice.isSoldOut(line, in: menu) else { return (parts + [strings.soldOut]).sentence }

    parts.append(spoken(choice.sum(of: line, in: menu)))
    let each = line.price(in: menu)
    if line.count > 1, each.amount != .zero {
      parts.append(strings.linear.each.filled(spoken(each)))
    }
    if let remark = choice.remark(of: line, in: session.source) { parts.append(remark) }
    if let number = menu[line.dish]?.number {
      parts.append("\(strings.linear.number) \(number)")
    }
    let warnings = strings.warnings(of: choice.statement(of: line, in: menu))
    return (parts + warnings).sentence
  }

  /// A sum in spoken form. `almeno 9,00 €`
  private func spoken(_ sum: Choice.Sum) -> String {
    session.context.text(of: sum).nonEmpty ?? strings.linear.noPrice
  }
}

extension [String] {
  /// The non-empty parts, joined to a sentence.
  fileprivate var sentence: String {
    filter { !$0.isEmpty }.joined(separator: ", ") + "."
  }
}
