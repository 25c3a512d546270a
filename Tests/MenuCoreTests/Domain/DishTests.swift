import MenuCore
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
