import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import OldMenuTesting
import Testing

/// What must hold for every menu in `Tests/Fixtures/Menus`; one more menu there brings its tests.
@Suite(.timeLimit(.minutes(5))) struct FixtureTests {
  private static let sizes = [(80, 24), (120, 30), (46, 19), (10, 3)]

  private let text = TerminalText(cellWidth: testCellWidth)

  @Test(arguments: FixtureMenu.all)
  func itsDiagnosticsAreAsWrittenBesideIt(fixture: FixtureMenu) throws {
    let bytes = try fixture.bytes()
    let report = CheckReport(language: .english, text: text)
    var tally = CheckTally()
    let diagnostics: [Diagnostic]
    switch Result(catching: { () throws(MenuFileError) in try MenuReader.read(bytes) }) {
    case .success(let reading):
      tally.add(reading)
      diagnostics = reading.diagnostics
    case .failure(.refused(let reasons)):
      tally.addRefused(reasons, file: fixture.file)
      diagnostics = reasons
    case .failure(.unreadable), .failure(.unwritable):
      diagnostics = []
      Issue.record("bytes are always readable")
    }
    let lines = diagnostics.map { report.text(of: $0, file: fixture.file, bytes: bytes) }
    let answer = lines.joined().string + (tally.summary(in: .english).map { "\($0)\n" } ?? "")
    expectClean(answer)
    let difference = try Snapshot.difference(of: answer, from: fixture.expectation("check"))
    #expect(difference == nil)
  }

  @Test(arguments: FixtureMenu.shown)
  func itsDataSourceKeepsTheContract(menu: FixtureMenu.ShownMenu) {
    for language in [nil] + menu.reading.menu.languages {
      let dataSource = MenuDataSource(menu: menu.reading.menu, language: language)
      #expect(MenuDataSourceContract(dataSource).violations() == [])
    }
  }

  @Test(arguments: FixtureMenu.shown)
  func itsPageIsAsRecordedBesideIt(menu: FixtureMenu.ShownMenu) throws {
    let page = PlainMenu(guest(of: menu).state.session, text: text, columns: 72)
    var printed = ""
    page.write { printed += $0.string }
    expectClean(printed)
    for line in printed.split(separator: "\n") {
      #expect(text.width(of: line) <= 72, "\(line)")
    }
    let difference = try Snapshot.difference(of: printed, from: menu.fixture.expectation("print"))
    #expect(difference == nil)
  }

  @Test(arguments: FixtureMenu.shown, sizes)
  func itsFramesAreAsWideAsTheScreen(menu: FixtureMenu.ShownMenu, size: (Int, Int)) {
    let guest = guest(of: menu)
    let size = Size(columns: size.0, lines: size.1)
    for _ in 0..<12 {
      let frame = guest.frame(for: size)
      #expect(frame.lines.count == size.lines)
      for line in frame.text {
        #expect(text.width(of: line) == size.columns, "\(line)")
        expectClean(line)
      }
      guest.perform(.move(.pageDown))
    }
  }

  @Test(arguments: FixtureMenu.shown)
  func itReadsBackAsItWasWritten(menu: FixtureMenu.ShownMenu) throws {
    let written = MenuWriter.json(of: menu.reading.menu)
    #expect(try MenuReader.read(Array(written.utf8)).menu == menu.reading.menu)
  }

  private func guest(of menu: FixtureMenu.ShownMenu) -> Guest {
    Guest(dataSource: MenuDataSource(menu: menu.reading.menu), text: text)
  }

  private func expectClean(_ text: String) {
    #expect(TerminalCleanliness.violations(of: text, allowed: ["\n"]) == [])
  }
}
