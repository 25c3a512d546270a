import MenuPresentation
import MenuScreens
import TerminalText
import Testing

/// Keys that mean nothing.
struct UnboundKeyTests {
  @Test(
    "a letter that means nothing says where to type, with examples", arguments: ["z", "é", "中"])
  func letter_thatMeansNothing_teachesToSearch(letter: String) throws {
    let guest = Guest(try Kitchen.session())
    guest.press(letter)
    let examples = guest.state.session.examplesToType
    #expect(!examples.isEmpty)
    #expect(guest.sees("/ cerca: \(examples.joined(separator: " · "))"))
    guest.press("↓")
    #expect(!guest.sees("/ cerca:"))
  }

  @Test("on a narrow screen it says the keys alone")
  func letter_onAPhone_teachesInAFewWords() throws {
    let guest = Guest(try Kitchen.session(), columns: 30, lines: 12)
    guest.press("z")
    #expect(guest.sees("/ cerca   ? aiuto"))
  }

  @Test("another key that means nothing says nothing")
  func key_withoutALetter_saysNothing() throws {
    let guest = Guest(try Kitchen.session())
    _ = guest.browser.handle(.function(7))
    #expect(guest.state.notice == nil)
  }
}
