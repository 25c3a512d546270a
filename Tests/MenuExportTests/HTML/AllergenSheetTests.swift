import MenuCore
import MenuExport
import MenuPresentation
import MenuTestSupport
import Testing

/// Cases of the sheet of dishes and allergens.
@Suite(.timeLimit(.minutes(5)))
struct AllergenSheetTests {
  private func sheet(_ menu: Menu = .sample()) -> String {
    AllergenSheet(of: HTMLPage()).text(
      of: ExportedMenu(MenuDataSource(menu: menu, language: "it")))
  }

  /// The cells of a dish, what is said to who sees no signs.
  private func states(of title: String, in sheet: String) -> [Substring] {
    let line = sheet.split(separator: ">\(title)</th>").dropFirst().first?.split(separator: "</tr>")
    return (line?.first ?? "").matches(of: /<i>(.*?)<\/i>/).map(\.1)
  }

  @Test("Every dish has a cell for each of the fourteen, in the order of the annex")
  func cells() {
    let states = states(of: "2 Margherita", in: sheet())
    #expect(states.count == 14)
    #expect(states[0] == "contiene")
    #expect(states[6] == "contiene")
    #expect(states[7] == "può contenere")
    #expect(states[1] == "non dichiarato: chiedere al personale")
  }

  @Test("A complete statement is no ingredient, and kinds are named")
  func complete() {
    let sheet = sheet()
    #expect(
      states(of: "1 Marinara", in: sheet).dropFirst().allSatisfy { $0 == "non è un ingrediente" })
    #expect(sheet.contains("<i>contiene</i> <small>frumento</small>"))
  }

  @Test("What is ordered on top has a line of its own")
  func addOns() {
    #expect(states(of: "+ bufala", in: sheet())[6] == "contiene")
  }

  @Test("Signs are explained, heads name the list and the group")
  func explained() {
    let sheet = sheet()
    #expect(sheet.contains("<li><span aria-hidden=\"true\">●</span> contiene</li>"))
    #expect(sheet.contains(">Pizze · Le classiche</th>"))
    #expect(sheet.contains("<th scope=\"col\">frutta a guscio</th>"))
  }

  @Test("What a size contains, its dish contains")
  func sizes() {
    var dish = Dish.fixture(name: "Gelato")
    dish.sizes = [
      DishSize(name: "cono", allergens: AllergenStatement(contains: [.gluten], isComplete: true)),
      DishSize(name: "coppa", allergens: AllergenStatement(freeFrom: [.gluten], isComplete: true)),
    ]
    var menu = Menu()
    menu.other = [dish]
    let states = states(of: "Gelato", in: sheet(menu))
    #expect(states[0] == "contiene")
    #expect(states[1] == "non è un ingrediente")
  }
}
