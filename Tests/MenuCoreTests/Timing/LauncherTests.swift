import MenuCore
import MenuTesting
import Testing

/// The contract of launchers, over the fake and over ones that break it.
struct LauncherTests {
  /// The violations of a fake that runs its task the given number of times per interval.
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

  @Test("the fake launcher fulfils the contract of launchers")
  func contract_overTheFake_holds() async { #expect(await violations(ticks: 1) == []) }

  @Test(
    "the contract reports a launcher that runs too often or never",
    arguments: [(-1, 6), (0, 6), (2, 5)])
  func contract_overALauncherThatRunsTooOftenOrNever_reportsIt(_ ticks: Int, _ least: Int) async {
    let violations = await violations(ticks: ticks)
    #expect(violations.count >= least && violations.allSatisfy { $0.contains("promised") })
  }

  @Test(
    "a time of day has two digits each for hour and minute",
    arguments: [(9, 5, "09:05"), (0, 0, "00:00"), (23, 59, "23:59")])
  func timeOfDay_inDigits_hasTwoForEach(_ hour: Int, _ minute: Int, _ text: String) {
    #expect(TimeOfDay(hour: hour, minute: minute).description == text)
  }
}
