import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import OldMenuTesting
import Testing

@testable import OldTerminalUI

/// A screen on which only time passes, until it ends.
private final class HandClock {
  private(set) var time = ContinuousClock.now
  private(set) lazy var loop = EventLoop { [unowned self] in time }

  /// Lets time pass, in the steps in which the loop waits.
  ///
  /// - Returns: how many frames were shown meanwhile.
  @discardableResult
  func pass(_ duration: Duration, onFrame: () -> Void = {}) -> Int {
    var screen = WaitingScreen(clock: self, end: time + duration)
    _ = loop.run(on: &screen, handle: { _, _ in true }) { _ in
      onFrame()
      return empty
    }
    return screen.frames
  }

  func advance(_ duration: Duration) {
    time += duration
  }

  func move(to instant: ContinuousClock.Instant) {
    time = max(time, instant)
  }
}

private struct WaitingScreen: Screen, ~Copyable {
  var theme = Theme.standard
  let clock: HandClock
  let end: ContinuousClock.Instant
  let size = Size(columns: 80, lines: 24)

  var frames = 0

  mutating func show(_ frame: Frame) { frames += 1 }
  mutating func redraw() {}
  mutating func suspend() {}

  mutating func nextEvent(within timeout: Duration?) -> ScreenEvent {
    guard let timeout, clock.time + timeout <= end else {
      clock.move(to: end)
      return .ended(.hangup)
    }
    clock.advance(timeout)
    return .timeout
  }
}

@Suite(.timeLimit(.minutes(5))) struct EventLoopTests {
  private let clock = HandClock()

  @Test func itsLaunchersKeepTheContract() async {
    let contract = PeriodicTaskLauncherContract(
      makeLauncher: { clock.loop.makeLauncher() },
      passInterval: { clock.pass(.milliseconds(100)) })
    #expect(await contract.violations() == [])
  }

  @Test func aLateRunDoesNotMoveThoseAfterIt() {
    var runs: [Duration] = []
    let start = clock.time
    let launcher = clock.loop.makeLauncher()
    launcher.start(every: .milliseconds(100)) {
      runs.append(clock.time - start)
      clock.advance(.milliseconds(30))
    }
    clock.pass(.milliseconds(450))
    launcher.stop()
    #expect(runs == [100, 200, 300, 400].map { .milliseconds($0) })
  }

  @Test func aSlowTaskSkipsWhatItMissed() {
    var runs: [Duration] = []
    let start = clock.time
    let launcher = clock.loop.makeLauncher()
    launcher.start(every: .milliseconds(100)) {
      runs.append(clock.time - start)
      if runs.count == 1 { clock.advance(.milliseconds(350)) }
    }
    clock.pass(.milliseconds(700))
    launcher.stop()
    #expect(runs == [100, 450, 500, 600, 700].map { .milliseconds($0) })
  }

  @Test func aReleasedLauncherHasStopped() {
    var runs = 0
    var launcher: (any PeriodicTaskLauncher)? = clock.loop.makeLauncher()
    launcher?.start(every: .milliseconds(100)) { runs += 1 }
    launcher = nil
    clock.pass(.seconds(1))
    #expect(runs == 0)
  }

  @Test func anIntervalOfNothingDoesNotSpin() {
    var runs = 0
    let launcher = clock.loop.makeLauncher()
    launcher.start(every: .zero) { runs += 1 }
    clock.pass(.milliseconds(10))
    launcher.stop()
    #expect(runs == 10)
  }

  @Test func whatATaskChangedIsShown() {
    let launcher = clock.loop.makeLauncher()
    var runs = 0
    launcher.start(every: .milliseconds(100)) {
      runs += 1
      if runs != 2 { clock.loop.requestFrame() }
    }
    // The first frame, and one after each run that asks for it.
    #expect(clock.pass(.milliseconds(350)) == 3)
    launcher.stop()
  }

  @Test func whoShowsNoFramesDoesNotWaitForOne() {
    clock.loop.requestFrame()
    #expect(clock.loop.timeToNextDeadline == nil)
  }

  @Test(arguments: [(200, 1), (300, 2)])
  func aFrameThatIsDueCountsOnce(keys: Int, frames: Int) {
    let loop = EventLoop()
    loop.requestFrame()
    var screen = ScriptedScreen(events: Array(repeating: .key(.down), count: keys) + [.timeout])
    _ = loop.run(on: &screen, handle: { _, _ in true }, frame: { _ in empty })
    #expect(screen.frames == frames)
  }

  @Test func aTaskEndsTheRun() {
    let launcher = clock.loop.makeLauncher()
    launcher.start(every: .milliseconds(100)) { clock.loop.finish() }
    let start = clock.time
    clock.pass(.seconds(1))
    #expect(clock.time - start == .milliseconds(100))
    launcher.stop()
  }

  @Test func nothingRunsAfterTheTaskThatEndsTheRun() {
    var runs = 0
    let (first, second) = (clock.loop.makeLauncher(), clock.loop.makeLauncher())
    first.start(every: .milliseconds(100)) { clock.loop.finish() }
    second.start(every: .milliseconds(150)) { runs += 1 }
    // Both are due when the loop comes to them.
    clock.advance(.milliseconds(200))
    clock.pass(.seconds(1))
    #expect(runs == 0)
    first.stop()
    second.stop()
  }

  @Test func itEndsWithTheScreenOrWhenTheHandlerHasEnough() {
    let keys: [ScreenEvent] = [.key(.up), .resized, .key(.down)]
    var seen: [ScreenEvent] = []
    var screen = ScriptedScreen(events: keys)
    let reason = EventLoop().run(on: &screen) { event, _ in
      seen.append(event)
      return true
    } frame: { _ in
      empty
    }
    #expect(reason == .hangup)
    #expect(seen == keys)

    var other = ScriptedScreen(events: keys)
    let nobody = EventLoop().run(
      on: &other, handle: { event, _ in event != .resized }, frame: { _ in empty })
    #expect(nobody == nil)
    #expect(other.events == [.key(.down)])
  }

  @Test(arguments: [(0, 1), (1, 1), (200, 1), (300, 2), (1_000, 4)])
  func ofManyKeysOnlyAFewCostAFrame(keys: Int, frames: Int) {
    var screen = ScriptedScreen(events: Array(repeating: .key(.down), count: keys) + [.timeout])
    _ = EventLoop().run(on: &screen, handle: { _, _ in true }, frame: { _ in empty })
    #expect(screen.frames == frames)
  }
}

private let empty = Frame(lines: [], cursor: Position(line: 0, column: 0))

/// A screen on which everything has happened already.
private struct ScriptedScreen: Screen, ~Copyable {
  var events: [ScreenEvent]
  let size = Size(columns: 80, lines: 24)
  var theme = Theme.standard
  var frames = 0

  mutating func show(_ frame: Frame) { frames += 1 }
  mutating func redraw() {}
  mutating func suspend() {}

  mutating func nextEvent(within timeout: Duration?) -> ScreenEvent {
    events.isEmpty ? .ended(.hangup) : events.removeFirst()
  }
}
