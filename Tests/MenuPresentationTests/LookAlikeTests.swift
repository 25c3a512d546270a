import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import OldMenuTesting
import Testing

/// Two names that nobody can tell apart by looking do not stand equal: the second says that it is.
@Suite(.timeLimit(.minutes(5))) struct LookAlikeTests {
  /// Names that look like `Caffè`, and differ from it in what they are written with.
  private static let others = [
    "Caf\u{200B}fè", "Caffè\u{200D}", "\u{FEFF}Caffè", "Caf\u{AD}fè", "Caffè\u{FE0F}",
    "Caffè\u{200E}", "\u{202A}Caffè", "Caffè\u{2060}", "Caffe\u{300}", "C\u{430}ffè", "\u{421}affè",
    "Caffè\u{A0}", " Caffè", "Caffè\u{E0101}", "Caf\u{34F}fè", "\u{2067}Caffè\u{2069}",
  ]

  @Test(arguments: others)
  func theSecondSaysThatItIsTheSecond(other: String) throws {
    for names in [["Caffè", other], [other, "Caffè"]] {
      let fronts = fronts(names)
      #expect(fronts.screen.count == 2)
      #expect(Set(fronts.screen).count == 2, "\(fronts.screen)")
      #expect(fronts.screen.map { $0.contains(" (2)") } == [false, true], "\(fronts.screen)")
      #expect(fronts.paper.count { $0.contains(" (2)") } == 1, "\(fronts.paper)")
      #expect(fronts.spoken.count { $0.contains(" (2)") } == 1, "\(fronts.spoken)")
    }
  }

  @Test func eachFurtherOneIsCounted() {
    let names = ["Caffè", "Caffè\u{200B}", "C\u{430}ffè", "Caffè", "Caffè\u{200B}", "Tè"]
    let ends = ["", " (2)", " (3)", "", " (2)", ""]
    #expect(fronts(names).screen.map(\.end) == ends)
  }

  @Test(arguments: [
    ["Caffè", "Caffè"], ["Caffè", "Caffe"], ["Caffè", "caffè"], ["Caffè", "Caffé"],
    ["L’ortolana", "L'ortolana"], ["Сок", "Соль"], ["Caffè", "Caffè corto"],
    ["Pane\u{A0}nero", "Pane bianco"], ["Vino", "Vino"], ["Ouzo", "Ούζο"],
  ])
  func namesThatCanBeToldApartAndNamesakesStayAsTheyAre(names: [String]) {
    #expect(fronts(names.map(\.withoutBlanks)).screen.map(\.end) == ["", ""])
  }

  @Test func whatAFilterHidesIsToldApartToo() {
    var query = MenuQuery(search: "caff")
    query.filter.without = [.milk]
    let session = session(["Caffè", "Caffè\u{200B}"], query)
    #expect(session.nothingFound?.contains("Caffè\u{200B} (2): ") == true)
  }

  @Test func namesOfDifferentListsStandUnderDifferentHeadings() {
    var menu = Menu()
    menu.pizzas = [.fixture(name: "Caffè")]
    menu.other = [.fixture(name: "Caffè\u{200B}")]
    let dataSource = MenuDataSource(menu: menu)
    #expect(dataSource.item(forRow: 0, inSection: 1)?.title == "Caffè\u{200B}")
  }

  private func session(_ names: [String], _ query: MenuQuery = MenuQuery()) -> MenuSession {
    var menu = Menu()
    menu.language = "it"
    menu.other = names.map { Dish.fixture(name: $0, price: "2.00") }
    return MenuSession(dataSource: MenuDataSource(menu: menu), query: query)
  }

  /// The lines in which the fronts name dishes.
  private func fronts(
    _ names: [String]
  ) -> (screen: [String], paper: [String], spoken: [String]) {
    let text = TerminalText(cellWidth: testCellWidth)
    let session = session(names)
    let rows = names.indices.map { row in
      let cell = MenuCellSpy()
      MenuPresenter(session).configure(cell: cell, forRow: row, inSection: 0)
      return text.safe(cell.title ?? "").string
    }
    let page = PlainMenu(session, text: text, columns: 72)
    var paper = ""
    page.write { paper += $0.string }
    let linear = LinearMenu(session, text: text)
    let spoken = linear.told(to: "1")
    return (rows, paper.lines, spoken.lines)
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }

  /// The number in brackets at its end.
  fileprivate var end: String { hasSuffix(")") ? String(suffix(4)) : "" }

  /// The text without blanks at its end.
  fileprivate var withoutBlanks: String { String(reversed().drop { $0 == " " }.reversed()) }
}
