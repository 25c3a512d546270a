import OldMenuCore
import MenuTestSupport
import Testing

@testable import OldMenuPresentation

/// What a guest reads where there is hardly room: a few words whole, not many of them cut.
@Suite(.timeLimit(.minutes(5))) struct NarrowScreenTests {
  private func lines(_ columns: Int, _ height: Int, _ commands: Command...) -> [String] {
    let guest = Guest()
    for command in commands { guest.perform(command) }
    return guest.frame(for: Size(columns: columns, lines: height)).text
  }

  @Test(arguments: 10...80)
  func nothingIsLeftOfAWordButAnEllipsis(columns: Int) {
    for height in [8, 16, 20, 24] {
      for commands: [Command] in [[], [.filters, .toggle, .back], [.filters], [.help], [.take]] {
        let guest = Guest()
        for command in commands { guest.perform(command) }
        for line in guest.frame(for: Size(columns: columns, lines: height)).text {
          #expect(!line.contains("……"), "\(columns)x\(height) \(commands) \(line)")
        }
      }
    }
  }

  @Test func theStatusTellsWholePartsFirst() {
    #expect(lines(20, 16)[14] == " 9 voci            ".padded(to: 20))
    #expect(lines(46, 16)[14].hasPrefix(" 9 voci   Coperto 2,00"))
  }

  @Test(arguments: [10, 16, 20, 30, 46, 60])
  func theAgeOfTheMenuIsTold(columns: Int) throws {
    let guest = Guest()
    let since = TimeOfDay(hour: 20, minute: 15)
    let problem = MenuFileEvent.Problem(
      error: .refused([]), since: since)
    guest.follow(.problem(problem), file: "Menu.json")
    let lines = guest.frame(for: Size(columns: columns, lines: 8)).text
    let line = try #require(lines.first { $0.contains("20:15") }, "\(lines)")
    #expect(columns < 16 || lines[7].contains("dettagli"), "the keys stay: \(lines[7])")
    #expect(columns < 30 || line.contains("menu delle 20:15"), "\(line)")
    #expect(columns < 60 || line.contains("Menu.json"), "\(line)")
  }

  @Test func theFieldHasASignWhereThereIsNoRoomForItsWord() {
    #expect(lines(20, 8, .search, .insert("m"))[0].hasPrefix(" / m "))
    #expect(lines(24, 8, .search, .insert("m"))[0].hasPrefix(" cerca: m "))
  }

  @Test func halfANumberIsNotShown() {
    for columns in 16...40 {
      for line in lines(columns, 24, .filters).filter({ $0.contains("[ ]") }) {
        #expect(!line.contains(/[?−0-9]…/), "\(line)")
      }
    }
  }

  @Test func aKeyStandsAboveWhatItDoes() {
    let help = lines(20, 12, .help)
    #expect(help[2].hasPrefix("  ↵ → "))
    #expect(help[3].hasPrefix("    tutto sulla "))
  }

  @Test func aPageHasAirWhereThereIsRoom() {
    let airy = lines(80, 24, .open)
    #expect(
      [1, 3].allSatisfy { airy[$0].allSatisfy { $0 == " " } } && airy[2].contains("pomodoro"))
    let dense = lines(80, 6, .open)
    #expect(!dense[2].allSatisfy { $0 == " " })
  }
}

extension String {
  fileprivate func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - count))
  }
}
