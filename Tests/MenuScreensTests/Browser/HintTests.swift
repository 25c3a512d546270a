import MenuCore
import MenuPresentation
import MenuScreens
import TestSupport
import Testing

/// The hints at the foot: only what acts here and now.
struct HintTests {
  @Test(
    "a hint that would do nothing is not there",
    arguments: [
      // The keys, and the verbs that are not offered then.
      ("/xyzzy", ["scorri"]), ("/senza cipolla↵", ["scorri", "+ aggiungi"]),
      ("o", ["+ -", "scorri"]), ("/tartufo↵", ["+ aggiungi", "altro piatto"]),
      ("n↓", ["+ aggiungi"]), ("↵", ["o scelta"]),
    ])
  func hint_thatWouldDoNothing_isNotThere(script: String, verbs: [String]) throws {
    let guest = Guest(try Kitchen.session())
    guest.press(script)
    let foot = try #require(guest.screen.last { $0.contains { $0 != " " } })
    for verb in verbs { #expect(!foot.contains(verb), "\(foot)") }
  }

  @Test(
    "what acts is offered",
    arguments: [
      ("", ["↑↓ scorri", "↵ apri", "+ aggiungi"]), ("+o", ["+ -"]),
      ("+↓+⎋↵", ["o scelta 1 · 6,00 €"]),
      ("↵", ["+ aggiungi", "←→ altro piatto"]), ("/fungh", ["↑↓ scorri", "↵ mostra"]),
    ])
  func hint_ofWhatActs_isThere(script: String, verbs: [String]) throws {
    let guest = Guest(try Kitchen.session())
    guest.press(script)
    for verb in verbs { #expect(guest.sees(verb), "\(guest.screen.last ?? "")") }
  }

  @Test("the arrows are beside the tabs where they lead to another list; L can be clicked")
  func arrows_besideTheTabs_leadToAnotherList() throws {
    let guest = Guest(try Kitchen.session())
    #expect(guest.screen[1].contains("Altro 5   ← →"))
    #expect(guest.screen[1].contains("L  IT en de fr es"))
    try guest.click("L  IT")
    #expect(guest.state.strings.language != .italian && guest.screen[1].contains("L  it EN de"))
    let pizzas = Guest(try Kitchen.session("pizze"))
    #expect(!pizzas.screen[1].contains("← →"))
    guest.press("/")
    #expect(!guest.screen[1].contains("← →"))
  }

}
