import MenuCore
import MenuPresentation
import MenuScreens
import MenuTesting
import Testing

struct KioskTests {
  @Test("an idle kiosk counts down ten seconds before it starts over")
  func kiosk_leftAlone_warnsTenSecondsBeforeItStartsOver() {
    var countdown: [Int?] = []
    var (forgotten, ended) = (0, 0)
    var launchers = [FakePeriodicTaskLauncher(), FakePeriodicTaskLauncher()]
    let (idle, limit) = (launchers[0], launchers[1])
    let kiosk = Kiosk(
      idle: .seconds(60), limit: .seconds(3_600), launchers: { launchers.removeFirst() },
      onIdle: { forgotten += 1 }, onCountdown: { countdown.append($0) }, onLimit: { ended += 1 })
    #expect(!idle.isRunning, "no guest has pressed a key yet")
    kiosk.touch()
    #expect(idle.interval == .seconds(50))
    idle.tick(times: 3)
    #expect(countdown == [10, 9, 8])
    kiosk.touch()
    #expect(countdown.last == .some(nil))
    idle.tick(times: 11)
    #expect(forgotten == 1)
    #expect(!idle.isRunning)
    limit.tick()
    #expect(ended == 1)
  }

  @Test(
    "the countdown is part of the idle time, however short that is",
    arguments: [(60, 50, 10), (11, 1, 10), (10, 1, 9), (2, 1, 1), (1, 1, 0)])
  func countdown_isWithinTheIdleTime(idle: Int, silent: Int, counted: Int) {
    var numbers: [Int] = []
    var resets = 0
    let launcher = FakePeriodicTaskLauncher()
    let kiosk = Kiosk(
      idle: .seconds(idle), limit: .zero, launchers: { launcher },
      onIdle: { resets += 1 }, onCountdown: { numbers += $0.map { [$0] } ?? [] }, onLimit: {})
    kiosk.touch()
    #expect(launcher.interval == .seconds(silent))
    launcher.tick(times: counted)
    #expect(numbers == Array(stride(from: counted, to: 0, by: -1)))
    #expect(resets == 0)
    launcher.tick()
    #expect(resets == 1)
  }
}
