import MenuCore
import Testing

/// `allergensComplete`: each list of allergens in the file names all that apply.
struct CompleteListTests {
  private func dish(_ members: String, _ file: String = #""allergensComplete":true"#) throws -> Dish
  {
    let json = #"{\#(file),"pizzas":[{"name":"A"\#(members)}]}"#
    return try #require(MenuReader.read(json).menu.dish(at: 0, in: .pizzas))
  }

  @Test(
    "an allergen that a complete list does not name is not an ingredient",
    arguments: [
      (#","allergens":["gluten"]"#, AllergenState.notAnIngredient), ("", .notStated),
      (#","allergens":{"contains":["gluten"]}"#, .notAnIngredient),
      (#","allergens":{"contains":["gluten"],"complete":false}"#, .notStated),
      (#","allergens":[]"#, .notStated), (#","allergens":["milk"]"#, .contains),
      (#","allergens":{}"#, .notStated), (#","allergens":{"contains":[]}"#, .notStated),
      (#","allergens":{"x-note":"ask"}"#, .notStated),
      (#","sizes":[{"name":"s","allergens":{}}]"#, .notStated),
      (#","allergens":["glutn"]"#, .notStated),
      (#","ingredients":["latte"],"allergens":["gluten"]"#, .notStated),
      (#","ingredients":[{"name":"x","allergens":["gluten"]}]"#, .notStated),
      (#","sizes":[{"name":"s","allergens":["gluten"]}]"#, .notAnIngredient),
    ])
  func list(_ members: String, _ state: AllergenState) throws {
    #expect(try dish(members).state(of: .milk) == state)
  }

  @Test("an add-on's list is complete too")
  func addOn() throws {
    let dish = try dish(#","addOns":[{"name":"x","allergens":["gluten"]}]"#)
    #expect(dish.addOns.first?.items.first?.allergens.state(of: .milk) == .notAnIngredient)
  }

  @Test(
    "any value but true promises nothing",
    arguments: [#""allergensComplete":false"#, #""allergensComplete":"true""#, #""x":1"#])
  func notTrue(_ file: String) throws {
    #expect(try dish(#","allergens":["gluten"]"#, file).state(of: .milk) == .notStated)
  }

  @Test("a misspelled key is not corrected into a promise")
  func slip() throws {
    let json = #"{"allergensCompleted":true,"pizzas":[{"name":"A","allergens":["gluten"]}]}"#
    let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
    #expect(diagnostic.rule == .unknownKey && diagnostic.edit == nil)
    #expect(!diagnostic.message.contains("did you mean"))
  }
}
