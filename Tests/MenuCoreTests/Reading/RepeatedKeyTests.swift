import MenuCheck
import MenuCore
import Testing

/// Keys that are given twice: nothing that a guest may need is lost.
struct RepeatedKeyTests {
  @Test("no advice overwrites an amount that is given twice")
  func amountTwice() {
    let price = #"{"amount":"7.00","amount":"8.00"}"#
    let report = Menu.report(#"{"pizzas":[{"name":"A","price":\#(price)}]}"#, isCheck: false)
    #expect(report.map(\.kind) == ["repeated-key"])
    #expect(report.map(\.advice) == [#"write "x-amount""#])
  }

  @Test(
    "repeated statements are to be joined into one with the warnings of both and no promise",
    arguments: [
      (
        #"{"contains":["milk"],"complete":true}"#, #"{"contains":["milk","eggs"]}"#,
        #"["milk", "eggs"]"#
      ),
      (
        #"["milk"]"#, #"{"mayContain":["nuts"],"freeFrom":["eggs"]}"#,
        #"{"contains": ["milk"], "mayContain": ["nuts"]}"#
      ),
      (#"{"mayContain":["nuts"]}"#, #""none""#, #"{"mayContain": ["nuts"]}"#),
    ])
  func statements(_ first: String, _ second: String, _ text: String) throws {
    let json = #"{"pizzas":[{"name":"A","allergens":\#(first),"spicy":1,"allergens":\#(second)}]}"#
    let diagnostic = try #require(
      MenuReader.read(json).diagnostics.first { $0.kind == "repeated-key" })
    #expect(diagnostic.suggestion?.text == #""allergens": \#(text), "spicy": 1"#)
  }

  private static let lists = """
    {"currency": "EUR",
     "other": [{"name": "Olive", "price": "4.00", "allergens": {"complete": true}}],
     "desserts": [{"name": "Tiramisù", "price": "5.00", "allergens": ["milk"]}],
     "other": [{"name": "Pane", "price": "2.00", "allergens": ["gluten"], "diets": ["vegan"]}]}
    """

  @Test("the dishes of a list that is given twice are shown, and promise nothing")
  func dishesOfBothLists() throws {
    let menu = try MenuReader.read(Self.lists).menu
    #expect(menu.other.map { $0.name.allTexts } == [["Olive"], ["Pane"]])
    #expect(menu.dish(at: 1, in: .other)?.state(of: .gluten) == .contains)
    #expect(menu.dishes.allSatisfy { $0.state(of: .eggs) == .notStated && $0.diets.isEmpty })
  }

  @Test("a list that is given twice is reported with the places of both")
  func placesOfBothLists() throws {
    let found = try MenuReader.read(Self.lists).diagnostics
    let diagnostic = try #require(found.first)
    #expect(found.count == 1)
    #expect(diagnostic.line == 4)
    #expect(diagnostic.message == #""other" is given twice for the menu, first in line 2"#)
    let advice = try #require(diagnostic.advice)
    #expect(
      advice.hasPrefix(#"add {"name": "Pane""#) && advice.contains(#" to "other" and delete "#))
    #expect(advice.hasSuffix("; put both lists into one"))
  }

  @Test("the joined list has all dishes, and the members between the two lists stay")
  func joinedLists() throws {
    let bytes = Array(Self.lists.utf8)
    let suggestion = try #require(MenuReader.read(bytes).diagnostics.first?.suggestion)
    let reading = try MenuReader.read(FileEdit.applying([suggestion.edit], to: bytes))
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.menu.other.count == 2 && reading.menu.desserts.count == 1)
    #expect(reading.menu.dish(at: 0, in: .other)?.state(of: .eggs) == .notAnIngredient)
  }

  @Test("a list given twice under a name in another language is to be joined")
  func namedLists() throws {
    let found = try MenuReader.read(#"{"dolci":[{"name":"A"}],"dolci":[{"name":"B"}]}"#).diagnostics
    #expect(found.map(\.kind) == ["unknown-key/near", "repeated-key/list"])
    #expect(found.last?.message == #""desserts" is given twice for the menu, first in line 1"#)
    #expect(found.last?.suggestion?.text == #""desserts":[{"name":"A"}, {"name":"B"}]"#)
  }

  @Test("the notes, groups and signs of both lists are read")
  func otherLists() throws {
    let menu = try MenuReader.read(
      """
      {"notes": ["a"], "notes": ["b"], "allergenKey": {"1": "milk"}, "allergenKey": {"2": "eggs"},
       "groups": [{"id": "x", "title": "X"}], "groups": [{"id": "y", "title": "Y"}],
       "pizzas": [{"name": "A", "group": "y", "allergens": ["1", "2"]}]}
      """
    ).menu
    #expect(menu.notes.count == 2 && menu.groups.map(\.id) == ["x", "y"])
    let dish = try #require(menu.dish(at: 0, in: .pizzas))
    #expect(dish.group == "y")
    #expect(dish.state(of: .milk) == .contains && dish.state(of: .eggs) == .contains)
  }
}
