import OldMenuPresentation
import Testing

@testable import MenuTestSupport

@Suite(.serialized, .timeLimit(.minutes(5))) struct TmuxTests {
  @Test(arguments: [
    ("", []), ("a  \nb\n\n  \n", ["a", "b"]), ("\n x\n", ["", " x"]), ("作 \n", ["作"]),
  ])
  func aCaptureIsTrimmed(text: String, lines: [String]) {
    #expect(Tmux.trimmed(text) == lines)
  }

  @Test func itShowsWhatIsTypedAndWhere() throws {
    let tmux = try Tmux(size: Size(columns: 40, lines: 5))
    try tmux.type("echo Größe 作")
    try tmux.until("the answer") { $0.contains("Größe 作") }
    #expect(try tmux.cursor() == Position(line: 2, column: 2))
    #expect(try !tmux.isOnAlternateScreen())
    try tmux.resize(to: Size(columns: 30, lines: 7))
    try tmux.type("stty size")
    try tmux.until("the new size") { $0.contains("7 30") }
  }

  @Test func itShowsTheScreenWhenItGivesUp() throws {
    let tmux = try Tmux()
    let failure = #expect(throws: Tmux.Failure.self) {
      try tmux.until("the impossible", within: .zero) { _ in false }
    }
    #expect(failure?.description.hasPrefix("expected the impossible, but saw\n>>>\n$") == true)
  }
}
