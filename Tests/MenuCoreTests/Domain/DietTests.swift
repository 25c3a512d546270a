import Testing

@testable import MenuCore

/// The foods that each diet excludes, as a written table.
struct DietTests {
  static let exclusions: [(diet: Diet, allergens: AllergenSet, traits: IngredientTraits)] = [
    (.vegetarian, [.fish, .crustaceans, .molluscs], [.meat, .pork, .beef]),
    (
      .vegan, [.milk, .eggs, .fish, .crustaceans, .molluscs],
      [.meat, .pork, .beef, .honey]
    ),
    (.pescatarian, [], [.meat, .pork, .beef]),
    (.halal, [], [.pork, .alcohol]),
    (.kosher, [.crustaceans, .molluscs], [.pork, .unclean]),
    (.hindu, [], [.beef]),
    (.glutenFree, [.gluten], []),
    // There is milk without lactose.
    (.lowLactose, [], [.lactose]),
    (.lactoseFree, [], [.lactose]),
    (.dairyFree, [.milk], []),
    (.diabetic, [], []),
    (.lowCalorie, [], []),
    (.lowFat, [], []),
    (.lowSalt, [], []),
    (.organic, [], []),
  ]

  @Test("a diet excludes the listed foods and no others", arguments: exclusions)
  func leftOut(by diet: Diet, _ allergens: AllergenSet, _ traits: IngredientTraits) {
    #expect(diet.excludedAllergens == allergens)
    #expect(diet.excludedTraits == traits)
  }

  @Test("the table of excluded foods has every diet") func everyDiet() {
    #expect(Self.exclusions.map(\.diet) == Diet.allCases)
  }

  @Test("no kind of ingredient overlaps with another") func traits() {
    let all: [IngredientTraits] = [.meat, .pork, .beef, .honey, .alcohol, .lactose, .unclean]
    for (index, trait) in all.enumerated() {
      #expect(!trait.isEmpty)
      for other in all[..<index] { #expect(trait.isDisjoint(with: other)) }
    }
  }

  @Test(
    "an ingredient removes the diets that exclude it",
    arguments: [
      // The diets that are left of these.
      ("pollo", [.halal, .kosher, .hindu]),
      ("manzo", [.halal, .kosher]),
      ("maiale", [.hindu]),
      ("miele", [.vegetarian, .pescatarian, .halal, .kosher, .hindu]),
      ("rum", [.vegetarian, .vegan, .pescatarian, .kosher, .hindu]),
      ("tonno", [.pescatarian, .halal, .kosher, .hindu]),
      ("cozze", [.pescatarian, .halal, .hindu]),
      ("pomodoro", [.vegetarian, .vegan, .pescatarian, .halal, .kosher, .hindu]),
    ] as [(String, DietSet)])
  func ingredient(_ name: String, leaves left: DietSet) throws {
    let all: DietSet = [.vegetarian, .vegan, .pescatarian, .halal, .kosher, .hindu]
    for diet in all {
      let json =
        #"{"pizzas":[{"name":"A","ingredients":["\#(name)"],"diets":["\#(diet.rawValue)"]}]}"#
      let dish = try #require(MenuReader.read(json).menu.dish(at: 0, in: .pizzas))
      #expect(dish.trustedDiets.contains(diet) == left.contains(diet), "\(diet)")
    }
  }
}
