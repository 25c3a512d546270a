import OldMenuCore
import Testing

/// Characters that nobody sees.
@Suite(.timeLimit(.minutes(5))) struct HiddenCharacterTests {
  private func diagnostics(names: String...) throws -> [Diagnostic] {
    let dishes = names.map { "{\"name\": \"\($0)\", \"allergens\": \"none\"}" }
    let text = "{\"pizzas\": [" + dishes.joined(separator: ",") + "]}"
    return try MenuReader.read(Array(text.utf8)).diagnostics
  }

  @Test(arguments: [
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{FE00}", "\u{FE0F}",
    "\u{E0041}", "\u{E0101}", "\u{34F}", "\u{3164}", "\u{115F}", "\u{180B}", "\u{FFA0}",
  ])
  func oneThatHasNoBusinessIsToldWhereItStands(hidden: Unicode.Scalar) throws {
    let found = try diagnostics(names: "Marg\(hidden)herita")
    let rule = Diagnostic.Rule.text(.hiddenCharacter(key: "name", scalar: hidden.value))
    #expect(found.map(\.rule) == [rule])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.offset == "{\"pizzas\": [{\"name\": \"Marg".utf8.count)
    #expect(found.first?.length == String(hidden).utf8.count)
  }

  @Test(arguments: [
    "Cuore ❤\u{FE0F}", "\u{1F468}\u{1F3FB}\u{200D}\u{1F373}", "می\u{200C}خواهم",
    "葛\u{E0100}飾", "Inghilterra \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "Kartoffel\u{AD}puffer", "ต้ม\u{200B}ยำ", "क्\u{200D}ष",
  ])
  func oneThatDoesSomethingIsNotTold(name: String) throws {
    #expect(try diagnostics(names: name).map(\.rule) == [])
  }

  @Test func inEscapesTheTextIsPointedAt() throws {
    let found = try diagnostics(names: #"Marg\u200bherita"#)
    #expect(found.map(\.rule) == [.text(.hiddenCharacter(key: "name", scalar: 0x200B))])
    #expect(found.first?.length == #""Marg\u200bherita""#.utf8.count)
  }

  @Test(arguments: ["Marg\u{200B}herita", "Margherita\u{E0041}", "MARGHERITA\u{FE0F}"])
  func namesThatDifferInNothingElseAreTheSame(name: String) throws {
    let rules = try diagnostics(names: "Margherita", name).map(\.rule)
    #expect(rules.contains { if case .repetition(.repeatedName) = $0 { true } else { false } })
  }

  /// Two capitals outside of ASCII have small letters in it.
  @Test(arguments: [("Kebab", "\u{212A}ebab"), ("i\u{307}skender", "\u{130}skender")])
  func capitalsOfElsewhereAreTheSameToo(name: String, other: String) throws {
    let rules = try diagnostics(names: name, other).map(\.rule)
    #expect(rules.contains { if case .repetition(.repeatedName) = $0 { true } else { false } })
  }
}
