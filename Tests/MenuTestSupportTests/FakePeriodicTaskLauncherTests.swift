import OldMenuCore
import MenuTestSupport
import OldMenuTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct FakePeriodicTaskLauncherTests {
  @Test func itKeepsTheContract() async {
    let clock = FakeClock()
    let contract = PeriodicTaskLauncherContract(
      makeLauncher: clock.makeLauncher, passInterval: clock.passInterval)
    #expect(await contract.violations() == [])
  }

  @Test func itTellsItsInterval() {
    let launcher = FakePeriodicTaskLauncher()
    #expect(launcher.interval == nil)
    launcher.start(every: .seconds(2)) {}
    #expect(launcher.interval == .seconds(2))
    #expect(launcher.isRunning)
    launcher.stop()
    #expect(launcher.interval == nil)
    #expect(!launcher.isRunning)
  }

  @Test func theContractSeesALauncherThatCannotStop() async {
    let clock = FakeClock(wrap: UnstoppableLauncher.init)
    let contract = PeriodicTaskLauncherContract(
      makeLauncher: clock.makeLauncher, passInterval: clock.passInterval)
    #expect(
      await contract.violations().contains(
        "runs when stopped after the first interval: 2, promised 1"))
  }

  @Test func theContractSeesALauncherThatRunsAtOnce() async {
    let clock = FakeClock(wrap: HastyLauncher.init)
    let contract = PeriodicTaskLauncherContract(
      makeLauncher: clock.makeLauncher, passInterval: clock.passInterval)
    #expect(
      await contract.violations().contains(
        "runs after 0, 1, 2 and 3 intervals: [1, 2, 3, 4], promised [0, 1, 2, 3]"))
  }
}

/// Ticks every launcher it made.
private final class FakeClock {
  private var launchers: [FakePeriodicTaskLauncher] = []
  private let wrap: (FakePeriodicTaskLauncher) -> any PeriodicTaskLauncher

  init(wrap: @escaping (FakePeriodicTaskLauncher) -> any PeriodicTaskLauncher = { $0 }) {
    self.wrap = wrap
  }

  func makeLauncher() -> any PeriodicTaskLauncher {
    let launcher = FakePeriodicTaskLauncher()
    launchers.append(launcher)
    return wrap(launcher)
  }

  func passInterval() {
    for launcher in launchers {
      launcher.tick()
    }
  }
}

private final class UnstoppableLauncher: PeriodicTaskLauncher {
  private let launcher: FakePeriodicTaskLauncher

  init(_ launcher: FakePeriodicTaskLauncher) {
    self.launcher = launcher
  }

  func start(every interval: Duration, task: @escaping () -> Void) {
    launcher.start(every: interval, task: task)
  }

  func stop() {}
}

private final class HastyLauncher: PeriodicTaskLauncher {
  private let launcher: FakePeriodicTaskLauncher

  init(_ launcher: FakePeriodicTaskLauncher) {
    self.launcher = launcher
  }

  func start(every interval: Duration, task: @escaping () -> Void) {
    launcher.start(every: interval, task: task)
    task()
  }

  func stop() {
    launcher.stop()
  }
}
