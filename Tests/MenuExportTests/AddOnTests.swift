import MenuCore
import TestSupport
import Testing

@testable import MenuExport

/// While an allergen is excluded, no output offers an add-on that contains it or does not state it.
struct AddOnTests {
  private static let menu = """
    {"language": "en", "pizzas": [{"name": "Marinara", "allergens": {"freeFrom": ["milk"]},
      "addOns": [{"name": "Bufala", "allergens": ["milk"]}, {"name": "Rucola"},
        {"name": "Capers", "allergens": {"freeFrom": ["milk"]}},
        {"title": "Sauces", "choose": {"min": 0, "max": 1}, "items": [{"name": "Pesto",
          "allergens": {"mayContain": ["milk"]}}, {"name": "Chili", "allergens": "none"}]}]}]}
    """

  @Test(
    "an output without milk has no add-on with milk, and undeclared ones only on request",
    arguments: Output.withAddOns, [false, true])
  func output_withoutMilk_hasTheAddOnsThatAreKnownToLackIt(
    output: Output, showsUndeclared: Bool
  ) throws {
    var query = MenuQuery(filter: QueryFilter(without: [.milk]))
    query.filter.showsUndeclared = showsUndeclared
    let text = output.text(of: try Bakery.source(of: Self.menu), query)
    for name in ["Capers", "Chili"] { #expect(text.contains(name), "\(name)") }
    for name in ["Bufala", "Pesto"] { #expect(!text.contains(name), "\(name)") }
    #expect(text.contains("Rucola") == showsUndeclared)
  }

  /// Undeclared dishes and add-ons that are shown are marked.
  @Test(
    "an undeclared dish that is shown is marked, with its add-ons",
    arguments: [
      (
        Output.print,
        [
          "Soup Contains sesame seeds.", " Ask the staff",
          "Oil (allergens are not stated, ask the staff)",
        ]
      ),
      (
        .page,
        [
          "Soup", "<small>Ask the staff</small>",
          "Oil <small>allergens are not stated, ask the staff</small>",
        ]
      ),
      (.board, ["Soup Contains sesame seeds. Ask the staff."]),
    ])
  func output_ofUndeclaredRows_marksThem(output: Output, marks: [String]) throws {
    let menu = """
      {"language": "en", "other": [{"name": "Soup", "allergens": ["sesame"], "addOns": [{"name": "Oil"}]}]}
      """
    var query = MenuQuery(filter: QueryFilter(without: [.milk]))
    query.filter.showsUndeclared = true
    let text = output.text(of: try Bakery.source(of: menu), query)
    for mark in marks { #expect(text.contains(mark), "\(mark)") }
  }

  /// All groups are stated and one kind is not, which a list of groups cannot show.
  @Test("an undeclared dish or add-on says to ask the staff, for a single kind too")
  func lines_ofUndeclaredRows_sayToAskTheStaff() throws {
    let others = Allergen.groups.dropFirst().map { #""\#($0.rawValue)""# }.joined(separator: ",")
    let statement = #"{"contains": ["gluten.rye"], "freeFrom": [\#(others)]}"#
    let menu = """
      {"language": "en", "other": [{"name": "Soup", "allergens": \(statement),
        "addOns": [{"name": "Oil", "allergens": \(statement)}, {"name": "Salt", "allergens": "none"}]}]}
      """
    var query = MenuQuery(filter: QueryFilter(without: [.wheat]))
    query.filter.showsUndeclared = true
    let source = try Bakery.source(of: menu)
    let text = Bakery.text(source.matching(query), as: .jsonl)
    #expect(text.split(separator: #""askStaff":true"#).count - 1 == 2, "the dish and its oil")
    #expect(!Bakery.text(source, as: .jsonl).contains("askStaff"))
    for output in [Output.print, .linear, .dishPages, .page] {
      let text = output.text(of: source, query)
      let oil = text.split(separator: "Oil").dropFirst().first ?? ""
      #expect(oil.prefix(400).lowercased().contains("ask the staff"), "\(output): \(oil)")
    }
  }

  /// A file with an option left out promises no more about its dish than the complete file does.
  @Test(
    "a file written from a query promises no more of a dish than before", arguments: seeds)
  func file_ofAQuery_makesNoStateBetter(seed: Int) throws {
    let menu = try Bakery.menu(seed: seed, hasAddOns: true)
    let before = states(of: menu)
    for allergen in Bakery.allergens(seed: seed, 3) {
      var query = MenuQuery(filter: QueryFilter(without: AllergenSet(allergen)))
      query.filter.showsUndeclared = true
      let left = MenuDataSource(menu: menu).matching(query)
      let again = try MenuReader.read(Bakery.text(left, as: .json)).menu
      for (name, states) in states(of: again) {
        let old = try #require(before[name])
        #expect(zip(old, states).allSatisfy { $1 >= $0 || $1 >= .notStated }, "\(name) \(allergen)")
      }
    }
  }

  private func states(of menu: Menu) -> [String: [AllergenState]] {
    let states = menu.dishes.map { dish in
      let name = dish.name.text(in: nil, fileLanguage: nil)
      return (name, Allergen.allCases.map { dish.state(of: $0) })
    }
    return Dictionary(uniqueKeysWithValues: states)
  }
}
