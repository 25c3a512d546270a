import MenuCore
import MenuTesting
import Testing

/// The limiter as a table of events, with a manual clock.
struct RateLimiterTests {
  /// The runs of actions named by letters, and the launcher, after a script: a letter submits, a dot lets
  /// an interval pass. `ab.` → a at once, b after the interval
  private func run(_ script: String) -> (runs: String, isBusy: Bool) {
    let launcher = FakePeriodicTaskLauncher()
    let limiter = RateLimiter(interval: .milliseconds(100), launcher: launcher)
    var runs = ""
    for step in script {
      if step == "." {
        runs += "."
        launcher.tick()
      } else {
        limiter.submit { runs.append(step) }
      }
    }
    return (runs, launcher.isRunning)
  }

  @Test(
    "the first action runs at once, and only the last of the later ones at the next interval",
    arguments: [
      ("", "", false), ("a", "a", true), ("a.", "a.", false), ("ab", "a", true),
      ("ab.", "a.b", true), ("ab..", "a.b.", false), ("abc.", "a.c", true),
      ("abcd..", "a.d.", false),
      ("ab.c", "a.b", true), ("ab.c.", "a.b.c", true), ("ab.cd..", "a.b.d.", false),
      ("a.b", "a.b", true), ("a.b..c", "a.b..c", true), ("...", "...", false),
      ("a...b.", "a...b.", false),
    ])
  func script_ofSubmissionsAndIntervals_runsTheFirstAndTheLast(
    _ script: String, _ runs: String, _ isBusy: Bool
  ) {
    let found = run(script)
    #expect(found.runs == runs && found.isBusy == isBusy)
  }

  @Test("an action submitted by another runs one interval later")
  func action_thatSubmitsAnother_isFollowedByIt() {
    let launcher = FakePeriodicTaskLauncher()
    let limiter = RateLimiter(interval: .seconds(1), launcher: launcher)
    var runs = ""
    limiter.submit {
      runs += "a"
      limiter.submit {
        runs += "b"
        limiter.submit { runs += "c" }
      }
    }
    #expect(runs == "a")
    launcher.tick()
    #expect(runs == "ab")
    launcher.tick()
    #expect(runs == "abc" && launcher.isRunning)
    launcher.tick()
    #expect(!launcher.isRunning)
  }

  @Test("a released limiter stops its launcher and drops the waiting action")
  func limiter_thatIsReleased_stopsItsLauncherAndRunsNothing() {
    let launcher = FakePeriodicTaskLauncher()
    var runs = ""
    var limiter: RateLimiter? = RateLimiter(interval: .seconds(1), launcher: launcher)
    limiter?.submit { runs += "a" }
    limiter?.submit { runs += "b" }
    limiter = nil
    launcher.tick()
    #expect(runs == "a" && !launcher.isRunning)
  }
}
