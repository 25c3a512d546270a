import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import OldMenuTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct KioskTests {
  private final class Launchers {
    var all: [FakePeriodicTaskLauncher] = []

    func make() -> any PeriodicTaskLauncher {
      all.append(FakePeriodicTaskLauncher())
      return all[all.count - 1]
    }
  }

  private let launchers = Launchers()
  let browser = Browser(
    .sample(), text: TerminalText(cellWidth: testCellWidth), keys: .kiosk)

  private func kiosk(
    onReset: @escaping () -> Void = {}, onLimit: @escaping () -> Void = {}
  ) -> Kiosk {
    Kiosk(
      browser: browser, idle: .seconds(60), limit: .seconds(3_600), launchers: launchers.make,
      onReset: onReset, onLimit: onLimit)
  }

  @Test func noKeyEndsStopsOrReadsAgain() {
    var reloads = 0
    browser.reload = { reloads += 1 }
    let kiosk = kiosk()
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    let keys = (0x20...0x7E).compactMap(Unicode.Scalar.init).map { Key.character(Character($0)) }
    let controls = "abcdefghijklmnopqrstuvwxyz\\".map { Key.control($0) }
    for key in keys + controls + (1...12).map({ .function($0) }) {
      #expect(kiosk.handle(.key(key), on: &screen), "\(key)")
      // Out of the search field, where every key is text, and of pages.
      for _ in 1...3 { _ = kiosk.handle(.key(.escape), on: &screen) }
    }
    #expect(screen.suspensions == 0)
    #expect(reloads == 0)
  }

  @Test func noKeyOfAKioskSaysToEndToStopOrToRead() {
    let commands = KeyMap.kiosk.bindings.map(\.command)
    for command in [Command.quit, .suspend, .reload] {
      #expect(!commands.contains(command))
      #expect(KeyMap.standard.bindings.map(\.command).contains(command))
    }
  }

  @Test func noHintAndNoHelpTellsOfAKeyThatSaysNothing() {
    var screen = RecordingScreen(size: Size(columns: 80, lines: 60))
    screen.play([.key(.character("?"))], to: browser)
    let help = browser.frame(for: screen.size).text.joined()
    #expect(!help.contains("esci"))
    #expect(!help.contains("sospendi"))
    #expect(!browser.state.hints.contains { $0.command == .quit })
  }

  @Test func afterAWhileItBeginsAnew() {
    var resets = 0
    let kiosk = kiosk { resets += 1 }
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    let first = browser.frame(for: screen.size)
    for key in [Key.down, .character("L"), .enter] {
      _ = kiosk.handle(.key(key), on: &screen)
    }
    #expect(browser.frame(for: screen.size) != first)
    launchers.all[0].tick()
    #expect(browser.frame(for: screen.size) == first)
    launchers.all[0].tick(times: 5)
    #expect(resets == 1)
  }

  @Test func everyKeyBeginsTheWaitAnew() {
    let kiosk = kiosk()
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    launchers.all[0].tick()
    #expect(launchers.all[0].interval == nil)
    _ = kiosk.handle(.key(.down), on: &screen)
    #expect(launchers.all[0].interval == .seconds(60))
  }

  @Test func whoHasChosenSomethingHasTwiceAsLongAndIsWarned() {
    var (frames, resets) = (0, 0)
    let kiosk = Kiosk(
      browser: browser, idle: .seconds(60), limit: .zero, launchers: launchers.make,
      onReset: { resets += 1 }, onCountdown: { frames += 1 }, onLimit: {})
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    _ = kiosk.handle(.key(.character("+")), on: &screen)
    #expect(launchers.all[0].interval == .seconds(110))
    launchers.all[0].tick()
    #expect(launchers.all[0].interval == .seconds(1))
    #expect(browser.frame(for: screen.size).text.joined().contains("tra 10 s"))
    launchers.all[0].tick(times: 3)
    #expect(browser.frame(for: screen.size).text.joined().contains("tra 7 s"))
    _ = kiosk.handle(.key(.down), on: &screen)
    #expect(launchers.all[0].interval == .seconds(110) && browser.state.secondsLeft == nil)
    launchers.all[0].tick(times: 11)
    #expect(frames == 14 && resets == 1)
    #expect(browser.state.session.choice.lines.isEmpty && browser.state.secondsLeft == nil)
    #expect(!launchers.all[0].isRunning)
  }

  @Test func whoPutsEverythingBackWaitsNoLonger() {
    let kiosk = kiosk()
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    for key in "+-" { _ = kiosk.handle(.key(.character(key)), on: &screen) }
    #expect(launchers.all[0].interval == .seconds(60))
  }

  @Test(arguments: [
    (Duration.milliseconds(200), Duration.milliseconds(400)), (.seconds(3), .seconds(1)),
  ])
  func aShortTimeIsCountedAsFarAsItGoes(idle: Duration, interval: Duration) {
    let kiosk = Kiosk(
      browser: browser, idle: idle, limit: .zero, launchers: launchers.make, onReset: {},
      onLimit: {})
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    _ = kiosk.handle(.key(.character("+")), on: &screen)
    #expect(launchers.all[0].interval == interval)
    launchers.all[0].tick(times: 6)
    #expect(browser.state.session.choice.lines.isEmpty)
  }

  @Test func itEndsWhenItsTimeIsOver() {
    var isOver = false
    let kiosk = kiosk(onLimit: { isOver = true })
    #expect(launchers.all[1].interval == .seconds(3_600))
    launchers.all[1].tick()
    #expect(isOver)
    _ = kiosk
  }

  @Test func aTimeOfZeroIsNever() {
    let kiosk = Kiosk(
      browser: browser, idle: .zero, limit: .zero, launchers: launchers.make, onReset: {},
      onLimit: {})
    #expect(launchers.all.allSatisfy { $0.interval == nil })
    // The idle time begins with a key.
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    #expect(kiosk.handle(.key(.down), on: &screen))
    #expect(launchers.all.allSatisfy { !$0.isRunning })
  }
}
