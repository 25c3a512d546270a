import Foundation
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Terminals that disagree with the program about the width of characters.
@Suite(.serialized, .timeLimit(.minutes(5))) struct WidthTests {
  /// What a terminal makes of characters that others give another width.
  enum Habit: CaseIterable {
    /// Everything takes one cell, as on a console without emoji.
    case narrow
    /// Wide is what the Unicode standard says is wide.
    case standard
    /// Every character that can be an emoji takes two cells, and a mark one of its own.
    case wide

    func cellWidth(_ scalar: Unicode.Scalar) -> Int {
      let standard = testCellWidth(scalar)
      switch self {
      case .narrow: return min(1, standard)
      case .standard: return standard
      case .wide: return scalar.properties.isEmoji && !scalar.isASCII ? 2 : max(1, standard)
      }
    }
  }

  private static let names = [
    "Cuore ❤️ rosso", "1️⃣ Prima", "©️ Casa", "🍕 Pizza 🍕🍕 piena", "👨‍👩‍👧 Famiglia",
    "🇮🇹🇮 Italia", "👍🏽 Mano", "Caffe\u{301} doppio", "魚 Pesce", "☕ Lungo", "❤️x", "Liscia",
  ]
  /// So long that no gap before the price lets the cursor be moved there anyway.
  private static let rest =
    "pomodoro, fior di latte, basilico, origano, capperi, olive, aglio, olio"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let dishes = Self.names.map {
      #"{"name":"\#($0)","ingredients":["\#($0)","\#(Self.rest)"],"price":"9.99"}"#
    }
    try folder.write(
      #"{"language":"it","currency":"EUR","pizzas":[\#(dishes.joined(separator: ","))]}"#,
      to: "Menu.json")
  }

  @Test(arguments: Habit.allCases)
  func pricesStayInTheirColumn(habit: Habit) throws {
    let browser = try RunningBrowser(arguments: [folder.path("Menu.json")])
    // The selection passes every row, and comes back to rows of which only the mark changes.
    for key in Array(repeating: "j", count: 12) + Array(repeating: "k", count: 12) {
      let screen = try screen(of: browser, habit)
      let prices = screen.cells.filter { $0.joined().contains("€") }
      #expect(prices.count == Self.names.count + 1)
      for line in prices {
        #expect(line[73..<79].joined() == "9,99 €", "\(line.joined())")
      }
      #expect(browser.terminal.type(key))
    }
  }

  @Test(arguments: Habit.allCases)
  func aPanelBesideTheListStaysInItsColumn(habit: Habit) throws {
    let size = Size(columns: 120, lines: 24)
    let browser = try RunningBrowser(arguments: [folder.path("Menu.json")], size: size)
    for _ in Self.names {
      let screen = try screen(of: browser, habit, size: size)
      let borders = screen.cells.compactMap { line in line.firstIndex { $0 == "│" } }
      #expect(borders.count > 18)
      #expect(Set(borders).count == 1)
      #expect(browser.terminal.type("j"))
    }
  }

  @Test(arguments: Habit.allCases)
  func nothingOfAnEmojiIsLeftBehind(habit: Habit) throws {
    let browser = try RunningBrowser(arguments: [folder.path("Menu.json")])
    _ = try screen(of: browser, habit)
    browser.terminal.send("/lisc")
    #expect(
      browser.terminal.read { terminal in
        let screen = virtual(terminal, habit, size: Size(columns: 80, lines: 24))
        return !screen.lines.joined().contains { !$0.isASCII && !"▸─…€·Èèàò↑↓↵●".contains($0) }
      }, "\(virtual(browser.terminal, habit, size: Size(columns: 80, lines: 24)).lines)")
  }

  @Test(arguments: [
    Size(columns: 80, lines: 24), Size(columns: 120, lines: 30), Size(columns: 46, lines: 19),
    Size(columns: 10, lines: 3),
  ])
  func nothingRunsOverWhereAmbiguousCharactersAreWide(size: Size) throws {
    let browser = try RunningBrowser(size: size)
    for key in ["j", "G", "?", "\u{1B}", "\r", "\u{1B}", "f", "\u{1B}", "L", "t", "\u{C}", "j"] {
      browser.terminal.read(within: .milliseconds(50))
      browser.terminal.send(key)
    }
    // Everything is switched on again.
    browser.terminal.signal(SIGCONT)
    browser.terminal.read(within: .milliseconds(50))
    browser.terminal.send("G")
    browser.terminal.read(within: .milliseconds(50))
    let screen = VirtualTerminal(
      size: size, cellWidth: { $0.isASCII ? 1 : 2 }, received: browser.terminal.output)
    #expect(screen.wraps == 0)
    #expect(screen.complaints == [])
    browser.terminal.send("q")
    #expect(browser.terminal.waitForEnd() == .exited(0))
    #expect(browser.isRestored)
  }

  /// The screen when a frame is whole: the program waits, and the cursor is on the selected row.
  private func screen(
    of browser: RunningBrowser, _ habit: Habit, size: Size = Size(columns: 80, lines: 24)
  ) throws -> VirtualTerminal {
    #expect(browser.terminal.read { $0.text.contains("Liscia") })
    #expect(browser.terminal.settle())
    let screen = virtual(browser.terminal, habit, size: size)
    #expect(screen.lines[screen.cursor.line].hasPrefix("▸"))
    #expect(screen.complaints == [])
    #expect(screen.wraps == 0)
    return screen
  }

  private func virtual(
    _ terminal: PseudoTerminal, _ habit: Habit, size: Size
  ) -> VirtualTerminal {
    VirtualTerminal(size: size, cellWidth: habit.cellWidth, received: terminal.output)
  }
}
