import MenuCore
import MenuPresentation
import MenuScreens
import TestSupport
import Testing

/// The page of help.
struct HelpPageTests {
  @Test("help has what can be typed and the signs, in every language", arguments: [0, 1, 2, 3, 4])
  func help_inALanguage_teachesSearchAndSigns(steps: Int) throws {
    let guest = Guest(try Kitchen.session())
    guest.press("?" + String(repeating: "L", count: steps))
    let strings = guest.state.strings
    let examples = guest.state.session.examplesToType
    #expect(!examples.isEmpty)
    for example in examples { #expect(guest.sees(example), "\(example)") }
    #expect(guest.sees("/ \(strings.keys.search)") && guest.sees(strings.optionSigns))
    #expect(guest.sees("• •• •••") && guest.sees("Via Roma 1"))
  }
}
