import MenuCore
import MenuExport
import TestSupport
import Testing

/// Words of allergens and of lists in a table.
struct ImportedWordTests {
  /// Texts that name allergens or seem to, but are not a list of them.
  @Test(
    "an unclear cell of allergens is reported and kept as a warning in its own words",
    arguments: [
      "senza latte", "no milk", "milk free", "gluten-free", "non contiene uova", "may contain nuts",
      "tracce di latte", "latte?!x", "boh, latte?!x", "1,7", "none", "nessuno",
      "tutti tranne latte",
      "latte (poco)", "vegan", "milk vegan", "without milk, no eggs", "contains: milk",
      "glutine latteria",
      "milk until 9", "not milk", "latte o soia forse", "a.b", "gluten.spelt",
    ])
  func allergens_notUnderstoodWhole_areUnread(cell: String) throws {
    let table = try Bakery.imported("name,allergens,diets\nA,\"\(cell)\",halal\nB,milk,halal\n")
    #expect(
      table.unread == [
        "line 2: allergens “\(cell)” is not understood; write names with commas: gluten, milk;"
          + " write traces as “may” in the column of the allergen"
      ])
    let dish = try #require(table.menu[.other].first)
    let isNone = ["none", "nessuno"].contains(cell)
    let unread = cell.split { ",/".contains($0) }.map { $0.drop { $0 == " " } }
    #expect(dish.allergens.unread == (isNone ? [] : unread.map { String($0) }))
    #expect(dish.allergens.contains.isEmpty && dish.state(of: .eggs) == .notStated)
    #expect(dish.diets.isEmpty)
    #expect(table.menu[.other].last?.allergens.contains == [.milk])
  }

  @Test("an allergen that is not understood does not affect the others in its cell")
  func allergens_understoodInPart_areStated() throws {
    let table = try Bakery.imported("name,allergens\nA,\"Fisch, Spuren von Nüssen\"\n")
    let dish = try #require(table.menu[.other].first)
    #expect(dish.allergens.contains == [.fish])
    #expect(dish.allergens.unread == ["Spuren von Nüssen"])
    let file = MenuWriter.json(of: table.menu)
    #expect(try MenuReader.read(file).diagnostics.map(\.rule) == [.unknownAllergen])
  }

  @Test(
    "a list is read by the words that guests type for it",
    arguments: [
      ("Drinks", MenuList.beverages), ("Pizza", .pizzas), ("Nachtisch", .desserts),
      ("Bibite", .beverages), ("Pasta", .other), ("Pizza vegana", .pizzas),
    ])
  func list_byAnyOfItsWords_isRead(cell: String, list: MenuList) throws {
    let menu = try Bakery.imported("list,name\n\(cell),A\n").menu
    #expect(menu[list].count == 1)
  }
}
