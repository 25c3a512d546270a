/// Questions about the rows as a whole.
extension MenuDataSource {
  /// True if a row passes a filter; O(*rows*), up to the first that does.
  package func hasRow(passing filter: QueryFilter) -> Bool {
    guard let facts = indexed(texts: false, facts: true).facts else { return false }
    return layout.contains { section in
      section.dishes.contains { filter.reason(against: facts[menu.index(of: $0)]) == nil }
    }
  }

  /// The dishes of all rows as one list, in the order in which a query shows the rows of a section.
  /// O(*n* log *n*)
  package func dishes(in order: MenuQuery.Order) -> [DishIndex] {
    var facts: [DishFacts]?
    if order == .price { facts = indexed(texts: false, facts: true).facts }
    return sorted(layout.flatMap(\.dishes), by: order, facts)
  }

  /// Sorts dishes; equal dishes keep their order. O(*n* log *n*)
  func sorted(
    _ dishes: [DishIndex], by order: MenuQuery.Order, _ facts: [DishFacts]?
  ) -> [DishIndex] {
    switch order {
    case .menu: return dishes
    case .name:
      let names = dishes.map { FoldedText(name(of: $0)).bytes }
      return zip(dishes, names).sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    case .price:
      let prices = dishes.map { dish in
        facts?[menu.index(of: dish)].lowest?.tenThousandths ?? .max
      }
      return zip(dishes, prices).sorted { $0.1 < $1.1 }.map(\.0)
    }
  }

  /// The same rows as one sorted list, in a section after the others, which become empty. O(*n* log *n*)
  package func inOneList(_ order: MenuQuery.Order, titled title: String) -> MenuDataSource {
    let dishes = dishes(in: order)
    guard let first = dishes.first else { return self }
    var result = self
    for number in layout.indices { result.layout[number].dishes = [] }
    result.layout.append(
      MenuSection(list: first.list, title: title, dishes: dishes, isMixed: true))
    return result
  }

  /// The dishes of the first rows.
  package func firstDishes(_ count: Int) -> [Dish] {
    var dishes: [Dish] = []
    for section in layout where dishes.count < count {
      let first = section.dishes.prefix(count - dishes.count)
      dishes += first.map { menu[$0.list][$0.position] }
    }
    return dishes
  }

  /// The notice of an answer, without its suggestion if that finds no row.
  func checked(_ notice: MenuQuery.Notice, of query: MenuQuery) -> MenuQuery.Notice {
    switch notice {
    case .meant(let word, let text) where !hasRow(for: text, in: query):
      .noSuchWord(word, without: nil)
    case .noSuchWord(let word, let rest?) where !hasRow(for: rest, in: query):
      .noSuchWord(word, without: nil)
    default: notice
    }
  }

  /// True if the query shows a row that matches, with this text instead of the typed one.
  package func hasRow(for text: String, in query: MenuQuery) -> Bool {
    let found = answer(to: text, in: query)
    if case .dishAlone? = found.notice { return false }
    return found.counts.shown > 0
  }

  /// The lowest price at which every list that the query shows with this text keeps a row; nil if none has an
  /// amount. The price of one olive is no help to a guest who looks for a pizza.
  package func lowestPrice(for text: String, in query: MenuQuery) -> Amount? {
    let dishes = answer(to: text, in: query).indexed(texts: false, facts: true)
    let lists = Dictionary(grouping: dishes.layout, by: \.list).values
    return lists.compactMap { sections in
      sections.flatMap(\.dishes).compactMap { dishes.facts?[menu.index(of: $0)].lowest }.min()
    }.max()
  }

  private func answer(to text: String, in query: MenuQuery) -> MenuDataSource {
    var other = query.typing(text, in: context.interfaceLanguage)
    other.isBeingTyped = false
    return uncheckedAnswer(to: other)
  }

  /// For each of the fourteen allergens, the number of dishes in the whole menu that contain or may contain
  /// it. O(*dishes*) if the facts are gathered.
  package var dishesByWarning: [Allergen: Int] {
    var counts: [Allergen: Int] = [:]
    for facts in indexed(texts: false, facts: true).facts ?? [] {
      for allergen in Allergen.groups where facts.warned.contains(allergen) {
        counts[allergen, default: 0] += 1
      }
    }
    return counts
  }
}
