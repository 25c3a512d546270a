import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

/// What can be typed, behind every notice of every front end.
struct SearchHintTests {
  @Test("the browser, the page and the reader end a notice with the hint")
  func frontEnds() throws {
    let hint = "Si può scrivere, per esempio: senza latte"
    let guest = Guest(try Kitchen.session())
    guest.press("/xyzzy↵")
    #expect(guest.sees(hint))
    var linear = LinearMenu(try Kitchen.session(), typesetter: Kitchen.typesetter, columns: nil)
    let lines = linear.answer(to: "xyzzy").string.split(separator: "\n")
    #expect(lines.last?.hasPrefix(hint + ", ") ?? false && lines.last?.hasSuffix(".") ?? false)
    let page = PlainMenu(try Kitchen.session("xyzzy"), typesetter: Kitchen.typesetter, columns: 200)
    var text = ""
    page.write { text += $0.string }
    #expect(text.contains(hint))
  }
}
