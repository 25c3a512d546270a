import OldMenuCore
import Testing

/// A file with one fault: `«` and `»` in its text mark where the diagnostic must point.
struct ReadingCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let bytes: [UInt8]
  let rule: Diagnostic.Rule
  let severity: Diagnostic.Severity
  let shows: @Sendable (Menu) -> Bool

  private let place: Range<Int>

  /// A whole file.
  init(
    _ description: String, file text: String, _ severity: Diagnostic.Severity,
    _ rule: Diagnostic.Rule, shows: @escaping @Sendable (Menu) -> Bool = { _ in true }
  ) {
    testDescription = description
    let before = text.prefix { $0 != "«" }
    let marked = text.dropFirst(before.count + 1).prefix { $0 != "»" }
    place = before.utf8.count..<(before.utf8.count + marked.utf8.count)
    bytes = Array(text.utf8).withoutMarks
    (self.rule, self.severity, self.shows) = (rule, severity, shows)
  }

  /// A pizza that says everything else right; `shows` is asked about it.
  init(
    _ description: String, pizza members: String, _ severity: Diagnostic.Severity,
    _ rule: Diagnostic.Rule, currency: String = "EUR", head: String = "",
    shows: @escaping @Sendable (Pizza) -> Bool = { _ in true }
  ) {
    let statement = members.contains("\"allergens\"") ? "" : ", \"allergens\": \"none\""
    let name =
      members.contains("\"name\":") && members.hasPrefix("\"name\"")
      ? "" : "\"name\": \"Diavola\", "
    self.init(
      description,
      file: """
        {"currency": "\(currency)",\(head)
         "pizzas": [
          {\(name)\(members)\(statement)}]}
        """, severity, rule
    ) { menu in menu.pizzas.first.map(shows) ?? false }
  }

  /// Checks that the file is shown, and that this is the only thing wrong with it.
  func check() throws {
    let reading = try MenuReader.read(bytes)
    // Many of these files say nothing but what is wrong.
    let diagnostics = reading.diagnostics.filter { $0.rule.name != "no-dish" }
    try #require(diagnostics.count == 1, "\(diagnostics.map(\.rule))")
    check(diagnostics[0])
    #expect(shows(reading.menu), "\(reading.menu)")
  }

  /// Checks that the file is refused, and that this is why.
  func checkRefusal() throws {
    let error = #expect(throws: MenuFileError.self) { _ = try MenuReader.read(bytes) }
    guard case .refused(let diagnostics) = error, let last = diagnostics.last else {
      Issue.record("\(String(describing: error))")
      return
    }
    check(last)
  }

  private func check(_ diagnostic: Diagnostic) {
    #expect(diagnostic.rule == rule)
    #expect(diagnostic.severity == severity)
    #expect(diagnostic.offset == place.lowerBound)
    #expect(diagnostic.length == place.count)
    let before = bytes[..<min(place.lowerBound, bytes.count)]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    #expect(diagnostic.line == before.count { $0 == 0x0A } + 1)
    #expect(diagnostic.column == place.lowerBound - start + 1)
  }
}

extension [UInt8] {
  /// The bytes without the marks `«` (C2 AB) and `»` (C2 BB).
  fileprivate var withoutMarks: [UInt8] {
    var bytes: [UInt8] = []
    for byte in self {
      if bytes.last == 0xC2, byte == 0xAB || byte == 0xBB {
        bytes.removeLast()
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}

extension MenuReading {
  /// The allergens that texts are told to name, in the order of the diagnostics.
  var namedAllergens: [Allergen] {
    diagnostics.compactMap {
      if case .allergen(.namedAllergen(_, _, let allergen, _, _)) = $0.rule {
        allergen
      } else {
        nil
      }
    }
  }
}
