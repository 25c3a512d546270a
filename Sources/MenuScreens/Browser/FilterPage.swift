package import MenuCore
internal import MenuPresentation
package import TerminalText

/// The filters as words on one screen, while they are being marked.
package struct FilterPage: Hashable, Sendable {
  /// A thing that can be marked.
  package enum Option: Hashable, Sendable {
    case without(Allergen)
    /// A diet, nil for everything.
    case diet(Diet?)
    case price(QueryFilter.PriceLimit)
    case order(MenuQuery.Order)
    case undeclared

    /// True if marking it takes the mark of the others in its group away.
    var isOneOfSeveral: Bool {
      switch self {
      case .without, .undeclared: false
      case .diet, .price, .order: true
      }
    }
  }

  /// The groups of options, each under a heading.
  package let groups: [[Option]]
  /// The dishes that contain or may contain each allergen.
  package let warned: [Allergen: Int]
  /// The query that `↵` asks.
  package private(set) var query: MenuQuery
  /// The option under the cursor among all.
  package private(set) var cursor = 0

  init(_ session: MenuSession) {
    warned = session.menu.dishesByWarning
    query = session.query
    query.chooseTyped(in: session.strings.language)
    // Without gluten and without milk are among the allergens.
    // A diet that is asked for can be taken away, also where no dish states it any more.
    let stated = session.menu.menu.diets.union(query.filter.diets)
      .subtracting([.glutenFree, .dairyFree])
    let diets = FilterPage.diets.filter(stated.contains)
    groups = [
      FilterPage.allergens.map(Option.without),
      diets.isEmpty ? [] : [.diet(nil)] + diets.map { .diet($0) },
      FilterPage.limits(of: session.menu.menu, asked: query.filter.limit),
      MenuQuery.Order.allCases.map(Option.order),
      [.undeclared],
    ].filter { !$0.isEmpty }
  }

  /// All diets: those that imply one another, each before the stricter ones, and then the others.
  private static let diets: [Diet] = {
    let steps = Diet.allCases.filter { diet in
      !diet.implied.isEmpty || Diet.allCases.contains { $0.implied.contains(diet) }
    }
    return steps.sorted { $0.implied.count < $1.implied.count }
      + Diet.allCases.filter { !steps.contains($0) }
  }()

  /// The fourteen, the commonest in the first of three columns.
  private static let allergens: [Allergen] =
    [
      .gluten, .eggs, .celery, .milk, .soy, .mustard, .nuts, .peanuts, .sesame, .fish,
      .sulphites, .lupin, .crustaceans, .molluscs,
    ]

  package var options: [Option] { groups.flatMap(\.self) }

  /// The limits of the price, and the one that is asked; none where there is nothing to choose from.
  private static func limits(of menu: Menu, asked: QueryFilter.PriceLimit) -> [Option] {
    var amounts = prices(of: menu)
    if case .upTo(let amount) = asked, !amounts.contains(amount) { amounts.append(amount) }
    guard !amounts.isEmpty else { return [] }
    return [.price(.any)] + amounts.sorted().map { .price(.upTo($0)) }
  }

  /// Up to four round prices out of the menu's own, spread over its dishes.
  private static func prices(of menu: Menu) -> [Amount] {
    let all = MenuList.allCases.flatMap { list in
      menu[list].prefix(1_000).compactMap(\.lowestPrice)
    }.sorted()
    guard all.count >= 4 else { return [] }
    var prices: [Amount] = []
    for part in 1...4 {
      let amount = all[(all.count - 1) * part / 5].roundedUp
      if prices.last.map({ $0 < amount }) ?? true { prices.append(amount) }
    }
    return prices
  }

  /// The options side by side in a screen: three words of allergens need some twenty cells each.
  package static func columns(in size: Size) -> Int {
    switch size.columns {
    case 72...: 3
    case 44...: 2
    default: 1
    }
  }

  /// True if an option is marked.
  package func isMarked(_ option: Option) -> Bool {
    switch option {
    case .without(let allergen): query.filter.without.contains(allergen)
    case .diet(let diet): diet.map(query.filter.diets.contains) ?? query.filter.diets.isEmpty
    case .price(let limit): query.filter.limit == limit
    case .order(let order): query.order == order
    case .undeclared: query.filter.showsUndeclared
    }
  }

  /// The same page over another menu: its prices and numbers, with the same marks.
  func following(_ session: MenuSession) -> FilterPage {
    var page = FilterPage(session)
    page.query = query
    page.cursor = min(cursor, page.options.count - 1)
    return page
  }

  /// The options in the order in which they are read in a number of columns, by their places in `options`:
  /// the allergens go down the columns, and their list has the order of three.
  package func readingOrder(columns: Int) -> [Int] {
    let count = groups[0].count
    let down = (0..<3).flatMap { Array(stride(from: $0, to: count, by: 3)) }
    let lines = (count + columns - 1) / columns
    let allergens = (0..<lines).flatMap { line in
      stride(from: line, to: count, by: lines).map { down[$0] }
    }
    return allergens + Array(count..<options.count)
  }

  mutating func move(_ step: Command.Step, columns: Int) {
    let order = readingOrder(columns: columns)
    let place = order.firstIndex(of: cursor) ?? 0
    let last = order.count - 1
    switch step {
    case .left: cursor = order[max(0, place - 1)]
    case .right: cursor = order[min(last, place + 1)]
    case .up: cursor = order[self.place(-1, linesFrom: place, columns)]
    case .down: cursor = order[self.place(1, linesFrom: place, columns)]
    default: cursor = order[step.moved(place, last: last)]
    }
  }

  /// The place a line above or below another: allergens are in columns, and every other group counts as one
  /// line.
  private func place(_ step: Int, linesFrom start: Int, _ columns: Int) -> Int {
    var first = 0
    var lines: [Range<Int>] = []
    for (number, group) in groups.enumerated() {
      var width = group.count
      if number == 0 { width = columns }
      var place = 0
      while place < group.count {
        lines.append(first + place..<first + min(place + width, group.count))
        place += width
      }
      first += group.count
    }
    guard let line = lines.firstIndex(where: { $0.contains(start) }),
      let target = lines[checked: line + step]
    else { return start }
    return min(target.lowerBound + start - lines[line].lowerBound, target.upperBound - 1)
  }

  /// Moves the cursor to an option.
  mutating func point(at option: Int) {
    if options.indices.contains(option) { cursor = option }
  }

  /// Marks the option under the cursor, or takes the mark away.
  mutating func mark() {
    guard let option = options[checked: cursor] else { return }
    switch option {
    case .without(let allergen):
      query.filter.without.formSymmetricDifference(AllergenSet(allergen))
    case .diet(nil): query.filter.diets = []
    case .diet(let diet?) where isMarked(.diet(diet)): query.filter.diets = []
    case .diet(let diet?): query.filter.diets = DietSet(diet)
    case .price(let limit): query.filter.limit = limit
    case .order(let order): query.order = order
    case .undeclared: query.filter.showsUndeclared.toggle()
    }
  }
}

extension Amount {
  /// The next whole amount. 7.50 → 8
  fileprivate var roundedUp: Amount {
    let whole = description.prefix { $0 != "." }
    guard let floor = Amount(whole), floor < self else { return Amount(whole) ?? self }
    return floor.adding(1) ?? self
  }
}
