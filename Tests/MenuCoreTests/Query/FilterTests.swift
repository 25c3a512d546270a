import OldMenuCore
import MenuTestSupport
import Testing

/// What a guest is told about an allergen, for each of the fourteen and each of their kinds.
@Suite(.timeLimit(.minutes(5))) struct FilterTests {
  /// What the owner wrote about an allergen, and what becomes of the dish.
  private enum Row { case shown, hidden, undeclared }

  @Test(arguments: Allergen.allCases)
  func theTableOfStatements(allergen: Allergen) {
    let set = AllergenSet(allergen)
    let elsewhere: Allergen = allergen.group == .fish ? .celery : .fish
    let other = AllergenSet(elsewhere)
    #expect(row(.init(freeFrom: set), without: allergen) == .shown)
    #expect(row(.init(isComplete: true), without: allergen) == .shown)
    #expect(row(.init(contains: other, isComplete: true), without: allergen) == .shown)
    #expect(row(.init(mayContain: set), without: allergen) == .hidden)
    #expect(row(.init(mayContain: set, isComplete: true), without: allergen) == .hidden)
    #expect(row(.init(contains: set), without: allergen) == .hidden)
    #expect(row(.init(contains: set, freeFrom: set), without: allergen) == .hidden)
    #expect(row(.init(), without: allergen) == .undeclared)
    #expect(row(.init(contains: other), without: allergen) == .undeclared)
    #expect(row(.init(freeFrom: other), without: allergen) == .undeclared)
  }

  @Test(arguments: Allergen.allCases.filter { $0.group != $0 })
  func kindsAndTheirGroups(kind: Allergen) {
    let (group, set) = (kind.group, AllergenSet(kind))
    let groupSet = AllergenSet(group)
    // Asked for the group, a kind of it counts; asked for a kind, the group counts as that kind.
    #expect(row(.init(contains: set, isComplete: true), without: group) == .hidden)
    #expect(row(.init(mayContain: set, isComplete: true), without: group) == .hidden)
    #expect(row(.init(contains: groupSet, isComplete: true), without: kind) == .hidden)
    #expect(row(.init(contains: groupSet, freeFrom: set), without: kind) == .shown)
    // A promise about the group holds for the kind, never the other way round.
    #expect(row(.init(freeFrom: groupSet), without: kind) == .shown)
    #expect(row(.init(freeFrom: set), without: group) == .undeclared)
    #expect(row(.init(freeFrom: group.kinds), without: group) == .undeclared)
  }

  @Test func aDishHasTheUnionOfItsSizes() {
    var dish = Dish(name: "Birra")
    dish.allergens = AllergenStatement(isComplete: true)
    dish.sizes = [
      DishSize(name: "S"), DishSize(name: "L", allergens: AllergenStatement(contains: [.milk])),
    ]
    #expect(row(dish, without: .milk) == .hidden)
    #expect(row(dish, without: .eggs) == .undeclared)
  }

  /// The diets that the owner states, what the dish contains, the diets asked for.
  struct DietCase: Sendable {
    var stated: DietSet = []
    var contained: AllergenSet = []
    var asked: DietSet = []
    var isShown = false
  }

  @Test(arguments: [
    DietCase(stated: [.vegan], asked: [.vegetarian], isShown: true),
    DietCase(stated: [.vegan], asked: [.vegan], isShown: true),
    DietCase(stated: [.vegetarian], asked: [.vegan]),
    DietCase(asked: [.vegan]),
    DietCase(stated: [.vegan], contained: [.milk], asked: [.vegan]),
    DietCase(stated: [.vegan], contained: [.milk], asked: [.vegetarian]),
    DietCase(
      stated: [.vegan, .vegetarian], contained: [.milk], asked: [.vegetarian], isShown: true),
    DietCase(stated: [.glutenFree], contained: [.wheat], asked: [.glutenFree]),
    DietCase(stated: [.lactoseFree], contained: [.milk], asked: [.lactoseFree], isShown: true),
    DietCase(stated: [.vegan], asked: [.vegan, .halal]),
    DietCase(stated: [.vegan, .halal], asked: [.vegetarian, .halal], isShown: true),
  ])
  func aDietIsMatchedUnlessAnAllergenContradictsIt(_ test: DietCase) {
    var dish = Dish(name: "X")
    dish.diets = test.stated
    dish.allergens = AllergenStatement(contains: test.contained)
    var query = MenuQuery()
    query.filter.diets = test.asked
    let found = dataSource([dish]).matching(query)
    #expect(found.counts.shown == (test.isShown ? 1 : 0))
    #expect(found.counts.hidden.map(\.reason) == (test.isShown ? [] : [.diet]))
  }

  @Test func anAddOnNeverChangesItsDishAndIsHiddenByItself() throws {
    var dish = Dish(name: "Margherita")
    dish.allergens = AllergenStatement(isComplete: true)
    dish.addOns = [
      AddOnGroup(items: [
        AddOn(name: "bufala", allergens: AllergenStatement(contains: [.milk])),
        AddOn(name: "olive"),
        AddOn(name: "rucola", allergens: AllergenStatement(freeFrom: [.milk])),
      ]),
      AddOnGroup(title: "Salse", items: [AddOn(name: "panna")]),
    ]
    var query = MenuQuery()
    query.filter.without = [.milk]
    let item = try #require(dataSource([dish]).matching(query).item(forRow: 0, inSection: 0))
    #expect(item.addOns.map { $0.items.map(\.name) } == [["rucola"]])
    query.filter.showsUndeclared = true
    let all = try #require(dataSource([dish]).matching(query).item(forRow: 0, inSection: 0))
    #expect(all.addOns.map { $0.items.map(\.name) } == [["olive", "rucola"], ["panna"]])
    #expect(all.addOns.map { $0.items.map(\.isUndeclared) } == [[true, false], [true]])
    #expect(!all.isUndeclared)
  }

  @Test func anAddOnPassesEachOfTheQueriesThatItsDishPassed() throws {
    var dish = Dish(name: "Margherita")
    dish.allergens = AllergenStatement(isComplete: true)
    let warnings: [(String, AllergenSet)] = [
      ("bufala", [.milk]), ("farina", [.gluten]), ("rucola", []),
    ]
    dish.addOns = [
      AddOnGroup(
        items: warnings.map { name, contained in
          AddOn(
            name: LocalizedText(name),
            allergens: AllergenStatement(contains: contained, isComplete: true))
        })
    ]
    for order in [[Allergen.milk, .gluten], [.gluten, .milk]] {
      let rows = order.reduce(dataSource([dish])) { rows, allergen in
        var query = MenuQuery()
        query.filter.without = [allergen]
        return rows.matching(query)
      }
      let item = try #require(rows.item(forRow: 0, inSection: 0))
      #expect(item.addOns.map { $0.items.map(\.name) } == [["rucola"]])
    }
  }

  @Test func whereNoOptionIsMarkedWithADietThoseWithoutTheAllergenAreLeft() throws {
    var dish = Dish(name: "Bowl")
    dish.allergens = AllergenStatement(isComplete: true)
    dish.diets = [.vegan]
    dish.addOns = [
      AddOnGroup(
        title: "Base", choose: 1...1,
        items: [
          AddOn(name: "riso", allergens: AllergenStatement(isComplete: true)),
          AddOn(name: "purè", allergens: AllergenStatement(contains: [.milk])),
        ])
    ]
    var query = MenuQuery()
    (query.filter.without, query.filter.diets) = ([.milk], [.vegan])
    let item = try #require(dataSource([dish]).matching(query).item(forRow: 0, inSection: 0))
    #expect(item.addOns.map { $0.items.map(\.name) } == [["riso"]])
    #expect(item.leftToChoose == ["riso"])
  }

  @Test func whatNeitherSuitsTheDietNorThePurseIsCountedForTheDiet() {
    var dish = Dish(name: "Bistecca")
    dish.price = Price(.exactly("28".amount))
    var query = MenuQuery()
    query.filter.diets = [.vegan]
    query.filter.maximumPrice = "10".amount
    let counts = dataSource([dish]).matching(query).counts
    #expect(counts.hidden == [.init(reason: .diet, count: 1)])
  }

  @Test func theCountsSayWhyAndAddUp() {
    let statements: [AllergenStatement] = [
      .init(contains: [.milk]), .init(mayContain: [.milk]), .init(contains: [.gluten, .milk]),
      .init(), .init(freeFrom: [.milk, .gluten]), .init(isComplete: true),
    ]
    var dishes = statements.enumerated().map { number, statement in
      var dish = Dish(name: "Dish \(number)")
      dish.allergens = statement
      dish.price = Price(.exactly("8".amount))
      return dish
    }
    dishes[5].price = Price(.exactly("12".amount))
    var query = MenuQuery()
    query.filter.without = [.milk, .gluten]
    query.filter.maximumPrice = "10".amount
    var counts = dataSource(dishes).matching(query).counts
    #expect(
      counts.hidden == [
        .init(reason: .allergen(.gluten), count: 1), .init(reason: .allergen(.milk), count: 2),
        .init(reason: .notStated, count: 1), .init(reason: .price, count: 1),
      ])
    #expect((counts.shown, counts.numberOfHidden, counts.total) == (1, 5, 6))
    query.filter.showsUndeclared = true
    counts = dataSource(dishes).matching(query).counts
    #expect((counts.shown, counts.undeclared, counts.numberOfHidden) == (2, 1, 4))
  }

  @Test(arguments: [("7.99", 0), ("8", 1), ("8.01", 1)])
  func whatCostsExactlyAsMuchAsIsAllowedIsShown(maximum: String, shown: Int) {
    var dish = Dish(name: "Marinara")
    dish.price = Price(.exactly("8".amount))
    var query = MenuQuery()
    query.filter.maximumPrice = maximum.amount
    #expect(dataSource([dish]).matching(query).counts.shown == shown)
  }

  /// A base for 3.00 with two sauces to be taken costs 5.50 at least, and with a free dough no more.
  @Test(arguments: [("5.49", 0), ("5.50", 1)])
  func whatMustBeTakenIsPaidToo(maximum: String, shown: Int) {
    let sauces = [("2.50", "a"), ("1.00", "b"), ("1.50", "c")].map { price, name in
      AddOn(name: LocalizedText(name), price: Price(.exactly(price.amount)))
    }
    var dish = Dish(name: "Base")
    dish.price = Price(.exactly("3".amount))
    dish.addOns = [
      AddOnGroup(choose: 2...2, items: sauces),
      AddOnGroup(choose: 1...1, items: [AddOn(name: "d")]),
      AddOnGroup(choose: 0...2, items: sauces), AddOnGroup(items: sauces),
    ]
    var query = MenuQuery()
    query.filter.maximumPrice = maximum.amount
    #expect(dataSource([dish]).matching(query).counts.shown == shown)
  }

  @Test func aMarkIsNotLostWhenTheRowsAreNarrowed() throws {
    var query = MenuQuery()
    query.filter.without = [.milk]
    query.filter.showsUndeclared = true
    let shown = dataSource([Dish(name: "Pane")]).matching(query).matching(MenuQuery(search: "pane"))
    #expect(try #require(shown.item(forRow: 0, inSection: 0)).isUndeclared)
  }

  private func row(_ statement: AllergenStatement, without allergen: Allergen) -> Row {
    var dish = Dish(name: "X")
    dish.allergens = statement
    return row(dish, without: allergen)
  }

  private func row(_ dish: Dish, without allergen: Allergen) -> Row {
    var query = MenuQuery()
    query.filter.without = AllergenSet(allergen)
    if dataSource([dish]).matching(query).counts.shown == 1 { return .shown }
    query.filter.showsUndeclared = true
    let item = dataSource([dish]).matching(query).item(forRow: 0, inSection: 0)
    return item?.isUndeclared == true ? .undeclared : .hidden
  }

  private func dataSource(_ dishes: [Dish]) -> MenuDataSource {
    var menu = Menu()
    menu.other = dishes
    return MenuDataSource(menu: menu)
  }
}
