import MenuCore
import Testing

/// Diagnostics as other programs read and add them.
struct DiagnosticTests {
  private static let json = """
    {"pizzas": [{"name": "Diavola",
      "allergens": ["latte"]}]}
    """

  private func found() throws -> Diagnostic {
    try #require(MenuReader.read(Self.json).diagnostics.first)
  }

  @Test("a diagnostic has a start, and an end just after its last column")
  func places() throws {
    let diagnostic = try found()
    #expect(diagnostic.start == .init(line: 2, column: 17))
    #expect(diagnostic.end == .init(line: 2, column: 24))
    #expect(diagnostic.start < diagnostic.end && "\(diagnostic.end)" == "2:24")
    #expect(diagnostic.line == 2 && diagnostic.column == 17)
  }

  @Test("the description of a diagnostic names its dish once")
  func description() throws {
    #expect("\(try found())".hasPrefix("2:17: error: “Diavola”: \"latte\" is not "))
    let colour = #"{"pizzas": [{"name": "A", "name": "B"}]}"#
    let repeated = try #require(MenuReader.read(colour).diagnostics.first)
    #expect("\(repeated)".split(separator: "“A”").count == 2)
  }

  @Test("a diagnostic has its sentence in Italian, and in English for any other language")
  func diagnosticLanguages() throws {
    let reading = try MenuReader.read(Array(#"{"pizzas": [{"name": "a", "kolor": "red"}]}"#.utf8))
    let diagnostic = try #require(reading.diagnostics.first)
    let italian = diagnostic.message(in: "it")
    #expect(italian.contains("kolor") && italian != diagnostic.message)
    #expect(diagnostic.message(in: "de") == diagnostic.message)
    #expect(diagnostic.advice?.contains("for your own data write \"x-kolor\"") ?? false)
    let advice = try #require(diagnostic.advice(in: "it-CH"))
    #expect(advice.contains("per dati propri scrivere \"x-kolor\""))
    #expect(diagnostic.advice(in: "de") == diagnostic.advice)
  }

  @Test("a diagnostic made by another program is described like one of a file")
  func own() {
    let dish = Diagnostic.DishReference(list: .pizzas, number: 4)
    let own = Diagnostic(
      rule: "house-prices", severity: .warning, start: .init(line: 12, column: 14),
      end: .init(line: 3, column: 1), message: "more than 15 euros", dish: dish)
    #expect(own.end == own.start && own.rule == "house-prices" && own.rule != .notAPrice)
    #expect("\(own)" == "12:14: warning: Pizzas 4: more than 15 euros")
    #expect(own.text(in: "it") == "Pizze 4: more than 15 euros")
    #expect(own.message(in: "it") == "more than 15 euros")
    #expect(Diagnostic.Position(line: -1, column: 0) == .init(line: 1, column: 1))
  }
}
