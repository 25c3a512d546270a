import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import OldMenuTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct BrowserMovingTests {
  let guest: Guest

  /// Sections: Pizzas 0 and 1, group A 2 and 3 (both pizzas), Beverages 4, Other 5.
  init() {
    var menu = Menu()
    menu.groups = [DishGroup(id: "a", title: "A")]
    menu.pizzas = [
      .fixture(name: "0"), .fixture(name: "1"), .fixture(name: "2", group: "a"),
      .fixture(name: "3", group: "a"),
    ]
    menu.beverages = [.fixture(name: "4")]
    menu.other = [.fixture(name: "5")]
    guest = Guest(dataSource: MenuDataSource(menu: menu))
  }

  @Test func theFirstRowIsSelectedAtFirst() {
    #expect(guest.selection == RowPath(section: 0, row: 0))
  }

  @Test(
    arguments: [
      ([.down], "1"), ([.down, .down], "2"), ([.down, .up], "0"), ([.up], "0"), ([.last], "5"),
      ([.last, .down], "5"), ([.last, .first], "0"), ([.pageDown], "5"),
      ([.last, .pageUp], "0"), ([.nextSection], "2"), ([.nextSection, .nextSection], "4"),
      ([.last, .nextSection], "5"), ([.nextSection, .previousSection], "0"),
      ([.nextSection, .down, .previousSection], "2"), ([.down, .previousSection], "0"),
      ([.nextList], "4"), ([.nextList, .nextList], "5"), ([.nextList, .nextList, .nextList], "0"),
      ([.previousList], "5"), ([.down, .nextSection, .previousList], "5"),
      ([.list(3)], "5"), ([.list(1)], "0"), ([.list(4)], "0"), ([.list(0)], "0"),
    ] as [([Command.Move], String)])
  func theSelectionMoves(moves: [Command.Move], title: String) {
    for move in moves {
      guest.perform(.move(move))
    }
    #expect(selectedTitle == title)
  }

  @Test func aMenuWithoutRowsHasNoSelection() {
    let empty = Guest(dataSource: MenuDataSource(pizzas: []))
    #expect(empty.selection == nil)
    for move: Command.Move in [.down, .up, .last, .nextSection, .nextList, .pageDown, .list(1)] {
      empty.perform(.move(move))
      #expect(empty.selection == nil)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func theSelectionAlwaysExists(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let moves: [Command.Move] = [
      .up, .down, .pageUp, .pageDown, .first, .last, .nextSection, .previousSection, .nextList,
      .previousList, .list(2),
    ]
    for _ in 0..<100 {
      let move = moves.randomElement(using: &generator) ?? .down
      guest.perform(.move(move))
      #expect(selectedTitle != nil)
    }
  }

  private var selectedTitle: String? {
    guard let selection = guest.selection else { return nil }
    let cell = MenuCellSpy()
    guest.presenter.configure(cell: cell, forRow: selection.row, inSection: selection.section)
    return cell.title
  }
}
