import OldMenuCore
import MenuTestSupport
import Testing

@testable import OldMenuPresentation

/// Many a house has a pizza that is called like a diet, and need not suit it.
@Suite(.timeLimit(.minutes(5))) struct LinearNamedLikeDietTests {
  private let menu: LinearMenu = {
    var tuna = Dish.fixture(name: "Vegetariana")
    tuna.allergens = AllergenStatement(contains: [.fish])
    tuna.description = "Verdure e tonno"
    var garden = Dish.fixture(name: "Ortolana")
    garden.diets = DietSet(.vegetarian)
    return .sample(of: Menu(pizzas: [Pizza(tuna), Pizza(garden)]))
  }()

  @Test(arguments: [
    "vegetariana", "la vegetariana", "Vegetariana?",
  ])
  func theDishIsToldAndTheDietIsOffered(line: String) {
    let told = menu.told(to: line)
    #expect(told.hasPrefix("Vegetariana."), "\(told)")
    #expect(told.contains("dieta vegetariana"), "\(told)")
    #expect(menu.session.query.filter.diets == [])
  }

  @Test(arguments: [
    "la vegetariana è vegetariana?", "La Vegetariana è vegetariana", "la vegetariana e' vegana?",
    "is the vegetariana vegetarian?", "ist die Vegetariana vegetarisch?",
    "la vegetariana est-elle végétarienne ?", "¿la vegetariana es vegetariana?",
    "la vegetariana è senza pesce?",
  ])
  func whatIsAskedOfTheDishIsNoFilter(line: String) {
    let told = menu.told(to: line)
    #expect(told.hasPrefix("Vegetariana."), "\(told)")
    #expect(!menu.session.query.hasFilters && menu.session.query.search.isEmpty)
    #expect(line.contains("pesce") || told.contains("Chiedere al personale."), "\(told)")
  }

  @Test(arguments: ["vegetariano", "dieta vegetariana", "vegetarian"])
  func anyOtherWordIsTheDiet(line: String) {
    _ = menu.told(to: line)
    #expect(menu.session.query.filter.diets == DietSet(.vegetarian))
  }
}
