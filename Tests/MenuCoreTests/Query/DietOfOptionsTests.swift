import OldMenuCore
import MenuTestSupport
import Testing

/// A diet and an allergen asked for together never bring back an option that one of them excludes.
@Suite(.timeLimit(.minutes(5))) struct DietOfOptionsTests {
  /// A vegetarian dish of which one of these options must be taken.
  private func source(_ options: String, choose: Int = 1) throws -> MenuDataSource {
    let text = """
      {"language": "en", "currency": "EUR", "pizzas": [{
        "name": "Bowl", "price": "9.00", "allergens": "none", "diets": ["vegetarian"],
        "addOns": [{"title": "Base", "choose": {"min": \(choose), "max": \(choose)},
        "items": [\(options)]}]}]}
      """
    return MenuDataSource(menu: try MenuReader.read(Array(text.utf8)).menu)
  }

  /// The options left, nil where the dish is hidden.
  private func offered(
    _ source: MenuDataSource, _ diets: DietSet = [.vegetarian], without: AllergenSet
  ) -> [String]? {
    let found = source.matching(MenuQuery(diets: diets, without: without))
    return found.item(forRow: 0, inSection: 0)?.addOns.flatMap { $0.items.map { $0.name } }
  }

  private static func option(_ name: String, _ more: String) -> String {
    #"{"name": "\#(name)", \#(more)}"#
  }

  private static let prawns = option(
    "prawns", #""allergens": {"contains": ["crustaceans"], "complete": true}"#)
  private static let wheat = option(
    "wheat", #""allergens": {"contains": ["gluten"], "complete": true}"#)
  private static let ragu = option("ragu", #""allergens": "none""#)
  private static let cheese = option(
    "cheese", #""allergens": {"contains": ["milk"], "complete": true}, "diets": ["vegetarian"]"#)

  @Test func whatIsLeftWithoutAnAllergenMayBeAgainstTheDiet() throws {
    let source = try source("\(Self.prawns), \(Self.wheat)")
    #expect(offered(source, without: []) == ["wheat"])
    #expect(offered(source, [], without: [.gluten]) == ["prawns"])
    #expect(offered(source, without: [.gluten]) == nil)
  }

  @Test(arguments: [
    "vegetarian without gluten", "senza glutine vegetariano", "ohne Gluten, vegetarisch",
  ])
  func aSentenceSaysTheSame(typed: String) throws {
    let both = try source("\(Self.prawns), \(Self.wheat)")
    #expect(both.matching(MenuQuery(search: typed)).item(forRow: 0, inSection: 0) == nil)
    let one = try source("\(Self.prawns), \(Self.wheat), \(Self.ragu)")
    let found = one.matching(MenuQuery(search: typed)).item(forRow: 0, inSection: 0)
    #expect(found?.addOns.flatMap { $0.items.map { $0.name } } == ["ragu"])
  }

  @Test(arguments: ["something with milk", "contains milk"])
  func whoLooksForWhatOneOptionHasFindsTheDish(typed: String) throws {
    let source = try source("\(Self.cheese), \(Self.ragu)")
    let item = try #require(
      source.matching(MenuQuery(search: typed)).item(forRow: 0, inSection: 0))
    #expect(item.reasons == [.onChoice(.milk)])
    let without = try self.source("\(Self.ragu), \(Self.wheat)")
    #expect(without.matching(MenuQuery(search: typed)).item(forRow: 0, inSection: 0) == nil)
  }

  @Test func whatASearchForADietHidesIsCountedAsThat() throws {
    let found = try source("\(Self.prawns), \(Self.wheat)")
      .matching(MenuQuery(search: "vegetarian without gluten"))
    #expect(found.counts.hidden == [MenuCounts.Hidden(reason: .diet, count: 1)])
  }

  @Test func whereSomeAreMarkedTheOthersAreNotMeant() throws {
    let source = try source("\(Self.ragu), \(Self.cheese)")
    #expect(offered(source, without: []) == ["cheese"])
    #expect(offered(source, [], without: [.milk]) == ["ragu"])
    #expect(offered(source, without: [.milk]) == nil)
  }

  @Test func whereTooFewAreLeftThereIsNoDish() throws {
    let source = try source("\(Self.prawns), \(Self.wheat), \(Self.ragu)", choose: 2)
    #expect(offered(source, without: []) == ["wheat", "ragu"])
    #expect(offered(source, without: [.gluten]) == nil)
  }

  @Test func whatNobodyHasMarkedIsWhatTheDishIs() throws {
    let source = try source("\(Self.ragu), \(Self.wheat)")
    #expect(offered(source, without: []) == ["ragu", "wheat"])
    #expect(offered(source, without: [.gluten]) == ["ragu"])
  }

  @Test func aDietThatEveryOptionContradictsIsReported() throws {
    try ReadingCase(
      "every option that must be taken contradicts",
      pizza:
        #""addOns": [{"choose": {"min": 1, "max": 1}, "items": [{"name": "bufala", "allergens": ["milk"]}, {"name": "brie", "allergens": ["milk"]}]}], "diets": ["halal", «"vegan"»], "allergens": "none""#,
      .error,
      .diet(.contradictedDietByChoice(diet: .vegan, allergen: .milk))
    ) { $0.dish.trustedDiets == [.halal] }.check()
  }
}
