import Foundation
import TerminalText
import Testing
import TestSupport

/// The browser on a screen of tmux.
@Suite(.timeLimit(.minutes(2))) struct BrowserScreenTests {
  /// Terminal sizes, with the beginning of the line of the selected row.
  @Test("the screen follows each new size of the terminal and stays within it")
  func sizes_oneAfterTheOther_areFilled() throws {
    let tmux = try Tmux(showing: "")
    let middle = String(repeating: " ", count: 28)
    for (columns, lines, row) in [
      (46, 19, "▌   1  Marinara   vegana               6,00 €"), (10, 3, "Marinara"),
      (160, 45, middle + "▌   1  Marinara   vegana"), (30, 12, "▌   1  Marinara        6,00 €"),
      (8, 2, "8x2"), (120, 32, "        ▌   1  Marinara   vegana"),
    ] {
      try tmux.resize(to: Size(columns: columns, lines: lines))
      try tmux.until(line: row)
      let screen = try tmux.screen()
      #expect(screen.count <= lines && screen.allSatisfy { $0.count <= columns })
    }
  }

  @Test("a terminal of 10 columns and 3 lines shows a name and a price")
  func screen_at10x3_showsNameAndPrice() throws {
    let tmux = try Tmux(showing: "", size: Size(columns: 10, lines: 3))
    #expect(try tmux.screen().suffix(2) == ["Marinara", "6,00 €"])
  }

  @Test("a guest chooses three dishes without milk and three covers")
  func dinner_forThreeWithoutMilk_isChosen() throws {
    let tmux = try Tmux(showing: "")
    try tmux.write("/senza latte")
    try tmux.until("the rows without milk") { $0.contains { $0.contains("9 voci, 37 nascoste") } }
    try tmux.press("Enter", "+", "Down", "+", "Down", "+")
    try tmux.until("three dishes") {
      $0.first?.hasSuffix("scelta: 3   16,00 €") ?? false
    }
    try tmux.press("o", "Down", "Down", "Down", "+", "+", "+")
    try tmux.until("the cover of three") { $0.contains { $0.hasPrefix("▌   3 ×      Coperto") } }
    #expect(try tmux.screen().contains { $0.hasPrefix("    Totale") && $0.hasSuffix("22,00 €") })
    #expect(try tmux.screen().allSatisfy { !$0.contains("latte") })
  }

  @Test("Esc removes the search first, then the filter, and U restores the filter")
  func escape_afterAFilterAndASearch_keepsTheFilter() throws {
    let tmux = try Tmux(showing: "")
    try tmux.write("f ")
    try tmux.press("Enter")
    try tmux.write("/margherita")
    try tmux.until("no pizza without gluten") { $0.contains { $0.contains("1 nascosta: glutine") } }
    try tmux.press("Enter", "Escape")
    try tmux.until("what was taken") { $0.contains { $0.contains("Tolto: “margherita”") } }
    #expect(try tmux.screen().contains { $0.hasPrefix("  senza glutine ×    8 voci") })
    try tmux.press("Escape")
    try tmux.until("what was taken") { $0.contains { $0.contains("Tolto: senza glutine") } }
    #expect(try !tmux.screen().contains { $0.contains("senza glutine ×") })
    try tmux.write("U")
    try tmux.until(line: "  senza glutine ×    8 voci")
  }

  @Test("a click selects a row or a tab, and the wheel moves the selection")
  func mouse_clickedAndTurned_selectsAndScrolls() throws {
    let tmux = try Tmux(showing: "")
    try tmux.write("\u{1B}[<0;10;10M\u{1B}[<0;10;10m")
    try tmux.until(line: "▌   3  Napoli")
    try tmux.write("\u{1B}[<65;10;10M")
    try tmux.until(line: "▌   4  Diavola")
    try tmux.write("\u{1B}[<0;18;2M")
    try tmux.until("the drinks") { $0.contains { $0.contains("[Bevande ") } }
  }

  /// Late answers of the terminal, also in pieces, and then a key.
  @Test("late answers of the terminal, also in pieces, are not taken for keys")
  func answers_ofTheTerminal_areNoKeys() throws {
    let tmux = try Tmux(showing: "")
    for answer in [
      "\u{1B}P>|XTerm(379)q\u{1B}\\", "\u{1B}P1+r544e=2b2b\u{1B}\\", "\u{1B}]11;rgb:1d/1f/21\u{7}",
      "\u{1B}[?1;2c", "\u{1B}[24;80R",
    ] {
      try tmux.write(String(answer.prefix(3)))
      try tmux.write(String(answer.dropFirst(3)))
    }
    try tmux.write("\u{1B}")
    try tmux.write("[B")
    try tmux.until(line: "▌   2  Margherita")
    #expect(try tmux.screen().first?.hasPrefix("  Da Giuseppe   Pizzeria") ?? false)
  }

  @Test("the terminal cursor is at the name of the selected row")
  func cursor_onASelectedRow_isAtItsName() throws {
    let tmux = try Tmux(showing: "")
    try tmux.press("Down", "Down")
    try tmux.until(line: "▌   3  Napoli")
    #expect(try tmux.variable("cursor_x") == "7")
    let line = try #require(Int(try tmux.variable("cursor_y")))
    #expect(try tmux.screen()[line].contains("Napoli"))
  }

  @Test("a changed file is shown, and a broken one keeps the menu and shows a notice")
  func file_changed_isShownAndABrokenOneIsNot() throws {
    let folder = try Folder()
    let menu = String(decoding: try Repository.bytes("Menu.json"), as: UTF8.self)
    try folder.write(menu, to: "Menu.json")
    let tmux = try Tmux(
      showing: "", size: Size(columns: 80, lines: 24), ["M": folder.path(of: "Menu.json")])
    try folder.write(menu.replacing("\"Marinara\"", with: "\"Cosacca\""), to: "Menu.json")
    try tmux.until(line: "▌   1  Cosacca")
    try folder.write("{", to: "Menu.json")
    try tmux.until("a notice") { $0.contains { $0.contains("il file ora ha un problema") } }
    #expect(try tmux.screen().contains { $0.hasPrefix("▌   1  Cosacca") })
  }

  @Test("the choice shows a changed price and a sold-out dish, with a new total")
  func choice_whoseDishesChangeMeanwhile_saysSo() throws {
    func menu(_ marinara: String, _ napoli: String) -> String {
      #"{"currency": "EUR", "language": "it", "pizzas": [{"name": "Marinara", \#(marinara)},"#
        + #"{"name": "Napoli", \#(napoli)}]}"#
    }
    let folder = try Folder()
    try folder.write(menu(#""price": "4.35""#, #""price": "8.00""#), to: "Menu.json")
    let tmux = try Tmux(showing: "", ["M": folder.path(of: "Menu.json")])
    try tmux.press("+", "Down", "+", "o")
    try tmux.until("the total") { $0.contains { $0.contains("Totale") && $0.contains("12,35 €") } }
    let now = menu(#""price": "5.00""#, #""price": "8.00", "soldOut": true"#)
    try folder.write(now, to: "Menu.json")
    try tmux.until("the new price") {
      $0.contains { $0.hasPrefix("▌   1 × Marinara   era 4,35 €") && $0.hasSuffix("5,00 €") }
    }
    let lines = try tmux.screen()
    #expect(lines.contains { $0 == "    1 × Napoli: esaurito" })
    #expect(lines.contains { $0.contains("Totale") && $0.hasSuffix(" 5,00 €") })
  }

  @Test("searches without a result are counted in a kiosk, and open no dish")
  func kiosk_searchedWithoutResult_opensNothingAndCountsIt() throws {
    let folder = try Folder()
    try folder.write("", to: "tally")
    let tmux = try Tmux(showing: nil, ["T": folder.path(of: "tally")])
    try tmux.type("exec $P \"$M\" --kiosk --tally \"$T\" --tally-searches")
    try tmux.until("the menu") { $0.contains { $0.contains("Marinara") } }
    for typed in ["ananas", "pizza hawaii", "panino"] {
      try tmux.write("/\(typed)")
      try tmux.until("the field") { $0.contains { $0.contains("cerca: \(typed)") } }
      try tmux.press("Enter")
      try tmux.until("the list") { $0.contains { $0.contains("/ cerca") } }
      #expect(try tmux.screen().contains { $0.contains("Nessun piatto nomina") })
      try tmux.press("Escape")
      try tmux.until("the whole list") { $0.contains { $0.contains("U lo riprende") } }
    }
    kill(try #require(pid_t(try tmux.variable("pane_pid"))), SIGTERM)
    var facts: [Substring] = []
    #expect(
      try holds {
        facts = try folder.content("tally").split(separator: "\n").map {
          $0.split(separator: "\t")[2]
        }
        return facts.contains { $0.hasPrefix("visit") }
      })
    #expect(
      facts.filter { $0.hasPrefix("search") }
        == ["search ananas", "search panino", "search pizza hawaii"])
    #expect(!facts.contains { $0.hasPrefix("dish") || $0.hasPrefix("chosen") })
  }

  @Test("no key ends a kiosk, nor do SIGINT and SIGTSTP; SIGTERM does")
  func kiosk_beforeAGuest_hasNoWayOut() throws {
    let terminal = try PseudoTerminal(["--kiosk"])
    #expect(terminal.shows())
    for keys in [
      "qqQ", "\u{3}\u{1A}\u{1C}\u{4}\u{13}\u{11}", "\u{1B}\u{1B}", ":q\r!sh\r", "ZZ", "r",
    ] {
      terminal.send(keys)
    }
    #expect(terminal.presses("?", "Aiuto") && !terminal.process.hasEnded)
    terminal.signal(SIGINT)
    terminal.signal(SIGTSTP)
    #expect(terminal.presses("qf", "Filtri") && !terminal.process.hasEnded)
    terminal.signal(SIGTERM)
    #expect(terminal.end() == .signalled(SIGTERM))
    #expect(terminal.isRestored)
  }
}
