import MenuCore
import Testing

/// One table of the texts of a dish covers the safety rule, the languages and the search. A new key with a
/// translatable value is found through the reader, and fails here until it has a line in the table.
struct TextKeyTests {
  struct TextKey: Sendable, CustomTestStringConvertible {
    let list: MenuList
    /// The member with the text in the place of `#`.
    let member: String
    /// True if a word of it finds the dish; bases and doughs are clauses instead.
    let isSearched: Bool
    /// True if it may describe the contents of the dish, and so withdraws what is promised by omission.
    var isLookedUp = true
    var testDescription: String { "\(list) \(member)" }
  }

  static let keys =
    MenuList.allCases.flatMap { list in
      [
        TextKey(list: list, member: #""name":#"#, isSearched: true),
        TextKey(list: list, member: #""description":#"#, isSearched: true),
        TextKey(list: list, member: #""notes":[#]"#, isSearched: true),
        TextKey(list: list, member: #""ingredients":[#]"#, isSearched: true),
        TextKey(list: list, member: #""ingredients":[{"name":#}]"#, isSearched: true),
        TextKey(list: list, member: #""sizes":[{"name":#}]"#, isSearched: true),
        // An add-on has a statement of its own.
        TextKey(
          list: list, member: #""addOns":[{"name":#}]"#, isSearched: true, isLookedUp: false),
        TextKey(
          list: list, member: #""addOns":[{"title":#,"items":[{"name":"x"}]}]"#, isSearched: false,
          isLookedUp: false),
        TextKey(list: list, member: #""price":{"text":#}"#, isSearched: false),
        TextKey(list: list, member: #""price":{"amount":"1.00","per":#}"#, isSearched: false),
      ]
    } + [
      TextKey(list: .pizzas, member: #""base":#"#, isSearched: false),
      TextKey(list: .pizzas, member: #""dough":#"#, isSearched: false),
    ]

  /// The file of one dish with a text in that place.
  private static func json(_ key: TextKey, _ text: String) -> String {
    let member = key.member.replacing("#", with: text)
    let name = member.hasPrefix("\"name\"") ? "" : #""name":"A","#
    return #"{"language":"it","\#(key.list)":[{\#(name)"allergens":"none",\#(member)}]}"#
  }

  @Test(
    "each text of a dish is known to the safety rule, the languages and the search", arguments: keys
  )
  func text_ofADish_isSeenByTheSafetyRuleLanguagesAndSearch(_ key: TextKey) throws {
    let text = #"{"it":"xyzzy","de":"Plugh mit Senfbutter"}"#
    let reading = try MenuReader.read(Self.json(key, text))
    let dish = try #require(reading.menu.dish(at: 0, in: key.list))
    let state: AllergenState = key.isLookedUp ? .notStated : .notAnIngredient
    #expect(dish.state(of: .mustard) == state)
    #expect(reading.menu.languages.contains("de") || key.member.hasPrefix("\"price\""))
    let source = MenuDataSource(menu: reading.menu, language: "it")
    for word in ["xyzzy", "Plugh"] {
      #expect(source.asked(word).items.count == (key.isSearched ? 1 : 0), "\(word)")
    }
  }

  /// The keys under which the reader accepts a translated text, plain or in a list, are those of the table.
  @Test(
    "the keys that take a translated text are those of the table", arguments: MenuList.allCases)
  func keys_thatMayBeTranslated_areThoseOfTheTable(_ list: MenuList) {
    let translated = FileKey.allCases.filter { key in
      ["#", "[#]"].contains { shape in
        let probe = TextKey(list: list, member: "\"\(key.name)\":\(shape)", isSearched: false)
        return Menu.report(Self.json(probe, #"{"it":"x","de":"y"}"#), isCheck: false).isEmpty
      }
    }
    let own = Self.keys.filter { $0.list == list && !$0.member.contains("{") }
    let table = own.map { String($0.member.dropFirst().prefix { $0 != "\"" }) }
    #expect(Set(translated.map(\.name)) == Set(table))
  }

  /// The texts of the file about all dishes, or about those of a group.
  @Test(
    "a text of the file or a group withdraws the allergens it names",
    arguments: [
      #""notes":[#]"#, #""description":#"#, #""groups":[{"id":"g","title":#}]"#,
      #""groups":[{"id":"g","title":"G","description":#}]"#,
    ])
  func text_aboveTheDishes_isSeenByTheSafetyRule(_ member: String) throws {
    let above = member.replacing("#", with: #"{"it":"xyzzy","de":"mit Senf"}"#)
    let group = member.contains("groups") ? #""group":"g","# : ""
    let json = #"{\#(above),"pizzas":[{\#(group)"name":"A","allergens":"none"}]}"#
    let menu = try MenuReader.read(json).menu
    #expect(menu.dish(at: 0, in: .pizzas)?.state(of: .mustard) == .notStated)
    #expect(menu.dish(at: 0, in: .pizzas)?.state(of: .milk) == .notAnIngredient)
    #expect(menu.languages.contains("de"))
  }
}
