import MenuCore
import MenuPresentation
import MenuScreens
import Testing

struct ListFlowTests {
  /// Ten rows under one heading and five under another: the places 0 and 11 are headings.
  private static let space: RowSpace = {
    var menu = Menu()
    menu[.pizzas] = (0..<10).map { Dish(name: "p\($0)") }
    menu[.beverages] = (0..<5).map { Dish(name: "d\($0)") }
    return RowSpace(MenuDataSource(menu: menu))
  }()

  /// A heading has a blank line above it, and the selected row is expanded.
  private func flow(from top: Int, selected: Int, room: Int) -> ListFlow {
    ListFlow(Self.space, from: top, selected: selected, room: room) { place in
      switch place {
      case 0, 11: 2
      case selected: 4
      default: 2
      }
    }
  }

  @Test("selecting a visible row scrolls nothing")
  func row_thatIsSeen_movesNothing() {
    for selected in 1...4 {
      let flow = flow(from: 0, selected: selected, room: 12)
      #expect(flow.top == 0)
      #expect(flow.entries.map(\.index) == [0, 1, 2, 3, 4])
      #expect(flow.entries.map(\.line).first == 0)
    }
  }

  @Test("a row below the screen is scrolled in at the bottom, and one above at the top")
  func row_outsideTheScreen_isScrolledIn() {
    #expect(flow(from: 0, selected: 6, room: 12).entries.map(\.index) == [2, 3, 4, 5, 6])
    #expect(flow(from: 8, selected: 5, room: 12).top == 5)
  }

  @Test("the first row of a section is shown with its heading, without a blank line above it")
  func row_firstOfItsSection_comesWithItsHeading() {
    let flow = flow(from: 13, selected: 12, room: 12)
    #expect(flow.top == 11)
    #expect(flow.entries.first.map { [$0.index, $0.line, $0.height] } == [11, 0, 1])
    #expect(flow.entries.dropFirst().first.map { [$0.index, $0.line, $0.height] } == [12, 1, 4])
  }

  @Test("a heading is never the last line of the screen")
  func heading_atTheEnd_hasItsFirstRow() {
    for room in 1...40 {
      let flow = flow(from: 6, selected: 7, room: room)
      #expect(flow.entries.last?.index != 11)
    }
  }

  @Test("the selected row is visible, wherever the list was", arguments: 1...30)
  func row_selected_isSeen(room: Int) {
    for top in [-5, 0, 3, 11, 16, 99] {
      for selected in [1, 5, 10, 12, 16] {
        let flow = flow(from: top, selected: selected, room: room)
        #expect(flow.entries.contains { $0.index == selected && $0.line < room })
        for (entry, next) in zip(flow.entries, flow.entries.dropFirst()) {
          #expect(next.index == entry.index + 1)
          #expect(next.line == entry.line + entry.height)
        }
      }
    }
  }

  @Test("a section that starts above the screen keeps its heading on the first line")
  func heading_ofASectionThatContinues_staysOnTheFirstLine() {
    func flow(from top: Int, selected: Int) -> ListFlow {
      ListFlow(Self.space, from: top, selected: selected, room: 12, keepsHeading: true) { _ in 2 }
    }
    #expect(flow(from: 0, selected: 1).continued == nil)
    let scrolled = flow(from: 3, selected: 5)
    #expect(scrolled.continued == 0)
    #expect(scrolled.entries.map(\.line) == [1, 3, 5, 7, 9])
    #expect(flow(from: 11, selected: 13).continued == nil)
    #expect(flow(from: 13, selected: 14).continued == 11)
    for selected in [1, 4, 9, 12, 15] {
      #expect(flow(from: 0, selected: selected).entries.contains { $0.index == selected })
    }
  }
}
