package import OldMenuCore

/// What one guest does, gathered from what he has before him: each fact once, in no order.
///
/// It knows neither who it is nor when anything was done, only in which hour the visit began.
package struct Visit: Sendable {
  /// The hour in which it began.
  package let hour: CalendarHour

  private let keepsSearches: Bool
  /// What the owner has left out for every guest.
  private let given: MenuQuery
  /// What was done, those facts first that came first: only so many are kept.
  private var facts: [Fact] = []
  private var last: ViewState
  private var hasLooked = false
  /// What was looked for in vain as far as it is typed.
  private var vain: String?

  /// Begins a visit.
  ///
  /// - Parameters:
  ///   - hour: the hour by the clocks of the house.
  ///   - start: what the guest has before him.
  ///   - given: what was looked for and left out before he came, which is not his doing.
  ///   - keepsSearches: whether words that were looked for in vain are kept.
  ///   - lacking: the language that the guest asks for and the menu has not.
  package init(
    at hour: CalendarHour, _ start: ViewState, given: MenuQuery = MenuQuery(),
    keepsSearches: Bool, lacking: Language? = nil
  ) {
    (self.hour, self.keepsSearches, self.given) = (hour, keepsSearches, given)
    last = start
    if let lacking { note(.lacking(lacking)) }
    look(at: start)
  }

  /// Looks at what the guest has before him after he did something.
  package mutating func look(at state: ViewState) {
    let isKnown = hasLooked && state.query == last.query && state.isTyping == last.isTyping
    let known = hasLooked ? last.chosen : []
    (last, hasLooked) = (state, true)
    if let dish = state.dish { open(dish, in: state.menu.menu) }
    for index in state.chosen where !known.contains(index) {
      key(of: index, in: state.menu.menu).map { note(.chosen($0)) }
    }
    if let list = state.list { note(.list(list)) }
    if state.isHelp { note(.help) }
    guard !isKnown else { return }
    if state.query.order != given.order { note(.order(state.query.order)) }
    search(state)
    guard !state.isTyping else { return }
    let (filter, before) = (state.query.settled().filter, given.settled().filter)
    filter.diets.subtracting(before.diets).diets.forEach { note(.diet($0)) }
    filter.without.subtracting(before.without).allergens.forEach { note(.without($0)) }
  }

  private mutating func open(_ index: DishIndex, in menu: Menu) {
    guard let key = key(of: index, in: menu) else { return }
    note(.opened(key))
    let isSoldOut = menu.dish(at: index.position, in: index.list)?.isSoldOut
    if isSoldOut == true { note(.openedSoldOut(key)) }
  }

  private func key(of index: DishIndex, in menu: Menu) -> DishKey? {
    menu.dish(at: index.position, in: index.list).map { DishKey($0, in: index.list, of: menu) }
  }

  /// A search is in vain when it is no longer typed: at each letter nearly every one is.
  ///
  /// Who takes letters back until something is found, or takes what is suggested, has found it.
  private mutating func search(_ state: ViewState) {
    let search = state.query.search
    if !search.isEmpty, state.numberFound > 0 {
      vain = nil
    } else if !search.isEmpty, state.query.section == nil, !search.hasSameUTF8(as: given.search),
      (vain?.utf8.count ?? 0) <= search.utf8.count
    {
      vain = search
    }
    if !state.isTyping || search.isEmpty { settle() }
  }

  private mutating func settle() {
    if keepsSearches, let vain, let search = VainSearch(typed: vain) { note(.search(search)) }
    vain = nil
  }

  private mutating func note(_ fact: Fact) {
    guard facts.count < TallyRecord.mostFacts - 1, !facts.contains(fact) else { return }
    facts.append(fact)
  }

  /// The record of the visit, now that it is over.
  ///
  /// - Parameter time: for how long the guest did something.
  /// - Returns: what is to be written. What a filter leaves is that of the menu shown last.
  /// - Complexity: O(*n*) in the number of dishes, for each filter.
  package func record(after time: Duration) -> TallyRecord {
    var visit = self
    visit.settle()
    let lines = ([.time(Fact.Time(time))] + visit.facts).map { fact in
      TallyLine.fact(hour.day, fact, outcome(of: fact))
    }
    let shown = last.menu.context.language ?? last.menu.menu.language
    return TallyRecord(visit: .visit(hour, shown), facts: lines)
  }

  /// What a filter leaves by itself, nil for any other fact.
  private func outcome(of fact: Fact) -> FilterOutcome? {
    var query = MenuQuery()
    switch fact.kind {
    case .diet: query.filter.diets = Diet(rawValue: fact.subject).map { DietSet($0) } ?? []
    case .without:
      query.filter.without = Allergen(rawValue: fact.subject).map { AllergenSet($0) } ?? []
    case .dish, .soldOut, .chosen, .list, .order, .help, .time, .language, .search: return nil
    }
    let counts = last.menu.matching(query).counts
    let undeclared = counts.hidden.first { $0.reason == .notStated }?.count ?? 0
    return FilterOutcome(left: counts.shown, undeclared: undeclared)
  }
}
