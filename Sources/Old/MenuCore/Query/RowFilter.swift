/// Lets the rows that match through, and counts why the others stay behind.
struct RowFilter {
  private let filter: QueryFilter
  /// What is left of each dish.
  private let options: OptionFilter
  private let facts: MenuFacts
  /// Whether each dish was found, nil when nothing is looked for.
  private let found: [Bool]?
  /// The diets that are looked for.
  private let searched: DietSet
  /// The allergens that are looked for.
  private let asked: AllergenSet
  /// Whether each dish is one of those that are asked about, nil when all are.
  private let named: [Bool]?
  /// What dishes cost in the size that is looked for.
  private let sizePrices: [Int: Amount?]

  /// The first dishes that were found and are hidden, and of those that an allergen hides the first
  /// that cost too much besides.
  private var nearest: [HiddenDish] = []
  private var tooDearBesides: [HiddenDish] = []
  private var sections: [MenuCounts.Section] = []
  private var excluded = Array(repeating: 0, count: Allergen.allCases.count)
  private var others: [MenuCounts.Reason: Int] = [:]
  private var notFound = 0
  private var undeclared = 0
  private var unanswered = 0

  /// Nobody reads of more dishes than these.
  private static let mostHidden = 3

  init(
    filter: QueryFilter, options: OptionFilter, facts: MenuFacts, found: [Bool]?,
    searched: DietSet, asked: AllergenSet, of named: [Bool]?, sizePrices: [Int: Amount?]
  ) {
    self.sizePrices = sizePrices
    self.filter = filter
    self.options = options
    self.searched = searched
    self.asked = asked
    self.facts = facts
    self.found = found
    self.named = named
  }

  /// The positions of a section that are shown; none of one that was not asked for.
  mutating func sieve(_ section: MenuSection, isChosen: Bool) -> [Int] {
    guard isChosen else {
      sections.append(MenuCounts.Section(shown: 0, total: 0))
      return []
    }
    let start = facts.numbers.start(of: section.list)
    let shown = section.positions.filter { position in
      guard let absence = absence(of: start + position) else { return true }
      if case .hidden(let reason, let isTooDear) = absence, found != nil {
        let dish = facts.dishes[start + position]
        name(
          HiddenDish(
            list: section.list, position: position, reason: reason, isTooDear: isTooDear,
            notStated: filter.notStated(of: dish),
            isUnpriced: dish.lowestPrice == nil, isByWeight: dish.isByWeight))
      }
      return false
    }
    sections.append(MenuCounts.Section(shown: shown.count, total: section.positions.count))
    return shown
  }

  /// The first dishes that were found and are hidden. What costs too much besides is one of them only
  /// where nothing else is: who may spend nine euros does not ask the staff of it.
  var hiddenDishes: [HiddenDish] { nearest.isEmpty ? tooDearBesides : nearest }

  private mutating func name(_ dish: HiddenDish) {
    if dish.isTooDear {
      if tooDearBesides.count < RowFilter.mostHidden { tooDearBesides.append(dish) }
    } else if nearest.count < RowFilter.mostHidden {
      nearest.append(dish)
    }
  }

  private enum Absence {
    case notFound
    /// `isTooDear` says that the price is one more reason.
    case hidden(MenuCounts.Reason, isTooDear: Bool)
  }

  /// Why a dish is not shown, nil when it is; counts it.
  private mutating func absence(of dish: Int) -> Absence? {
    if let found, !found[dish] {
      notFound += 1
      let isNamed = named?[dish] ?? true
      if isNamed, !facts.dishes[dish].undeclared.isDisjoint(with: asked) { unanswered += 1 }
      return .notFound
    }
    let price = reasonOfPrice(against: dish)
    let first = filter.reason(against: facts.dishes[dish], searched: searched)
    guard let reason = first ?? price else {
      if filter.isUndeclared(facts.dishes[dish]) { undeclared += 1 }
      return nil
    }
    let isTooDear = price != nil && reason.isOfAllergens
    count(isTooDear ? .price : reason)
    return .hidden(reason, isTooDear: isTooDear)
  }

  private mutating func count(_ reason: MenuCounts.Reason) {
    if case .allergen(let allergen) = reason {
      excluded[allergen.place] += 1
    } else {
      others[reason, default: 0] += 1
    }
  }

  /// The limit as the reason against a dish, by what is left of it; nil where it keeps the limit.
  private func reasonOfPrice(against dish: Int) -> MenuCounts.Reason? {
    guard filter.maximumPrice != nil else { return nil }
    var left = options.left(of: facts.dishes[dish])
    if let price = sizePrices[dish] { left.ownPrices.lowest = price }
    return filter.isTooDear(left) ? .price : nil
  }

  /// What was counted.
  var counts: MenuCounts {
    let allergens = zip(Allergen.allCases, excluded).map { allergen, count in
      MenuCounts.Hidden(reason: .allergen(allergen), count: count)
    }
    let rest = [MenuCounts.Reason.notStated, .diet, .price].map { reason in
      MenuCounts.Hidden(reason: reason, count: others[reason] ?? 0)
    }
    return MenuCounts(
      sections: sections, hidden: (allergens + rest).filter { $0.count > 0 }, notFound: notFound,
      undeclared: undeclared, unanswered: unanswered)
  }
}

extension MenuCounts.Reason {
  /// Whether it is something that is to be left out.
  fileprivate var isOfAllergens: Bool {
    switch self {
    case .allergen, .notStated: true
    case .diet, .price: false
    }
  }
}
