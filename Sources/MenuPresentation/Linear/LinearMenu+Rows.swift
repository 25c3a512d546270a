internal import MenuCore

/// The answer to a query.
extension LinearMenu {
  /// The lists and their groups, then the house.
  mutating func listLines() -> [String] {
    numberedLines(listsAndGroups) + spokenFootnotes + houseLines
  }

  /// The house: hours, address and phone.
  var houseLines: [String] {
    session.house.map { $0.label + strings.colon + $0.text.withStop }
  }

  /// The current conditions with their counts; examples if there are none.
  mutating func filterLines() -> [String] {
    guard let conditionsInForce else {
      let whole = strings.linear.whole.filled(strings.text(session.source.counts))
      return [strings.linear.noFilters, whole] + canType()
    }
    return [conditionsInForce] + strings.sentences(session.shown.counts)
  }

  /// The sentence with the current conditions; nil if there are none.
  var conditionsInForce: String? {
    let clauses =
      [sectionTitle].compactMap(\.self)
      + strings.clauses(of: session.query, in: session.context)
    guard !clauses.isEmpty else { return nil }
    return strings.linear.inForce.filled(clauses.joined(separator: ", "))
  }

  /// The same, nil unless they exclude an allergen.
  var conditionsOnAllergens: String? {
    session.query.combinedFilter.without.isEmpty ? nil : conditionsInForce
  }

  /// The query repeated, its counts, its notice, and the first rows.
  mutating func answerLines() -> [String] {
    if session.query.typed.expectation != nil { return [strings.awaiting.capitalized] + canType() }
    var lines: [String] = []
    // The title of the section already names its list.
    let list = session.query.section.flatMap(MenuList.init(rawValue:)).map(QueryClause.list)
    let clauses = [sectionTitle].compactMap(\.self) + session.clauses { $0 != list }
    let counts = session.shown.counts
    let isFound = counts.shown + counts.numberOfHidden > 0
    if !clauses.isEmpty, session.isUnderstood, isFound || session.shown.notice == nil {
      let said = clauses.joined(separator: ", ").capitalized
      let sentences = strings.sentences(counts).joined(separator: " ")
      lines.append(said + strings.colon + sentences)
    }
    lines += [unstatedOffer].compactMap(\.self)
    if let notice = session.notice(showsKey: false) {
      lines.append(notice.withStop)
    }
    if let hint = session.hint(separator: ", ") { lines.append(hint.withStop) }
    if asksForPromises, let outdated { lines.append(outdated) }
    let dishes = session.shown.dishes(in: session.query.order)
    lines += numberedLines(dishes.map(NumberedLine.dish))
    if let dish = dishes.only { mention(dish) }
    lines += dishesInAnswer(dishes)
    return lines
  }

  /// What dishes state, if that is the answer: to a question about a dish, or to a text that names dishes and
  /// is not understood.
  private func dishesInAnswer(_ dishes: [MenuDataSource.DishIndex]) -> [String] {
    let typed = session.query.typed
    if case .dishAlone(_, let others)? = session.shown.notice {
      if !others.isEmpty { return dishes.compactMap(session.item).flatMap(card) }
      guard let item = dishes.only.flatMap(session.item) else { return [] }
      // The line may have been an order, unless it names an allergen.
      let mayBeOrder = !typed.isQuestion && typed.namedAllergens.isEmpty && !item.isSoldOut
      guard mayBeOrder else { return Array(card(item).dropFirst()) }
      return card(item).dropFirst() + [howToAdd(name(of: item))]
    }
    let isName = DishName(beginning: typed.text, in: session.source)?.rest.isEmpty ?? false
    guard typed.isQuestion || isName, session.shown.notice == nil,
      let item = dishes.only.flatMap(session.item)
    else { return [] }
    return Array(card(item).dropFirst())
  }

  /// The examples of queries, as a sentence.
  mutating func canType() -> [String] {
    session.gatherExamples()
    guard let examples = session.canType(separator: ", ") else { return [] }
    return [examples.withStop]
  }
}
