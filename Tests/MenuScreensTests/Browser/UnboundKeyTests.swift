import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

/// Keys without a meaning.
struct UnboundKeyTests {
  @Test(
    "an unbound letter shows how to search, with examples", arguments: ["z", "é", "中"])
  func letter_thatMeansNothing_teachesToSearch(letter: String) throws {
    let guest = Guest(try Kitchen.session())
    guest.press(letter)
    let examples = guest.state.session.examplesToType
    #expect(!examples.isEmpty)
    #expect(guest.sees("/ cerca: \(examples.joined(separator: " · "))"))
    guest.press("↓")
    #expect(!guest.sees("/ cerca:"))
  }

  @Test(
    "a letter of another alphabet acts as the Latin key at its position",
    arguments: [
      ("n", "т", "ν"), ("f", "а", "φ"), ("o", "щ", "ο"), ("j", "о", "ξ"), ("L", "Д", "Λ"),
    ])
  func letter_ofAnotherAlphabet_isTheKeyAtItsPlace(
    latin: Character, russian: Character, greek: Character
  ) {
    let keys = KeyMap.standard
    for context in [Context.list, .dish] {
      let command = keys.command(for: .character(latin), in: context)
      for own in [russian, greek] {
        #expect(keys.command(for: .character(own), in: context) == command, "\(own)")
      }
    }
    #expect(KeyMap.kiosk.command(for: .character("й"), in: .list) == nil)
  }

  @Test(
    "an unbound letter or a pasted text shows how to search on every page",
    arguments: ["", "↵", "f", "o", "?"])
  func text_onAnyPage_teachesToSearch(script: String) throws {
    for key in [Key.character("z"), .paste("senza latte\n")] {
      let guest = Guest(try Kitchen.session())
      guest.press(script)
      let context = guest.state.context
      _ = guest.browser.handle(key)
      #expect(guest.sees("/ cerca: senza latte") && guest.state.context == context)
      guest.press("/")
      #expect(guest.state.context == .search)
    }
  }

  @Test("on a narrow screen an unbound letter shows only the keys")
  func letter_onAPhone_teachesInAFewWords() throws {
    let guest = Guest(try Kitchen.session(), columns: 30, lines: 12)
    guest.press("z")
    #expect(guest.sees("/ cerca   ? aiuto"))
  }

  @Test("an unbound key that is not a letter shows nothing")
  func key_withoutALetter_saysNothing() throws {
    let guest = Guest(try Kitchen.session())
    _ = guest.browser.handle(.function(7))
    #expect(guest.state.notice == nil)
  }

  @Test("the space bar does nothing in the list")
  func space_inTheList_doesNothing() throws {
    let guest = Guest(try Kitchen.session())
    let before = guest.screen
    guest.press(" ")
    #expect(guest.screen == before && guest.state.context == .list)
  }
}
