import MenuCore
import MenuPresentation
import Testing

/// A promise about a kind is said of the kind in every output, never of its group.
struct PromiseTests {
  private static let menu = """
    {"language": "en", "pizzas": [{"name": "Focaccia", "allergens": {"freeFrom": ["gluten.wheat"]},
      "addOns": [{"name": "Pesto", "allergens": {"freeFrom": ["nuts.almond", "nuts.walnut"]}}]}]}
    """
  private static let ofWheat = "free of wheat; other gluten: ask the staff"
  private static let ofNuts = "free of almonds, walnuts; other nuts: ask the staff"

  @Test(arguments: [
    (Output.print, ["Focaccia \(ofWheat)", "Pesto (\(ofNuts)"]),
    (.page, ["<small>\(ofWheat) ·", "<small>\(ofNuts) ·"]), (.board, ["Focaccia \(ofWheat)"]),
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
    // In some outputs it begins a line.
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

  /// A program may promise a group whose kind it warns of: then the other kinds are free, the group is not.
  @Test(arguments: [
    (Output.print, "gluten (rye) · free of wheat, barley, oats ·"),
    (.lines, #""freeFrom":["gluten.wheat","gluten.barley","gluten.oats"]"#),
    (.linked, #""gluten.oats","gs1:allergenLevelOfContainmentCode":"FREE_FROM""#),
    (.table, "\"contains rye, free wheat barley oats\""),
  ])
  func output_ofAPromiseThatAKindContradicts_doesNotNameTheGroup(output: Output, part: String) {
    var dish = Dish(name: "Focaccia")
    dish.allergens = AllergenStatement(contains: [.rye], freeFrom: [.gluten])
    var menu = Menu()
    menu[.pizzas] = [dish]
    let text = output.text(of: MenuDataSource(menu: menu, language: "en"))
    #expect(text.contains(part), "\(text)")
    #expect(!text.contains(#""gluten","gs1:allergenLevelOfContainmentCode":"FREE_FROM""#))
  }
}
