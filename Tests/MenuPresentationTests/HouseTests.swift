import OldMenuCore
import MenuTestSupport
import OldMenuTesting
import Testing

@testable import OldMenuPresentation

/// The house and its clock, wherever somebody reads of them.
@Suite(.timeLimit(.minutes(5))) struct HouseTests {
  private let tuesdayAt13 = WeekTime(.tue, TimeOfDay(hour: 13, minute: 0))

  /// Open for lunch on Tuesdays; a lunch menu until two, and one for the evening.
  private func session(_ now: WeekTime? = nil, language: Language = "it") throws -> MenuSession {
    func hours(_ opens: Int, _ closes: Int) throws -> Hours {
      let span = try #require(
        OpeningHours.Span(
          days: [.tue], opens: TimeOfDay(hour: opens, minute: 0),
          closes: TimeOfDay(hour: closes, minute: 0)))
      return .week(OpeningHours([span]))
    }
    var menu = Menu(pizzas: [
      .fixture(name: "Marinara", group: "pranzo"), .fixture(name: "Diavola", group: "sera"),
    ])
    menu.name = "Da Giuseppe"
    menu.description = "Cucina di casa"
    menu.phone = "06 123"
    menu.language = "it"
    menu.hours = try hours(12, 15)
    menu.groups = [
      DishGroup(id: "pranzo", title: "Pranzo", description: "In fretta", hours: try hours(12, 14)),
      DishGroup(id: "sera", title: "Sera", hours: try hours(19, 23)),
    ]
    var session = MenuSession(dataSource: MenuDataSource(menu: menu, language: language))
    session.now = now
    return session
  }

  private func screen(_ session: MenuSession, _ keys: String = "") -> Frame {
    let browser = Browser(session, text: TerminalText(cellWidth: testCellWidth))
    browser.clock = { session.now }
    var screen = RecordingScreen(size: Size(columns: 100, lines: 24))
    screen.play(keys.map { .key(.character($0)) }, to: browser)
    return browser.frame(for: Size(columns: 100, lines: 24))
  }

  @Test func aHeadingTellsWhenItIsServedAndWhatItIs() throws {
    let lines = screen(try session()).text
    #expect(
      lines.contains { $0.hasPrefix(" Pranzo  martedì: 12:00–14:00") && $0.contains("In fretta") })
  }

  @Test func whatIsNotServedNowIsQuietAndStays() throws {
    let frame = screen(try session(tuesdayAt13))
    let headings = frame.lines.filter { line in
      ["Pranzo", "Sera"].contains { line.map(\.text.string).joined().hasPrefix(" \($0) ") }
    }
    let styles = headings.map { line in line.first { $0.text.string != " " }?.style }
    #expect(styles == [[.bold, .accent], .dim])
    #expect(frame.text.contains { $0.contains("Diavola") })
  }

  @Test func theRowsOfWhatIsNotServedNowAreQuietTooAndTheirWarningsAreNot() throws {
    func style(of name: String, _ frame: Frame) -> Style? {
      frame.lines.first { line in
        line.map(\.text.string).joined().hasPrefix("  \(name) ")
      }?.first { $0.text.string.contains(name) }?.style
    }
    let session = try session(tuesdayAt13)
    #expect(style(of: "Diavola", screen(session)) == .dim)
    #expect(style(of: "Marinara", screen(session, "j")) == .bold)
    #expect(style(of: "Diavola", screen(try self.session())) == .bold, "nobody knows the time")
    var careful = session
    careful.change { query in
      query.filter.without = [.milk]
      query.filter.showsUndeclared = true
    }
    let row = screen(careful).lines.first { $0.map(\.text.string).joined().contains("Diavola") }
    #expect(row?.contains { $0.style == .warning && $0.text.string.contains("chiedere") } == true)
  }

  @Test func aScreenThatNobodyTouchesFollowsTheClock() throws {
    var now = WeekTime(.tue, TimeOfDay(hour: 13, minute: 59))
    let browser = Browser(try session(), text: TerminalText(cellWidth: testCellWidth))
    browser.clock = { now }
    let launcher = FakePeriodicTaskLauncher()
    var changes = 0
    browser.followClock(launcher: launcher) { changes += 1 }
    let size = Size(columns: 100, lines: 24)
    let before = browser.frame(for: size)
    launcher.tick(times: 3)
    #expect(changes == 0, "what has not changed is not drawn again")
    now = WeekTime(.tue, TimeOfDay(hour: 14, minute: 0))
    launcher.tick()
    #expect(changes == 1)
    let after = browser.frame(for: size)
    #expect(after != before && after.text == before.text)
    launcher.tick(times: 3)
    #expect(changes == 1)
  }

  @Test func thePageOfTheHouseHoldsItsHoursAgainstTheClock() throws {
    let page = screen(try session(tuesdayAt13), "i").text
    #expect(page.contains { $0.contains("aperto fino alle 15:00") })
    #expect(page.contains { $0.contains("oggi (martedì): 12:00–15:00") })
    #expect(!screen(try session(), "i").text.contains { $0.contains("aperto fino") })
  }

  @Test func fromItsPageOneComesBackToTheDish() throws {
    let guest = Guest(try session())
    guest.perform(.open, .house)
    #expect(guest.mode.context == .page)
    guest.perform(.back)
    #expect(guest.mode == .dish(top: 0))
  }

  @Test func paperTellsTheHouseAtItsHeadAndItsFoot() throws {
    var page = ""
    PlainMenu(try session(), text: TerminalText(cellWidth: testCellWidth), columns: 72)
      .write { page += $0.string }
    #expect(page.hasPrefix("DA GIUSEPPE\nCucina di casa\n\nPIZZE · PRANZO\nmartedì: 12:00–14:00\n"))
    #expect(page.contains("\nTelefono: 06 123\n"))
  }

  @Test func whoAsksByLineIsToldWhetherItIsOpen() throws {
    let reader = LinearMenu(try session(), text: TerminalText(cellWidth: testCellWidth))
    reader.clock = { [tuesdayAt13] in tuesdayAt13 }
    #expect(reader.answer(to: "orari").string.contains("Aperto fino alle 15:00."))
  }
}
