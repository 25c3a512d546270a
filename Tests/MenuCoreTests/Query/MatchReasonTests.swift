import OldMenuCore
import Testing

/// What a row says to who looks for an allergen, beside what it shows.
@Suite(.timeLimit(.minutes(5))) struct MatchReasonTests {
  private func reasons(_ search: String, _ beverage: String) throws -> [MatchReason]? {
    let menu = try MenuReader.read(Array(#"{"beverages": [\#(beverage)]}"#.utf8)).menu
    let found = MenuDataSource(menu: menu).matching(MenuQuery(search: search + " "))
    return found.item(forRow: 0, inSection: 0)?.reasons
  }

  @Test(arguments: [
    ("gluten", "Gluten-free beer"), ("glutine", "Birra senza glutine"),
    ("gluten", "Bière sans gluten"), ("is there gluten in the beer?", "Beer, gluten free"),
  ])
  func aNameThatDeniesIsNoAnswer(search: String, name: String) throws {
    let contains = #""allergens": {"contains": ["gluten.barley"]}"#
    let traces = #""allergens": {"mayContain": ["gluten"]}"#
    #expect(
      try reasons(search, #"{"name": "\#(name)", \#(contains)}"#) == [.contains(.gluten)])
    #expect(
      try reasons(search, #"{"name": "\#(name)", \#(traces)}"#) == [.mayContain(.gluten)])
  }

  @Test func aNameThatSaysItIs() throws {
    #expect(
      try reasons("latte", #"{"name": "Latte macchiato", "allergens": ["milk"]}"#) == [])
  }
}
