import Foundation
import MenuTestSupport
import Testing

/// A terminal for many guests who listen line by line, and the reader that follows its file.
@Suite(.timeLimit(.minutes(5))) struct LinearKioskTests {
  private let folder: TemporaryFolder
  private let menu: String

  init() throws {
    folder = try TemporaryFolder()
    menu = folder.path("Menu.json")
    try FileManager.default.copyItem(atPath: BuiltProgram.menu, toPath: menu)
  }

  @Test(arguments: [["--linear"], ["--linear", "--kiosk"], ["--kiosk"]])
  func theFileIsFollowed(options: [String]) throws {
    let terminal = try open(options + ["--reload-every", "10ms"])
    #expect(ask("liste", in: terminal).hasPrefix("Da Giuseppe. 46 voci"))
    try folder.write(#"{"language":"it","pizzas":[{"name":"Nuova"}]}"#, to: "Menu.json")
    #expect(ask("aiuto", in: terminal, until: "Il menu è cambiato.\r\n"))
    #expect(ask("bevande", in: terminal).hasPrefix("Nessuna voce"))
    #expect(ask("1", in: terminal).contains("righe numerate"))
    try folder.write("{", to: "Menu.json")
    let isKiosk = options.contains("--kiosk")
    #expect(ask("liste", in: terminal, until: isKiosk ? "Menu delle " : "Menu.json:1:"))
    #expect(terminal.text.contains("Menu.json") == !isKiosk)
    #expect(ask("1", in: terminal).hasPrefix("Pizze.\r\n1. Nuova."))
  }

  @Test func afterAChangeOfTheFileItSleepsAgain() throws {
    let terminal = try open(["--linear"])
    try folder.write(#"{"language":"it","pizzas":[{"name":"Nuova"}]}"#, to: "Menu.json")
    #expect(ask("aiuto", in: terminal, until: "Il menu è cambiato.\r\n"))
    #expect(terminal.settle())
  }

  @Test(.enabled(if: access("/dev/shm", W_OK) == 0))
  func aFileAmongTheDevicesIsFollowedToo() throws {
    let folder = try TemporaryFolder(in: "/dev/shm")
    try folder.write(#"{"language":"it","pizzas":[{"name":"A"}]}"#, to: "Menu.json")
    let terminal = try open(["--reload-every", "10ms"], menu: folder.path("Menu.json"))
    try folder.write(#"{"language":"it","pizzas":[{"name":"Nuova"}]}"#, to: "Menu.json")
    #expect(ask("aiuto", in: terminal, until: "Il menu è cambiato.\r\n"))
  }

  @Test func itBeginsAnewForTheNextGuest() throws {
    let terminal = try open(["--kiosk", "--idle", "300ms"])
    let greeting = terminal.text
    terminal.send("language en\n")
    #expect(terminal.read { $0.text.hasSuffix(greeting) && $0.text.count > greeting.count })
    #expect(terminal.text.contains("46 items"))
    #expect(terminal.text.hasSuffix("Nessuno scrive da un po': il menu ricomincia.\r\n" + greeting))
  }

  @Test func whatAGuestDidNotSendIsNotGluedToTheNextOnesLine() throws {
    let terminal = try open(["--kiosk", "--idle", "300ms"])
    let greeting = terminal.text
    // At once, for the time begins with the first line.
    terminal.send("aiuto\nsenza lat")
    #expect(terminal.read { $0.text.hasSuffix(greeting) && $0.text.count > greeting.count })
    #expect(ask("2", in: terminal).hasPrefix("Bevande"))
  }

  @Test func atItsLimitItSaysSoAndEnds() throws {
    let terminal = try open(["--kiosk", "--limit", "1s"])
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(terminal.text.hasSuffix("> \r\nIl tempo è finito. Arrivederci.\r\n"))
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test(arguments: ["dumb", "xterm-256color"])
  func itEndsAtItsLimitAlsoWhenNobodyTakesItsOutput(type: String) throws {
    let terminal = try PseudoTerminal(
      [BuiltProgram.path(), menu, "--kiosk", "--limit", "3s"],
      environment: ["TERM": type, "LC_ALL": "C.UTF-8"])
    #expect(terminal.read { $0.text.contains("Giuseppe") })
    terminal.holdOutput()
    terminal.send("liste\n")
    #expect(terminal.waitForEnd(reading: false) == .signalled(SIGALRM))
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func noKeyEndsOrHoldsIt() throws {
    let terminal = try open(["--kiosk"])
    for key in ["\u{3}", "\u{1A}", "\u{1C}", "\u{4}", "\u{13}"] {
      terminal.send(key + "esci\n")
      #expect(ask("acqua", in: terminal, until: "Acqua"))
    }
    terminal.signal(SIGTERM)
    #expect(terminal.waitForEnd() == .signalled(SIGTERM))
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func anEndThatWasTypedBeforeItStartedIsNone() throws {
    let terminal = try PseudoTerminal(
      ["sh", "-c", #"read -r line; exec "$0" "$@""#, BuiltProgram.path(), menu, "--kiosk"],
      environment: ["TERM": "dumb", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"])
    terminal.send("start\n\u{4}acqua\n")
    #expect(terminal.read { $0.text.contains("1. Acqua") })
  }

  @Test func itEndsWhenItMayNotReadItsTerminal() throws {
    // In the background, and deaf to the signal that would stop it: reading what is typed fails.
    let script = #"trap '' TTIN TTOU; set -m; "$0" "$@" & wait $!; echo status=$?"#
    let terminal = try PseudoTerminal(
      ["sh", "-c", script, BuiltProgram.path(), menu, "--kiosk", "--linear"],
      environment: RunningBrowser.environment.merging(["PATH": "/usr/bin:/bin"]) { $1 })
    #expect(terminal.read { $0.text.hasSuffix("\r\n> ") })
    terminal.send("liste\n")
    #expect(terminal.read { $0.text.contains("status=129") }, "\(terminal.text)")
  }

  @Test func itEndsWithItsTerminal() throws {
    let terminal = try open(["--kiosk"])
    terminal.hangUp()
    #expect(terminal.waitForEnd() == .signalled(SIGHUP) || terminal.waitForEnd() == .exited(129))
  }

  @Test func aGuestWithoutATerminalIsToldNoFault() throws {
    try folder.write(#"{"pizzas":[{"name":"A","price":"x"}]}"#, to: "Menu.json")
    let result = try Subprocess([BuiltProgram.path(), "--kiosk", menu])
    #expect(result.status == 0)
    #expect(result.messages == "")
    let reader = try Subprocess([BuiltProgram.path(), "--linear", menu])
    #expect(reader.messages.contains("Menu.json: 1 problem"))
  }

  private func open(_ options: [String], menu other: String? = nil) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [BuiltProgram.path(), other ?? menu] + options,
      environment: ["TERM": "xterm-256color", "ACCESSIBLE": "1", "LC_ALL": "C.UTF-8"])
    #expect(terminal.read { $0.text.hasSuffix("\r\n> ") })
    return terminal
  }

  /// The answer to a line.
  private func ask(_ line: String, in terminal: PseudoTerminal) -> String {
    let start = terminal.text
    terminal.send(line + "\n")
    let echo = start + line + "\r\n"
    let isAnswered = terminal.read { $0.text.count > echo.count && $0.text.hasSuffix("\r\n> ") }
    return isAnswered ? String(terminal.text.dropFirst(echo.count)) : ""
  }

  /// Asks again and again until an answer has a text; whether it ever has.
  private func ask(_ line: String, in terminal: PseudoTerminal, until text: String) -> Bool {
    let deadline = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < deadline {
      if ask(line, in: terminal).contains(text) { return true }
    }
    return false
  }
}
