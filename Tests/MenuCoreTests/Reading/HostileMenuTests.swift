import OldMenuCore
import MenuTestSupport
import Testing

/// Files that nobody writes by hand: each is a reading or a refusal.
@Suite(.timeLimit(.minutes(5))) struct HostileMenuTests {
  private func isReadOrRefused(_ bytes: [UInt8]) -> Bool {
    do {
      let reading = try MenuReader.read(bytes)
      return reading.diagnostics.count <= MenuReading.limit
    } catch .refused(let diagnostics) {
      return diagnostics.contains { $0.severity == .error }
    } catch {
      return false
    }
  }

  @Test(arguments: 0..<20)
  func aMenuWithAWrongByte(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      var bytes = GiuseppesMenuTests.bytes
      let place = Int.random(in: bytes.indices, using: &random)
      bytes[place] = UInt8.random(in: 0...255, using: &random)
      #expect(isReadOrRefused(bytes), "seed \(seed), \(bytes[place]) at \(place)")
    }
  }

  @Test(arguments: 0..<20)
  func aMenuThatEndsEarly(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let end = Int.random(in: GiuseppesMenuTests.bytes.indices, using: &random)
      #expect(isReadOrRefused(Array(GiuseppesMenuTests.bytes[..<end])), "seed \(seed), \(end)")
    }
  }

  /// Tokens in an order that a menu never has, so that every value meets every type.
  @Test(arguments: 0..<200)
  func aMenuOfRandomTokens(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    #expect(
      isReadOrRefused(Array(RandomTokens.object(depth: 5, using: &random).utf8)), "seed \(seed)")
  }

  static let marks = "e" + String(repeating: "\u{301}\u{316}", count: 40_000)

  static let files: [String] = [
    "{\"\(marks)\": 1, \"\(marks)\": 2}",
    """
    {"groups": [{"id": "\(marks)", "title": "\(marks)"}], "allergenKey": {"\(marks)": "milk"},
     "pizzas": [{"id": "\(marks)", "name": "\(marks)", "group": "\(marks)", "price": "\(marks)"},
                {"id": "\(marks)", "name": "\(marks)", "allergens": ["\(marks)"]}]}
    """,
    #"{"pizzas": [{\#((0..<20_000).map { "\"k\($0)\": 1" }.joined(separator: ","))}]}"#,
    #"{"pizzas": [{\#(Array(repeating: #""name": "a""#, count: 20_000).joined(separator: ","))}]}"#,
    #"{"pizzas": [{"name": {\#(Array(repeating: #""en": "a""#, count: 20_000).joined(separator: ","))}}]}"#,
    #"{"pizzas": [\#(Array(repeating: "{}", count: 20_000).joined(separator: ","))]}"#,
    #"{"pizzas": [{"price": \#(String(repeating: "9", count: 900))}]}"#,
    #"{"pizzas": [{"price": "\#(String(repeating: "9", count: 100_000))"}]}"#,
    #"{"pizzas": [{"calories": 1e999999999, "spicy": -0, "sizes": [{"volumeMl": 1E400}]}]}"#,
    #"{"pizzas": [{"name": "\#(String(repeating: "*\u{202E}", count: 500_000))"}]}"#,
    #"{"groups": [\#((0..<5_000).map { #"{"id": "\#($0)", "title": "t", "parent": "\#(($0 + 1) % 5_000)"}"# }.joined(separator: ","))]}"#,
    String(repeating: "[", count: 100_000),
    #"{"a":"# + String(repeating: "[", count: 70),
    "\u{FEFF}\u{FEFF}{}",
    "\"\\ud800\"",
  ]

  @Test(arguments: files.indices)
  func aFileThatIsMadeToHurt(index: Int) {
    #expect(isReadOrRefused(Array(Self.files[index].utf8)))
  }

  @Test func thereIsRoomForSoManyEntriesOnly() throws {
    let signs = (0..<125_000).map { "\"\($0)\":\"milk\"" }.joined(separator: ",")
    let text = #"{"allergenKey": {\#(signs)}, "pizzas": [{"name": "A", "allergens": ["1"]}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(reading.diagnostics.map(\.rule) == [.file(.tooManyEntries)])
    #expect(reading.menu.pizzas.isEmpty)
  }
}

/// JSON made of the keys and words of a menu.
enum RandomTokens {
  private static let keys = [
    "pizzas", "beverages", "groups", "name", "price", "sizes", "allergens", "contains", "freeFrom",
    "complete", "addOns", "items", "choose", "min", "max", "id", "parent", "title", "group",
    "notes",
    "diets", "ingredients", "frozen", "amount", "from", "to", "per", "it", "en", "language",
    "currency", "allergenKey", "1", "formatVersion", "calories", "alcoholPercent", "cover", "x-y",
  ]
  private static let values = [
    "1", "-1", "8.50", "1e9", "true", "null", "\"\"", "\"milk\"", "\"none\"", "\"eu\"", "\"EUR\"",
    "\"8,50\"", "\"4,000\"", "\"€ 7\"", "\"it\"", "\"vegan\"", "\"a*\"", "\"2/4\"", "\"1\"",
  ]

  static func object(depth: Int, using random: inout SeededGenerator) -> String {
    let members = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      "\"\(keys.randomElement(using: &random) ?? "")\": \(value(depth: depth - 1, using: &random))"
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func value(depth: Int, using random: inout SeededGenerator) -> String {
    switch depth > 0 ? Int.random(in: 0...3, using: &random) : 0 {
    case 1: return object(depth: depth, using: &random)
    case 2, 3:
      let count = Int.random(in: 0...4, using: &random)
      return
        "[\((0..<count).map { _ in value(depth: depth - 1, using: &random) }.joined(separator: ", "))]"
    default: return values.randomElement(using: &random) ?? "0"
    }
  }
}
