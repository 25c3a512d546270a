import OldMenuCore
import MenuTestSupport
import OldMenuTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct RateLimiterTests {
  let launcher = FakePeriodicTaskLauncher()
  let limiter: RateLimiter

  init() {
    limiter = RateLimiter(interval: .milliseconds(500), launcher: launcher)
  }

  @Test func itStartsQuiescent() {
    #expect(!launcher.isRunning)
  }

  @Test func aQuiescentLimiterRunsAnActionAtOnceAndStartsItsLauncher() {
    var ran: [String] = []
    limiter.submit { ran.append("a") }
    #expect(ran == ["a"])
    #expect(launcher.interval == .milliseconds(500))
  }

  @Test func aBusyLimiterRemembersOnlyTheLastAction() {
    var ran: [String] = []
    for name in ["a", "b", "c"] {
      limiter.submit { ran.append(name) }
    }
    #expect(ran == ["a"])
    launcher.tick()
    #expect(ran == ["a", "c"])
  }

  @Test func aTickWithAnActionStaysBusy() {
    var ran: [String] = []
    limiter.submit { ran.append("a") }
    limiter.submit { ran.append("b") }
    launcher.tick()
    limiter.submit { ran.append("c") }
    #expect(ran == ["a", "b"])
    launcher.tick()
    #expect(ran == ["a", "b", "c"])
  }

  @Test func aTickWithNothingIsQuiescentAgain() {
    var ran: [String] = []
    limiter.submit { ran.append("a") }
    launcher.tick()
    #expect(!launcher.isRunning)
    limiter.submit { ran.append("b") }
    #expect(ran == ["a", "b"])
  }

  @Test func aLimiterThatIsReleasedStopsItsLauncher() {
    let launcher = FakePeriodicTaskLauncher()
    var ran: [String] = []
    var limiter: RateLimiter? = RateLimiter(interval: .seconds(1), launcher: launcher)
    limiter?.submit { ran.append("a") }
    limiter?.submit { ran.append("b") }
    limiter = nil
    #expect(!launcher.isRunning)
    launcher.tick()
    #expect(ran == ["a"])
  }

  @Test func anActionMaySubmitAnother() {
    var ran: [String] = []
    limiter.submit { [limiter] in
      ran.append("outer")
      limiter.submit { ran.append("inner") }
    }
    #expect(ran == ["outer"])
    launcher.tick()
    #expect(ran == ["outer", "inner"])
  }

  @Test func aRememberedActionMaySubmitAnother() {
    var ran: [String] = []
    limiter.submit { ran.append("a") }
    limiter.submit { [limiter] in
      ran.append("b")
      limiter.submit { ran.append("c") }
    }
    launcher.tick()
    #expect(ran == ["a", "b"])
    launcher.tick(times: 2)
    #expect(ran == ["a", "b", "c"])
    #expect(!launcher.isRunning)
  }

  /// Submissions are letters, a dot is a tick: what ran stands where it ran.
  @Test(arguments: [
    ("a", "a"), ("ab", "a"), ("ab.", "a.b"), ("abc.", "a.c"), ("a.b", "a.b"),
    ("ab..c", "a.b.c"), ("ab.c.d", "a.b.c"), ("ab.c.d.", "a.b.c.d"), ("...a", "a"),
  ])
  func marbles(input: String, output: String) {
    var ran = ""
    for step in input {
      if step == "." {
        if launcher.isRunning { ran.append(".") }
        launcher.tick()
      } else {
        limiter.submit { ran.append(step) }
      }
    }
    while ran.last == "." { ran.removeLast() }
    #expect(ran == output)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func theLastActionAlwaysRunsAndNeverTwoInOneInterval(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var lastSubmitted = 0
    var lastRun = 0
    var runsInThisInterval = 0
    for number in 1...50 {
      lastSubmitted = number
      limiter.submit {
        lastRun = number
        runsInThisInterval += 1
      }
      #expect(runsInThisInterval <= 1)
      if Bool.random(using: &generator) {
        runsInThisInterval = 0
        launcher.tick()
        #expect(runsInThisInterval <= 1)
      }
    }
    launcher.tick(times: 2)
    #expect(lastRun == lastSubmitted)
    #expect(!launcher.isRunning)
  }
}
