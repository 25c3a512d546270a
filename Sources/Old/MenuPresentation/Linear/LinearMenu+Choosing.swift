import OldMenuCore

/// What a guest has chosen, and what is said of it.
extension LinearMenu {
  /// What was chosen, its lines numbered, and what it comes to. Where nothing is chosen the cover is
  /// told only to who has just said for how many it is.
  func showChoice(tellsCover: Bool = false) -> [String] {
    let page = session.choicePage
    let isAsking = session.menu.menu.cover != nil && session.choice.people == nil
    number(page.rows.indices.map { .chosen($0) })
    numbers.told = targets.count
    asksPeople = isAsking && !page.rows.isEmpty
    let rows = page.rows.enumerated().flatMap { $1.sentences(front: "\($0 + 1). ") }
    let sums = page.rows.isEmpty ? [tellsCover ? page.cover : nil] : [page.cover, page.total]
    return page.title.sentences + (page.nothing?.sentences ?? []) + rows
      + sums.compactMap(\.self).flatMap { $0.sentences(front: "") }
      + (page.allergens?.sentences ?? []) + page.spokenDisclaimer.sentences
      + (asksPeople ? [linearWords.peopleHelp] : [])
      + (page.rows.isEmpty ? [linearWords.takeHelp] : [])
  }

  /// The choice, or how to choose, where a line asks for it; nil for any other line.
  func answerAboutChoice(_ line: String) -> [String]? {
    if let answer = answerAboutChoice(named: line.withoutQuestionMark) { return answer }
    return Self.choiceQuestions.contains(line.foldedWords) ? howToChoose : nil
  }

  /// How to choose, and what a choice is.
  var howToChoose: [String] {
    [linearWords.choiceHelp] + session.choicePage.spokenDisclaimer.sentences
  }

  /// The choice, the bill or what becomes of the choice, where some words are a command for it and
  /// nothing else; nil for any other.
  func answerAboutChoice(named words: String) -> [String]? {
    guard let command = LinearCommand(word: words),
      [.choice, .bill, .undo, .empty].contains(command)
    else { return nil }
    return perform(command, "")
  }

  /// What was chosen, for who would like to pay: the house makes the bill, and not the program.
  func showBill() -> [String] { showChoice() + [linearWords.billFromStaff] }

  private static let choiceQuestions = Set(
    LinearStrings.all.flatMap(\.choiceQuestions).map(\.foldedWords))

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

  /// Takes some of a line of the choice away, as many as there are.
  func remove(_ count: Int = 1, at line: Int) -> [String] {
    let chosen = session.choice.lines[line]
    let count = min(count, chosen.count)
    for _ in 0..<count { session.choice.removeOne(at: line) }
    // The lines after it have moved.
    if count == chosen.count { lastTaken = nil }
    return [linearWords.putBack(several(count, of: chosen)), soFar]
  }

  /// What a line is of, with how many where it is not one.
  func several(_ count: Int, of line: Choice.Line) -> String {
    let name = session.menu.context.spokenName(of: line)
    return count == 1 ? name : "\(count) × \(name)"
  }

  var soFar: String {
    let summary = ChoicePage.summary(of: session.choice, for: session.menu.context)
    return summary.map { linearWords.soFar($0).withFullStop } ?? session.words.choice.nothing
  }
}

extension ChoicePage.Text {
  fileprivate var sentences: [String] { [house, guest].compactMap { $0?.asSentence } }
}

extension ChoicePage.Row {
  /// A sentence for the house, and one for the guest where it says anything else.
  fileprivate func sentences(front: String) -> [String] {
    let prices = [unitPrice, price.house, remark?.house].compactMap(\.self)
    let words = ([text.house] + prices).filter { !$0.isEmpty }.concatenated(separator: ", ")
    let guest = [text.guest, price.guest, remark?.guest].compactMap(\.self)
    return ["\(front)\(words)".asSentence]
      + (guest.isEmpty ? [] : [guest.concatenated(separator: ", ").asSentence])
  }
}
