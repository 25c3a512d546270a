import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import Testing
import TestSupport

/// An Esc that was not pressed: a slow line had split it off the sequence of another key.
struct WithdrawnEscapeTests {
  @Test(
    "a withdrawn Esc leaves everything as it was",
    arguments: [
      "", "f ↵", "f ↵/margherita", "f ↵/margherita↵", "f  ↓ ", "↓↓↵", "↓↓↵↓ +", "+o", "↓+q", "?↓",
      "/fino a 9↵o", "f ↵⎋",
    ])
  func escape_withdrawn_leavesEverythingAsItWas(script: String) throws {
    let guest = Guest(try Kitchen.session())
    guest.press(script)
    let frame = guest.frame
    let state = guest.state
    guest.press("⎋")
    guest.browser.withdrawEscape()
    #expect(guest.frame == frame)
    #expect(guest.state.page == state.page)
    #expect(guest.state.below == state.below)
    #expect(guest.state.session.query == state.session.query)
    guest.press("↓")
    let other = Guest(try Kitchen.session())
    other.press(script + "↓")
    #expect(guest.frame == other.frame)
  }

  @Test("an Esc is final after another key, and is withdrawn only once")
  func escape_beforeAnotherKey_stays() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("f ↵/margherita↵⎋↓")
    let frame = guest.frame
    guest.browser.withdrawEscape()
    #expect(guest.frame == frame)
    guest.press("⎋")
    guest.browser.withdrawEscape()
    guest.browser.withdrawEscape()
    #expect(guest.frame == frame)
  }

  @Test("a click after a withdrawn Esc applies to the screen before the Esc")
  func click_afterAWithdrawnEscape_isOnTheScreenBefore() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("f")
    let line = try #require(guest.screen.firstIndex { $0.contains("glutine") })
    let text = try #require(guest.screen[line].firstRange(of: "glutine"))
    let column = guest.screen[line][..<text.lowerBound].count
    guest.press("⎋")
    guest.browser.withdrawEscape()
    _ = guest.browser.handle(.mouse(.click, Position(line: line, column: column)))
    guest.press("↵")
    #expect(guest.state.session.clauses == ["senza glutine"])
  }

  @Test("a promise withdrawn after an Esc does not return when the Esc is withdrawn")
  func promise_withdrawnAfterEscape_staysWithdrawn() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("↵")
    #expect(guest.sees("vegana"))
    guest.press("⎋")
    guest.browser.follow(.broken)
    guest.browser.withdrawPromises()
    guest.browser.withdrawEscape()
    #expect(guest.state.context == .dish)
    #expect(!guest.sees("vegana"))
  }

  @Test("withdrawing an Esc restores nothing of a previous guest")
  func state_ofAGuestBefore_isForgotten() throws {
    let guest = Guest(try Kitchen.session(), isKiosk: true)
    let frame = guest.frame
    guest.press("+/margherita↵⎋")
    guest.browser.reset()
    guest.browser.withdrawEscape()
    #expect(guest.frame == frame)
    #expect(guest.state.choice.isEmpty)
  }
}
