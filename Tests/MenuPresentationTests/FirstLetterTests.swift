import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// The apostrophe and a letter lead to the next dish that begins with it.
@Suite(.timeLimit(.minutes(5))) struct FirstLetterTests {
  private static let size = Size(columns: 80, lines: 24)

  private let browser = Browser(.sample(), text: TerminalText(cellWidth: testCellWidth))

  @discardableResult private func type(_ text: String, _ keys: Key...) -> Frame {
    var screen = RecordingScreen(size: Self.size)
    screen.play((text.map { .character($0) } + keys).map(ScreenEvent.key), to: browser)
    return browser.frame(for: Self.size)
  }

  private var selected: String? { browser.state.selectedDetails?.title }

  @Test func theNextDishWithTheLetterIsSelectedRoundAndRound() {
    let names = (0..<4).map { _ in
      type("'m")
      return selected
    }
    #expect(names == ["Margherita", "Mare*", "Marinara", "Margherita"])
  }

  @Test(arguments: [("'T", "Tartufo"), ("'o", "Olive all'ascolana"), ("'b'á", "Acqua")])
  func caseAndAccentsMakeNoDifference(keys: String, name: String) {
    type(keys)
    #expect(selected == name)
  }

  @Test func theOnlyOneStaysSelected() {
    let frame = type("'d'd")
    #expect(selected == "Diavola")
    #expect(!frame.text.contains { $0.contains("comincia") })
  }

  @Test(arguments: ["z", "q", "?", "+", " "])
  func whereThereIsNoneNothingMoves(letter: Character) {
    type("j")
    let frame = type("'\(letter)")
    #expect(selected == "Margherita")
    #expect(frame.text.contains { $0.contains("Nessuna voce comincia con \"\(letter)\".") })
    #expect(!type("k").text.contains { $0.contains("comincia") })
  }

  @Test func theLetterIsAskedForAndEscForgetsIt() {
    type("/ma", .enter)
    let frame = type("'")
    #expect(frame.text.contains { $0.contains("Quale lettera?") })
    type("", .escape)
    #expect(browser.state.session.query.search == "ma")
    #expect(browser.state.mode == .list)
    type("'d")
    #expect(selected == "Marinara", "only rows that are shown")
  }

  @Test func aClickEndsTheWait() {
    type("'", .mouse(.click, Position(line: 5, column: 20)))
    #expect(browser.state.context == .list)
    #expect(type("k").text.contains { !$0.contains("comincia") })
    #expect(selected == "Margherita", "a row up, and not to a dish with k")
  }

  @Test func anotherKeyThanALetterDoesWhatItDoesInTheList() {
    type("'", .down)
    #expect(selected == "Margherita")
    type("j")
    #expect(selected == "Diavola")
  }

  @Test func theOrderThatIsShownCounts() {
    type("sg'm")
    #expect(selected == "Margherita")
    type("'m'm")
    #expect(selected == "Mare*")
  }

  @Test func aNameInQuotesBeginsWithItsLetter() {
    var menu = Menu.sample()
    menu.desserts[0].dish.name = "“Zuppa” inglese"
    let browser = Browser(
      MenuSession(dataSource: MenuDataSource(menu: menu, language: "it")),
      text: TerminalText(cellWidth: testCellWidth))
    var screen = RecordingScreen(size: Self.size)
    screen.play("'z".map { .key(.character($0)) }, to: browser)
    #expect(browser.state.selectedDetails?.title == "“Zuppa” inglese")
  }
}
