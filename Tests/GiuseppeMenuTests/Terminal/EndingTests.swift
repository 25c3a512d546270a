import Foundation
import TerminalText
import Testing
import TestSupport

/// Whatever ends the program, the terminal is restored and the status says why.
@Suite(.timeLimit(.minutes(5))) struct EndingTests {
  @Test("q quits and restores the terminal")
  func q_pressed_endsWithTheTerminalAsItWas() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.shows())
    #expect(!terminal.isRestored)
    terminal.send("q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test(
    "a signal that ends the program restores the terminal first",
    arguments: [
      SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGIO,
      SIGSYS, SIGALRM, SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGTRAP, 34,
    ])
  func signal_thatEndsTheProgram_leavesTheTerminalAsItWas(signal: Int32) throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.shows())
    terminal.signal(signal)
    #expect(terminal.end() == .signalled(signal))
    #expect(terminal.isRestored)
  }

  @Test("a signal at start or after random keys restores the terminal")
  func signal_atAnyMoment_leavesTheTerminalAsItWas() throws {
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let terminal = try PseudoTerminal()
      // One signal in four is sent at the start, before or after the first frame.
      #expect(seed.isMultiple(of: 4) || terminal.shows())
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        let keys = ["j", "\r", "/f", "f ", "o+", "L", "\u{1B}"].randomElement(using: &random)
        terminal.send(keys ?? "")
      }
      let signal = [SIGTERM, SIGINT, SIGHUP, SIGQUIT].randomElement(using: &random) ?? SIGTERM
      terminal.signal(signal)
      #expect(terminal.end() == .signalled(signal), "\(seed)")
      #expect(terminal.isRestored, "\(seed)")
    }
  }

  @Test(
    "Ctrl-C ends the program by SIGINT, Ctrl-Backslash by SIGQUIT",
    arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)])
  func key_thatSendsASignal_endsTheProgram(key: String, signal: Int32) throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.shows())
    terminal.send(key)
    #expect(terminal.end() == .signalled(signal))
    #expect(terminal.isRestored)
  }

  // Only a debug build can be made to crash.
  @Test(
    "a stack overflow restores the terminal",
    .enabled(if: BuiltProgram.namedFolder == nil))
  func crash_byAFullStack_putsTheTerminalBack() throws {
    let terminal = try PseudoTerminal(environment: ["GIUSEPPE_MENU_FAULT": "1"])
    #expect(terminal.shows())
    terminal.send("\u{1B}[24~")
    #expect(terminal.end() == .signalled(SIGSEGV))
    #expect(terminal.isRestored)
  }

  @Test("two signals at once end the program by one of them")
  func twoSignals_atOnce_endItOnce() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.shows())
    terminal.signal(SIGTERM)
    terminal.signal(SIGINT)
    let ending = terminal.end()
    #expect(ending == .signalled(SIGTERM) || ending == .signalled(SIGINT))
    #expect(terminal.isRestored)
  }

  @Test("the program exits with 129 if the terminal disappears and SIGHUP is ignored")
  func terminal_thatIsGone_endsTheProgram() throws {
    let terminal = try PseudoTerminal(script: "trap '' HUP; exec $P \"$M\"")
    #expect(terminal.shows())
    terminal.hangUp()
    #expect(terminal.end() == .exited(129))
  }

  @Test("Ctrl-Z returns the terminal to the shell, and fg draws at the new size")
  func ctrlZ_underAShell_givesItsTerminalBackAndFgTheScreenAtItsNewSize() throws {
    let tmux = try Tmux(showing: "")
    try tmux.press("Down")
    try tmux.until(line: "▌   2  Margherita")
    try tmux.press("C-z")
    try tmux.until("a stopped job") { $0.contains { $0.contains("Stopped") } }
    #expect(try tmux.variable("alternate_on") == "0")
    #expect(try tmux.variable("mouse_any_flag") == "0")
    try tmux.resize(to: Size(columns: 46, lines: 19))
    try tmux.type("clear; fg")
    try tmux.until(line: "▌   2  Margherita")
    try tmux.until("at most 19 lines") { $0.count <= 19 && $0.allSatisfy { $0.count <= 46 } }
    try tmux.press("q")
    try tmux.until("the shell") { $0.last?.hasPrefix("$") ?? false }
    #expect(try tmux.variable("alternate_on") == "0")
  }

  /// A shell with job control that runs the program, and commands after it.
  private func shell(_ commands: String) -> String {
    "exec /bin/bash --norc -i -c 'set -m; \"$P\" \"$M\"; \(commands)'"
  }

  /// How often the program has entered and left the alternate screen.
  private func switches(_ terminal: PseudoTerminal) -> (entered: Int, left: Int) {
    let text = terminal.text
    let entered = text.matches(of: /\u{1B}\[\?1049h/).count
    return (entered, text.matches(of: /\u{1B}\[\?1049l/).count)
  }

  @Test("the user's colour palette is never reset, not even after a stop")
  func palette_ofThePerson_isNeverReset() throws {
    let terminal = try PseudoTerminal(
      script: shell("fg; echo done"), environment: ["TERM": "xterm-256color"])
    #expect(terminal.shows())
    let place = terminal.output.count
    #expect(terminal.presses("\u{1A}", "Stopped"))
    #expect(terminal.shows(after: place))
    #expect(terminal.presses("q", "done"))
    #expect(terminal.text.contains("\u{1B}[38;5;"), "no colour was used")
    #expect(!terminal.text.contains("\u{1B}]104"))
  }

  @Test("a program that is ended while stopped leaves the alternate screen only once")
  func program_endedWhileStopped_leavesItsScreenOnce() throws {
    let terminal = try PseudoTerminal(
      script: shell("kill %1; fg; echo done"), environment: ["TERM": "xterm-256color"])
    #expect(terminal.shows())
    #expect(terminal.presses("\u{1A}", "done"))
    let (entered, left) = switches(terminal)
    #expect(entered > 0 && left == entered)
  }

  @Test("a stopped program that is killed ends in the background, without fg")
  func program_killedWhileStopped_endsInTheBackground() throws {
    let script = shell("p=$(jobs -p); kill %1; wait -f $p; echo ended")
    let terminal = try PseudoTerminal(script: script)
    #expect(terminal.shows())
    #expect(terminal.presses("\u{1A}", "ended"))
  }

  @Test(
    "a fatal signal to a stopped program leaves the terminal of the shell unchanged",
    arguments: ["USR1", "ALRM", "SEGV"])
  func program_crashedWhileStopped_leavesTheTerminalAlone(signal: String) throws {
    let terminal = try PseudoTerminal(script: shell("stty -echo; kill -\(signal) %1; fg; stty -a"))
    #expect(terminal.shows())
    #expect(terminal.presses("\u{1A}", "echoctl"))
    let (entered, left) = switches(terminal)
    #expect(left == entered && terminal.text.contains(" -echo "))
  }

  @Test("SIGCONT without a stop draws the screen again")
  func program_continuedWithoutAStop_drawsAgain() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.shows())
    let place = terminal.output.count
    terminal.signal(SIGCONT)
    #expect(terminal.shows(after: place))
    terminal.send("q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test("q with dishes in the choice asks once, and a second q quits")
  func choice_thatWouldBeLost_isAskedAboutOnce() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.shows())
    #expect(terminal.presses("+", "Aggiunto: 1 × Marinara"))
    #expect(terminal.presses("q", "di nuovo per uscire"))
    terminal.send("q")
    #expect(terminal.end() == .exited(0))
  }
}
