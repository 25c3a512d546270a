import MenuCore
import MenuPresentation
import MenuScreens
import TestSupport
import Testing

struct KeyMapTests {
  @Test(
    "a key is bound once on each screen", arguments: Context.allCases)
  func key_onAScreen_isBoundOnce(context: Context) {
    let keys = KeyMap.standard.bindings.filter { $0.contexts.contains(context) }.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test("a key means the same on every screen where it is bound")
  func key_onEveryScreen_meansTheSame() {
    for key in KeyMap.standard.bindings.flatMap(\.keys) {
      let commands = Set(Context.allCases.compactMap { KeyMap.standard.command(for: key, in: $0) })
      #expect(commands.count == 1, "\(key)")
    }
  }

  @Test("the kiosk has no key and no hint that leaves it")
  func keyMap_ofTheKiosk_hasNoKeyThatLeaves() {
    for binding in KeyMap.kiosk.bindings {
      #expect(![.quit, .suspend, .reload].contains(binding.command))
    }
    for context in Context.allCases {
      let hints = KeyMap.kiosk.hints(for: context, Strings.italian.keys, clear: "x") { _ in true }
      #expect(!(hints.start + hints.end).contains { $0.command == .quit })
    }
  }

  @Test("q in a kiosk closes a page and never quits")
  func q_atTheKiosk_closesAPageAndEndsNothing() throws {
    let guest = Guest(try Kitchen.session(), isKiosk: true)
    #expect(guest.press("?") == nil && guest.state.context == .help)
    #expect(guest.press("q") == nil && guest.state.context == .list)
    #expect(guest.press("/funghi↵q") == nil && guest.state.space.rows == 3)
  }

  @Test(
    "a clickable hint is a key that is bound and shown on its screen",
    arguments: InterfaceLanguage.allCases, Context.allCases)
  func hint_thatCanBeClicked_isAShownKeyOfItsScreen(language: InterfaceLanguage, context: Context) {
    let words = Strings[language].keys
    let hints = KeyMap.standard.hints(for: context, words, clear: "x") { _ in true }
    #expect(!hints.end.isEmpty)
    for hint in hints.start + hints.end {
      #expect(!hint.verb.isEmpty)
      guard let command = hint.command else { continue }
      let bindings = KeyMap.standard.bindings.filter { $0.command == command && $0.label != nil }
      #expect(bindings.contains { $0.contexts.contains(context) }, "\(hint.keys)")
    }
  }

  @Test(
    "help fits on one page at 80x24 in every language", arguments: InterfaceLanguage.allCases)
  func help_at80x24_isOnePage(language: InterfaceLanguage) throws {
    let guest = Guest(try Kitchen.session(language: language.language.tag))
    guest.press("?")
    #expect(!guest.sees(guest.state.strings.below))
    #expect(KeyMap.standard.help(Strings[language].keys).count <= 10)
  }

  @Test("every shown key has a row in help with its keys")
  func shownKey_inHelp_hasItsRow() {
    let rows = KeyMap.standard.help(Strings.italian.keys)
    #expect(
      rows.map(\.keys) == [
        "↑ ↓", "← →", "↵", "Spazio", "+ -", "/ f o", "L", "Esc", "?", "q",
      ])
    for binding in KeyMap.standard.bindings {
      #expect((binding.label == nil) == (binding.help == nil), "\(binding.keys)")
    }
    #expect(KeyMap.kiosk.help(Strings.italian.keys).map(\.keys) == rows.map(\.keys).dropLast())
  }

  @Test("a command that does nothing has no hint")
  func hint_ofACommandThatDoesNothing_isNotThere() {
    let words = Strings.italian.keys
    let hints = KeyMap.standard.hints(for: .dish, words, clear: nil) { $0 != .open }
    #expect(hints.start.map(\.command) == [.move(.right), .add, .choice])
  }
}
