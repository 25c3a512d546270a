import OldMenuCore
import OldMenuTesting
import Testing

@testable import OldMenuFiles

/// The launcher behind a stream of menus, whose time passes by hand here.
@Suite(.timeLimit(.minutes(5))) struct DueLauncherTests {
  private final class Clock {
    var now = ContinuousClock.now
    var launchers: [DueLauncher] = []

    func makeLauncher() -> DueLauncher {
      let launcher = DueLauncher { self.now }
      launchers.append(launcher)
      return launcher
    }

    func pass(_ time: Duration) {
      now += time
      for launcher in launchers { launcher.runIfDue() }
    }
  }

  @Test func itKeepsWhatALauncherPromises() async {
    let clock = Clock()
    let contract = PeriodicTaskLauncherContract {
      clock.makeLauncher()
    } passInterval: {
      clock.pass(.milliseconds(100))
    }
    #expect(await contract.violations() == [])
  }

  @Test func anIntervalIsKeptAlsoWhereWakingUpTakesTime() throws {
    let clock = Clock()
    let (launcher, begun) = (clock.makeLauncher(), clock.now)
    var runs = 0
    launcher.start(every: .milliseconds(700)) { runs += 1 }
    for run in 1...10 {
      let due = try #require(launcher.due)
      #expect(due - begun == .milliseconds(700) * run)
      clock.pass(due - clock.now + .milliseconds(30))
      #expect(runs == run)
    }
  }

  @Test func whatWasMissedIsNotMadeUpFor() {
    let clock = Clock()
    let launcher = clock.makeLauncher()
    var runs = 0
    launcher.start(every: .milliseconds(700)) { runs += 1 }
    clock.pass(.seconds(70))
    clock.pass(.zero)
    #expect(runs == 1 && launcher.due == clock.now + .milliseconds(700))
    launcher.stop()
    #expect(launcher.due == nil)
  }
}
