import OldMenuCore
import OldMenuExport
import OldMenuPresentation
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

  @Test("What a query hides stands on no sheet, as in no other export")
  func addOnsLeft() {
    var dish = Dish.fixture(name: "Rossa")
    dish.allergens = AllergenStatement(isComplete: true)
    dish.addOns = [
      AddOnGroup(items: [
        AddOn(name: "bufala", allergens: AllergenStatement(contains: [.milk], isComplete: true)),
        AddOn(name: "olive", allergens: AllergenStatement(isComplete: true)),
      ])
    ]
    var house = Menu()
    house.other = [dish]
    let menu = MenuDataSource(menu: house, language: "it")
    let left = ExportedMenu(menu, query: MenuQuery(without: [.milk]))
    let page = HTMLPage()
    for text in [AllergenSheet(of: page).text(of: left), page.text(of: left)] {
      #expect(text.contains("olive"))
      #expect(!text.contains("bufala"))
    }
  }

  @Test("Signs are explained, heads name the list and the group")
  func explained() {
    let sheet = sheet()
    #expect(sheet.contains("<li><span aria-hidden=\"true\">●</span> contiene</li>"))
    #expect(sheet.contains(">Pizze · Le classiche</th>"))
    #expect(sheet.contains("<th scope=\"col\">frutta a guscio</th>"))
  }

  private static func choosing(_ choose: ClosedRange<Int>?) -> Menu {
    var dish = Dish.fixture(name: "Componi")
    dish.allergens = AllergenStatement(isComplete: true)
    dish.addOns = [
      AddOnGroup(
        choose: choose,
        items: [
          AddOn(name: "orzo", allergens: AllergenStatement(contains: [.barley], isComplete: true)),
          AddOn(name: "riso", allergens: AllergenStatement(isComplete: true)),
        ])
    ]
    var menu = Menu()
    menu.other = [dish]
    return menu
  }

  @Test(
    "What depends on an option that must be taken has a sign of its own, explained in each language",
    arguments: [
      ("it", "a seconda della scelta"), ("en", "depending on the choice"),
      ("de", "je nach Auswahl"), ("fr", "selon le choix"), ("es", "según la elección"),
    ] as [(Language, String)])
  func onChoice(language: Language, words: String) {
    func sheet(_ choose: ClosedRange<Int>?) -> String {
      AllergenSheet(of: HTMLPage()).text(
        of: ExportedMenu(
          MenuDataSource(menu: Self.choosing(choose), language: language)))
    }
    let chosen = sheet(1...1)
    #expect(chosen.contains("<li><span aria-hidden=\"true\">◇</span> \(words)</li>"))
    #expect(states(of: "Componi", in: chosen)[0] == words)
    #expect(chosen.contains("<td class=\"y\"><span aria-hidden=\"true\">◇</span>"))
    #expect(!sheet(nil).contains("◇"))
  }

  @Test("What it may contain is told beside another kind that it contains")
  func familyInBothLists() {
    var dish = Dish.fixture(name: "Gelato")
    dish.allergens = AllergenStatement(
      contains: [.barley, .pistachio], mayContain: [.wheat, .nuts])
    var menu = Menu()
    menu.other = [dish]
    let sheet = sheet(menu)
    #expect(
      states(of: "Gelato", in: sheet).prefix(2) == ["contiene", "può contenere"])
    #expect(sheet.contains("<i>contiene</i> <small>orzo</small>"))
    #expect(sheet.contains("<i>può contenere</i> <small>frumento</small>"))
    #expect(sheet.contains("<i>contiene</i> <small>pistacchi</small>"))
  }

  @Test("On paper the signs are explained at the head of each page, and options follow their dish")
  func onPaper() {
    let sheet = sheet()
    let head = sheet.split(separator: "<thead>").last?.split(separator: "</thead>").first ?? ""
    for state in ["● contiene", "◐ può contenere", "– non è un ingrediente"] {
      #expect(head.contains("<span>\(state)</span>"))
    }
    #expect(sheet.contains(".a{break-before:avoid}"))
    #expect(sheet.contains("position:sticky"))
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
