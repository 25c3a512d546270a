import MenuCore
import MenuPresentation
import MenuScreens
import MenuTesting
import TerminalText
import TestSupport
import Testing

/// The notes at the foot of the board.
struct BoardFootTests {
  @Test("of thousands of notes, the foot has as many as fit", .timeLimit(.minutes(1)))
  func notes_thatDoNotFit_areLeftOut() throws {
    let foot = try foot(ofNotes: (1...20_000).map { "nota \($0)" })
    #expect(foot.count == 6)
    #expect(foot[0] == "! Per gli allergeni non dichiarati chiedere al personale.")
    #expect(foot[1].hasPrefix("nota 1 "))
    let words = foot.joined(separator: " ").split(separator: " ")
    #expect(words.suffix(2) == ["nota", "\(words.count { $0 == "nota" })"])
  }

  @Test("a note on the star that does not fit comes before the others")
  func starNote_thatDoesNotFit_comesFirst() throws {
    let notes = (1...100).map { "nota \($0)" } + ["* surgelato"]
    let foot = try foot(ofNotes: notes)
    #expect(foot.count == 7)
    #expect(foot[1].hasPrefix("* surgelato   nota 1 "), "\(foot)")
  }

  @Test("a narrow board has the cover and a long note on the star")
  func notes_onANarrowBoard_areWhole() throws {
    let note = "* \((1...24).map { "parola\($0)" }.joined(separator: " "))"
    let menu = """
      {"language": "it", "cover": "2.50", "notes": ["\(note)", "** solo la sera"],
       "pizzas": [{"name": "Mare", "ingredients": ["gamberi*", "friarielli **"]}]}
      """
    let board = Board(
      try Kitchen.session(of: Array(menu.utf8)), typesetter: Kitchen.typesetter,
      hidesSoldOut: false, interval: .zero, launcher: FakePeriodicTaskLauncher(), onTurn: {})
    let text = board.frame(for: Size(columns: 46, lines: 19)).text.joined(separator: " ")
    let words = text.split(separator: " ").joined(separator: " ")
    for part in ["gamberi", note, "** solo la sera", "Coperto 2,50 €", "! Per gli allergeni"] {
      #expect(words.contains(part.replacing(" €", with: "")), "\(part): \(words)")
    }
  }

  /// The lines of the foot of a board with notes.
  private func foot(ofNotes notes: [String]) throws -> [String] {
    let texts = notes.map { "\"\($0)\"" }.joined(separator: ",")
    let menu = #"{"language": "it", "notes": [\#(texts)], "pizzas": [{"name": "Mare"}]}"#
    let board = Board(
      try Kitchen.session(of: Array(menu.utf8)), typesetter: Kitchen.typesetter,
      hidesSoldOut: false, interval: .zero, launcher: FakePeriodicTaskLauncher(), onTurn: {})
    let lines = board.frame(for: Size(columns: 80, lines: 24)).text.map(\.trimmed)
    let start = try #require(lines.lastIndex { $0.isEmpty })
    return Array(lines[(start + 1)...])
  }
}
