import MenuScreens
import TerminalText
import Testing

/// The lines below the list.
struct ListFootTests {
  @Test(
    "a blank line stands above the foot wherever the list is",
    arguments: [(80, 24), (120, 32), (46, 19), (80, 12)])
  func foot_ofTheList_isSetApart(columns: Int, lines: Int) throws {
    let guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
    for script in ["", "⇲", "⇟", "n"] {
      guest.press(script)
      let foot = try #require(guest.screen.lastIndex { $0.contains("Coperto") })
      #expect(guest.screen[foot - 1].allSatisfy { $0 == " " })
    }
  }
}
