import OldMenuCore
import MenuTestSupport
import Testing

/// Lists under keys of an owner's own, which are headings that guests are to read.
@Suite(.timeLimit(.minutes(5))) struct KeyHeadingTests {
  private func mended(_ text: String) throws -> (text: String, menu: Menu, left: [String]) {
    let bytes = MenuFixer.mend(Array(text.utf8)).bytes
    let reading = try MenuReader.read(bytes)
    return (
      String(decoding: bytes, as: UTF8.self), reading.menu,
      reading.diagnostics.filter { $0.severity == .error }.map(\.rule.name)
    )
  }

  private func titles(_ dishes: [Dish], in menu: Menu) -> [String?] {
    dishes.map { dish in
      menu.groups.first { $0.id == dish.group }.map {
        $0.title.text(in: nil, fileLanguage: nil)
      }
    }
  }

  @Test(arguments: [
    #""pizzas": [{"name": "M"}], "antipasti": [{"name": "Olive"}, {"name": "Bruschetta"}]"#,
    #""antipasti": [{"name": "Olive"}, {"name": "Bruschetta"}], "pizzas": [{"name": "M"}]"#,
    #""antipasti": [{"name": "Olive"}, {"group": "x", "name": "Bruschetta"}], "groups": [{"id": "x", "title": "Antipasti"}]"#,
    #""groups": [{"id": "antipasti", "title": "Antipasti"}], "antipasti": [{"name": "A"}, {"name": "B"}]"#,
    #""antipasti": [{"name": "A", "allergens": "none"}, {"name": "B"}], "other": []"#,
    #""groups": [], "antipasti": [{"name": "A"}, {"name": "B"}]"#,
  ])
  func theHeadingStays(members: String) throws {
    let (_, menu, left) = try mended("{\(members)}")
    #expect(left == [])
    #expect(titles(menu.other, in: menu) == ["Antipasti", "Antipasti"])
  }

  @Test func severalHeadingsStandInTheirOrder() throws {
    let (_, menu, left) = try mended(
      """
      {"pizzas": [{"name": "M"}],
       "antipasti": [{"name": "Olive"}],
       "primiPiatti": [{"name": "Gnocchi"}, {"name": "Lasagne"}],
       "vini": [{"name": "Chianti"}],
       "bevande": [{"name": "Acqua"}]}
      """)
    #expect(left == [])
    #expect(menu.groups.map(\.id) == ["antipasti", "primiPiatti", "vini"])
    #expect(titles(menu.other, in: menu) == ["Antipasti", "Primi Piatti", "Primi Piatti"])
    #expect(menu.beverages.map(\.dish.name) == ["Chianti", "Acqua"])
    #expect(menu.beverages.map(\.dish.group) == ["vini", nil])
  }

  @Test(arguments: [
    ("pizze", MenuList.pizzas), ("Getränke", .beverages), ("postres", .desserts),
    ("autres", .other), ("pizas", .pizzas),
  ])
  func theNameOfAListIsNoHeading(key: String, list: MenuList) throws {
    let (text, menu, _) = try mended(#"{"\#(key)": [{"name": "A"}]}"#)
    #expect(text == #"{"\#(list.rawValue)": [{"name": "A"}]}"#)
    #expect(menu.groups.isEmpty)
  }

  @Test(arguments: [
    ("Pizze bianche", MenuList.pizzas), ("pizzeBianche", .pizzas), ("Taglieri", .other),
  ])
  func aKeyThatNobodyKnowsIsAHeading(key: String, list: MenuList) throws {
    let told = try MenuReader.read(Array(#"{"\#(key)": [{"name": "A"}]}"#.utf8)).diagnostics
    let rule = try #require(told.first { $0.rule.name == "unknown-list" }).rule
    guard case .list(.unknownList(key, list, isMeant: false, isThere: false, let heading?)) = rule
    else {
      Issue.record("\(rule)")
      return
    }
    #expect(heading.id == key)
    #expect(["Pizze bianche", "Pizze Bianche", "Taglieri"].contains(heading.title))
  }

  /// An entry that is a text can name no group: the owner is told what to write.
  @Test func namesAloneAreLeftToTheOwner() throws {
    let before = #"{"antipasti": ["Olive", "Bruschetta"]}"#
    #expect(try mended(before).text == before)
  }
}
