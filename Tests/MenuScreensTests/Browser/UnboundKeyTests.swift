import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

/// Keys without a meaning.
struct UnboundKeyTests {
  @Test(
    "an unbound letter shows how to search, with examples", arguments: ["z", "é", "中"])
  func letter_thatIsUnbound_showsHowToSearch(letter: String) throws {
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
  func text_onAnyPage_showsHowToSearch(script: String) throws {
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
  func letter_onAPhone_showsOnlyTheKeys() throws {
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

  @Test(
    "a key that changes nothing says what to do",
    arguments: [
      (" ", "/ cerca: senza latte"), ("9", "/ cerca: senza latte"), ("/xyzzy↵↵", "/ cerca: "),
      ("/xyzzy↵+", "/ cerca: "), ("/xyzzy↵-", "/ cerca: "), ("-", "Marinara non è nella scelta."),
      ("U", "Niente da ripristinare."), ("o+", "/ cerca: senza latte"),
      ("o-", "/ cerca: senza latte"), ("o ", "/ cerca: senza latte"),
      ("+o↓↵", "  + - persone"), ("+o↓-", "  + - persone"), ("?↵", "/ cerca: senza latte"),
      ("↵ ", "+ aggiungi"), ("↓↵ ", "Scegli un formato; + aggiunge: normale"),
    ])
  func key_thatChangesNothing_saysWhatToDo(script: String, hint: String) throws {
    let guest = Guest(try Kitchen.session())
    guest.press(String(script.dropLast()))
    #expect(guest.state.notice == nil)
    let before = guest.state
    guest.press(String(script.suffix(1)))
    #expect(guest.state != before && guest.state.context == before.context)
    #expect(guest.state.notice != nil && guest.sees(hint), "\(guest.screen)")
  }

  @Test("every key of a screen changes it, except at an end", arguments: Context.allCases)
  func key_ofAnyScreen_changesIt(context: Context) throws {
    let scripts: [Context: String] = [
      .list: "", .search: "/fung", .dish: "↓↵", .filters: "f", .choice: "+o", .help: "?",
    ]
    for binding in KeyMap.standard.bindings where binding.contexts.contains(context) {
      if case .move = binding.command { continue }
      for key in binding.keys {
        let guest = Guest(try Kitchen.session())
        guest.press(scripts[context] ?? "")
        #expect(guest.state.context == context)
        let before = guest.screen
        let effect = guest.browser.handle(key)
        let isDone = effect != nil || guest.screen != before
        // Nothing is left that Esc could take back.
        #expect(isDone || context == .list && binding.command == .back, "\(context) \(key)")
      }
    }
  }

  @Test("an empty menu offers neither a search nor filters", arguments: ["", "z", " ", "↵", "+"])
  func hints_ofAnEmptyMenu_areTrue(script: String) throws {
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([])))
    guest.press(script)
    #expect(guest.sees("Il menu è vuoto.") && guest.sees("? aiuto"), "\(guest.screen)")
    #expect(!guest.sees("/ cerca") && !guest.sees("f filtri"), "\(guest.screen)")
  }
}
