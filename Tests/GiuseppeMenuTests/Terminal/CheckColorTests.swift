import TestSupport
import Testing

/// `check` colours its severities only for a person at a terminal.
@Suite(.timeLimit(.minutes(1))) struct CheckColorTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(#"{"currency": "EUR", "pizzas": [{"name": 1}]}"#, to: "bad.json")
  }

  private func terminal(_ script: String) throws -> PseudoTerminal {
    try PseudoTerminal(script: script, environment: ["B": folder.path(of: "bad.json")])
  }

  @Test("severities are coloured at a terminal")
  func terminal() throws {
    #expect(try terminal(#"$P check "$B""#).shows("\u{1B}[1;31merror\u{1B}[m"))
  }

  @Test(
    "severities have no colour through a pipe, with NO_COLOR or on a dumb terminal",
    arguments: [
      #"$P check "$B" | cat"#, #"NO_COLOR=1 $P check "$B""#, #"TERM=dumb $P check "$B""#,
    ])
  func plain(script: String) throws {
    let terminal = try terminal(script)
    #expect(terminal.shows(": error: "))
    #expect(!terminal.shows("\u{1B}[1;31m", within: 0))
  }
}
