import OldMenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct DietTests {
  @Test(
    arguments: [
      ([.vegan], [.vegetarian, .vegan, .pescatarian]),
      ([.vegetarian], [.vegetarian, .pescatarian]),
      ([.pescatarian], [.pescatarian]),
      ([.halal, .vegan], [.vegetarian, .vegan, .pescatarian, .halal]),
      ([], []),
    ] as [(DietSet, DietSet)])
  func aDietImpliesTheWiderOnes(stated: DietSet, implied: DietSet) {
    #expect(stated.withImplied == implied)
  }

  @Test(
    arguments: [
      (.vegan, [.milk, .eggs, .fish, .crustaceans, .molluscs]),
      (.vegetarian, [.fish, .crustaceans, .molluscs]),
      (.glutenFree, [.gluten]), (.dairyFree, [.milk]), (.pescatarian, []), (.lactoseFree, []),
    ] as [(Diet, AllergenSet)])
  func aDietRulesAllergensOut(diet: Diet, allergens: AllergenSet) {
    #expect(diet.excludedAllergens == allergens)
  }

  @Test(
    arguments: [
      ([.vegan], .init(contains: [.milk]), []),
      ([.vegan, .vegetarian], .init(contains: [.milk]), [.vegetarian, .pescatarian]),
      ([.vegan], .init(mayContain: [.milk]), [.vegan, .vegetarian, .pescatarian]),
      ([.glutenFree], .init(contains: [.wheat]), []),
      ([.glutenFree], .init(contains: [.gluten], freeFrom: [.rye]), []),
      ([.vegetarian, .glutenFree], .init(contains: [.fish]), [.glutenFree]),
      ([.lactoseFree], .init(contains: [.milk]), [.lactoseFree]),
    ] as [(DietSet, AllergenStatement, DietSet)])
  func aContradictedDietIsNotTrusted(
    stated: DietSet, allergens: AllergenStatement, trusted: DietSet
  ) {
    var dish = Dish(name: "Parmigiana")
    dish.diets = stated
    dish.allergens = allergens
    #expect(dish.trustedDiets == trusted)
  }

  @Test func aSizeContradictsTheDietOfItsDish() {
    var dish = Dish(name: "Parmigiana")
    dish.diets = [.vegan]
    dish.sizes = [
      DishSize(name: "normale"),
      DishSize(name: "maxi", allergens: .init(contains: [.eggs])),
    ]
    #expect(dish.trustedDiets == [])
  }
}
