import OldMenuCore
import OldMenuTesting
import Testing

@Suite(.timeLimit(.minutes(5))) @MainActor struct MainActorLauncherTests {
  private let sleepers = Sleepers()

  private func makeLauncher() -> MainActorLauncher {
    MainActorLauncher { [sleepers] in try await sleepers.wait(until: $0) }
  }

  @Test func itKeepsTheContract() async {
    let contract = PeriodicTaskLauncherContract(
      makeLauncher: { makeLauncher() }, passInterval: { await sleepers.passInterval() })
    #expect(await contract.violations() == [])
  }

  @Test func aLateRunDoesNotMoveThoseAfterIt() async {
    var time = ContinuousClock.now
    let launcher = MainActorLauncher(
      now: { time }, wait: { [sleepers] in try await sleepers.wait(until: $0) })
    launcher.start(every: .seconds(1)) {}
    for _ in 0..<3 {
      time += .milliseconds(1_300)
      await sleepers.passInterval()
    }
    launcher.stop()
    let pauses = zip(sleepers.asked, sleepers.asked.dropFirst()).map { $1 - $0 }
    #expect(pauses == [.seconds(1), .seconds(1), .seconds(1)])
  }

  @Test func ofTheRunsThatASuspensionMissedOneIsMadeUpFor() async {
    var (runs, time) = (0, ContinuousClock.now)
    let start = time
    let launcher = MainActorLauncher(
      now: { time }, wait: { [sleepers] in if $0 > time { try await sleepers.wait(until: $0) } })
    launcher.start(every: .seconds(1)) { runs += 1 }
    await Task.yield()
    // An app that was away for a day.
    time += .seconds(86_400.5)
    await sleepers.passInterval()
    #expect(runs == 1)
    #expect(sleepers.asked == [start + .seconds(1), start + .seconds(86_401)])
    launcher.stop()
  }

  @Test(arguments: [
    (Duration.seconds(1), Duration.seconds(-3), Duration.seconds(1)),
    (.seconds(1), .zero, .seconds(1)), (.seconds(1), .milliseconds(2_500), .seconds(3)),
    (.seconds(1), .seconds(2), .seconds(3)), (.zero, .seconds(5), .zero),
  ])
  func theNextRunIsToCome(interval: Duration, late: Duration, next: Duration) {
    let due = ContinuousClock.now
    #expect(due.next(every: interval, after: due + late) == due + next)
    let shortest = Duration(secondsComponent: 0, attosecondsComponent: 1)
    #expect(due.next(every: shortest, after: due + .seconds(86_400)) > due)
  }

  @Test func aReleasedLauncherRunsNothing() async {
    var runs = 0
    var launcher: MainActorLauncher? = makeLauncher()
    launcher?.start(every: .seconds(1)) { runs += 1 }
    await sleepers.passInterval()
    launcher = nil
    await sleepers.passInterval()
    #expect(runs == 1)
  }

  @Test func itServesARateLimiter() async {
    var shown: [Int] = []
    let limiter = RateLimiter(interval: .seconds(1), launcher: makeLauncher())
    for number in 1...3 { limiter.submit { shown.append(number) } }
    #expect(shown == [1])
    await sleepers.passInterval()
    #expect(shown == [1, 3])
  }
}

/// Tasks that sleep until somebody wakes them.
@MainActor private final class Sleepers {
  private var sleeping: [CheckedContinuation<Void, any Error>] = []
  private(set) var asked: [ContinuousClock.Instant] = []

  func wait(until deadline: ContinuousClock.Instant) async throws {
    asked.append(deadline)
    try await withCheckedThrowingContinuation { sleeping.append($0) }
  }

  /// Lets what was started fall asleep, wakes all, and lets them run until they sleep again.
  func passInterval() async {
    await Task.yield()
    let woken = sleeping
    sleeping = []
    for sleeper in woken { sleeper.resume() }
    await Task.yield()
  }
}
