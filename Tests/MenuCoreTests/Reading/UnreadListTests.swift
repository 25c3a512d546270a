import OldMenuCore
import Testing

/// Files with dishes that nothing reads, and files without any.
@Suite(.timeLimit(.minutes(5))) struct UnreadListTests {
  private func rules(_ text: String) throws -> [Diagnostic.Rule] {
    do {
      return try MenuReader.read(Array(text.utf8)).diagnostics.map(\.rule)
    } catch {
      guard case .refused(let diagnostics) = error else { throw error }
      return diagnostics.map(\.rule)
    }
  }

  private static let three =
    #"[{"name": "A", "price": 7}, {"name": "B", "price": 7}, {"name": "C", "price": 7}]"#

  @Test(
    arguments: [
      ("nothing", "{}", nil, nil),
      ("an empty list", #"{"pizzas": []}"#, nil, nil),
      (
        "the menu in an object", #"{"menu": {"pizzas": \#(three)}}"#, nil,
        UnreadList(
          line: 1, path: "menu.pizzas", count: 3, keys: ["name", "price"], menuList: .pizzas)
      ),
      (
        "another list in an object", "{\"menu\":\n{\"items\": \(three)}}", nil,
        UnreadList(line: 2, path: "menu.items", count: 3, keys: ["name", "price"])
      ),
      (
        "sections", #"{"categories": [{"id": "x", "dishes": \#(three)}, {"dishes": \#(three)}]}"#,
        nil,
        UnreadList(
          line: 1, path: "categories", count: 6, keys: ["name", "price"],
          sections: .init(count: 2, key: "dishes"))
      ),
      (
        "lists by their names",
        #"{"carta": {"Rosse": \#(three), "Bianche": [{"nome": "D", "prezzo": 1}]}}"#,
        nil,
        UnreadList(line: 1, path: "carta.Rosse", count: 3, keys: ["name", "price"], others: 1)
      ),
      (
        "dishes by their names",
        #"{"carta": {"a": {"name": "A", "price": 1}, "b": {"name": "B", "price": 1}}}"#,
        nil, UnreadList(line: 1, path: "carta", count: 2, keys: ["name", "price"])
      ),
      (
        "schema.org",
        #"{"@context": "https://schema.org", "@type": "Menu", "hasMenuItem": [{"name": "A", "offers": {"price": "7.00"}}]}"#,
        .schemaOrg, UnreadList(line: 1, path: "hasMenuItem", count: 1, keys: ["name", "offers"])
      ),
      (
        "schema.org in a restaurant", #"{"hasMenu": {"hasMenuSection": {"name": "Pizze"}}}"#,
        .schemaOrg, nil
      ),
      (
        "sections of schema.org with hours of their own",
        #"{"hasMenu": {"hasMenuSection": [{"name": "Cena", "offers": {"availabilityStarts": "19:00"}, "hasMenuSection": [{"name": "Primi", "hasMenuItem": [{"name": "A", "offers": {"price": "7.00"}}]}]}]}}"#,
        .schemaOrg,
        UnreadList(
          line: 1, path: "hasMenu.hasMenuSection[0].hasMenuSection", count: 1,
          keys: ["name", "offers"], sections: .init(count: 1, key: "hasMenuItem"))
      ),
      (
        "a list", three, .list, UnreadList(line: 1, path: "", count: 3, keys: ["name", "price"])
      ),
      (
        "a list in the vocabulary of schema.org", #"[{"@type": "Restaurant", "hasMenu": {}}]"#,
        .schemaOrg, nil
      ),
    ] as [(String, String, ForeignLayout?, UnreadList?)])
  func aFileWithoutADishIsAnError(
    name: String, text: String, layout: ForeignLayout?, list: UnreadList?
  ) throws {
    let found = try rules(text)
    #expect(found == [.list(.noDish(layout: layout, list: list))])
    #expect(found.first?.severity == .error)
  }

  @Test func anOwnersOwnDataIsNoDish() throws {
    let text = #"{"x-old": \#(Self.three)}"#
    #expect(try rules(text) == [.list(.noDish(layout: nil, list: nil))])
  }

  @Test func dishesThatNothingReadsAreToldBesideThoseThatAreShown() throws {
    let shown = #""pizzas": [{"name": "Z", "allergens": "none"}]"#
    let list = UnreadList(
      line: 1, path: "menu.a", count: 3, keys: ["name", "price"])
    #expect(
      try rules(#"{\#(shown), "menu": {"a": \#(Self.three)}}"#)
        == [.list(.unreadDishes(key: "menu", list: list))])
  }

  @Test func aListBelongsIntoOneOfOurs() throws {
    let text = """
      {"pizzas": [{"name": "Z", "allergens": "none"}], "pizze": [{"nome": "A"}],
       "antipasti": [{"name": "B"}], "primi": [{"name": "C"}], "zzz": [{"name": "D"}],
       "dolci": ["Tiramisù"], "additives": [{"code": "1", "name": "Farbstoff"}]}
      """
    #expect(
      try rules(text) == [
        .list(.unknownList(key: "pizze", list: .pizzas, isMeant: true, isThere: true)),
        .list(
          .unknownList(
            key: "antipasti", list: .other, isMeant: true, isThere: false,
            heading: .init(id: "antipasti", title: "Antipasti"))),
        .list(
          .unknownList(
            key: "primi", list: .other, isMeant: true, isThere: true,
            heading: .init(id: "primi", title: "Primi"))),
        .list(
          .unknownList(
            key: "zzz", list: .other, isMeant: false, isThere: true,
            heading: .init(id: "zzz", title: "Zzz"))),
        .list(.unknownList(key: "dolci", list: .desserts, isMeant: true, isThere: false)),
        .key(.unknownMember(key: "additives", meant: .additives)),
      ])
  }

  @Test func dishesByTheirNamesAreNoList() throws {
    let text =
      #"{"antipasti": {"Olive": {"prezzo": "3.00"}, "Pane": {}}, "pizzas": [{"name": "A", "allergens": "none"}]}"#
    #expect(
      try rules(text) == [
        .list(
          .entriesByName(
            key: "antipasti", list: "other",
            first: [#"{"name": "Olive", …}"#, #"{"name": "Pane"}"#], count: 2))
      ])
  }

  @Test(arguments: ["formati", "variants", "extra", "Beläge"])
  func sizesAndAddOnsMakeNoSection(key: String) throws {
    let parts = #"[{"nome": "mezza", "prezzo": "1.00"}]"#
    let text = #"{"bevande": [{"nome": "Acqua", "prezzo": "2.00", "\#(key)": \#(parts)}]}"#
    #expect(
      try rules(text).last
        == .list(.unknownList(key: "bevande", list: .beverages, isMeant: true, isThere: false)))
    let unknown = #"{"beverages": [{"name": "Acqua", "price": 2, "zzz": \#(parts)}]}"#
    #expect(try rules(unknown).contains(.key(.unknownKey(key: "zzz", suggestion: nil))))
  }

  @Test func aSectionIsNoDishAndItsTitleNoName() throws {
    let text = #"{"pizzas": [{"title": "Rosse", "voci": \#(Self.three), "allergens": "none"}]}"#
    #expect(try rules(text) == [.list(.sectionInList(key: "voci", count: 3))])
  }

  @Test func whatHoldsOthersIsJoinedAndNeverTakenAway() throws {
    let text = """
      {"pizzas": [{"name": "A", "ingredients": ["a"], "ingredients": ["b"], "allergens": "none"}],
       "pizzas": [{"name": "B", "allergens": "none"}], "pizzas": []}
      """
    #expect(
      try rules(text) == [
        .key(
          .repeatedKey(
            key: "ingredients", first: "[…]", firstLine: 1, again: "[…]", count: 2, holding: .list)),
        .key(
          .repeatedKey(
            key: "pizzas", first: "[…]", firstLine: 1, again: "[…]", count: 2, holding: .list)),
        .key(
          .repeatedKey(
            key: "pizzas", first: "[…]", firstLine: 1, again: "[…]", count: 3, holding: .list)),
      ])
  }

  @Test func aKeyGivenThreeTimesIsToldTwice() throws {
    let text =
      #"{"pizzas": [{"name": "A", "price": 7, "price": 8, "price": 9, "allergens": "none"}], "currency": "EUR"}"#
    #expect(
      try rules(text) == [
        .key(.repeatedKey(key: "price", first: "7", firstLine: 1, again: "8", count: 2)),
        .key(.repeatedKey(key: "price", first: "7", firstLine: 1, again: "9", count: 3)),
      ])
  }

  @Test func aFileOfAnythingIsLookedThroughInLinearTime() throws {
    let object = #"{"a": {"b": [{"c": 1, "d": [1]}]}}"#
    let text = "{\"x\": [" + Array(repeating: object, count: 20_000).joined(separator: ",") + "]}"
    #expect(
      try rules(text) == [
        .list(.noDish(layout: nil, list: nil)), .key(.unknownKey(key: "x", suggestion: nil)),
      ])
  }
}
