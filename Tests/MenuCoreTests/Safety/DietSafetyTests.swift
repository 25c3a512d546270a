import Testing

@testable import MenuCore

/// Ingredients that contradict a diet.
struct DietSafetyTests {
  typealias Case = SafetyTests.Case

  @Test(
    "lactose as an ingredient contradicts a diet without it",
    arguments: [
      "lattosio", "zucchero del latte", "lactose", "milk sugar", "Laktose", "Milchzucker",
      "sucre de lait", "lactosa", "azúcar de leche",
    ])
  func lactose(_ ingredient: String) throws {
    for diet in ["lactose-free", "low-lactose"] {
      let row = Case(
        #""ingredients":["\#(ingredient)"],"diets":["\#(diet)"]"#, .milk, .notStated,
        ["contradicted-diet/ingredient"])
      try SafetyTests.expect(row)
    }
  }

  @Test(
    "milk with little or no lactose does not contradict the diet for it",
    arguments: [
      "lactose-free": [
        "latte", "panna", "Milch", "latte senza lattosio", "mozzarella senza lattosio",
        "laktosefreie Sahne", "lactose-free milk", "lait sans lactose", "leche sin lactosa",
      ],
      "low-lactose": [
        "latte a basso contenuto di lattosio", "laktosearme Milch", "laktosereduzierte Sahne",
        "low-lactose milk", "lait pauvre en lactose", "leche baja en lactosa",
      ],
    ])
  func milk(_ diet: String, _ ingredients: [String]) throws {
    for ingredient in ingredients {
      try SafetyTests.expect(
        Case(#""ingredients":["\#(ingredient)"],"diets":["\#(diet)"]"#, .milk, .notStated))
    }
  }

  @Test(
    "meat and milk, eel and rabbit are not kosher",
    arguments: [
      Case(
        #""ingredients":["manzo","mozzarella"],"diets":["kosher"]"#, .milk, .notStated,
        ["contradicted-diet/ingredient"]),
      Case(
        #""ingredients":["manzo"],"allergens":["milk"],"diets":["kosher"]"#, .milk, .contains,
        ["contradicted-diet/ingredient"]),
      Case(
        #""ingredients":["anguilla"],"diets":["kosher"]"#, .milk, .notStated,
        ["contradicted-diet/ingredient"]),
      Case(
        #""ingredients":["coniglio"],"diets":["kosher"]"#, .milk, .notStated,
        ["contradicted-diet/ingredient"]),
      Case(#""ingredients":["manzo"],"diets":["kosher"]"#, .milk, .notStated),
      Case(
        #""ingredients":["tacchino",{"name":"mozzarella","allergens":{"freeFrom":["milk"]}}],"diets":["kosher"]"#,
        .milk, .notStated),
    ])
  func kosher(_ row: Case) throws { try SafetyTests.expect(row) }

  @Test(
    "a text of the file that names what a diet excludes doubts it, as a text of the group does",
    arguments: [
      Case(
        #""diets":["vegan"]"#, file: #""notes":["contiene latte"]"#, .milk, .notStated,
        ["text-beside-promise/diet"]),
      Case(
        #""diets":["vegetarian"]"#, file: #""description":"Tutto con prosciutto""#, .milk,
        .notStated, ["text-beside-promise/diet"]),
      Case(
        #""group":"g","diets":["vegan"]"#, file: #""groups":[{"id":"g","title":"Con latte"}]"#,
        .milk, .notStated, ["text-beside-promise/diet"]),
      Case(
        #""diets":["vegetarian"]"#, file: #""notes":["contiene latte"]"#, .milk, .notStated),
    ])
  func textOfTheFile(_ row: Case) throws { try SafetyTests.expect(row) }
}
