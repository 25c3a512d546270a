import MenuCore
import MenuPresentation
import MenuTestSupport
import Testing

@testable import TerminalUI

/// A screen on which only time passes, until it ends.
private final class HandClock {
  private(set) var time = ContinuousClock.now
  private(set) lazy var loop = EventLoop { [unowned self] in time }

  /// Lets time pass, in the steps in which the loop waits.
  func pass(_ duration: Duration, handle: (ScreenEvent) -> Bool = { _ in true }) {
    var screen = WaitingScreen(clock: self, end: time + duration)
    _ = loop.run(on: &screen) { event, _ in handle(event) }
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

  mutating func show(_ frame: Frame) {}
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

@Suite struct EventLoopTests {
  private let clock = HandClock()

  @Test func itsLaunchersKeepTheContract() {
    let contract = PeriodicTaskLauncherContract(
      makeLauncher: { clock.loop.makeLauncher() },
      passInterval: { clock.pass(.milliseconds(100)) })
    #expect(contract.violations() == [])
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

  @Test func theHandlerHearsOfTasksThatRan() {
    var events: [ScreenEvent] = []
    let launcher = clock.loop.makeLauncher()
    launcher.start(every: .milliseconds(100)) {}
    clock.pass(.milliseconds(250)) {
      events.append($0)
      return true
    }
    launcher.stop()
    #expect(events == [.timeout, .timeout])
  }

  @Test func itEndsWithTheScreenOrWhenTheHandlerHasEnough() {
    let keys: [ScreenEvent] = [.key(.up), .resized, .key(.down)]
    var seen: [ScreenEvent] = []
    var screen = ScriptedScreen(events: keys + [.ended(.signal(15))])
    let reason = EventLoop().run(on: &screen) { event, _ in
      seen.append(event)
      return true
    }
    #expect(reason == .signal(15))
    #expect(seen == keys)

    var other = ScriptedScreen(events: keys)
    #expect(EventLoop().run(on: &other) { event, _ in event != .resized } == nil)
    #expect(other.events == [.key(.down)])
  }
}

private struct ScriptedScreen: Screen, ~Copyable {
  var theme = Theme.standard
  var events: [ScreenEvent]
  let size = Size(columns: 80, lines: 24)

  mutating func show(_ frame: Frame) {}
  mutating func suspend() {}

  mutating func nextEvent(within timeout: Duration?) -> ScreenEvent {
    events.isEmpty ? .ended(.hangup) : events.removeFirst()
  }
}
