import OldMenuCore
import Testing

/// A pizza of which `"none"` says that it has no gluten, among others that have it: nearly always its
/// owner thought of what lies on it.
@Suite(.timeLimit(.minutes(5))) struct PizzaDoughTests {
  private static let margherita = #"{"name": "Margherita", "allergens": ["gluten", "milk"]}"#

  /// The names of the dishes that are asked about.
  private func asked(_ pizzas: String..., also members: String = "") throws -> [String?] {
    let file = #"{\#(members) "pizzas": [\#(pizzas.joined(separator: ", "))]}"#
    return try MenuReader.read(Array(file.utf8)).diagnostics
      .filter { $0.rule == .allergen(.pizzaWithoutGluten) }.map { $0.dish?.name }
  }

  @Test(arguments: [
    #""allergens": "none""#, #""allergens": {"contains": [], "complete": true}"#,
    #""allergens": {"contains": ["milk"], "complete": true}"#,
    #""allergens": "none", "dough": "integrale""#,
    #""allergens": "none", "ingredients": ["pomodoro", "aglio"], "diets": ["vegan"]"#,
  ])
  func itIsAskedAbout(members: String) throws {
    #expect(try asked(Self.margherita, #"{"name": "Marinara", \#(members)}"#) == ["Marinara"])
  }

  @Test(arguments: [
    #""allergens": "none", "diets": ["gluten-free"]"#,
    #""allergens": "none", "dough": "senza glutine""#,
    #""allergens": "none", "dough": "Mehl aus Reis""#,
    #""allergens": "none", "description": "gluten-free dough""#,
    #""allergens": "none", "notes": ["pâte sans gluten"]"#,
    #""allergens": "none", "ingredients": ["base sin gluten", "tomate"]"#,
    #""allergens": "none", "group": "g""#, #""allergens": "none", "group": "h""#,
    #""allergens": {"freeFrom": ["gluten"], "complete": true}"#,
    #""allergens": {"mayContain": ["wheat"], "complete": true}"#,
    #""allergens": ["wheat"]"#, #""allergens": ["milk"]"#, #""price": 7"#,
  ])
  func whatSaysThatItsDoughIsAnotherIsNot(members: String) throws {
    let groups = #"""
      "groups": [{"id": "g", "title": "Senza glutine"},
        {"id": "h", "title": "Leggere", "description": "Impasto senza glutine"}],
      """#
    #expect(try asked(Self.margherita, #"{"name": "X", \#(members)}"#, also: groups) == [])
  }

  @Test func aPizzaAmongThoseWithoutGlutenIsNot() throws {
    #expect(
      try asked(
        #"{"name": "A", "allergens": "none"}"#,
        #"{"name": "B", "allergens": {"contains": ["milk"], "complete": true}}"#) == [])
  }

  @Test func asManyAreAskedAboutAsAreRead() throws {
    let others = (1...3).map { #"{"name": "P\#($0)", "allergens": "none"}"# }
    #expect(
      try asked(others[0], Self.margherita, others[1], others[2]) == ["P1", "P2", "P3"])
  }
}
