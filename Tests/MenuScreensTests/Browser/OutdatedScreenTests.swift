import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import Testing
import TestSupport

/// The browser and the kiosk while the file of their menu has a problem.
struct OutdatedScreenTests {
  @Test("a broken file is reported at once, and after a minute the menu is outdated")
  func list_ofABrokenFile_saysSoToTheOwnerAndAfterAMinuteToGuests() throws {
    let guest = Guest(try Kitchen.session())
    guest.browser.follow(.broken)
    #expect(guest.sees("il file ora ha un problema") && guest.sees("vegana"))
    guest.browser.withdrawPromises()
    #expect(
      guest.screen[2]
        == line("  ! Menu non aggiornato dalle 19:41: per allergeni e diete chiedere al"))
    #expect(guest.screen[3] == line("  personale."))
    #expect(!guest.sees("problema") && !guest.sees("vegana") && guest.sees("Coperto 2,00 €"))
    guest.press("L")
    #expect(guest.sees("This menu has not been updated since 19:41"))
    guest.browser.follow(.recovered(try MenuReader.read(Repository.bytes("Menu.json"))))
    #expect(!guest.sees("19:41") && guest.sees("vegan"))
  }

  @Test("an open page of filters offers no diet that is no longer promised")
  func filters_ofAnOutdatedMenu_offerNoDiet() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("f")
    #expect(guest.sees("vegana"))
    guest.browser.follow(.broken)
    guest.browser.withdrawPromises()
    let after = guest.screen
    guest.press("⎋f")
    #expect(after == guest.screen)
  }

  @Test("a kiosk does not mention a broken file until a minute has passed")
  func kiosk_ofABrokenFile_saysNothingOfItBeforeTheMinute() throws {
    let guest = Guest(try Kitchen.session(), isKiosk: true)
    let before = guest.screen
    guest.browser.follow(.broken)
    #expect(guest.screen == before)
    guest.browser.withdrawPromises()
    #expect(guest.sees("Menu non aggiornato dalle 19:41"))
    guest.press("/senza latte↵")
    #expect(guest.sees("Menu non aggiornato dalle 19:41") && guest.state.space.rows == 0)
    guest.browser.reset()
    #expect(guest.sees("Menu non aggiornato dalle 19:41") && !guest.sees("vegana"))
  }

  @Test(
    "every page of an outdated menu says since when", arguments: InterfaceLanguage.allCases)
  func page_ofAnOutdatedMenu_saysSinceWhen(language: InterfaceLanguage) throws {
    let guest = Guest(try Kitchen.session(words: language))
    guest.press("↵")
    #expect(guest.sees(language.name(of: Diet.vegan)))
    guest.browser.follow(.broken)
    guest.browser.withdrawPromises()
    let strings = Strings[language]
    #expect(!guest.sees(language.name(of: Diet.vegan)))
    for script in ["", "f", "?", "⎋+o"] {
      guest.press(script)
      let words = guest.screen.prefix(4).joined(separator: " ").split(separator: " ")
      #expect(words.joined(separator: " ").contains(strings.outdated.filled("19:41")), "\(script)")
    }
  }

  @Test(
    "a screen of any usable size shows the outdated time and the selected dish",
    arguments: [(80, 24), (160, 45), (46, 19), (30, 12), (80, 6), (24, 5), (10, 3)])
  func screen_ofAnyTolerableSize_hasTheTimeAndTheSelectedDish(columns: Int, lines: Int) throws {
    let guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
    guest.browser.follow(.broken)
    guest.browser.withdrawPromises()
    for script in ["", "↓", "/margherita"] {
      guest.press(script)
      #expect(guest.sees("19:41") && guest.sees("Mar"), "\(guest.screen)")
    }
    guest.press("↵")
    #expect(guest.state.context == .dish && guest.sees("19:41"))
  }

  @Test("the selected dish stays selected when promises are withdrawn")
  func dishUnderTheCursor_staysWhenPromisesGo() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("↓↓+")
    guest.browser.follow(.broken)
    guest.browser.withdrawPromises()
    #expect(
      guest.screen.contains { $0.hasPrefix("▌   3  Napoli") && $0.contains("1 nella scelta") })
  }

  @Test("a diet that no dish promises any more can be removed")
  func diet_thatNoDishStatesAnyMore_canBeTakenAway() throws {
    let guest = Guest(try Kitchen.session("vegana"))
    guest.browser.follow(.broken)
    guest.browser.withdrawPromises()
    #expect(guest.state.space.rows == 0)
    guest.press("f")
    try guest.click("( ) tutta")
    guest.press("↵")
    #expect(guest.state.space.rows == 46)
  }

  private func line(_ text: String) -> String {
    text + String(repeating: " ", count: 80 - text.count)
  }
}
