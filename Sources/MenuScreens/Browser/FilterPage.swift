package import MenuCore
internal import MenuPresentation
package import TerminalText

/// The filters as words on one screen, while they are being marked.
package struct FilterPage: Hashable, Sendable {
  /// An option that can be marked.
  package enum Option: Hashable, Sendable {
    case without(Allergen)
    /// A diet, nil for everything.
    case diet(Diet?)
    case price(QueryFilter.PriceLimit)
    case order(MenuQuery.Order)
    case undeclared

    /// True if marking it unmarks the others in its group.
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
  /// The query that `↵` runs.
  package private(set) var query: MenuQuery
  /// The index of the option under the cursor among all options.
  package private(set) var cursor = 0

  init(_ session: MenuSession) {
    var query = session.query
    query.chooseTyped(in: session.strings.language)
    self.init(session, query)
  }

  private init(_ session: MenuSession, _ query: MenuQuery) {
    warned = session.source.dishesByWarning
    self.query = query
    // Gluten-free and dairy-free are already among the allergens.
    // A diet in the query stays on the page even if no dish states it any more, so that it can be removed.
    let stated = session.source.menu.diets.union(query.filter.diets)
      .subtracting([.glutenFree, .dairyFree])
    var diets = FilterPage.diets.filter(stated.contains).map { Option.diet($0) }
    if !diets.isEmpty { diets.insert(.diet(nil), at: 0) }
    groups = [
      FilterPage.allergens.map(Option.without),
      diets,
      FilterPage.limits(of: session.source.menu, asked: query.filter.limit),
      MenuQuery.Order.allCases.map(Option.order),
      [.undeclared],
    ].filter { !$0.isEmpty }
  }

  /// From fish to vegan, in the order shown, before the other diets.
  private static let steps: [Diet] = [.pescatarian, .vegetarian, .vegan]
  private static let diets = steps + Diet.allCases.filter { !steps.contains($0) }

  /// The fourteen allergens, ordered for three columns that are filled one after the other: the commonest
  /// come first.
  private static let allergens: [Allergen] =
    [
      .gluten, .milk, .nuts, .fish, .crustaceans, .eggs, .soy, .peanuts, .sulphites, .molluscs,
      .celery, .mustard, .sesame, .lupin,
    ]

  package var options: [Option] { groups.flatMap(\.self) }

  /// The price limits, including the current one. Empty if there is nothing to choose from.
  private static func limits(of menu: Menu, asked: QueryFilter.PriceLimit) -> [Option] {
    var amounts = prices(of: menu)
    if case .upTo(let amount) = asked, !amounts.contains(amount) { amounts.append(amount) }
    guard !amounts.isEmpty else { return [] }
    return [.price(.any)] + amounts.sorted().map { .price(.upTo($0)) }
  }

  /// Up to four round prices, spread over the prices of the menu.
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

  /// The number of columns for options: the name of an allergen needs about twenty cells.
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

  /// The same page for another menu: with its prices and numbers, the same marks and the same option under the
  /// cursor.
  func following(_ session: MenuSession) -> FilterPage {
    var page = FilterPage(session, query)
    let index = page.options.firstIndex(of: options[cursor])
    page.cursor = index ?? min(cursor, page.options.count - 1)
    return page
  }

  /// The indices in `options`, line by line: the allergens fill the columns from top to bottom, and each
  /// other group is one line.
  package func rows(columns: Int) -> [[Int]] {
    let count = groups[0].count
    let lines = (count + columns - 1) / columns
    var rows = (0..<lines).map { Array(stride(from: $0, to: count, by: lines)) }
    var start = count
    for group in groups.dropFirst() {
      rows.append(Array(start..<start + group.count))
      start += group.count
    }
    return rows
  }

  mutating func move(_ step: Command.Step, columns: Int) {
    let rows = rows(columns: columns)
    let order = rows.flatMap(\.self)
    let index = order.firstIndex(of: cursor) ?? 0
    switch step {
    case .left: cursor = order[max(0, index - 1)]
    case .right: cursor = order[min(order.count - 1, index + 1)]
    case .up: move(by: -1, in: rows)
    case .down: move(by: 1, in: rows)
    default: cursor = order[step.moved(index, last: order.count - 1)]
    }
  }

  /// Moves the cursor to the row above or below, if there is one, and keeps its column.
  private mutating func move(by step: Int, in rows: [[Int]]) {
    guard let row = rows.firstIndex(where: { $0.contains(cursor) }),
      let column = rows[row].firstIndex(of: cursor), let target = rows[checked: row + step]
    else { return }
    cursor = target[min(column, target.count - 1)]
  }

  /// Moves the cursor to an option.
  mutating func point(at option: Int) {
    if options.indices.contains(option) { cursor = option }
  }

  /// Toggles the option under the cursor.
  mutating func toggle() {
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
