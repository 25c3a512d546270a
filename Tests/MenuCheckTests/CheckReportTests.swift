import MenuCheck
import MenuCore
import TerminalText
import Testing
import TestSupport

struct CheckReportTests {
  /// Every fixture menu has a recorded report; a new fixture is tested without further code.
  @Test(
    "the report of each fixture is as recorded in English and Italian", arguments: Repository.menus)
  func report_ofAFixture_isAsRecorded(name: String) throws {
    let bytes = try Repository.menu(name)
    let english = Self.report(name, bytes).text(all: false).string
    let italian = Self.report(name, bytes, .italian).text(all: false).string
    expectGolden(english + "\n" + italian, "Golden/Check/\(name).txt")
  }

  @Test("the JSON report of a fixture is as recorded")
  func json_ofAFixture_isAsRecorded() throws {
    let bytes = try Repository.menu("fault-prices.json")
    expectGolden(
      Self.report("fault-prices.json", bytes).json.string, "Golden/Check/fault-prices.jsonl")
  }

  @Test("at most five faults of a kind are shown, and the rest are counted")
  func report_ofAHundredOfAKind_showsFiveAndCountsTheRest() {
    let dishes = (0..<100).map { "{\"name\": \"Pizza \($0)\", \"colour\": 1}" }
    let bytes = Array(
      "{\"currency\": \"EUR\", \"pizzas\": [\n\(dishes.joined(separator: ",\n"))\n]}".utf8)
    let report = Self.report("Menu.json", bytes)
    let few = report.text(all: false).string
    #expect(few.matches(of: /"colour" is not a key/).count == 5)
    #expect(few.contains("… and 95 more of this kind"))
    #expect(report.text(all: true).string.matches(of: /"colour" is not a key/).count == 100)
    #expect(report.counts.errors == 100)
    #expect(few.hasSuffix("Menu.json: 100 errors, 1 warning\n"))
  }

  @Test("at a terminal only the severities are bold and coloured")
  func colors() throws {
    let bytes = Array(#"{"currency": "EUR", "pizzas": [{"price": "x", "colour": 1}]}"#.utf8)
    func text(_ language: InterfaceLanguage, isColored: Bool) -> String {
      var diagnostics: [Diagnostic] = []
      if let reading = try? MenuReader.check(bytes) { diagnostics = reading.diagnostics }
      return CheckReport(
        file: "a", bytes: bytes, diagnostics: diagnostics, language: language,
        typesetter: Kitchen.typesetter, isColored: isColored
      ).text(all: true).string
    }
    let english = text(.english, isColored: true)
    #expect(english.contains(": \u{1B}[1;31merror\u{1B}[m: "))
    #expect(text(.italian, isColored: true).contains(": \u{1B}[1;31merrore\u{1B}[m: "))
    let plain = text(.english, isColored: false)
    #expect(!plain.contains("\u{1B}"))
    #expect(english.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test(
    "the excerpt of a one-line file is cut around the caret to the width of the terminal",
    arguments: [40, 80, 200])
  func excerptAtATerminal(columns: Int) throws {
    let dishes = (1...40).map { "{\"name\": \"Caffè \($0)\", \"colour\": 1}" }
    let bytes = Array("{\"currency\": \"EUR\", \"other\": [\(dishes.joined(separator: ","))]}".utf8)
    let text = CheckReport(
      file: "a", bytes: bytes, diagnostics: try MenuReader.check(bytes).diagnostics,
      language: .english, typesetter: Kitchen.typesetter, columns: columns
    ).text(all: true).string
    let lines = text.split(separator: "\n").map(Array.init)
    let excerpts = lines.indices.filter { lines[$0].starts(with: Array("  1 | ")) }
    #expect(excerpts.count == 41)
    for index in excerpts {
      #expect(lines[index].count <= columns)
      let caret = lines[index + 1]
      #expect(caret.count <= columns)
      let marked = try #require(caret.firstIndex(of: "^"))
      #expect(index == excerpts[0] || String(lines[index][marked...]).hasPrefix("\"colour\""))
    }
  }

  @Test("a report without diagnostics says that there are none")
  func report_withoutAnything_saysSo() {
    let report = CheckReport(
      file: "Menu.json", bytes: [], diagnostics: [], language: .english,
      typesetter: Kitchen.typesetter)
    #expect(report.text(all: false) == "Menu.json: no errors, no warnings\n")
    #expect(report.json.isEmpty)
  }

  private static func report(
    _ name: String, _ bytes: [UInt8], _ language: InterfaceLanguage = .english
  ) -> CheckReport {
    var diagnostics: [Diagnostic] = []
    var omitted = 0
    do throws(MenuFileError) {
      let reading = try MenuReader.check(bytes)
      diagnostics = reading.diagnostics
      omitted = reading.omittedDiagnosticCount
    } catch {
      diagnostics = error.diagnostics
    }
    return CheckReport(
      file: name, bytes: bytes, diagnostics: diagnostics, omitted: omitted, language: language,
      typesetter: Kitchen.typesetter)
  }
}
