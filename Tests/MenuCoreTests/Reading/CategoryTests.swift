import OldMenuCore
import Testing

/// Dishes that name their heading under another word than `group`.
@Suite(.timeLimit(.minutes(5))) struct CategoryTests {
  private func rules(_ dish: String, groups: String = "") throws -> [Diagnostic.Rule] {
    let text =
      #"{"currency": "EUR", \#(groups)"pizzas": [{"name": "A", "allergens": "none", \#(dish)}, "#
      + #"{"name": "B", "allergens": "none", \#(dish)}]}"#
    return try MenuReader.read(Array(text.utf8)).diagnostics.map(\.rule)
  }

  @Test(arguments: ["category", "categoria", "Kategorie", "sezione", "section"])
  func aHeadingThatNoGroupHasIsToldOnce(key: String) throws {
    #expect(
      try rules(#""\#(key)": "Pizze rosse""#) == [
        .key(.unknownMember(key: key, meant: .group(title: "Pizze rosse"), isThere: false))
      ])
  }

  @Test(arguments: ["rosse", "Pizze rosse", "pizze rosse"])
  func oneThatAGroupHasMeansThatGroup(value: String) throws {
    let groups = #""groups": [{"id": "rosse", "title": "Pizze rosse"}], "#
    let rule = Diagnostic.Rule.key(
      .unknownKey(key: "categoria", suggestion: "group", isThere: false))
    #expect(try rules(#""categoria": "\#(value)""#, groups: groups) == [rule, rule])
  }
}
