import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import Testing
import TestSupport

/// The browser's state as a value.
struct BrowserStateTests {
  @Test("the same keys lead to the same state", arguments: ["", "↓↓", "/fungh", "+↓↵", "f ↓ ↵"])
  func state_afterTheSameKeys_isEqual(script: String) throws {
    let guests = [Guest(try Kitchen.session()), Guest(try Kitchen.session())]
    for guest in guests { guest.press(script) }
    #expect(guests[0].state == guests[1].state)
  }

  @Test(
    "a key that changes something makes the state unequal",
    arguments: ["↓", "/", "/f", "+", "f", "f ↵", "↵", "?", "L"])
  func state_afterAKey_isAnother(script: String) throws {
    let guest = Guest(MenuSession(MenuDataSource(menu: try menu(), language: "it")))
    let before = guest.state
    guest.press(script)
    #expect(guest.state != before)
    #expect(guest.state == guest.state)
  }

  @Test("another menu or a problem of its file makes the state unequal")
  func state_afterAReload_isAnother() throws {
    let guest = Guest(try Kitchen.session())
    let before = guest.state
    guest.browser.follow(.broken)
    #expect(guest.state != before)
    guest.browser.follow(.menu(try MenuReader.read(Repository.bytes("Menu.json"))))
    #expect(guest.state == before)
  }

  private func menu() throws -> Menu { try MenuReader.read(Repository.bytes("Menu.json")).menu }
}
