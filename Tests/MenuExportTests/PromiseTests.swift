import MenuCore
import MenuPresentation
import Testing

/// A promise about a kind names the kind in every output, never its group.
struct PromiseTests {
  private static let menu = """
    {"language": "en", "pizzas": [{"name": "Focaccia", "allergens": {"freeFrom": ["gluten.wheat"]},
      "addOns": [{"name": "Olive", "allergens": {"freeFrom": ["nuts.almond", "nuts.walnut"]}}]}]}
    """
  private static let ofWheat = "free of wheat; other gluten: ask the staff"
  private static let ofNuts = "free of almonds, walnuts; other nuts: ask the staff"

  @Test(
    "a promise about a kind is never shown as one about its group",
    arguments: [
      (Output.print, ["Focaccia \(ofWheat).", "Olive (\(ofNuts))"]),
      (.page, ["<small>\(ofWheat).</small>", "<small>\(ofNuts)</small>"]),
      (.board, ["Focaccia \(ofWheat)"]),
      (.linear, [ofWheat, ofNuts]),
      (.dishPages, ["Free of wheat; other gluten: ask the staff", ofNuts]),
      (
        .lines,
        [
          #""freeFrom":["gluten.wheat"],"notStated":["gluten","#,
          #""freeFrom":["nuts.almond","nuts.walnut"],"notStated":["gluten","#,
        ]
      ),
      (.linked, [#""gluten.wheat","gs1:allergenLevelOfContainmentCode":"FREE_FROM""#]),
      (.table, [",\"not stated, free wheat\",,"]), (.sheet, ["<i>not stated: ask</i>"]),
      (.file, [#"{"freeFrom": ["gluten.wheat"]}"#]),
    ])
  func output_ofAKindThatIsPromised_saysItOfTheKind(output: Output, parts: [String]) throws {
    let text = output.text(of: try Bakery.source(of: Self.menu))
    // Some outputs begin a line with it.
    let lowercased = text.lowercased()
    for part in parts {
      #expect(lowercased.contains(part.lowercased()), "\(output): \(part)")
    }
    for group in ["gluten", "nuts"] {
      for promise in [
        "free of \(group)", "Free of \(group)", "free \(group)", "\"\(group)\",\"gs1",
      ] {
        #expect(!lowercased.contains(promise), "\(output): \(promise)")
      }
    }
  }

  /// A warning of a kind overrules a promise about its group: contained and free means contained.
  @Test(
    "a promise that a contained kind contradicts is in no output", arguments: Output.allCases)
  func output_ofAPromiseThatAKindContradicts_promisesNothing(output: Output) {
    var dish = Dish(name: "Focaccia")
    dish.allergens = AllergenStatement(contains: [.rye], freeFrom: [.gluten, .milk])
    var menu = Menu()
    menu[.pizzas] = [dish]
    let text = output.text(of: MenuDataSource(menu: menu, language: "en"))
    // A board names groups, to be read from afar.
    #expect(text.contains(output == .board ? "Contains gluten" : "rye"), "\(text)")
    for promise in ["free of", "Free of", "freeFrom", "FREE_FROM", "free "] {
      #expect(!text.contains(promise), "\(promise) in \(text)")
    }
  }
}
