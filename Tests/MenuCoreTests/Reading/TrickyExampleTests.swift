import MenuCheck
import MenuCore
import Testing

/// Small dishes for which the safety rule is easy to get wrong: what is reported, which states and which
/// diets they have, before and after `check --fix`.
struct TrickyExampleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let dish: String
    var file = ""
    var report: [String] = []
    /// The states of some allergens, and of those after mending.
    var states: [Allergen: AllergenState] = [:]
    var mended: [Allergen: AllergenState] = [:]
    var diets: DietSet = []
    var testDescription: String { dish }
  }

  static let examples = [
    Example(
      dish: #""allergens":["gluten","latte"]"#, report: ["unknown-allergen/near"],
      states: [.gluten: .contains, .milk: .notStated], mended: [.milk: .contains]),
    Example(
      dish: #""alergens":{"contains":["milk"]},"diets":["vegan"]"#,
      report: ["unknown-key/near-warning"],
      states: [.milk: .notStated]),
    Example(
      dish: #""alergens":{"contains":["milk"]},"diets":["halal"]"#,
      report: ["unknown-key/near-warning"],
      states: [.milk: .notStated], mended: [.milk: .contains, .eggs: .notStated]),
    Example(
      dish: #""alergens":"none""#, report: ["unknown-key/warning"], states: [.milk: .notStated],
      mended: [.milk: .notStated]),
    Example(
      dish: #""spicey":2,"allergens":"none","diets":["vegan"]"#, report: ["unknown-key/near"],
      states: [.milk: .notStated], mended: [.milk: .notAnIngredient]),
    Example(
      dish: #""price":"€ 7,00","allergens":"none""#, report: ["price-notation"],
      states: [.milk: .notAnIngredient], mended: [.milk: .notAnIngredient]),
    Example(
      dish: #""price":"8,50","allergens":"none""#, report: ["price-notation"],
      states: [.milk: .notAnIngredient]),
    Example(
      dish: #""price":"$ 7.00","allergens":"none""#, report: ["not-a-price"],
      states: [.milk: .notStated], mended: [.milk: .notStated]),
    Example(
      dish: #""allergens":{"contains":["gluten.wheat"],"freeFrom":["gluten.rye"]}"#,
      states: [.gluten: .contains, .wheat: .contains, .rye: .free, .oats: .notStated]),
    Example(
      dish: #""allergens":{"contains":["gluten.wheat"],"freeFrom":["gluten","milk"]}"#,
      report: ["contradicted-allergen"],
      states: [.gluten: .contains, .wheat: .contains, .rye: .notStated, .milk: .notStated]),
    Example(
      dish: #""ingredients":["acciughe"],"allergens":"none""#, report: ["contradicted-promise"],
      states: [.fish: .notStated, .milk: .notStated]),
    Example(
      dish: #""ingredients":["mozzarella vegana"],"diets":["vegan"]"#, states: [.milk: .notStated],
      diets: [.vegan, .vegetarian, .pescatarian]),
    Example(
      dish: #""ingredients":["pasta senza glutine"],"allergens":{"freeFrom":["gluten"]}"#,
      states: [.gluten: .free, .wheat: .free]),
    Example(
      dish:
        #""ingredients":[{"name":"pesto","allergens":["nuts"]}],"allergens":{"freeFrom":["milk"]}"#,
      report: ["contradicted-promise"], states: [.nuts: .contains, .milk: .notStated]),
    Example(
      dish: #""sizes":[{"name":"maxi","allergens":["milk"]}],"allergens":{"freeFrom":["milk"]}"#,
      states: [.milk: .contains]),
    Example(
      dish: #""allergens":"none""#, file: #""avviso":"tracce di noci ovunque","#,
      report: ["unknown-key/warning"], states: [.nuts: .notStated, .milk: .notStated]),
    Example(
      dish: #""allergens":"none""#, file: #""notes":["tracce di noci ovunque"],"#,
      report: ["text-beside-promise/above"],
      states: [.walnut: .notStated, .nuts: .notStated, .milk: .notAnIngredient]),
    Example(
      dish: #""allergens":{"contains":["milk"]},"soldOut":true,"allergens":"none""#,
      report: ["repeated-key"], states: [.milk: .contains, .eggs: .notStated]),
  ]

  @Test(
    "a tricky dish has its faults, states and diets, before and after fixing", arguments: examples)
  func example_readAndFixed_saysWhatIsStated(_ example: Example) throws {
    let json =
      #"{\#(example.file)"currency":"EUR","pizzas":[{"name":"A",\#(example.dish)}]}"#
    let reading = try MenuReader.read(json)
    let dish = try #require(reading.menu.dish(at: 0, in: .pizzas))
    #expect(reading.diagnostics.map(\.kind) == example.report)
    for (allergen, state) in example.states { #expect(dish.state(of: allergen) == state) }
    #expect(dish.trustedDiets == example.diets)
    let mended = try MenuReader.read(MenuFixer.mend(Array(json.utf8)).bytes).menu
    for (allergen, state) in example.mended {
      #expect(mended.dish(at: 0, in: .pizzas)?.state(of: allergen) == state)
    }
  }
}
