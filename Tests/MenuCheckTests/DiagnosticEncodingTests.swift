import Foundation
import MenuCheck
import MenuCore
import TerminalText
import TestSupport
import Testing

/// Diagnostics as JSON.
struct DiagnosticEncodingTests {
  private static let menu = """
    {"pizzas": [{"name": "Diavola", "price": "8,5", "allergens": ["latte"]}]}
    """

  @Test("an encoded diagnostic has the members of a line of check --format json, without the file")
  func encoding() throws {
    let diagnostics = try MenuReader.check(Self.menu).diagnostics
    let report = CheckReport(
      file: "a", bytes: Array(Self.menu.utf8), diagnostics: diagnostics, language: .english,
      typesetter: Kitchen.typesetter)
    let lines = report.json.string.split(separator: "\n")
    #expect(lines.count == diagnostics.count && diagnostics.contains { $0.edit != nil })
    for (line, diagnostic) in zip(lines, diagnostics) {
      var printed = try members(Data(line.utf8))
      #expect(printed.removeValue(forKey: "file") as? String == "a")
      let encoded = try members(JSONEncoder().encode(diagnostic))
      #expect(NSDictionary(dictionary: encoded).isEqual(NSDictionary(dictionary: printed)))
      #expect(encoded["endColumn"] as? Int == diagnostic.end.column)
    }
  }

  private func members(_ json: Data) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
  }
}
