import Testing

@testable import MenuCore

/// The walk over the texts of a dish, compared with all texts that the dish stores.
struct DishTextTests {
  private static let dish: Dish = {
    var dish = Dish(name: "name", price: Price(.text("price"), per: "unit"))
    dish.description = "description"
    dish.base = "base"
    dish.dough = "dough"
    dish.notes = ["note 1", "note 2"]
    dish.ingredients = [Ingredient(name: "ingredient 1"), Ingredient(name: "ingredient 2")]
    dish.sizes = [DishSize(name: "size", price: Price(.text("size price"), per: "size unit"))]
    dish.addOns = [
      AddOnGroup(
        title: "title",
        items: [AddOn(name: "add-on", price: Price(.text("add-on price"), per: "add-on unit"))])
    ]
    return dish
  }()

  @Test("every text that a dish stores is walked")
  func texts() {
    var walked: [LocalizedText] = []
    Self.dish.forEachText { walked.append($1) }
    let stored = Self.texts(in: Self.dish)
    #expect(Set(walked) == Set(stored))
    #expect(walked.count == stored.count)
  }

  @Test("each kind of text has a text in the dish of this test", arguments: DishText.allCases)
  func kinds(_ kind: DishText) { #expect(!Self.dish.texts(of: kind).isEmpty) }

  /// The texts that a value stores. An empty text property means that the dish of this test is incomplete.
  private static func texts(in value: Any) -> [LocalizedText] {
    if let text = value as? LocalizedText { return [text] }
    return Mirror(reflecting: value).children.flatMap { label, child in
      let found = texts(in: child)
      if String(reflecting: type(of: child)).contains("LocalizedText"), found.isEmpty {
        Issue.record("\(label ?? "") holds no text")
      }
      return found
    }
  }
}
