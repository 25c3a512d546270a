import MenuCore
import MenuPresentation
import MenuScreens
import TestSupport
import Testing

/// The help page.
struct HelpPageTests {
  @Test(
    "help explains what can be typed and the signs, in every language", arguments: [0, 1, 2, 3, 4])
  func help_inALanguage_explainsSearchAndSigns(steps: Int) throws {
    let guest = Guest(try Kitchen.session())
    guest.press("?" + String(repeating: "L", count: steps))
    let strings = guest.state.strings
    let examples = guest.state.session.examplesToType
    #expect(!examples.isEmpty)
    for example in examples { #expect(guest.sees(example), "\(example)") }
    #expect(guest.sees("/ \(strings.keys.search)") && guest.sees(strings.optionSigns))
    #expect(guest.sees("• •• •••") && guest.sees("Via Roma 1"))
  }

  @Test("the line of the cover and the notes has a label", arguments: InterfaceLanguage.allCases)
  func notes_ofTheHouse_haveALabel(language: InterfaceLanguage) throws {
    let guest = Guest(try Kitchen.session(words: language), lines: 40)
    guest.press("?")
    let line = try #require(guest.screen.first { $0.contains("2,00") || $0.contains("2.00") })
    #expect(line.contains("  \(Strings[language].notes)   "), "\(guest.screen)")
  }

  @Test(
    "notes break only between words on a narrow screen", arguments: [(46, 60), (30, 80), (24, 99)])
  func notes_onANarrowScreen_breakBetweenWords(columns: Int, lines: Int) throws {
    let guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
    guest.press("?")
    #expect(guest.sees("* prodotto"), "\(guest.screen)")
    #expect(guest.sees("surgelato"), "\(guest.screen)")
  }

  @Test("the arrows have a hint if help scrolls", arguments: [80, 46, 30])
  func arrows_inHelpThatScrolls_haveAHint(columns: Int) throws {
    let guest = Guest(try Kitchen.session(), columns: columns, lines: 12)
    guest.press("?")
    let hint = "↑↓ \(guest.state.strings.keys.scroll)"
    #expect(guest.screen.last?.contains(hint) == true, "\(guest.screen)")
    guest.press("⇲")
    #expect(guest.screen.last?.contains(hint) == true, "\(guest.screen)")
    let whole = Guest(try Kitchen.session(), lines: 60)
    whole.press("?")
    #expect(!whole.sees(hint))
  }
}
