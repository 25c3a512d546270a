public import MenuCore

/// The guarantees of every launcher, whether its time is real or passes by hand.
public struct PeriodicTaskLauncherContract {
  private let makeLauncher: () -> any PeriodicTaskLauncher
  private let passInterval: () async -> Void
  private let interval = Duration.milliseconds(100)

  /// Describes the launchers to check.
  ///
  /// - Parameters:
  ///   - makeLauncher: makes a new launcher, independent of those made before.
  ///   - passInterval: lets 100 milliseconds pass for all of them.
  public init(
    makeLauncher: @escaping () -> any PeriodicTaskLauncher,
    passInterval: @escaping () async -> Void
  ) {
    self.makeLauncher = makeLauncher
    self.passInterval = passInterval
  }

  /// Every broken guarantee, as a sentence; empty for a correct launcher.
  public nonisolated(nonsending) func violations() async -> [String] {
    let promises = [
      runsOnceAnInterval, runsNothingAfterStop, startingAgainReplaces, mayStopInsideTheTask,
      mayStartInsideTheTask, startsAfterStop, stopsWithoutStart, isIndependentOfOthers,
      runsNothingThatAnotherStopped,
    ]
    var broken: [String] = []
    for promise in promises {
      if let violation = await promise() { broken.append(violation) }
    }
    return broken
  }

  private nonisolated(nonsending) func runsOnceAnInterval() async -> String? {
    var runs: [Int] = []
    var count = 0
    let launcher = makeLauncher()
    launcher.start(every: interval) { count += 1 }
    for _ in 0..<3 {
      runs.append(count)
      await passInterval()
    }
    runs.append(count)
    launcher.stop()
    return expect(runs, promised: [0, 1, 2, 3], of: "runs after 0, 1, 2 and 3 intervals")
  }

  private nonisolated(nonsending) func runsNothingAfterStop() async -> String? {
    var count = 0
    let launcher = makeLauncher()
    launcher.start(every: interval) { count += 1 }
    await passInterval()
    launcher.stop()
    await passInterval()
    return expect(count, promised: 1, of: "runs when stopped after the first interval")
  }

  private nonisolated(nonsending) func startingAgainReplaces() async -> String? {
    var first = 0
    var second = 0
    let launcher = makeLauncher()
    launcher.start(every: interval) { first += 1 }
    launcher.start(every: interval) { second += 1 }
    await passInterval()
    launcher.stop()
    return expect(
      [first, second], promised: [0, 1], of: "runs of a replaced task and of the new one")
  }

  private nonisolated(nonsending) func mayStopInsideTheTask() async -> String? {
    var count = 0
    let launcher = makeLauncher()
    launcher.start(every: interval) {
      count += 1
      launcher.stop()
    }
    await passInterval()
    await passInterval()
    return expect(count, promised: 1, of: "runs of a task that stops its launcher")
  }

  private nonisolated(nonsending) func mayStartInsideTheTask() async -> String? {
    var second = 0
    let launcher = makeLauncher()
    launcher.start(every: interval) { [interval] in
      launcher.start(every: interval) { second += 1 }
    }
    await passInterval()
    let early = second
    await passInterval()
    launcher.stop()
    return expect([early, second], promised: [0, 1], of: "runs of a task started inside a task")
  }

  private nonisolated(nonsending) func startsAfterStop() async -> String? {
    var count = 0
    let launcher = makeLauncher()
    launcher.start(every: interval) {}
    launcher.stop()
    launcher.start(every: interval) { count += 1 }
    await passInterval()
    launcher.stop()
    return expect(count, promised: 1, of: "runs when started again after a stop")
  }

  private nonisolated(nonsending) func stopsWithoutStart() async -> String? {
    var count = 0
    let launcher = makeLauncher()
    launcher.stop()
    launcher.start(every: interval) { count += 1 }
    await passInterval()
    launcher.stop()
    launcher.stop()
    await passInterval()
    return expect(count, promised: 1, of: "runs between needless stops")
  }

  private nonisolated(nonsending) func isIndependentOfOthers() async -> String? {
    var count = 0
    let launcher = makeLauncher()
    let other = makeLauncher()
    launcher.start(every: interval) { count += 1 }
    other.start(every: interval) {}
    other.stop()
    await passInterval()
    launcher.stop()
    return expect(count, promised: 1, of: "runs while another launcher is stopped")
  }

  private nonisolated(nonsending) func runsNothingThatAnotherStopped() async -> String? {
    var count = 0
    let launchers = [makeLauncher(), makeLauncher()]
    // Both are due at the same moment, and the one that runs first stops the other.
    for (launcher, other) in [(0, 1), (1, 0)] {
      launchers[launcher].start(every: interval) {
        count += 1
        launchers[other].stop()
      }
    }
    await passInterval()
    for launcher in launchers { launcher.stop() }
    return expect(
      count, promised: 1, of: "runs of two tasks that are due together and stop each other")
  }

  private func expect<Value: Equatable>(
    _ seen: Value, promised: Value, of what: String
  ) -> String? {
    guard seen != promised else { return nil }
    return "\(what): \(seen), promised \(promised)"
  }
}
