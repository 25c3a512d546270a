import OldMenuCore
import MenuTestSupport
import Testing

/// What must be taken with a dish counts as the dish: nobody can have it without one of the options.
@Suite(.timeLimit(.minutes(5))) struct RequiredChoiceTests {
  private static let yes = AllergenStatement(isComplete: true)

  private static func has(_ allergen: Allergen) -> AllergenStatement {
    AllergenStatement(contains: AllergenSet(allergen), isComplete: true)
  }

  private static func mayHave(_ allergen: Allergen) -> AllergenStatement {
    AllergenStatement(mayContain: AllergenSet(allergen), isComplete: true)
  }

  private static func isFree(of allergen: Allergen) -> AllergenStatement {
    AllergenStatement(freeFrom: AllergenSet(allergen))
  }

  @Test(arguments: Allergen.allCases)
  func theBestOptionIsWhatAGuestIsTold(allergen: Allergen) {
    let (yes, has, open) = (Self.yes, Self.has(allergen), AllergenStatement())
    let (mayHave, free) = (Self.mayHave(allergen), Self.isFree(of: allergen))
    let none = AllergenState.notAnIngredient
    let table: [([AllergenStatement], AllergenState)] = [
      ([has], .contains), ([has, has], .contains), ([has, mayHave], .mayContain),
      ([mayHave, mayHave], .mayContain), ([has, open], .notStated), ([open, open], .notStated),
      ([mayHave, open], .notStated), ([has, yes], none), ([open, yes], none),
      ([has, free], none), ([open, free], none), ([], none),
    ]
    for (options, state) in table {
      let dish = dish(Self.yes, choosing: 1...1, options)
      #expect(dish.state(of: allergen) == state, "\(options)")
      #expect(dish.combinedStatement.state(of: allergen) == state, "\(options)")
      // Who only reads is promised nothing that one of them leaves open.
      let told = options.contains(open) ? max(state, .notStated) : state
      #expect(dish.toldStatement.statement.state(of: allergen) == told, "\(options)")
      #expect(isShown(dish, without: AllergenSet(allergen)) == (state < .notStated), "\(options)")
      // The dish's own statement is never mended by what is taken with it.
      let warned = self.dish(has, choosing: 1...1, options)
      #expect(warned.state(of: allergen) == .contains)
    }
  }

  @Test(arguments: Allergen.allCases)
  func aDishIsOnlyFreeWhereAnOptionIsToo(allergen: Allergen) {
    let (yes, free) = (Self.yes, Self.isFree(of: allergen))
    #expect(dish(free, choosing: 1...1, [free, free]).state(of: allergen) == .free)
    #expect(dish(free, choosing: 1...1, [yes]).state(of: allergen) == .notAnIngredient)
    #expect(dish(free, choosing: 1...1, [.init()]).state(of: allergen) == .notStated)
    #expect(dish(.init(), choosing: 1...1, [free]).state(of: allergen) == .notStated)
  }

  @Test(arguments: Allergen.allCases)
  func soManyOptionsMustBeTakenThatEachOfThemIsFit(allergen: Allergen) {
    let options = [Self.has(allergen), Self.yes, Self.yes]
    let rows: [(ClosedRange<Int>?, Bool)] = [
      (nil, true), (0...1, true), (0...3, true), (1...1, true), (1...3, true), (2...2, true),
      (3...3, false), (3...9, false), (9...9, false),
    ]
    for (choose, isFit) in rows {
      let dish = dish(Self.yes, choosing: choose, options)
      #expect(
        isShown(dish, without: AllergenSet(allergen)) == isFit, "\(choose?.description ?? "")")
    }
    #expect(isShown(dish(Self.yes, choosing: 0...2, [options[0]]), without: AllergenSet(allergen)))
  }

  @Test(arguments: Allergen.groups)
  func noOptionSuitsWhoAvoidsSomethingInEach(allergen: Allergen) {
    let other: Allergen = allergen == .fish ? .celery : .fish
    let both: AllergenSet = AllergenSet(allergen).union(AllergenSet(other))
    let dish = dish(Self.yes, choosing: 1...1, [Self.has(allergen), Self.has(other)])
    #expect(isShown(dish, without: AllergenSet(allergen)))
    #expect(isShown(dish, without: AllergenSet(other)))
    #expect(!isShown(dish, without: both))
    let open = self.dish(
      Self.yes, choosing: 1...1, [Self.isFree(of: allergen), Self.isFree(of: other)])
    #expect(isShown(open, without: AllergenSet(allergen)))
    #expect(!isShown(open, without: both))
    #expect(isShown(open, without: both, showingUndeclared: true))
  }

  @Test func theSizesSayItToo() throws {
    var dish = dish(Self.yes, choosing: 1...1, [Self.has(.milk)])
    dish.sizes = [DishSize(name: "S"), DishSize(name: "L", allergens: Self.has(.eggs))]
    let item = MenuItem(dish: dish)
    let statements = item.sizes.map { $0.allergens ?? item.allergens }
    #expect(statements.map { $0.state(of: .milk) } == [.contains, .contains])
    #expect(statements.map { $0.state(of: .fish) } == [.notAnIngredient, .notAnIngredient])
    #expect(item.allergens.contains == [.eggs, .milk])
  }

  @Test(arguments: Diet.allCases.filter { !$0.excludedAllergens.allergens.isEmpty })
  func aDietIsContradictedByWhatMustBeTaken(diet: Diet) throws {
    let allergen = try #require(diet.excludedAllergens.allergens.first)
    var dish = dish(Self.yes, choosing: 1...1, [Self.has(allergen)])
    dish.diets = DietSet(diet)
    #expect(dish.trustedDiets == [])
    dish.addOns[0].items.append(AddOn(name: "altro", allergens: Self.yes))
    #expect(dish.trustedDiets.contains(diet))
  }

  @Test func theOptionsThatAreLeftAreShown() throws {
    let dish = dish(Self.yes, choosing: 1...1, [Self.has(.milk), Self.yes])
    var query = MenuQuery()
    query.filter.without = [.milk]
    let item = try #require(dataSource(dish).matching(query).item(forRow: 0, inSection: 0))
    #expect(item.addOns.map { $0.items.map(\.name) } == [["opzione 1"]])
    // Nobody marked the options, and yet one of them is taken; not what a diet plainly excludes.
    var marked = dish
    marked.diets = [.vegan]
    query = MenuQuery()
    query.filter.diets = [.vegan]
    let vegan = try #require(dataSource(marked).matching(query).item(forRow: 0, inSection: 0))
    #expect(vegan.addOns.map { $0.items.map(\.name) } == [["opzione 1"]])
    let typed = MenuQuery(search: "vegan")
    let found = try #require(dataSource(marked).matching(typed).item(forRow: 0, inSection: 0))
    #expect(found.addOns.map { $0.items.map(\.name) } == [["opzione 1"]])
  }

  private func dish(
    _ statement: AllergenStatement, choosing choose: ClosedRange<Int>?,
    _ options: [AllergenStatement]
  ) -> Dish {
    var dish = Dish(name: "Piatto")
    dish.allergens = statement
    let items = options.enumerated().map { place, statement in
      AddOn(name: LocalizedText("opzione \(place)"), allergens: statement)
    }
    dish.addOns = [AddOnGroup(title: "Impasto", choose: choose, items: items)]
    return dish
  }

  private func isShown(
    _ dish: Dish, without: AllergenSet, showingUndeclared: Bool = false
  ) -> Bool {
    var query = MenuQuery()
    query.filter.without = without
    query.filter.showsUndeclared = showingUndeclared
    let counts = dataSource(dish).matching(query).counts
    return counts.shown == 1
  }

  private func dataSource(_ dish: Dish) -> MenuDataSource {
    var menu = Menu()
    menu.other = [dish]
    return MenuDataSource(menu: menu)
  }
}
