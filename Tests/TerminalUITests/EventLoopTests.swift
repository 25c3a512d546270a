import MenuCore
import MenuPresentation
import Testing

@testable import TerminalUI
@testable import giuseppe_menu
import TerminalText

private let empty = Frame(lines: [], cursor: Position(line: 0, column: 0))

/// A screen with scripted events, after which time passes until its end.
private struct ScriptedScreen: Screen, ~Copyable {
  var events: [ScreenEvent] = []
  var clock: HandClock?
  var end = ContinuousClock.now
  let size = Size(columns: 80, lines: 24)
  var frames = 0

  mutating func show(_ frame: Frame) { frames += 1 }
  mutating func redraw() {}
  mutating func suspend() {}

  mutating func nextEvent(within timeout: Duration?) -> ScreenEvent {
    guard events.isEmpty else { return events.removeFirst() }
    guard let clock, let timeout, clock.time + timeout <= end else {
      clock?.time = end
      return .ended(.hangup)
    }
    clock.time += timeout
    return .timeout
  }
}

/// A loop with a manual clock.
private final class HandClock {
  var time = ContinuousClock.now
  private(set) lazy var loop = EventLoop { [unowned self] in time }

  /// Lets time pass in the loop's waiting steps, and returns the number of frames.
  @discardableResult func pass(_ milliseconds: Int) -> Int {
    var screen = ScriptedScreen(clock: self, end: time + .milliseconds(milliseconds))
    _ = loop.run(on: &screen, handle: { _, _ in true }, frame: { _ in empty })
    return screen.frames
  }
}

struct EventLoopTests {
  private let clock = HandClock()

  @Test(
    "a slow task keeps running at multiples of its interval",
    arguments: [(30, [100, 200, 300, 400]), (250, [100, 350, 400])])
  func task_thatIsSlow_keepsItsMultiples(slowness: Int, expected: [Int]) {
    var runs: [Int] = []
    let start = clock.time
    let launcher = clock.loop.makeLauncher()
    launcher.start(every: .milliseconds(100)) {
      runs.append(Int((clock.time - start) / .milliseconds(1)))
      if runs.count == 1 || slowness < 100 { clock.time += .milliseconds(slowness) }
    }
    clock.pass(450)
    launcher.stop()
    #expect(runs == expected)
  }

  @Test("a launcher that is restarted, stopped or released no longer runs its old task")
  func launcher_startedAgainStoppedOrReleased_runsNoMore() {
    var runs: [String] = []
    var launcher: (any PeriodicTaskLauncher)? = clock.loop.makeLauncher()
    launcher?.start(every: .milliseconds(100)) { runs.append("a") }
    launcher?.start(every: .milliseconds(100)) {
      runs.append("b")
      if runs.count == 2 { launcher?.stop() }
    }
    clock.pass(500)
    #expect(runs == ["b", "b"])
    launcher?.start(every: .milliseconds(100)) { runs.append("c") }
    launcher = nil
    clock.pass(500)
    #expect(runs == ["b", "b"] && clock.loop.timeToNextDeadline == nil)
  }

  @Test("an interval of zero runs once per millisecond")
  func interval_ofNothing_doesNotSpin() {
    var runs = 0
    let launcher = clock.loop.makeLauncher()
    launcher.start(every: .zero) { runs += 1 }
    clock.pass(10)
    launcher.stop()
    #expect(runs == 10)
  }

  @Test("a frame is drawn only after a task that requests one")
  func frame_ofATask_isShownWhereItAsksForOne() {
    let launcher = clock.loop.makeLauncher()
    var runs = 0
    launcher.start(every: .milliseconds(100)) {
      runs += 1
      if runs != 2 { clock.loop.requestFrame() }
    }
    #expect(clock.pass(350) == 3)
    launcher.stop()
  }

  @Test("a task that finishes the loop prevents the tasks after it")
  func finish_byATask_endsTheRunAtOnce() {
    var runs = 0
    let (first, second) = (clock.loop.makeLauncher(), clock.loop.makeLauncher())
    first.start(every: .milliseconds(100)) { clock.loop.finish() }
    second.start(every: .milliseconds(150)) { runs += 1 }
    clock.time += .milliseconds(200)
    clock.pass(1_000)
    #expect(runs == 0)
    first.stop()
    second.stop()
  }

  /// A frame for every 256 keys, so that a guest who holds a key sees the screen change.
  @Test(
    "held keys draw one frame for every 256 keys",
    arguments: [(0, 1), (1, 1), (200, 1), (300, 2), (1_000, 4)])
  func keys_thatAreHeld_costFewFrames(keys: Int, frames: Int) {
    var screen = ScriptedScreen(events: Array(repeating: .key(.down), count: keys) + [.timeout])
    _ = EventLoop().run(on: &screen, handle: { _, _ in true }, frame: { _ in empty })
    #expect(screen.frames == frames)
  }

  @Test("a loop ends when the screen ends or the handler returns false")
  func run_ofALoop_endsWithTheScreenOrTheHandler() {
    let keys: [ScreenEvent] = [.key(.up), .resized, .key(.down)]
    var seen: [ScreenEvent] = []
    var screen = ScriptedScreen(events: keys)
    let reason = EventLoop().run(on: &screen) { event, _ in
      seen.append(event)
      return true
    } frame: { _ in
      empty
    }
    #expect(reason == .hangup && seen == keys)
    var other = ScriptedScreen(events: keys)
    let none = EventLoop().run(
      on: &other, handle: { event, _ in event != .resized }, frame: { _ in empty })
    #expect(none == nil && other.events == [.key(.down)])
  }

  @Test(
    "after a late run, the next one is at the next multiple of the interval",
    arguments: [
      (Duration.seconds(10), Duration.seconds(3), Duration.seconds(10)),
      (.seconds(10), .seconds(10), .seconds(20)), (.seconds(10), .seconds(25), .seconds(30)),
      (.seconds(10), .seconds(30), .seconds(40)), (.zero, .seconds(5), .zero),
      (.seconds(-1), .seconds(5), .seconds(-1)),
    ])
  func nextRun_afterALateOne_isAMultipleThatIsStillToCome(
    _ interval: Duration, _ now: Duration, _ expected: Duration
  ) {
    let start = ContinuousClock.now
    #expect(start.next(every: interval, after: start + now) == start + expected)
  }

  @Test("the next run of a tiny interval does not overflow")
  func nextRun_ofATinyInterval_doesNotOverflow() {
    let start = ContinuousClock.now
    let next = start.next(
      every: Duration(secondsComponent: 0, attosecondsComponent: 1), after: start + .seconds(86_400)
    )
    #expect(next > start)
  }
}
