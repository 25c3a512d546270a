import MenuCore
import MenuPresentation
import MenuScreens
import TestSupport
import Testing

/// What a guest at a kiosk sees first.
struct KioskScreenTests {
  @Test("a kiosk greets the next guest, in words and with the names of the languages")
  func kiosk_beforeAnyKey_greets() throws {
    let guest = Guest(try Kitchen.session(), columns: 100, isKiosk: true)
    let names = "L English · Deutsch · Français · Español"
    #expect(guest.sees("↑ ↓ per scegliere   ↵ per vedere tutto   \(names)"))
    guest.press("↓")
    #expect(!guest.sees("per scegliere") && guest.sees("Coperto"))
    guest.browser.reset()
    #expect(guest.sees("per scegliere"))
    guest.browser.follow(.broken)
    #expect(guest.sees("per scegliere"), "no key was pressed yet")
  }

  @Test("the languages are named even if the greeting has to be shortened")
  func greeting_onANarrowScreen_namesTheLanguages() throws {
    let guest = Guest(try Kitchen.session(), isKiosk: true)
    #expect(guest.sees("L English · Deutsch · Français · Español"))
    let wide = Guest(try Kitchen.session(), columns: 120, isKiosk: true)
    #expect(wide.sees("↑ ↓ per scegliere   ↵ per vedere tutto   L English · Deutsch · "))
    let phone = Guest(try Kitchen.session(), columns: 46, lines: 19, isKiosk: true)
    #expect(phone.sees("L English · Deutsch · Français · Español"))
  }

  @Test("outside a kiosk there is no greeting")
  func browser_withoutAKiosk_doesNotGreet() throws {
    #expect(!Guest(try Kitchen.session(), columns: 100).sees("per scegliere"))
  }

  @Test("a greeting that does not fit on a line continues on others", arguments: [80, 46, 30])
  func greeting_onANarrowScreen_isWhole(columns: Int) throws {
    let lines = [80: 24, 46: 19, 30: 12][columns] ?? 0
    let guest = Guest(try Kitchen.session(), columns: columns, lines: lines, isKiosk: true)
    #expect(guest.sees("↑ ↓ per scegliere") && guest.sees("↵ per vedere tutto"), "\(guest.screen)")
    #expect(guest.sees(columns > 40 ? "Deutsch · Français" : "L IT en de fr es"))
    #expect(guest.sees("Marinara") && guest.sees("Margherita"), "\(guest.screen)")
  }
}
