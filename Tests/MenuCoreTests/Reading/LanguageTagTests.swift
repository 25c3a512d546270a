import OldMenuCore
import MenuTestSupport
import Testing

/// Codes that owners write for a language and that no language has.
@Suite(.timeLimit(.minutes(5))) struct LanguageTagTests {
  private func file(_ name: String, head: String = "") -> [UInt8] {
    Array(#"{\#(head)"pizzas": [{"name": \#(name), "allergens": "none"}]}"#.utf8)
  }

  @Test(
    arguments: [
      ("gb", "en"), ("us", "en"), ("UK", nil), ("sp", "es"), ("gr", "el"), ("jp", "ja"),
      ("cn", "zh"),
      ("cz", "cs"), ("dk", "da"), ("ua", "uk"), ("eng", "en"), ("ger", "de"), ("fra", "fr"),
      ("ita", "it"), ("spa", "es"), ("SP", "es"),
    ] as [(String, String?)])
  func aCodeThatIsNoneIsTold(code: String, meant: String?) throws {
    let before = file(#"{"de": "Salat", "\#(code)": "X"}"#)
    let rules = try MenuReader.read(before).diagnostics.map(\.rule)
    guard let meant else { return #expect(rules == []) }
    #expect(rules == [.key(.badLanguageTag(text: code, suggestion: meant))])
    let mended = MenuFixer.mend(before).bytes
    // Who wrote both in one language chooses between them.
    guard meant != "de" else { return #expect(mended == before) }
    #expect(mended == file(#"{"de": "Salat", "\#(meant)": "X"}"#))
    #expect(try MenuReader.read(mended).diagnostics == [])
  }

  @Test(arguments: ["xx", "zz", "yy", "qq"])
  func aCodeOfNothingIsTold(code: String) throws {
    let rules = try MenuReader.read(file(#"{"it": "Insalata", "\#(code)": "X"}"#)).diagnostics
    #expect(rules.map(\.rule) == [.key(.badLanguageTag(text: code, suggestion: nil))])
  }

  @Test(arguments: [
    "en", "en-GB", "pt-BR", "zh-Hant-TW", "uk", "se", "be", "br", "lld", "fur", "nap", "gsw", "scn",
    "sr-Latn", "EN", "iw",
  ])
  func whatIsALanguageIsSilent(code: String) throws {
    #expect(try MenuReader.read(file(#"{"it": "Insalata", "\#(code)": "X"}"#)).diagnostics == [])
  }

  @Test func twoCodesOfOneLanguageAreLeftToTheOwner() throws {
    for texts in [
      #"{"it": "Insalata", "gb": "Salad", "us": "Salads"}"#,
      #"{"it": "Insalata", "EN": "Salad", "gb": "Salads"}"#,
    ] {
      let before = file(texts)
      #expect(MenuFixer.mend(before).bytes == before)
      let told = try MenuReader.read(before).diagnostics
      #expect(!told.isEmpty)
      let fixIts = told.map { FixItMaker(before).fixIt(for: $0) }
      #expect(!texts.contains("EN") || fixIts.allSatisfy { $0 == nil })
    }
  }

  @Test func theLanguageOfTheFileIsToldToo() throws {
    let before = file(#""Insalata""#, head: #""language": "sp", "#)
    let rules = try MenuReader.read(before).diagnostics.map(\.rule)
    #expect(rules == [.key(.badLanguageTag(text: "sp", suggestion: "es"))])
  }

  @Test func aKeyMayHoldItToo() throws {
    let told = try MenuReader.read(
      Array(#"{"pizzas": [{"name": "A", "name_gb": "The A", "allergens": "none"}]}"#.utf8))
    #expect(
      told.diagnostics.map(\.rule) == [
        .key(
          .unknownMember(
            key: "name_gb", meant: .translation(key: "name", language: "en"), isThere: true))
      ])
  }
}
