import OldMenuCore
import MenuTestSupport
import Testing

@testable import OldMenuPresentation

/// What stands under a heading holds for the dishes below it, wherever a guest meets one of them.
@Suite(.timeLimit(.minutes(5))) struct SectionRemarkTests {
  private static let fried = "Tutto fritto in olio di arachidi, nello stesso olio del pesce"

  private static let menu: Menu = {
    var menu = Menu()
    menu.groups = [
      DishGroup(id: "fritti", title: "I fritti", description: LocalizedText(fried))
    ]
    menu.other = ["Arancini", "Panelle"].map { Dish.fixture(name: $0, group: "fritti") }
    return menu
  }()

  private func linear() -> LinearMenu { .sample(of: Self.menu) }

  @Test func itIsReadUnderTheHeading() {
    let told = linear().told(to: "altro")
    #expect(told.hasPrefix("Altro · I fritti. \(Self.fried).\n1. Arancini"), "\(told)")
  }

  @Test(arguments: [["altro", "1"], ["arancini", "1"], ["quanto costano gli arancini?"]])
  func itIsReadBehindADish(lines: [String]) {
    let told = linear().told(toTheLastOf: lines)
    #expect(told.contains("I fritti: Tutto fritto in olio di arachidi"), "\(told)")
  }

  @Test func itIsToldWhereNobodyStatesTheAllergen() {
    let told = linear().told(to: "arachidi")
    #expect(told.contains("Nessuna voce dichiara di contenere arachidi"), "\(told)")
    #expect(told.contains("I fritti: Tutto fritto in olio di arachidi"), "\(told)")
  }

  @Test func itStandsOnThePageOfADish() throws {
    let guest = Guest(dataSource: MenuDataSource(menu: Self.menu, language: "it"))
    guest.perform(.open)
    let page = try #require(guest.state.page)
    #expect(page.blocks.contains(.paragraph("I fritti: \(Self.fried)")), "\(page.blocks)")
  }

  @Test(arguments: [(80, 24), (46, 19)])
  func aLongOneIsSeenToGoOn(columns: Int, lines: Int) {
    let session = MenuSession(dataSource: MenuDataSource(menu: Self.menu, language: "it"))
    let guest = Guest(session, size: Size(columns: columns, lines: lines))
    let heading = guest.frame().text.first { $0.contains("I fritti") } ?? ""
    #expect(heading.contains("Tutto fritto"), "\(heading)")
    #expect(heading.contains("…"), "\(heading)")
  }
}
