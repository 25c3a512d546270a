import Foundation
import OldMenuPresentation
import MenuTestSupport
import Testing

/// The program as a picker: drawn on the terminal, while its output goes elsewhere.
@Suite(.timeLimit(.minutes(5))) struct ChoosingTests {
  /// A shell that has chosen by some keys, and told the answer and the status.
  private func answer(_ options: String, _ keys: [String]) throws -> String {
    let tmux = try Tmux(size: Size(columns: 120, lines: 24))
    try tmux.type(
      "x=$('\(BuiltProgram.path())' --choose \(options) '\(BuiltProgram.menu)'); s=$?; clear; "
        + "echo \"[$x] status=$s\"")
    try tmux.until("the menu", within: .seconds(60)) { $0.joined().contains("Margherita") }
    #expect(try tmux.isOnAlternateScreen())
    for key in keys { try tmux.press(key) }
    try tmux.until("the answer", within: .seconds(30)) { $0.joined().contains("] status=") }
    #expect(try !tmux.isOnAlternateScreen())
    return try tmux.capture().joined(separator: "\n").replacing("\u{A0}", with: " ")
  }

  @Test func thePageIsToldOnLeaving() throws {
    let answer = try answer("--language it", ["+", "+", "q"])
    #expect(answer.hasPrefix("[La mia scelta\n2 × n. 1 Marinara"))
    #expect(
      answer.contains("Non è un ordine né un documento fiscale.") && answer.contains("status=0"))
  }

  @Test func aProgramGetsFields() throws {
    let tsv = try answer("--format tsv", ["+", "+", "q"])
    #expect(tsv.hasPrefix("[pizzas/1") && tsv.contains("Marinara") && tsv.contains("600"))
    let json = try answer("--format json", ["+", "q"])
    #expect(json.hasPrefix("[{\"lines\": [{\"place\": \"pizzas/1\""))
    #expect(json.replacing("\n", with: "").contains("\"totalMinor\": 600"))
  }

  @Test func whoCancelsOrTakesNothingGetsNothing() throws {
    #expect(try answer("", ["+", "C-c"]).hasPrefix("[] status=130"))
    #expect(try answer("", ["q"]).hasPrefix("[] status=1"))
  }

  @Test func withoutATerminalThereIsNone() throws {
    let result = try Subprocess(["setsid", BuiltProgram.path(), "--choose", BuiltProgram.menu])
    #expect(result.status == 69 && result.output.isEmpty)
  }

  @Test(arguments: [
    ["--choose", "--kiosk"], ["--choose", "--print"], ["--choose", "--linear"],
    ["--choose", "--board"],
    ["--choose", "--format", "csv"], ["--choose", "--width", "40"],
  ])
  func whatDoesNotGoTogetherIsRefused(options: [String]) throws {
    #expect(try Subprocess([BuiltProgram.path(), BuiltProgram.menu] + options).status == 64)
  }
}
