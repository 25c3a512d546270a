import MenuPresentation
import MenuScreens
import TerminalText
import Testing
import TestSupport

/// The screens as a guest sees them, each made by a script of keys.
struct ScreenGoldenTests {
  private static let sizes = [(80, 24), (120, 32), (160, 45), (46, 19), (30, 12), (10, 3)]
  private static let scripts = [
    ("list", "↓"), ("section", "n"), ("drinks", "→"), ("search", "/fungh"),
    ("unfinished", "/senza"), ("notice", "/senza cipolla"), ("filtered", "/senza latte fino a 9↵"),
    ("dish", "↓↵"), ("extras", "/bufala"), ("filters", "f"), ("filtersDiet", "f ↓↓↓↓↓→"),
    ("choice", "+↓+ + ⎋↓+o"), ("chosen", "+↓↓+"), ("help", "?"),
  ]

  @Test(
    "the screens at each size are as recorded", arguments: sizes)
  func screens_atASize_areAsRecorded(columns: Int, lines: Int) throws {
    for (name, script) in Self.scripts {
      let guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
      guest.press(script)
      let frame = guest.frame
      let text = frame.text.map { $0.replacing(#/ +$/#, with: "") }
      let cursor = "-- \(frame.cursor.line):\(frame.cursor.column)"
      expectGolden(
        (text + [cursor, ""]).joined(separator: "\n"),
        "Golden/Screens/\(columns)x\(lines)/\(name).txt")
    }
  }
}
