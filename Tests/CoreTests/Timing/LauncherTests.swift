import MenuCore
import MenuTesting
import Testing

/// The contract of launchers, over the fake and over ones that break it.
struct LauncherTests {
  /// The violations of fakes that tick so many times an interval.
  private func violations(ticks: Int) async -> [String] {
    var fakes: [FakePeriodicTaskLauncher] = []
    let contract = PeriodicTaskLauncherContract {
      let fake = FakePeriodicTaskLauncher()
      fakes.append(fake)
      return fake
    } passInterval: {
      for fake in fakes { fake.tick(times: ticks) }
    }
    return await contract.violations()
  }

  @Test func contract_overTheFake_holds() async { #expect(await violations(ticks: 1) == []) }

  @Test(arguments: [(-1, 6), (0, 6), (2, 5)])
  func contract_overALauncherThatRunsTooOftenOrNever_tellsIt(_ ticks: Int, _ least: Int) async {
    let violations = await violations(ticks: ticks)
    #expect(violations.count >= least && violations.allSatisfy { $0.contains("promised") })
  }

  @Test(arguments: [
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

  @Test func nextRun_ofATinyInterval_doesNotOverflow() {
    let start = ContinuousClock.now
    let next = start.next(
      every: Duration(secondsComponent: 0, attosecondsComponent: 1), after: start + .seconds(86_400)
    )
    #expect(next > start)
  }

  @Test(arguments: [(9, 5, "09:05"), (0, 0, "00:00"), (23, 59, "23:59")])
  func timeOfDay_inDigits_hasTwoForEach(_ hour: Int, _ minute: Int, _ text: String) {
    #expect(TimeOfDay(hour: hour, minute: minute).description == text)
  }
}
