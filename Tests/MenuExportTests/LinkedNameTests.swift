import MenuCore
import MenuExport
import Testing

/// The terms of schema.org for diets and of GS1 for allergen states.
struct LinkedNameTests {
  static let diets: [(diet: Diet, name: String?)] = [
    (.vegetarian, "VegetarianDiet"), (.vegan, "VeganDiet"), (.pescatarian, nil),
    (.halal, "HalalDiet"), (.kosher, "KosherDiet"), (.hindu, "HinduDiet"),
    (.glutenFree, "GlutenFreeDiet"), (.lowLactose, "LowLactoseDiet"), (.lactoseFree, nil),
    (.dairyFree, nil), (.diabetic, "DiabeticDiet"), (.lowCalorie, "LowCalorieDiet"),
    (.lowFat, "LowFatDiet"), (.lowSalt, "LowSaltDiet"), (.organic, nil),
  ]

  @Test("a diet has the name of schema.org's RestrictedDiet, or none", arguments: diets)
  func linkedName(of diet: Diet, _ name: String?) {
    var dish = Dish(name: "X")
    dish.diets = DietSet(diet)
    var names = [name]
    // A vegan dish suits vegetarians too.
    if diet == .vegan { names.insert("VegetarianDiet", at: 0) }
    let list = names.compactMap(\.self).map { "\"https://schema.org/\($0)\"" }
    let member = "\"suitableForDiet\":[\(list.joined(separator: ","))]"
    let linked = Self.linked(dish)
    #expect(linked.contains(member) == !list.isEmpty)
    #expect(linked.contains("suitableForDiet") == !list.isEmpty)
  }

  @Test("the table of schema.org names has every diet") func everyDiet() {
    #expect(Self.diets.map(\.diet) == Diet.allCases)
  }

  static let levels: [(statement: AllergenStatement, level: String)] = [
    (AllergenStatement(contains: [.milk]), "CONTAINS"),
    (AllergenStatement(mayContain: [.milk]), "MAY_CONTAIN"),
    (AllergenStatement(freeFrom: [.milk]), "FREE_FROM"),
  ]

  @Test("a stated milk state has the matching GS1 containment code", arguments: levels)
  func level(of statement: AllergenStatement, _ level: String) {
    var dish = Dish(name: "X")
    dish.allergens = statement
    let allergen =
      "\"gs1:allergenType\":\"milk\",\"gs1:allergenLevelOfContainmentCode\":\"\(level)\""
    let linked = Self.linked(dish)
    #expect(linked.contains(allergen))
    #expect(linked.split(separator: "allergenType").count == 2)
  }

  @Test("an allergen that is not named has no containment code") func levelOfSilence() {
    var dish = Dish(name: "X")
    #expect(!Self.linked(dish).contains("hasAllergen"))
    dish.allergens.isComplete = true
    #expect(!Self.linked(dish).contains("hasAllergen"))
  }

  private static func linked(_ dish: Dish) -> String {
    var menu = Menu()
    menu[.other] = [dish]
    return Bakery.text(MenuDataSource(menu: menu, language: "en"), as: .jsonld)
  }
}
