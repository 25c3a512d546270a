import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// The help shows fewer lines while a guest types what he looks for in it.
@Suite(.timeLimit(.minutes(5))) struct HelpNarrowingTests {
  private static let size = Size(columns: 80, lines: 24)

  private let browser = Browser(.sample(), text: TerminalText(cellWidth: testCellWidth))

  private func frame(_ keys: [Key], size: Size = HelpNarrowingTests.size) -> Frame {
    var screen = RecordingScreen(size: size)
    screen.play(keys.map(ScreenEvent.key), to: browser)
    return browser.frame(for: size)
  }

  private func frame(_ text: String, _ keys: Key...) -> Frame {
    frame([.character("?"), .character("/")] + text.map { .character($0) } + keys)
  }

  /// The lines of the page that say something.
  private func told(_ frame: Frame) -> [String] {
    frame.text.dropFirst().dropLast()
      .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  @Test func onlyLinesWithWhatIsTypedStay() {
    let frame = frame("filtri")
    #expect(frame.text[0].hasPrefix(" cerca: filtri "))
    let lines = told(frame)
    #expect(lines.contains("f filtri: allergeni e diete"))
    #expect(!lines.contains { $0.contains("ridisegna") })
    #expect(lines.contains("Trovare") && !lines.contains("Scegliere"))
    #expect(frame.cursor == Position(line: 0, column: 14))
  }

  @Test(arguments: ["GIU", "giù", "pagina giu", "pgdn"])
  func caseAndAccentsMakeNoDifference(text: String) {
    #expect(told(frame(text)) == ["Muoversi", "PgDn Ctrl-D una pagina in giù"])
  }

  @Test func aKeyIsFoundByItsSign() {
    #expect(told(frame("+")).contains("+ metti la voce nella scelta"))
    let suspend = frame([.control("u")] + "ctrl-z".map(Key.character))
    #expect(told(suspend) == ["Il programma", "Ctrl-Z sospendi il programma"])
  }

  @Test func aHeadingIsFoundWithAllItsLines() {
    let lines = told(frame("scegliere"))
    #expect(lines.first == "Scegliere" && lines.contains { $0.contains("togline una") })
  }

  @Test func aSignOfTheMenuIsFound() {
    #expect(told(frame("vegana")) == ["Segni", "VG vegana"])
  }

  @Test func nothingFoundIsSaid() {
    #expect(told(frame("xyzxyz")) == ["Niente con \"xyzxyz\"."])
  }

  @Test func howManyLinesStayIsTold() {
    let all = frame("").text[0].split(separator: " ").last
    #expect(frame([.character("v"), .character("g")]).text[0].hasSuffix(" 1 di \(all ?? "?") "))
  }

  @Test func escGoesBackOneStep() {
    let list = browser.frame(for: Self.size)
    let whole = frame([.character("?")])
    let narrowed = frame([.character("/"), .character("v"), .character("g")])
    #expect(narrowed != whole)
    #expect(frame([.escape]) == whole)
    #expect(frame([.escape]) == list)
  }

  @Test func enterKeepsWhatIsShownAndGivesThePageItsKeys() {
    let narrowed = frame("voce", .enter)
    #expect(narrowed.text[0].hasPrefix(" cerca: voce "))
    #expect(frame([.character("j"), .character("k")]) == narrowed)
    #expect(frame([.character("q")]).text[0].hasPrefix(" Tasti"))
    #expect(browser.state.page?.title == "Tasti")
    _ = frame([.character("q")])
    #expect(browser.state.page == nil)
  }

  @Test func whatIsTypedCanBeMended() {
    #expect(
      frame("vgx", .backspace) == frame([.escape, .character("/")] + "vg".map(Key.character)))
    #expect(frame([.control("u")]).text[0].hasPrefix(" cerca:   "))
    #expect(frame([.character("q"), .left, .character("a")]).text[0].hasPrefix(" cerca: aq "))
  }

  @Test func theListIsNotSearched() {
    _ = frame("vegana", .enter)
    #expect(browser.state.session.query.isEmpty)
    _ = frame([.escape, .escape])
    #expect(browser.state.searchLine == nil)
    #expect(frame([.character("?")]).text[0].hasPrefix(" Tasti"))
  }

  @Test func aNarrowedPageBeginsAtItsTop() {
    let size = Size(columns: 60, lines: 9)
    _ = frame([.character("?"), .end], size: size)
    let narrowed = frame([.character("/")] + "voce".map(Key.character), size: size)
    #expect(narrowed.text[1].hasPrefix(" Leggere"))
    #expect(frame([.down], size: size).text[1].dropLast() == narrowed.text[2].dropLast())
  }

  @Test func thePageOfTheHouseLeadsToTheSearch() {
    let frame = frame([.character("i"), .character("/"), .character("m"), .character("a")])
    #expect(frame.text[0].hasPrefix(" cerca: ma "))
    #expect(browser.state.session.query.search == "ma")
  }

  @Test(arguments: [(10, 3), (20, 8), (46, 19), (120, 40)])
  func everyFrameIsExactlyAsWide(columns: Int, lines: Int) {
    let size = Size(columns: columns, lines: lines)
    let text = TerminalText(cellWidth: testCellWidth)
    for keys: [Key] in [
      [.character("?"), .character("/")], [.character("a")], [.enter], [.escape],
    ] {
      #expect(frame(keys, size: size).faults(for: size, text: text) == [])
    }
  }
}
