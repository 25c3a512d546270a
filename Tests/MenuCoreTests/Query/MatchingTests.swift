import MenuCore
import MenuPresentation
import Testing

/// Filters, counts, order, sections, and the places of what was found.
@Suite(.timeLimit(.minutes(5))) struct MatchingTests {
  private let small = Trattoria.small

  private func query(_ change: (inout MenuQuery) -> Void) -> MenuQuery {
    var query = MenuQuery()
    change(&query)
    return query
  }

  static let exclusions: [(without: AllergenSet, rows: [String], hidden: [String])] = [
    ([.milk], ["Marinara", "Bianca"], ["milk 3", "notStated 2"]),
    ([.eggs], ["Marinara", "Bianca", "Mare", "Caffè latte"], ["notStated 3"]),
    ([.wheat], ["Caffè latte"], ["wheat 2", "notStated 4"]),
    ([.milk, .fish], ["Marinara"], ["fish 1", "milk 2", "notStated 3"]),
  ]

  @Test(
    "excluding allergens hides and counts dishes that state them or leave them open",
    arguments: exclusions)
  func exclusion_ofAllergens_hidesWhatStatesThemAndWhatIsOpen(
    _ without: AllergenSet, _ rows: [String], _ hidden: [String]
  ) {
    let found = small.matching(MenuQuery(filter: QueryFilter(without: without)))
    #expect(found.titles == rows)
    let counted = found.counts.hidden.map { hidden in
      if let allergen = hidden.reason.allergen { return "\(allergen) \(hidden.count)" }
      return "\(hidden.reason.kind) \(hidden.count)"
    }
    #expect(counted == hidden)
    #expect(found.counts.shown + found.counts.numberOfHidden == found.counts.total)
  }

  @Test("a dish that another condition hides too is not counted as undeclared")
  func undeclaredRows_thatAreHiddenAnyway_areNotCounted() {
    var filter = QueryFilter(without: [.milk], limit: .upTo(3))
    let open = small.matching(MenuQuery(filter: filter)).counts.hidden.first {
      $0.reason == .notStated
    }
    filter.showsUndeclared = true
    let counts = small.matching(MenuQuery(filter: filter)).counts
    #expect((open?.count ?? 0) == counts.undeclared)
  }

  @Test("undeclared dishes that are asked for are marked and counted")
  func undeclaredRows_thatAreAskedFor_areMarkedAndCounted() {
    var filter = QueryFilter(without: [.milk])
    filter.showsUndeclared = true
    let found = small.matching(MenuQuery(filter: filter))
    #expect(found.items.filter(\.isUndeclared).map(\.title) == ["Pesce", "Panna cotta"])
    #expect(found.counts.undeclared == 2 && found.counts.shown == 4)
  }

  @Test("a price limit hides dishes above it and dishes without an amount")
  func limit_ofThePrice_hidesRowsAboveItAndRowsWithoutAnAmount() {
    #expect(small.asked("fino a 6,50").titles == ["Marinara", "Caffè latte"])
    #expect(small.asked("fino a 6,50").counts.hidden.map(\.reason) == [.price])
    let lower = MenuQuery(search: "fino a 3", filter: QueryFilter(limit: .upTo(7)))
    #expect(small.matching(lower).titles == ["Caffè latte"])
  }

  @Test(
    "a price limit that cannot be read shows no row instead of all",
    arguments: [
      "fino a 3,0,0", "fino a tanto", "fino a -3", "under €", "fino a 3.00001", "fino a",
    ])
  func limit_thatCannotBeRead_liftsNoLimit(_ typed: String) throws {
    // `QueryFilter(limit: .upTo(Amount("3,00")))` does not compile, for `Amount.init` may be nil.
    let query = TypedQuery(typed)
    #expect(query.filter.limit == .any && query.state != .complete)
    #expect(try Trattoria.shipped().matching(MenuQuery(search: typed)).counts.shown == 0)
  }

  @Test("typed and chosen conditions are combined, and the lower price limit applies")
  func limits_ofBothKinds_holdTogether() {
    var query = MenuQuery(search: "senza latte fino a 9", filter: QueryFilter(limit: .upTo(7)))
    #expect(query.combinedFilter == QueryFilter(without: [.milk], limit: .upTo(7)))
    query.filter = QueryFilter(without: [.eggs], diets: [.vegan], limit: .upTo(12))
    let both = QueryFilter(without: [.milk, .eggs], diets: [.vegan], limit: .upTo(9))
    #expect(query.combinedFilter == both && !query.isEmpty && MenuQuery().isEmpty)
  }

  @Test("a price limit applies to a price per person, and hides a price by weight")
  func limitByPerson() {
    func dish(_ name: String, per: LocalizedText) -> Pizza {
      var dish = Dish(name: LocalizedText(name))
      dish.price = Price(.exactly(9), per: per)
      return Pizza(dish)
    }
    let source = MenuDataSource(pizzas: [dish("Tris", per: "person"), dish("Taglio", per: "100 g")])
    #expect(source.asked("fino a 30").titles == ["Tris"] && source.asked("fino a 8").titles == [])
  }

  @Test("an empty query shows and counts all; any other keeps the sections")
  func query_thatIsEmpty_showsAllAndCountsThem() {
    #expect(small.matching(MenuQuery()).titles == small.titles)
    #expect(small.counts.shown == 7 && small.counts.total == 7 && small.notice == nil)
    #expect(MenuList.allCases.map(small.numberOfRows(of:)) == [5, 1, 1, 0])
    #expect(small.asked("panna").sections.map(\.rows.count) == [0, 0, 1])
    #expect(MenuDataSource(pizzas: []).asked("senza latte").sections.map(\.rows.count) == [0])
  }

  @Test(
    "a section is ordered by name, or by price with unpriced dishes last",
    arguments: [
      (MenuQuery.Order.name, ["Bianca", "Mare", "Margherita", "Marinara", "Pesce"]),
      (.price, ["Marinara", "Margherita", "Pesce", "Mare", "Bianca"]),
    ])
  func order_insideASection_putsUnpricedRowsLast(_ order: MenuQuery.Order, _ titles: [String]) {
    #expect(Array(small.matching(query { $0.order = order }).titles.prefix(5)) == titles)
  }

  @Test(
    "a section is chosen by its title, the beginning of it or its number",
    arguments: [
      ("2", ["Bevande"]), ("Drinks", []), ("beverages", ["Bevande"]), ("DOLCI", ["Dolci"]),
      ("getranke", ["Bevande"]), ("pizz", ["Pizze"]), ("de", ["Dolci"]), ("9", []), ("", []),
      ("b", ["Bevande"]), ("xyz", []), ("0", []), ("-1", []),
    ])
  func section_byTitleBeginningOrNumber_isShownAlone(_ section: String, _ titles: [String]) {
    let found = small.matching(query { $0.section = section }).sections
    #expect(found.filter { !$0.rows.isEmpty }.map(\.title) == titles)
  }

  @Test(
    "a group is chosen by its title in any language, if only one fits",
    arguments: [
      ("le bianche", 6), ("White pizzas", 6), ("bianche", 6), ("class", 7), ("le", 0), ("birre", 2),
      ("b", 0), ("pizze", 24),
    ])
  func group_byTitleInAnyLanguage_isShownIfAlone(_ section: String, _ rows: Int) throws {
    #expect(try Trattoria.shipped().matching(query { $0.section = section }).counts.shown == rows)
  }

  @Test("the places of found words are those in the shown text")
  func places_ofWhatWasFound_areThoseOfTheText() throws {
    let item = try #require(small.asked("caffè latt").items.first)
    let places = small.asked("caffè latt").found(in: item.title)
    #expect(places.map { String(item.title[$0]) } == ["Caffè", "latt"])
    let other = try #require(small.asked("basil").items.first)
    #expect(other.title == "Margherita" && small.asked("basil").foundText(of: other) == nil)
    let note = try #require(small.asked("giorno").items.first)
    #expect(small.asked("giorno").foundText(of: note) == "del giorno")
    #expect(small.asked("seemann").titles == ["Marinara"])
    #expect(small.asked("basili").found(in: "Basilico e BASILICATA").count == 2)
  }

  @Test("add-ons not stated to be without an excluded allergen are hidden from a dish")
  func addOn_thatAFilterExcludes_isHiddenAndItsDishIsNot() {
    var dish = Dish(name: "Rossa")
    dish.allergens = AllergenStatement(isComplete: true)
    dish.addOns = [
      AddOnGroup(items: [
        AddOn(name: "bufala", allergens: .init(contains: [.milk])), AddOn(name: "olive"),
        AddOn(name: "rucola", allergens: .init(isComplete: true)),
      ])
    ]
    let shown = MenuDataSource(pizzas: [Pizza(dish)]).asked("senza latte").items.first
    #expect(shown?.addOns.flatMap { $0.items.map(\.index) } == [2])
  }

  static let queries = ["", "funghi", "senza latte", "latte", "non vegana", "vegana fino a 9", "4"]

  @Test(
    "an indexed source answers a query as one without an index does", arguments: queries)
  func indexedSource_answers_asOneThatIsNot(_ search: String) throws {
    let (plain, indexed) = (try Trattoria.shipped(), try Trattoria.shipped().indexed())
    for order in MenuQuery.Order.allCases {
      var query = MenuQuery(search: search)
      query.order = order
      let (left, right) = (plain.matching(query), indexed.matching(query))
      #expect(
        left.items == right.items && left.counts == right.counts && left.notice == right.notice)
      // A result is a data source itself, and can be searched again.
      #expect(left.matching(query).titles == right.titles)
    }
  }
}
