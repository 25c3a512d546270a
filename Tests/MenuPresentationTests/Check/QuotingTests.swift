import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What is quoted of a file is what stands there, on a terminal with nothing but ASCII too.
@Suite(.timeLimit(.minutes(5))) struct QuotingTests {
  static let signs = [
    ("€", "\\u20ac"), ("£", "\\u00a3"), ("¥", "\\u00a5"), ("₪", "\\u20aa"), ("Ευρώ", "\\u0395"),
    ("𝟓", "\\ud835\\udfd3"),
  ]

  @Test(arguments: signs, InterfaceLanguage.allCases)
  func aCurrencyIsNotSpelt(sign: (written: String, shown: String), language: InterfaceLanguage)
    throws
  {
    let menu =
      "{\"currency\": \"\(sign.written)\", \"pizzas\": [{\"name\": \"a\", \"price\": \"7.00\"}]}"
    let (bytes, diagnostic) = try fault(of: menu) { $0.rule.name.contains("urrency") }
    let report = CheckReport(language: language, text: text(isASCII: true))
    let answer = report.text(of: diagnostic, file: "Menù.json", bytes: bytes).string
    let lines = answer.split(separator: "\n")
    #expect(answer.utf8.allSatisfy { $0 < 0x80 })
    #expect(lines[0].contains("\"\(sign.shown)"), "\(answer)")
    #expect(lines[0].hasPrefix("Men\\u00f9.json:1:"))
    #expect(lines[1].contains("\"currency\": \"\(sign.shown)"))
    let caret = lines[2].prefix { $0 != "^" }.count
    #expect(lines[1].dropFirst(caret).hasPrefix("\"\(sign.shown)"))
    #expect(!lines[0].contains("\"EUR\"") && !lines[0].contains("\"GBP\""))
  }

  @Test func inUTF8ItIsAsItStandsThere() throws {
    let (bytes, diagnostic) = try fault(of: "{\"currency\": \"€\"}") {
      $0.rule.name == "unknown-currency"
    }
    let report = CheckReport(language: .english, text: text(isASCII: false))
    let answer = report.text(of: diagnostic, file: "Menù.json", bytes: bytes).string
    #expect(answer.hasPrefix("Menù.json:1:14: error: \"€\" is not a currency code\n"))
  }

  @Test func theProgramsOwnWordsAreSpelt() throws {
    let menu = "{\"pizzas\": [{\"name\": \"Caffè\", \"allergens\": [\"laté\"]}]}"
    let (bytes, diagnostic) = try fault(of: menu) { $0.severity == .error }
    let report = CheckReport(language: .italian, text: text(isASCII: true))
    let answer = report.text(of: diagnostic, file: "a.json", bytes: bytes).string
    #expect(answer.contains("\"lat\\u00e9\"") && !answer.contains("late"), "\(answer)")
    #expect(!answer.contains(" \\u00"))
  }

  @Test(arguments: [false, true])
  func asJSONItKeepsItsMeaning(isASCII: Bool) throws {
    let (_, diagnostic) = try fault(of: "{\"currency\": \"€\"}") {
      $0.rule.name == "unknown-currency"
    }
    let report = CheckReport(language: .english, text: text(isASCII: isASCII))
    let line = report.json(of: diagnostic, file: "Menu.json").string
    #expect(line.contains(isASCII ? "\\\"\\u20ac\\\" is not" : "\\\"€\\\" is not"), "\(line)")
    #expect(!isASCII || line.utf8.allSatisfy { $0 < 0x80 })
  }

  private func text(isASCII: Bool) -> TerminalText {
    TerminalText(cellWidth: testCellWidth, isASCII: isASCII)
  }

  private func fault(
    of menu: String, _ isMeant: (Diagnostic) -> Bool
  ) throws -> (bytes: [UInt8], diagnostic: Diagnostic) {
    let bytes = Array(menu.utf8)
    return (bytes, try #require(try MenuReader.read(bytes).diagnostics.first(where: isMeant)))
  }
}
