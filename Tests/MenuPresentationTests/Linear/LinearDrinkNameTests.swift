import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What the names of drinks say of their alcohol, and drinks that are looked for by a word besides.
@Suite(.timeLimit(.minutes(5))) struct LinearDrinkNameTests {
  private func menu(_ name: String, of group: String = "") throws -> LinearMenu {
    let text = """
      {"groups": [{"id": "b", "title": "Birre"}],
        "beverages": [{"name": "\(name)"\(group.isEmpty ? "" : #", "group": "b""#)},
          {"name": "Limonata al limone"}, {"name": "Limoncello al limone"}],
        "desserts": [{"name": "Sorbetto al limone"}, {"name": "Tarta de limón"}]}
      """
    return LinearMenu.sample(of: try MenuReader.read(Array(text.utf8)).menu)
  }

  @Test(arguments: [
    "Birra senza alcol", "Alcohol-free beer", "Non-alcoholic beer", "Beer without alcohol",
    "Alkoholfreies Bier", "Bier ohne Alkohol", "Alkoholfreier Wein", "Bière sans alcool",
    "Vins non alcoolisés", "Cerveza sin alcohol", "Vinos no alcohólicos", "Ginger Ale", "Root beer",
    "Soft drink",
  ])
  func whatIsSaidToHaveNoAlcoholIsASoftDrink(name: String) throws {
    for line in ["soft drinks", "bebidas sin alcohol"] {
      let answer = try menu(name).told(to: line)
      #expect(answer.contains("1. \(name)."), "\(answer)")
    }
  }

  @Test(arguments: [
    "Birra con alcol", "Beer, not alcohol-free", "Gin and ginger ale", "Vino con gaseosa", "Ale",
  ])
  func aBeerOrAWineIsNone(name: String) throws {
    let answer = try menu(name).told(to: "soft drinks")
    #expect(!answer.contains(name), "\(answer)")
  }

  @Test func whatIsSaidToHaveNoneIsNoneAmongBeersToo() throws {
    #expect(try menu("Cerveza sin alcohol", of: "b").told(to: "bibite").contains("Cerveza"))
    #expect(try !menu("Moretti", of: "b").told(to: "bibite").contains("Moretti"))
  }

  @Test(arguments: [
    "bibita limone", "bibita al limone", "bibite al limone", "refresco de limón", "refresco limon",
  ])
  func aSoftDrinkWithAWordIsADrinkWithoutAlcohol(line: String) throws {
    let answer = try menu("Acqua").told(to: line)
    #expect(answer.contains("1. Limonata al limone."), "\(answer)")
    #expect(!answer.contains("Limoncello") && !answer.contains("Sorbetto"), "\(answer)")
  }

  @Test(arguments: [
    "non alcoolisés", "no alcohólicos", "no alcohólicas", "alkoholfreier", "alkoholfreiem",
  ])
  func eachFormAsksForThem(word: String) {
    #expect(TypedQuery(word + " ").isWithoutAlcohol)
    #expect(TypedQuery(word + " ").isOnlyLists)
  }
}
