import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import OldMenuTesting

/// What somebody does with a menu.
enum MarkedTask: CaseIterable {
  case read, check, fix, gaps, print, talk, board, browse, search, sellOut, reload, compare, write

  private static let text = TerminalText(cellWidth: testCellWidth)

  /// Does it with a file; the other one is the same menu after a change of the text with the marks.
  func perform(on file: [UInt8], changedTo other: [UInt8]) {
    switch self {
    case .read: _ = Self.read(file)
    case .check: check(file)
    case .fix: _ = MenuFixer.mend(file)
    case .sellOut: sellOut(file)
    default:
      guard let menu = Self.read(file)?.menu, let changed = Self.read(other) else { return }
      perform(on: menu, changedTo: changed)
    }
  }

  private func perform(on menu: Menu, changedTo changed: MenuReading) {
    switch self {
    case .gaps: gaps(of: menu)
    case .print: languages.forEach { print(session(of: menu, in: $0)) }
    case .talk: talk(session(of: menu, in: "it"))
    case .board: board(session(of: menu, in: "it"))
    case .browse: browse(session(of: menu, in: "it"), "jj\rq?ljjjjjjjjj\r")
    case .search: browse(session(of: menu, in: "en"), "/margherita")
    case .reload: reload(session(of: menu, in: "it"), changed)
    case .compare: _ = Set([menu, changed.menu, menu])
    case .write: _ = MenuWriter.json(of: menu)
    case .read, .check, .fix, .sellOut: break
    }
  }

  private static func read(_ file: [UInt8]) -> MenuReading? { try? MenuReader.read(file) }

  private var languages: [Language] { ["it", "en"] }

  private func session(of menu: Menu, in language: Language) -> MenuSession {
    MenuSession(dataSource: MenuDataSource(menu: menu, language: language))
  }

  private func check(_ file: [UInt8]) {
    var diagnostics: [Diagnostic] = []
    do throws(MenuFileError) {
      diagnostics = try MenuReader.read(file).diagnostics
    } catch .refused(let faults) {
      diagnostics = faults
    } catch {
      return
    }
    let fixes = FixItMaker(file)
    for language in InterfaceLanguage.allCases {
      let report = CheckReport(language: language, text: Self.text)
      for case .diagnostic(let diagnostic) in CheckListing(diagnostics).entries {
        _ = report.text(of: diagnostic, file: "Menu.json", bytes: file)
        _ = report.json(of: diagnostic, file: "Menu.json")
        _ = fixes.fixIt(for: diagnostic)
      }
    }
    _ = Set(diagnostics)
  }

  private func gaps(of menu: Menu) {
    let report = CheckReport(language: .italian, text: Self.text)
    for gap in Set(menu.dishGaps) {
      _ = report.text(of: gap, file: "Menu.json")
      _ = report.json(of: gap, file: "Menu.json")
    }
  }

  private func print(_ session: MenuSession) {
    PlainMenu(session, text: Self.text, columns: 72).write { _ in }
  }

  private func talk(_ session: MenuSession) {
    let reader = LinearMenu(session, text: Self.text)
    _ = reader.greet().string
    for line in [
      "1", "1", "altro", "rosse", "senza latte", "margherita", "togli tutto", "liste", "3", "1",
      "ordina per nome", "orari", "lingua en", "pomodoro", "vegana",
    ] {
      _ = reader.told(to: line)
    }
  }

  private func board(_ session: MenuSession) {
    let board = Board(
      session, text: Self.text, hidesSoldOut: false, interval: .seconds(12),
      launcher: FakePeriodicTaskLauncher(), onTurn: {})
    for size in [Size(columns: 80, lines: 24), Size(columns: 120, lines: 30)] {
      let first = board.frame(for: size)
      _ = board.handle(.key(.character(" ")))
      _ = first == board.frame(for: size)
    }
  }

  private func browse(_ session: MenuSession, _ keys: String) {
    var screen = RecordingScreen(size: Size(columns: 120, lines: 30))
    let events = keys.map { ScreenEvent.key($0 == "\r" ? .enter : .character($0)) }
    screen.play(events, to: Browser(session, text: Self.text))
  }

  private func sellOut(_ file: [UInt8]) {
    for name in ["Margherita", "Diavola", "Dolce", "pizzas/1"] {
      let wanted = [SoldOut.Wanted.anything(name)]
      guard let answer = try? SoldOut.mark(true, wanted, in: file) else { return }
      _ = SoldOutReport(
        answer, wanted: wanted, isSoldOut: true, file: "Menu.json", in: .italian)
    }
    _ = try? SoldOut.bringAllBack(in: file)
    _ = try? SoldOut.marked(in: file)
  }

  private func reload(_ session: MenuSession, _ changed: MenuReading) {
    let browser = Browser(session, text: Self.text)
    let reader = LinearMenu(session, text: Self.text)
    _ = reader.told(to: "liste")
    _ = browser.frame(for: Size(columns: 80, lines: 24))
    let before = browser.state.selectedDetails
    browser.follow(.menu(changed), file: "Menu.json")
    reader.follow(.menu(changed), file: "Menu.json")
    _ = browser.frame(for: Size(columns: 80, lines: 24))
    _ = reader.told(to: "1")
    _ = before == browser.state.selectedDetails
  }
}
