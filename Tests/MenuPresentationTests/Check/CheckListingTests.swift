import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct CheckListingTests {
  private func diagnostic(_ rule: Diagnostic.Rule, line: Int) -> Diagnostic {
    Diagnostic(rule: rule, line: line, column: 1, offset: line, length: 1)
  }

  private let report = CheckReport(language: .english, text: TerminalText(cellWidth: testCellWidth))

  @Test func afterFiveOfAKindTheOthersAreCounted() {
    let names = (1...113).map { diagnostic(.text(.missingName), line: 2 * $0) }
    let listing = CheckListing(
      names + [diagnostic(.price(.missingCurrency(suggestion: nil)), line: 300)])
    #expect(
      listing.entries == names.prefix(5).map(CheckListing.Entry.diagnostic) + [
        .more(count: 108, lines: [12, 14, 16, 18, 20, 22, 24, 26]),
        .diagnostic(diagnostic(.price(.missingCurrency(suggestion: nil)), line: 300)),
      ])
    #expect(
      report.more(count: 108, lines: [40, 52, 64])
        == "… and 108 more of this kind: lines 40, 52, 64 …\n")
    #expect(report.more(count: 1, lines: [40]) == "… and 1 more of this kind: line 40\n")
    let italian = CheckReport(language: .italian, text: TerminalText(cellWidth: testCellWidth))
    #expect(
      italian.more(count: 2, lines: [4, 5]) == "… e altri 2 dello stesso tipo: righe 4, 5\n")
    #expect(italian.more(count: 1, lines: [4]) == "… e un altro dello stesso tipo: riga 4\n")
    #expect(italian.more(count: 14, lines: [6]) == "… e altri 14 dello stesso tipo: riga 6\n")
    #expect(report.more(count: 14, lines: [6]) == "… and 14 more of this kind: line 6\n")
  }

  @Test func fiveAreToldAsTheyAre() {
    let five = (1...5).map { diagnostic(.text(.missingName), line: $0) }
    #expect(CheckListing(five).entries == five.map(CheckListing.Entry.diagnostic))
  }

  @Test func anotherKeyIsAnotherKind() {
    let all = (1...6).flatMap { line in
      ["prezzo", "titolo"].map {
        diagnostic(.key(.unknownKey(key: $0, suggestion: "price")), line: line)
      }
    }
    let told = CheckListing(all).entries.count { if case .diagnostic = $0 { true } else { false } }
    #expect(told == 10)
    #expect(CheckListing(all).entries.count == 12)
  }
}

@Suite(.timeLimit(.minutes(5))) struct DishGapTests {
  private func gaps(_ text: String) throws -> [DishGap] {
    try MenuReader.read(Array(text.utf8)).menu.dishGaps
  }

  private let report = CheckReport(language: .english, text: TerminalText(cellWidth: testCellWidth))

  @Test func allergensThatAreNotStatedAreNamed() throws {
    let text = """
      {"pizzas": [{"name": "A", "allergens": "none"}, {"name": "B"},
       {"name": "C", "allergens": {"contains": ["gluten.wheat", "milk"], "mayContain": ["nuts"],
        "freeFrom": ["eggs", "fish", "peanuts", "soy", "celery", "mustard", "sesame", "lupin"]}}]}
      """
    let gaps = try gaps(text)
    #expect(gaps.map(\.number) == [2, 3])
    #expect(gaps.last?.allergens == [.crustaceans, .sulphites, .molluscs])
    #expect(
      gaps.map { report.text(of: $0, file: "Menu.json") } == [
        "Menu.json: \"B\" (pizzas/2): says nothing about allergens\n",
        "Menu.json: \"C\" (pizzas/3): not stated: crustaceans, sulphites, molluscs\n",
      ])
  }

  @Test func textsThatALanguageLacksAreNamed() throws {
    let text = """
      {"language": "it", "desserts": [{"name": {"it": "Torta", "en": "Cake"}, "allergens": "none",
       "description": "buona", "ingredients": ["cacao", {"name": {"it": "zucchero", "en": "sugar"}},
       "sale"], "notes": [{"en": "warm"}]}, {"name": "Macedonia", "allergens": "none"}]}
      """
    let gaps = try gaps(text)
    #expect(
      gaps.map { report.text(of: $0, file: "a") } == [
        "a: \"Torta\" (desserts/1): missing in it: notes (warm)\n"
          + "a: \"Torta\" (desserts/1): missing in en: description, ingredients (cacao, sale)\n"
      ])
    #expect(
      gaps.map { report.json(of: $0, file: "a") } == [
        #"{"file": "a", "list": "desserts", "number": 1, "name": "Torta", "notStated": [], "#
          + #""missingTexts": {"it": ["warm"], "en": ["description", "cacao", "sale"]}}"# + "\n"
      ])
  }

  @Test func aMenuOfOneLanguageLacksNone() throws {
    #expect(
      try gaps(#"{"pizzas": [{"name": "A", "ingredients": ["x"], "allergens": "none"}]}"#) == [])
  }

  @Test func aGoodMenuIsPraised() {
    var tally = CheckTally()
    let menu = Menu(pizzas: (0..<46).map { Pizza(name: "\($0)") })
    tally.add(MenuReading(menu: menu, diagnostics: []))
    #expect(tally.praise(in: .english) == "46 dishes, nothing wrong.")
    #expect(tally.praise(in: .italian) == "46 piatti, niente da correggere.")
    tally.add(
      MenuReading(menu: menu, diagnostics: [.sample(.price(.missingCurrency(suggestion: nil)))]))
    #expect(tally.praise(in: .english) == nil)
  }
}
