import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Page by page every row is seen, whatever headings stand between them.
@Suite(.timeLimit(.minutes(5))) struct PagingTests {
  static let sizes = [(80, 24), (120, 30), (46, 19), (30, 12), (22, 9), (10, 3), (20, 4)].map {
    Size(columns: $0.0, lines: $0.1)
  }

  @Test(arguments: sizes, [1, 2, 3, 7, 40])
  func everyRowIsSeen(size: Size, rowsPerGroup: Int) {
    let menu = menu(dishes: 60, perGroup: rowsPerGroup)
    for (start, page) in [(Key.home, Key.pageDown), (.end, .pageUp)] {
      let browser = Browser(
        MenuSession(dataSource: MenuDataSource(menu: menu)),
        text: TerminalText(cellWidth: testCellWidth))
      var screen = RecordingScreen(size: size)
      var seen: Set<String> = []
      var last: Frame?
      _ = browser.frame(for: size)
      _ = browser.handle(.key(start), on: &screen)
      while last != browser.frame(for: size) {
        let frame = browser.frame(for: size)
        seen.formUnion(frame.text.flatMap { $0.split(separator: " ").map(String.init) })
        last = frame
        _ = browser.handle(.key(page), on: &screen)
      }
      let missing = (0..<60).map { "d\($0)" }.filter { !seen.contains($0) }
      #expect(missing.isEmpty, "\(page)")
    }
  }

  private func menu(dishes: Int, perGroup: Int) -> Menu {
    var menu = Menu()
    menu.groups = (0..<dishes / perGroup + 1).map {
      DishGroup(id: "g\($0)", title: LocalizedText("G\($0)"))
    }
    menu.pizzas = (0..<dishes).map { .fixture(name: "d\($0)", group: "g\($0 / perGroup)") }
    return menu
  }
}
