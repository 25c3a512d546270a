import MenuCore
import MenuPresentation
import MenuTestSupport
import Testing

/// A key that moves the selection is answered with the list; what stands around it follows.
@Suite(.timeLimit(.minutes(5))) struct QuickFrameTests {
  static let sizes = [(80, 24), (120, 30), (46, 19), (22, 9), (10, 3)].map {
    Size(columns: $0.0, lines: $0.1)
  }

  private let browser = Browser(
    presenter: .sample(),
    text: TerminalText(cellWidth: testCellWidth))
  private let size = Size(columns: 80, lines: 24)

  @Test func theListFollowsASelectionBeforeThePanelDoes() throws {
    let before = browser.frame(for: size)
    type(.down)
    let quick = try #require(browser.quickFrame(for: size))
    let whole = browser.frame(for: size)
    #expect(quick.text[4].hasPrefix("▸ 2 Margherita"))
    #expect(quick.cursor == Position(line: 4, column: 0))
    #expect(Array(quick.lines[3..<16]) == Array(whole.lines[3..<16]))
    #expect(Array(quick.lines[..<3]) == Array(before.lines[..<3]))
    #expect(Array(quick.lines[16...]) == Array(before.lines[16...]))
    #expect(whole.text[2].hasSuffix("2 di 5 "))
    #expect(whole.text[17].hasPrefix(" Margherita"))
  }

  @Test func besideTheListThePanelStaysToo() throws {
    let size = Size(columns: 120, lines: 30)
    _ = browser.frame(for: size)
    type(.down)
    let quick = try #require(browser.quickFrame(for: size)).text[2]
    #expect(quick.hasPrefix(" Le classiche"))
    #expect(quick.contains("1 di 5"))
    #expect(quick.contains("│ Marinara"))
    let whole = browser.frame(for: size).text[2]
    #expect(whole.contains("2 di 5"))
    #expect(whole.contains("│ Margherita"))
  }

  @Test func aHeadingThatComesIntoSightIsThere() throws {
    let size = Size(columns: 46, lines: 8)
    _ = browser.frame(for: size)
    type(.end)
    let quick = try #require(browser.quickFrame(for: size)).text
    #expect(quick.contains { $0.hasPrefix(" Altro ─") })
    #expect(quick == browser.frame(for: size).text)
  }

  @Test func thereIsOneForEachMove() {
    #expect(browser.quickFrame(for: size) == nil)
    _ = browser.frame(for: size)
    #expect(browser.quickFrame(for: size) == nil)
    type(.down)
    #expect(browser.quickFrame(for: size) != nil)
    #expect(browser.quickFrame(for: size) == nil)
    type(.down)
    #expect(browser.quickFrame(for: size) != nil)
    _ = browser.frame(for: size)
    #expect(browser.quickFrame(for: size) == nil)
  }

  @Test(arguments: [Key.character("f"), .character("?"), .enter, .character("s"), .character("L")])
  func whatChangesMoreThanTheSelectionHasNone(key: Key) {
    _ = browser.frame(for: size)
    type(.down)
    type(key)
    #expect(browser.quickFrame(for: size) == nil)
    _ = browser.frame(for: size)
    type(.down)
    #expect((browser.quickFrame(for: size) == nil) == (browser.presenter.context != .list))
  }

  @Test func anotherSizeHasNone() {
    _ = browser.frame(for: size)
    type(.down)
    #expect(browser.quickFrame(for: Size(columns: 81, lines: 24)) == nil)
    #expect(browser.quickFrame(for: Size(columns: 8, lines: 2)) == nil)
  }

  @Test func aClickIsAnsweredLikeAKey() throws {
    _ = browser.frame(for: size)
    type(.mouse(.click, Position(line: 7, column: 3)))
    let quick = try #require(browser.quickFrame(for: size))
    #expect(quick.text[7].hasPrefix("▸ 9 Tartufo"))
    type(.mouse(.click, Position(line: 4, column: 3)))
    #expect(browser.quickFrame(for: size)?.text[4].hasPrefix("▸ 2 Margherita") == true)
  }

  @Test(arguments: sizes, UInt64(0)..<20)
  func theWholeFrameIsTheSameWithAndWithoutOne(size: Size, seed: UInt64) {
    let other = Browser(
      presenter: .sample(),
      text: TerminalText(cellWidth: testCellWidth))
    var screen = RecordingScreen(size: size)
    for key in Key.anyBound(40, seed: seed) {
      for browser in [browser, other] { _ = browser.handle(.key(key), on: &screen) }
      let quick = browser.quickFrame(for: size)
      let whole = browser.frame(for: size)
      #expect(whole == other.frame(for: size), "\(key.label)")
      guard let quick else { continue }
      #expect(quick.cursor == whole.cursor)
      #expect(quick.text.map(\.count) == whole.text.map(\.count))
      #expect(rows(of: quick) == rows(of: whole), "\(key.label)")
    }
  }

  @Test func anotherPresenterHasNone() {
    let screen = MenuScreen(text: TerminalText(cellWidth: testCellWidth))
    screen.presenter = browser.presenter
    _ = screen.frame(for: size)
    screen.showSelection()
    screen.presenter = MenuPresenter(dataSource: MenuDataSource(pizzas: []))
    #expect(screen.quickFrame(for: size) == nil)
  }

  /// The lines that begin with a marker or its place, without what stands beside the list.
  private func rows(of frame: Frame) -> [Int: Line] {
    let lines = frame.lines.enumerated().filter { $0.element.first?.style == .accent }
    return lines.reduce(into: [:]) { rows, line in
      rows[line.offset] = Array(line.element.prefix { $0.text != "│" })
    }
  }

  private func type(_ key: Key) {
    var screen = RecordingScreen(size: size)
    _ = browser.handle(.key(key), on: &screen)
  }
}
