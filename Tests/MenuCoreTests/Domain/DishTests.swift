import MenuCore
import Testing

/// The state of a dish follows from all of its sizes, its ingredients and its required options.
struct DishTests {
  typealias Statement = AllergenStatement

  private func dish(_ allergens: Statement, _ change: (inout Dish) -> Void = { _ in }) -> Dish {
    var dish = Dish(name: "a")
    dish.allergens = allergens
    change(&dish)
    return dish
  }

  @Test("a dish warns of the allergens of all its sizes, and each size of those of its dish")
  func sizes_withStatements_countTogetherAndHaveTheWarningsOfTheirDish() {
    let dish = dish(.init(contains: [.gluten], freeFrom: [.milk, .eggs])) {
      $0.sizes = [
        DishSize(name: "small"), DishSize(name: "big", allergens: .init(mayContain: [.milk])),
      ]
    }
    #expect(dish.state(of: .milk) == .mayContain && dish.state(of: .gluten) == .contains)
    // The statement of the big one does not repeat the promise about eggs.
    #expect(dish.state(of: .eggs) == .notStated)
    #expect(dish.statement(of: dish.sizes[0]).state(of: .eggs) == .free)
    #expect(dish.statement(of: dish.sizes[1]).state(of: .gluten) == .contains)
  }

  @Test("an ingredient adds its warnings to the dish, but not its promises")
  func ingredient_withAStatement_warnsForItsDishAndPromisesNothing() {
    let dish = dish(.init(freeFrom: [.milk, .fish])) {
      $0.ingredients = [
        Ingredient(name: "a", allergens: .init(contains: [.milk], freeFrom: [.eggs])),
        Ingredient(name: "b", isFrozen: true),
      ]
    }
    #expect(dish.state(of: .milk) == .contains && dish.state(of: .fish) == .free)
    #expect(dish.state(of: .eggs) == .notStated)
    #expect(MenuItem(dish: dish).isFrozen && MenuItem(dish: dish).ingredients == ["a", "b*"])
  }

  @Test("the statement of a dish alone lacks the warnings of its ingredients")
  func statementOfADish_isNotItsState() {
    let cream = Ingredient(name: "crema", allergens: AllergenStatement(contains: [.milk]))
    let dish = Dish(
      name: "Bianca", ingredients: [cream], allergens: AllergenStatement(isComplete: true))
    #expect(dish.state(of: .milk) == .contains)
    #expect(dish.allergens.state(of: .milk) == .notAnIngredient)
  }

  /// A required choice of two options with their statements.
  private func choosing(_ first: Statement, _ second: Statement, at least: Int) -> Dish {
    dish(.init(freeFrom: [.milk, .eggs], isComplete: true)) {
      let items = [AddOn(name: "a", allergens: first), AddOn(name: "b", allergens: second)]
      $0.addOns = [AddOnGroup(choose: least...2, items: items)]
      $0.diets = [.vegetarian]
    }
  }

  @Test("a dish promises only what its required options state too")
  func option_thatMustBeTaken_leavesOpenWhatItLeavesOpen() {
    let both = choosing(.init(contains: [.milk]), .init(isComplete: true), at: 1)
    #expect(both.state(of: .milk) >= .notStated && both.state(of: .fish) >= .notStated)
    let all = choosing(.init(contains: [.milk]), .init(contains: [.milk]), at: 1)
    #expect(all.state(of: .milk) == .contains)
    let stated = choosing(
      .init(freeFrom: [.milk], isComplete: true), .init(freeFrom: [.milk], isComplete: true), at: 1)
    #expect(stated.state(of: .milk) == .free && stated.state(of: .fish) == .notAnIngredient)
    #expect(stated.state(of: .eggs) == .notAnIngredient && stated.trustedDiets.isEmpty)
  }

  @Test("a dish may contain what each of its required options contains or may contain")
  func options_thatAllWarn_warnForTheDish() {
    let some = choosing(.init(contains: [.nuts]), .init(mayContain: [.nuts]), at: 1)
    #expect(some.state(of: .nuts) == .mayContain && some.state(of: .walnut) == .mayContain)
    let kinds = choosing(.init(contains: [.walnut]), .init(mayContain: [.hazelnut]), at: 1)
    #expect(kinds.state(of: .nuts) == .mayContain)
    #expect(kinds.combinedStatement.mayContain == [.nuts])
    let contained = choosing(.init(contains: [.walnut]), .init(contains: [.hazelnut]), at: 1)
    #expect(contained.state(of: .nuts) == .contains)
    let one = choosing(.init(contains: [.nuts]), .init(), at: 1)
    #expect(one.state(of: .nuts) == .notStated)
  }

  @Test("an optional add-on changes no state of its dish")
  func option_thatMayBeLeft_countsNothing() {
    let dish = choosing(.init(contains: [.milk]), .init(), at: 0)
    #expect(dish.state(of: .milk) == .free && dish.state(of: .fish) == .notAnIngredient)
    #expect(dish.trustedDiets == [.vegetarian, .pescatarian])
  }

  @Test("a pizza has the members of its dish")
  func pizza_byItself_hasTheMembersOfADish() {
    var pizza = Pizza(name: "a")
    pizza.price = Price(.exactly(5))
    #expect(pizza.dish.price?.lowest == 5 && pizza.name == "a")
    #expect(Menu(pizzas: [pizza]).dish(at: 0, in: .pizzas) == pizza.dish)
  }

  @Test("the diets of a menu are those that some dish fulfils without contradiction")
  func menu_withDiets_hasThoseThatSuitSomeDish() {
    var vegan = Pizza(name: "a")
    vegan.diets = [.vegan]
    var wrong = Pizza(name: "b")
    wrong.diets = [.glutenFree]
    wrong.allergens = .init(contains: [.wheat])
    #expect(Menu(pizzas: [vegan, wrong]).diets == [.vegan, .vegetarian, .pescatarian])
  }
}
