import Foundation
import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct CheckReportTests {
  private let report = CheckReport(language: .english, text: TerminalText(cellWidth: testCellWidth))

  /// The report on the first place where `quoted` stands in a file.
  private func text(
    of rule: Diagnostic.Rule, at quoted: String, in file: String, length: Int? = nil
  ) throws -> String {
    let range = try #require(file.range(of: quoted))
    let before = file[..<range.lowerBound].utf8
    let lines = before.split(separator: 0x0A, omittingEmptySubsequences: false)
    let diagnostic = Diagnostic(
      rule: rule, dish: Diagnostic.sampleDish, line: lines.count,
      column: (lines.last?.count ?? 0) + 1, offset: before.count,
      length: length ?? quoted.utf8.count)
    return report.text(of: diagnostic, file: "Menu.json", bytes: Array(file.utf8)).string
  }

  @Test func showsTheLineThePlaceAndTheCure() throws {
    let file = #"""
      { "pizzas": [
          { "name": "Marinara", "price": "€ 7,00" },
      ] }
      """#
    let rule = Diagnostic.Rule.price(
      .notAPrice(
        text: "€ 7,00", suggestion: .certain("\"7.00\""), currency: "EUR"))
    #expect(
      try text(of: rule, at: #""€ 7,00""#, in: file) == #"""
        Menu.json:2:36: error: "€ 7,00" for "Marinara" is not a price
            2 |     { "name": "Marinara", "price": "€ 7,00" },
              |                                    ^~~~~~~~ write "7.00"; the sign comes from "currency": "EUR"

        """#)
  }

  @Test func theCaretStandsUnderTheCellsOfWideCharacters() throws {
    let file = #"{ "name": "辣味披薩", "price": "🍕 é\#u{301}" }"#
    #expect(
      try text(of: .price(.negativePrice(text: "x")), at: "🍕", in: file) == #"""
        Menu.json:1:37: error: a price cannot be negative: x for "Marinara"
            1 | { "name": "辣味披薩", "price": "🍕 é\#u{301}" }
              |                                 ^~ write it without the -

        """#)
  }

  @Test func aTabIsOneBlankAndAControlIsAStandIn() throws {
    let file = "\t\"a\u{1B}\u{85}\u{202E}\": 1"
    let lines = try text(of: .text(.missingName), at: "1", in: file).split(separator: "\n")
    #expect(lines[1] == "    1 |  \"a\u{FFFD}\u{FFFD}\u{FFFD}\": 1")
    #expect(lines[2].hasPrefix("      |          ^ add"))
  }

  @Test func whatIsMissingHasACaretOfOneCell() throws {
    let rule = Diagnostic.Rule.syntax(
      .missingComma(after: "1", in: .list, isRecovered: true))
    let lines = try text(of: rule, at: "\n2", in: "[1\n2]", length: 0).split(separator: "\n")
    #expect(lines.dropFirst() == ["    1 | [1", "      |   ^ add a comma"])
  }

  @Test(arguments: [0, 30, 60, 90, 900, 70_000])
  func aLongLineIsCutAroundItsPlace(place: Int) throws {
    let file =
      String(repeating: "à", count: place) + "<here>" + String(repeating: "é", count: 9_000)
    let lines = try text(of: .text(.missingName), at: "<here>", in: file).split(separator: "\n")
    #expect(lines[1].count <= 108)
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let cell = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(lines[1].dropFirst(cell).hasPrefix("<here>"))
    #expect(lines[2].hasSuffix("^~~~~~ add \"name\": \"…\""))
  }

  @Test func aPlaceOutsideTheFileIsItsEnd() {
    let diagnostic = Diagnostic(
      rule: .text(.missingName), line: 9, column: 9, offset: .max, length: .max)
    let text = report.text(of: diagnostic, file: "a", bytes: Array("{}".utf8))
    #expect(text.string.contains("\n    9 | {}\n      |   ^ add"))
  }

  @Test func aCureThatIsLongStandsOnLinesOfItsOwn() throws {
    let file = String(repeating: " ", count: 60) + "x"
    let lines = try text(of: .diet(.unknownDiet(text: "x", suggestion: nil)), at: "x", in: file)
      .split(separator: "\n")
    #expect(lines[2].hasSuffix("  ^"))
    #expect(lines[3].hasPrefix("      | write one of vegetarian"))
    #expect(lines[4].hasSuffix("organic"))
  }

  @Test(arguments: InterfaceLanguage.allCases, Diagnostic.Rule.samples)
  func noLineIsWiderThanTwoHundredOrUnclean(
    language: InterfaceLanguage, rule: Diagnostic.Rule
  ) {
    let report = CheckReport(language: language, text: TerminalText(cellWidth: testCellWidth))
    let name = String("\u{1B}]0;x\u{7}披薩" + String(repeating: "\u{301}W", count: 60))
    let dish = Diagnostic.DishReference(list: .other, number: 1, name: name)
    let text = report.text(
      of: .sample(rule, dish: dish), file: "\u{1B}[2J" + String(repeating: "長", count: 150),
      bytes: Array((name + name).utf8))
    for line in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(TerminalCleanliness.violations(of: String(line)) == [])
      #expect(TerminalText(cellWidth: testCellWidth).width(of: line) <= 200, "\(line)")
    }
  }

  @Test(arguments: Diagnostic.Rule.samples)
  func jsonIsOneObjectALine(rule: Diagnostic.Rule) throws {
    let file = "a\"\\\u{1B}\u{9B}\u{202E}\u{10FFFF}\n披🍕/b.json"
    let line = report.json(of: .sample(rule), file: file)
    #expect(TerminalCleanliness.violations(of: String(line.string.dropLast())) == [])
    struct Object: Decodable {
      let file: String
      let line, column: Int
      let severity, rule, message: String
      let cure: String?
    }
    let object = try JSONDecoder().decode(Object.self, from: Data(line.string.utf8))
    #expect(object.file == file)
    #expect(object.line == 1)
    #expect(object.column == 1)
    #expect(object.severity == rule.severity.rawValue)
    #expect(object.rule == rule.name)
    let advice = Diagnostic.sample(rule).advice(in: .english)
    #expect(object.message == advice.message)
    #expect(object.cure == advice.cure)
  }

  /// Whoever counts the objects is not to take ten thousand for all.
  @Test func jsonSaysThatMoreIsNotListed() {
    func told(_ omitted: Int) -> String? {
      let reading = MenuReading(
        menu: Menu(), diagnostics: [.sample(.text(.missingName))], omittedDiagnosticCount: omitted)
      return report.omissionJSON(of: reading, file: "a.json")?.string
    }
    #expect(told(0) == nil)
    #expect(
      told(7)
        == #"{"file": "a.json", "line": 1, "column": 1, "severity": "error", "rule": "not-listed", "#
        + #""message": "… and 7 more problems, which are not listed", "cure": null}"# + "\n")
  }
}
