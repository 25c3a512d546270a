import OldMenuCore
import OldReception
import Testing

/// When a visit begins, is over, and is written.
@Suite(.timeLimit(.minutes(5))) struct VisitRecorderTests {
  /// A terminal whose clocks are set by hand.
  final class Terminal {
    var now = Duration.zero
    var hour = VisitTests.hour
    var records: [TallyRecord] = []
    let state = ViewState(menu: MenuDataSource(pizzas: []), query: MenuQuery(), numberFound: 0)

    lazy var recorder = VisitRecorder(
      keepsSearches: false, now: { [unowned self] in now }, hour: { [unowned self] in hour }
    ) { [unowned self] bytes in
      records += TallyReader(bytes).records
    }

    func touch(at seconds: Int) {
      now = .seconds(seconds)
      recorder.look(at: state)
    }

    func end(at seconds: Int) {
      now = .seconds(seconds)
      recorder.end()
    }
  }

  private let terminal = Terminal()

  private func times() -> [String] {
    terminal.records.flatMap(\.lines).compactMap { line in
      if case .fact(_, let fact, _) = line, fact.kind == .time { fact.subject } else { nil }
    }
  }

  @Test func nobodyIsNoVisit() {
    terminal.end(at: 100)
    #expect(terminal.records.isEmpty)
  }

  @Test func aVisitLastsFromTheFirstKeyToTheLast() {
    terminal.touch(at: 1_000)
    terminal.touch(at: 1_059)
    terminal.end(at: 1_500)
    terminal.end(at: 1_600)
    #expect(times() == ["1m"])
  }

  @Test func ofAMinuteOneVisitIsWritten() {
    for start in stride(from: 0, to: 180, by: 20) {
      terminal.touch(at: start)
      terminal.end(at: start + 10)
    }
    #expect(terminal.records.count == 3)
  }

  @Test func aClockThatIsSetBackChangesNothingButTheHour() {
    terminal.touch(at: 0)
    terminal.end(at: 10)
    terminal.hour = CalendarHour("2026-10-25T02") ?? terminal.hour
    terminal.touch(at: 100)
    terminal.hour = CalendarHour("2026-10-25T01") ?? terminal.hour
    terminal.end(at: 110)
    let hours = terminal.records.flatMap(\.lines).compactMap { line in
      if case .visit(let hour, _) = line { hour.description } else { nil }
    }
    #expect(hours == ["2026-11-30T21", "2026-10-25T02"])
    #expect(times() == ["1m", "1m"])
  }
}
