import OldMenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct DishTests {
  /// A dish has the union of its sizes; a size without a statement has that of the dish.
  @Test(
    arguments: [
      (.init(contains: [.gluten]), [.init(contains: [.milk])], .milk, .contains),
      (.init(contains: [.gluten]), [.init(contains: [.milk])], .gluten, .contains),
      (.init(freeFrom: [.milk]), [.init(mayContain: [.milk]), nil], .milk, .mayContain),
      (.init(freeFrom: [.milk]), [.init(contains: [.gluten])], .milk, .notStated),
      (.init(), [.init(freeFrom: [.milk]), .init(freeFrom: [.milk])], .milk, .free),
      (.init(), [.init(freeFrom: [.milk]), nil], .milk, .notStated),
      (.init(), [.init(isComplete: true), .init(freeFrom: [.milk])], .milk, .notAnIngredient),
      (.init(freeFrom: [.milk]), [nil, nil], .milk, .free),
      (.init(freeFrom: [.milk]), [], .milk, .free),
    ] as [(AllergenStatement, [AllergenStatement?], Allergen, AllergenState)])
  func theStateOfADishIsTheWorstOfItsSizes(
    dish: AllergenStatement, sizes: [AllergenStatement?], asked: Allergen, state: AllergenState
  ) {
    var subject = Dish(name: "Capricciosa")
    subject.allergens = dish
    subject.sizes = sizes.map { DishSize(name: "x", allergens: $0) }
    #expect(subject.state(of: asked) == state)
  }

  /// Two sizes that differ: what one promises is not told as of the dish.
  @Test func aPromiseOfOneSizeIsNotOneOfTheDish() {
    var dish = Dish(name: "Birra")
    dish.sizes = [
      DishSize(
        name: "S", allergens: .init(contains: [.gluten], freeFrom: [.milk], isComplete: true)),
      DishSize(name: "L", allergens: .init(mayContain: [.soy], freeFrom: [.milk, .eggs])),
    ]
    #expect(
      dish.combinedStatement
        == AllergenStatement(contains: [.gluten], mayContain: [.soy], freeFrom: [.milk]))
    #expect(!dish.combinedStatement.isComplete)
    #expect(dish.combinedStatement.state(of: .fish) == .notStated)
    dish.sizes[1].allergens = .init(mayContain: [.gluten, .soy], isComplete: true)
    #expect(
      dish.combinedStatement
        == AllergenStatement(contains: [.gluten], mayContain: [.soy], isComplete: true))
    // A size without a statement has that of the dish, which is none.
    dish.sizes[1].allergens = nil
    #expect(dish.combinedStatement == AllergenStatement(contains: [.gluten]))
  }

  @Test func theWarningsOfADishHoldForEverySize() {
    var dish = Dish(name: "Birra")
    dish.allergens = .init(contains: [.gluten], mayContain: [.milk])
    dish.sizes = [DishSize(name: "S", allergens: .init(freeFrom: [.rye, .milk, .eggs]))]
    #expect(dish.state(of: .gluten) == .contains)
    #expect(dish.state(of: .rye) == .contains)
    #expect(dish.state(of: .milk) == .mayContain)
    #expect(dish.state(of: .eggs) == .free)
  }

  @Test func anAddOnNeverChangesItsDish() {
    var dish = Dish(name: "Marinara")
    dish.allergens = .init(freeFrom: [.milk])
    dish.addOns = [
      AddOnGroup(items: [AddOn(name: "bufala", allergens: .init(contains: [.milk]))])
    ]
    #expect(dish.state(of: .milk) == .free)
  }

  @Test func aPizzaIsADishWithABase() {
    var pizza = Pizza(Dish(name: "Marinara"), base: "rossa")
    pizza.number = "1"
    #expect(pizza.dish.number == "1")
    #expect(pizza.name == "Marinara")
    #expect(pizza.base == "rossa")
  }

  @Test func aNameThatIsNoLiteralMakesEachOfTheFour() {
    let name = ["Mar", "inara"].joined()
    #expect(Pizza(name: name).name == "Marinara")
    #expect(Beverage(name: name).name == "Marinara")
    #expect(Dessert(name: name).name == "Marinara")
    #expect(Dish(name: name).name == "Marinara")
  }
}
