import OldMenuCore
import Testing

/// What a heading says of all dishes below it speaks against their diets, as a note of the menu does.
@Suite(.timeLimit(.minutes(5))) struct DietsUnderHeadingTests {
  private func diets(of name: String, under text: String, _ diets: String = "vegan") throws
    -> DietSet
  {
    let file = #"""
      {"groups": [{"id": "g", "title": "G", "description": "\#(text)"}],
       "other": [{"name": "\#(name)", "group": "g", "diets": ["\#(diets)"]}]}
      """#
    return try MenuReader.read(Array(file.utf8)).menu.other[0].diets
  }

  @Test(arguments: [
    "All served with garlic butter", "Everything comes with mozzarella",
    "Tutto condito con burro", "Tutte servite con mozzarella", "Alle mit Butter serviert",
    "Toutes servies avec du beurre", "Todas con mantequilla", "All cooked in red wine with bacon",
    "Tutti cotti nel vino rosso con pancetta", "Alle in Wein gekocht, mit Speck",
    "Toutes cuites au vin avec des lardons", "Todas cocinadas en vino con jamón",
  ])
  func whatAllComeWithTakesTheSign(text: String) throws {
    #expect(try diets(of: "Bruschetta", under: text) == [])
  }

  @Test(arguments: [
    "Served with mozzarella or vegan cheese", "Senza burro", "Some come with butter",
    "Tutte senza latte", "Con pomodoro",
  ])
  func whatNotAllComeWithLeavesIt(text: String) throws {
    #expect(try diets(of: "Bruschetta", under: text) == DietSet(.vegan))
  }

  @Test func aTitleSaysItToo() throws {
    let file = #"""
      {"groups": [{"id": "g", "title": "Contorni, tutti con burro"}],
       "other": [{"name": "Patate", "group": "g", "diets": ["vegan"]}]}
      """#
    #expect(try MenuReader.read(Array(file.utf8)).menu.other[0].diets == [])
  }

  @Test func itIsToldAtTheDiet() throws {
    let text = "All served with garlic butter"
    let file = #"""
      {"groups": [{"id": "g", "title": "G", "description": "\#(text)"}],
       "other": [{"name": "A", "group": "g", "diets": ["vegan"], "allergens": ["gluten"]}]}
      """#
    let told = try MenuReader.read(Array(file.utf8)).diagnostics
    #expect(
      told.map(\.rule) == [.diet(.contradictedDietByText(diet: .vegan, text: text))], "\(told)")
  }

  @Test func wineIsNotHalal() throws {
    #expect(try diets(of: "Beans", under: "All cooked in red wine", "halal") == [])
    #expect(try diets(of: "Beans", under: "All cooked in red wine") == DietSet(.vegan))
    #expect(try diets(of: "Beans", under: "Our wines contain sulphites", "halal") == [.halal])
  }

  @Test func aDrinkWithAlcoholIsNotHalal() throws {
    let file = #"""
      {"beverages": [
        {"name": "Lager", "alcoholPercent": "5", "diets": ["halal"], "allergens": ["gluten"]},
        {"name": "Zero", "alcoholPercent": "0", "diets": ["halal"], "allergens": ["gluten"]},
        {"name": "Prosecco", "diets": ["halal"], "allergens": ["sulphites"]},
        {"name": "Birra analcolica", "diets": ["halal"], "allergens": ["gluten"]}]}
      """#
    let reading = try MenuReader.read(Array(file.utf8))
    #expect(reading.menu.beverages.map(\.dish.diets) == [[], [.halal], [], [.halal]])
    #expect(
      reading.diagnostics.map(\.rule) == [
        .diet(.contradictedDietByText(diet: .halal, text: "5 %")),
        .diet(.contradictedDietByText(diet: .halal, text: "Prosecco")),
      ])
  }
}
