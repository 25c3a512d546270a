import OldMenuCore
import OldMenuPresentation
import MenuTestSupport

/// What somebody types who holds a key with an accent down, or pastes.
enum MarkedTyping: CaseIterable {
  case name, command, number, search

  private static let text = TerminalText(cellWidth: testCellWidth)

  /// Types it into a small menu.
  func perform(marks count: Int) {
    let marks = MarkedField.marks(count)
    switch self {
    case .name: tell("m\(marks)")
    case .command: tell("liste \(marks)")
    case .number: tell("\(marks)1")
    case .search: search(marks)
    }
  }

  private func tell(_ line: String) {
    _ = LinearMenu(.sample(), text: Self.text).told(to: line)
  }

  private func search(_ text: String) {
    var screen = RecordingScreen(size: Size(columns: 120, lines: 30))
    let keys = [ScreenEvent.key(.character("/")), .key(.paste(text))]
    screen.play(keys, to: Browser(.sample(), text: Self.text))
  }
}
