import MenuCore
import MenuPresentation
import MenuScreens
import Testing

/// The conditions that are on, each of which a click takes away.
struct ChipTests {
  @Test("on a phone the chips that have no room in a line stand in the next one")
  func chips_onAPhone_areAllSeen() throws {
    let guest = Guest(try Kitchen.session(), columns: 46, lines: 19)
    guest.press("/senza latte e uova fino a 9 pizze↵")
    for clause in guest.state.session.clauses {
      #expect(guest.sees(clause.replacing("\u{A0}", with: " ") + " ×"), "\(clause)")
    }
    try guest.click("fino a 9,00 € ×")
    #expect(guest.state.session.clauses.count == 3 && !guest.sees("fino a"))
  }
}
