import MenuPresentation
import MenuScreens
import TestSupport
import Testing

/// The page of one dish.
struct DishPageTests {
  @Test("the allergens of a dish are seen without scrolling, however many extras it has")
  func allergens_ofADishWithManyExtras_areAboveThem() throws {
    let extras = (1...30).map { "{\"name\": \"extra \($0)\"}" }.joined(separator: ",")
    let dish = """
      {"name": "Calzone", "ingredients": ["farina"], "price": "5",
       "allergens": {"contains": ["gluten"]}, "addOns": [{"items": [\(extras)]}]}
      """
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])))
    guest.press("↵")
    let statement = try #require(guest.screen.firstIndex { $0.contains("Contiene") })
    let option = try #require(guest.screen.firstIndex { $0.contains("extra 1") })
    #expect(statement < option)
  }
}
