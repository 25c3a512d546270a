import OldMenuPresentation
import MenuTestSupport
import Testing

/// The program as a job of an interactive shell, which decides who has the terminal.
@Suite(.serialized, .timeLimit(.minutes(5))) struct JobControlTests {
  private let tmux: Tmux

  init() throws {
    tmux = try Tmux()
    try tmux.type("P=\(BuiltProgram.path()) M=\(BuiltProgram.menu)")
    try tmux.type("export P M; PS1='bash$ ' exec bash --norc --noprofile -i")
    try tmux.until("a shell with jobs") { $0.last == "bash$" }
    try tmux.type("clear; modes=$(stty -a)")
    try tmux.until("an empty screen") { $0 == ["bash$"] }
  }

  @Test func startedInTheBackgroundItStopsAndWritesNothing() throws {
    try tmux.type("$P $M &")
    try stops()
    #expect(
      try tmux.capture().allSatisfy { line in
        ["bash$", "[1]"].contains { line.hasPrefix($0) } || line.isEmpty
      })
    try comesBackAndEnds()
  }

  @Test func putBackIntoTheBackgroundItStopsAgain() throws {
    try tmux.type("$P $M")
    try showsMenu()
    try tmux.press("C-z")
    try stops()
    try tmux.type("clear; bg; echo in the background")
    try tmux.until("another stop") { $0.contains { $0.contains("in the background") } }
    try stops()
    #expect(try !tmux.isOnAlternateScreen())
    #expect(try !tmux.wantsMouse())
    try comesBackAndEnds()
  }

  @Test func continuedInTheBackgroundItStopsAgain() throws {
    try tmux.type("$P $M & sleep 0; kill -STOP %1; kill -CONT %1")
    try stops()
    try comesBackAndEnds()
  }

  @Test func aLinearKioskKeepsNotTheModesOfTheShellsOwnLine() throws {
    try tmux.type("$P $M --kiosk --linear &")
    try stops()
    try tmux.type("clear; fg")
    try tmux.until("the greeting") { $0.last == ">" }
    // What is typed is seen, and a line ends only with Enter.
    try tmux.press("2")
    try tmux.until("what was typed") { $0.last == "> 2" }
    try tmux.press("Enter")
    try tmux.until("an answer") { $0.contains("Bevande.") && $0.last == ">" }
  }

  @Test func aPageThatIsReadInTheBackgroundIsPrinted() throws {
    try tmux.type("$P $M --print | grep -c Marinara & wait; echo status=$?")
    try tmux.until("the end of the job") { $0.contains { $0.contains("status=0") } }
    #expect(try tmux.capture().contains("1"))
  }

  private func showsMenu() throws {
    try tmux.until("the menu") { $0.contains { $0.hasPrefix("▸ 1 Marinara") } }
  }

  private func stops() throws {
    // The shell tells at its next prompt.
    try tmux.until("a stopped job") { lines in
      if lines.contains(where: { $0.hasPrefix("[1]+  Stopped") }) { return true }
      try tmux.press("Enter")
      return false
    }
  }

  private func comesBackAndEnds() throws {
    try tmux.type("fg")
    try showsMenu()
    try tmux.press("Down")
    try tmux.until("an answer") { $0.contains { $0.hasPrefix("▸ 2 Margherita") } }
    try tmux.press("q")
    try tmux.until("the shell") { $0.last == "bash$" }
    #expect(try !tmux.isOnAlternateScreen())
    // What the shell itself switches for its own line is none of the program's.
    try tmux.type("clear; [ \"$modes\" = \"$(stty -a)\" ] && echo same modes")
    try tmux.until("the modes as they were") { $0.contains("same modes") }
  }
}
