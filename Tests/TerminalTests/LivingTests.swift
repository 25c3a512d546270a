import Foundation
import OldMenuPresentation
import MenuTestSupport
import Testing

/// A menu that stays open: it follows its file, turns its pages, and holds its guests.
@Suite(.serialized, .timeLimit(.minutes(5))) struct LivingTests {
  private let folder: TemporaryFolder
  private let menu: String

  init() throws {
    folder = try TemporaryFolder()
    menu = folder.path("Menu.json")
    try FileManager.default.copyItem(atPath: BuiltProgram.menu, toPath: menu)
  }

  @Test func theScreenFollowsTheFileAndTellsWhatIsWrong() throws {
    let tmux = try open("")
    try tmux.press("Down")
    let mark = try Subprocess([BuiltProgram.path(), "sold-out", "margherita", menu])
    #expect(mark.status == 0)
    try tmux.until("what is sold out") {
      $0.contains { $0.hasPrefix("▸ 2 Margherita") && $0.hasSuffix("esaurita") }
    }
    try folder.write("{\n  \"pizzas\": [", to: "Menu.json")
    try tmux.until("the fault and the old menu") { lines in
      lines.contains { $0.hasPrefix(" Menu.json:2:14") && $0.contains("si vede il menu delle") }
        && lines.contains { $0.hasPrefix("▸ 2 Margherita") }
    }
    try folder.write(#"{"language":"it","pizzas":[{"name":"Nuova"}]}"#, to: "Menu.json")
    try tmux.until("the new menu") { lines in
      lines.contains { $0.hasPrefix("▸ Nuova") } && !lines.contains { $0.contains("Menu.json") }
    }
    try tmux.press("q")
  }

  @Test func noFrameIsTornWhileTheFileIsReplacedAgainAndAgain() throws {
    let tmux = try open("--reload-every 10ms")
    for number in 0..<1_000 {
      let text = #"{"language":"it","pizzas":[{"name":"Pizza \#(number)"}]}"#
      if number.isMultiple(of: 2) {
        try folder.write(text, to: "Menu.json")
      } else {
        try folder.write(text, to: "new")
        try #require(rename(folder.path("new"), menu) == 0)
      }
      if number.isMultiple(of: 100) { try tmux.press("Down", "Up") }
    }
    try tmux.until("the last menu", within: .seconds(5)) {
      $0.contains { $0.hasPrefix("▸ Pizza 999") } && !$0.contains { $0.contains("Menu.json") }
    }
  }

  @Test func aBoardTurnsByItselfAndAtAnyKey() throws {
    let tmux = try Tmux()
    try tmux.type("\(BuiltProgram.path()) --board --every 300ms \(menu)")
    try tmux.until("the second page") { $0.first?.contains("pagina 2 di") == true }
    try tmux.until("the first page again") { $0.first?.contains("pagina 1 di") == true }
    try tmux.press("q")
    try tmux.until("the shell") { $0.last?.hasPrefix("$") == true }
  }

  @Test func noKeyEndsAKioskButItsLimitDoes() throws {
    let tmux = try open("--kiosk --idle 400ms --limit 3s")
    try tmux.press("Down", "C-c", "C-z", "C-\\", "q")
    try tmux.until("the second row") { $0.contains { $0.hasPrefix("▸ 2 Margherita") } }
    try tmux.until("the first row again") { $0.contains { $0.hasPrefix("▸ 1 Marinara") } }
    try tmux.until("the shell") { $0.last?.hasPrefix("$") == true }
    #expect(try !tmux.isOnAlternateScreen())
  }

  @Test
  func aKioskReadsNothingThatAGuestNames() throws {
    let terminal = try PseudoTerminal(
      [BuiltProgram.path(), "--kiosk", menu],
      environment: [
        "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TERMINFO": "/nowhere", "HOME": "/nowhere",
        "TERMINFO_DIRS": "/nowhere", "TERMCAP": "x:xterm-256color:", "ESCDELAY": "999999999",
        "NCURSES_NO_UTF8_ACS": "?", "LOCPATH": "/nowhere", "COLUMNS": "7", "LINES": "0",
      ])
    #expect(terminal.read { $0.text.contains("Marinara") })
    terminal.signal(SIGTERM)
    #expect(terminal.waitForEnd() == .signalled(SIGTERM))
  }

  /// A guest's variables name descriptions of the terminal that are there, and that show themselves.
  @Test(arguments: ["TERMINFO", "TERMINFO_DIRS", "HOME"])
  func aDescriptionOfTheTerminalThatAGuestBroughtIsNotRead(variable: String) throws {
    let script = "infocmp -1 xterm-256color | sed 's/smcup=/smcup=of-the-guest/' >\"$1/source\""
    let made = try Subprocess(
      ["sh", "-c", script + " && tic -x -o \"$1/.terminfo\" \"$1/source\"", "sh", folder.path("")])
    try #require(made.status == 0, "\(made.messages)")
    let path = variable == "HOME" ? folder.path("") : folder.path(".terminfo")
    for kiosk in [true, false] {
      let terminal = try PseudoTerminal(
        [BuiltProgram.path(), menu] + (kiosk ? ["--kiosk"] : []),
        environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", variable: path])
      #expect(terminal.read { $0.text.contains("Marinara") })
      #expect(terminal.text.contains("of-the-guest") == !kiosk)
    }
  }

  @Test func aMenuThatAGuestNamesIsNotShown() throws {
    try folder.write(#"{"pizzas":[{"name":"Ospite"}]}"#, to: "guest.json")
    for (option, name) in [("--kiosk", "Marinara"), ("--print", "Ospite")] {
      let result = try Subprocess(
        [
          "sh", "-c", #"cd "$1" && exec "$2" "$3""#, "sh", folder.path(""), BuiltProgram.path(),
          option,
        ],
        environment: ["LC_ALL": "C.UTF-8", "GIUSEPPE_MENU": folder.path("guest.json")])
      #expect(result.output.contains(name), "\(option)")
    }
  }

  @Test(arguments: [["--kiosk"], ["--kiosk", "--linear"]])
  func aKioskIsDeafToTheKeyboardsSignals(options: [String]) throws {
    let terminal = try PseudoTerminal(
      [BuiltProgram.path(), menu] + options, environment: RunningBrowser.environment)
    #expect(terminal.read { $0.text.contains("Giuseppe") || $0.text.contains("Marinara") })
    #expect(terminal.settle())
    for signal in [SIGINT, SIGQUIT, SIGTSTP] { #expect(terminal.isIgnoring(signal), "\(signal)") }
    for signal in [SIGTERM, SIGHUP] { #expect(!terminal.isIgnoring(signal), "\(signal)") }
  }

  @Test(arguments: ["", "--menu /etc/passwd; sh", "--language en", "scp -t /tmp"])
  func aGuestWithoutATerminalGetsTheMenuWhateverTheClientAsksFor(command: String) throws {
    let result = try Subprocess(
      [BuiltProgram.path(), "--kiosk", menu],
      environment: ["LC_ALL": "C.UTF-8", "SSH_ORIGINAL_COMMAND": command])
    let printed = try Subprocess([BuiltProgram.path(), "--print", menu])
    #expect(result.status == 0)
    #expect(result.output == printed.output)
    #expect(printed.output.contains("Marinara"))
  }

  @Test(arguments: [["--section", "secret"], ["--language", "secret"]])
  func aGuestIsToldNothingAboutTheCommandLine(options: [String]) throws {
    let result = try Subprocess([BuiltProgram.path(), "--kiosk", menu] + options)
    let missing = try Subprocess([BuiltProgram.path(), "--kiosk", "/nowhere/secret.json"])
    #expect(result.status == 64)
    #expect(result.messages == missing.messages)
  }

  @Test func aGuestIsToldNothingAboutAFile() throws {
    let result = try Subprocess([BuiltProgram.path(), "--kiosk", "/nowhere/secret.json"])
    #expect(result.status == 66)
    #expect(!result.messages.isEmpty)
    #expect(!result.messages.contains("secret"))
  }

  @Test(arguments: [
    ["--board", "--kiosk"], ["--print", "--board"], ["--print", "--kiosk"], ["--every", "1s"],
    ["--kiosk", "--idle", "soon"], ["--board", "--idle", "1s"], ["--limit", "1h"],
  ])
  func modesThatExcludeEachOtherAreAWrongCommandLine(options: [String]) throws {
    #expect(try Subprocess([BuiltProgram.path(), menu] + options).status == 64)
  }

  @Test func soldOutListsDishesOfOneNameAndChangesNothing() throws {
    let text = #"{"pizzas":[{"name":"A"},{"name":"A","id":"a2"}]}"#
    try folder.write(text, to: "Menu.json")
    let result = try Subprocess([BuiltProgram.path(), "sold-out", "A", menu])
    #expect(result.status == 1)
    #expect(result.messages.contains("pizzas/1  ") && result.messages.contains("a2  "))
    #expect(try String(contentsOfFile: menu, encoding: .utf8) == text)
    try folder.write("{", to: "Menu.json")
    #expect(try Subprocess([BuiltProgram.path(), "sold-out", "A", menu]).status == 65)
  }

  @Test func soldOutTakesSeveralDishesAndListsThem() throws {
    try folder.write(
      #"{"pizzas":[{"name":"A","number":"4"},{"name":"B"},{"name":"C","id":"4"}]}"#,
      to: "Menu.json")
    func soldOut(_ arguments: String...) throws -> Subprocess {
      try Subprocess([BuiltProgram.path(), "sold-out"] + arguments + [menu])
    }
    #expect(try soldOut().output == "\(menu): no dish is marked as sold out\n")
    #expect(try soldOut("b", "4").status == 1)
    #expect(try soldOut().output == "\(menu): no dish is marked as sold out\n")
    #expect(try soldOut("b", "--number", "4").status == 0)
    #expect(try soldOut().output == "  pizzas/1  A  \(menu):1\n  pizzas/2  B  \(menu):1\n")
    #expect(try soldOut("--id", "4").output == "C is sold out now (\(menu):1)\n")
    #expect(try soldOut("--all", "--back", "b").status == 64)
    #expect(try soldOut("--all", "--back").output.split(separator: "\n").count == 3)
    #expect(try soldOut().output == "\(menu): no dish is marked as sold out\n")
  }

  @Test func soldOutTellsThatTheFileCannotBeWritten() throws {
    let name = String(repeating: "n", count: 252)
    try folder.write(#"{"pizzas":[{"name":"A"}]}"#, to: name)
    let result = try Subprocess([BuiltProgram.path(), "sold-out", "A", folder.path(name)])
    #expect(result.status == 74)
    #expect(result.messages.contains("it cannot be written: its name is too long"))
  }

  /// Somebody who owns neither the file nor its folder may still give away what he is a member of.
  @Test(.enabled(if: getuid() == 0)) func aColleaguesFileKeepsItsGroup() throws {
    try folder.write(#"{"pizzas":[{"name":"A"}]}"#, to: "Menu.json")
    for (name, mode) in [("Menu.json", 0o640), ("", 0o770)] as [(String, mode_t)] {
      try #require(chown(folder.path(name), 0, 7_123) == 0 && chmod(folder.path(name), mode) == 0)
    }
    let colleague = ["setpriv", "--reuid", "65534", "--regid", "65534", "--groups", "7123"]
    let answer = try Subprocess(
      colleague + [BuiltProgram.path(), "sold-out", "A", folder.path("Menu.json")])
    #expect(answer.status == 0, "\(answer.messages)")
    let found = try FileManager.default.attributesOfItem(atPath: folder.path("Menu.json"))
    #expect(found[.ownerAccountID] as? Int == 65_534)
    #expect(found[.groupOwnerAccountID] as? Int == 7_123)
    #expect(found[.posixPermissions] as? Int == 0o640)
  }

  @Test func aLockedMenuIsNotWritten() throws {
    let nobody = getuid() == 0 ? ["setpriv", "--reuid", "65534", "--clear-groups"] : []
    let file = folder.path("Menu.json")
    let menu = #"{"pizzas":[{"name":"A","price":7,"allergens":"none",}],"currency":"EUR"}"#
    try folder.write(menu, to: "Menu.json")
    try #require(chmod(file, 0o444) == 0 && chmod(folder.path(""), 0o777) == 0)
    for command in [["sold-out", "A", file], ["check", "--fix", "--yes", file]] {
      let result = try Subprocess(nobody + [BuiltProgram.path()] + command)
      #expect(result.status == 74)
      #expect(result.messages.contains("chmod u+w"), "\(result.messages)")
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == menu)
  }

  private func open(_ options: String) throws -> Tmux {
    let tmux = try Tmux()
    try tmux.type("\(BuiltProgram.path()) \(options) \(menu)")
    try tmux.until("the menu") { $0.contains { $0.hasPrefix("▸ 1 Marinara") } }
    return tmux
  }
}
