import OldMenuCore
import MenuTestSupport
import Testing

/// Lists of texts that stand in one for each language: no language of them is lost.
@Suite(.timeLimit(.minutes(5))) struct ListsByLanguageTests {
  private func file(_ ingredients: String) -> [UInt8] {
    Array(
      #"{"language": "it", "pizzas": [{"name": "A", "allergens": ["gluten", "milk"], "ingredients": \#(ingredients)}]}"#
        .utf8)
  }

  private static let mended =
    #"[{"name": {"it": "pomodoro", "en": "tomato"}}, {"name": {"it": "origano", "en": "oregano"}}]"#

  @Test(arguments: [
    #"{"it": ["pomodoro", "origano"], "en": ["tomato", "oregano"]}"#,
    #"{"it": "pomodoro, origano", "en": "tomato, oregano"}"#,
    #"{"it": ["pomodoro", "origano"], "gb": ["tomato", "oregano"]}"#,
  ])
  func entriesThatBelongTogetherAreJoined(ingredients: String) throws {
    let before = file(ingredients)
    let reading = try MenuReader.read(before)
    #expect(
      reading.diagnostics.map(\.rule) == [
        .key(
          .listsByLanguage(
            key: "ingredients", languages: ["it", "en"], first: ["pomodoro", "tomato"]))
      ])
    let after = MenuFixer.mend(before).bytes
    #expect(after == file(Self.mended))
    let mended = try MenuReader.read(after)
    #expect(mended.diagnostics == [])
    #expect(mended.menu == reading.menu)
  }

  @Test(arguments: [
    #"{"it": ["pomodoro", "origano"], "en": ["tomato"]}"#,
    #"{"it": "pomodoro (San Marzano, bio), origano", "en": "tomato, oregano"}"#,
  ])
  func listsOfDifferentLengthAreLeftToTheOwner(ingredients: String) throws {
    let reading = try MenuReader.read(file(ingredients))
    #expect(
      reading.diagnostics.map(\.rule) == [
        .key(.listsByLanguage(key: "ingredients", languages: ["it", "en"], first: nil))
      ])
    #expect(reading.menu.pizzas.first?.dish.ingredients.isEmpty == false)
    #expect(MenuFixer.mend(file(ingredients)).bytes == file(ingredients))
  }

  @Test(arguments: [
    #"{"mozzarella": "100g"}"#, #"{"it": [{"name": "pomodoro"}]}"#, #"{"it": []}"#, "{}",
  ])
  func whatIsNoSuchListIsToldAsEver(ingredients: String) throws {
    #expect(
      try MenuReader.read(file(ingredients)).diagnostics.map(\.rule) == [
        .key(.wrongType(key: "ingredients", expected: .list))
      ])
  }

  @Test func notesAreJoinedToo() throws {
    let before = #"{"notes": {"it": ["* surgelato"], "en": ["* frozen"]}}"#
    let after = MenuFixer.mend(Array(before.utf8)).bytes
    #expect(
      String(decoding: after, as: UTF8.self)
        == #"{"notes": [{"it": "* surgelato", "en": "* frozen"}]}"#)
  }

  /// Translations of one note are one note.
  @Test func aTranslatedNoteIsOne() throws {
    let rules = try MenuReader.read(
      Array(#"{"notes": {"it": "surgelato", "en": "frozen"}}"#.utf8)
    ).diagnostics.map(\.rule)
    #expect(rules.contains(.key(.wrongType(key: "notes", expected: .list))))
  }
}
