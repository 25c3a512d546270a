import Foundation
import LocatedJSON
import Testing

/// The same texts read by `LocatedJSON` and by `JSONDecoder`: one verdict, one value, or a reason.
@Suite(.timeLimit(.minutes(5))) struct FoundationTests {
  /// Where the two may differ, and why.
  private static let reasons: [(String, @Sendable (JSONDocument) -> Bool)] = [
    ("JSONDecoder takes a comma behind the last entry", { isAllTrailingCommas($0.faults) }),
    ("JSONDecoder refuses numbers that Double rounds to 0 or infinity, and 0e1", hasOddNumber),
    ("JSONDecoder takes one of two equal keys and does not look into the other", hasRepeatedKey),
  ]

  @Test(arguments: 0..<20)
  func agreesWithJSONDecoder(seed: UInt64) throws {
    var generator = TextGenerator(seed: seed)
    for _ in 0..<200 {
      let text = generator.text()
      #expect(JSONDocument(bytes: Array(text.utf8)).faults.isEmpty, "seed \(seed): \(text)")
      for bytes in [Array(text.utf8), generator.mutated(text)] {
        let document = JSONDocument(bytes: bytes)
        let mine = document.faults.isEmpty ? document.root.map { JSONTree($0) } : nil
        let theirs = try? JSONDecoder().decode(JSONTree.self, from: Data(bytes))
        guard mine != theirs else { continue }
        let shown = String(decoding: bytes, as: UTF8.self)
        let reason = FoundationTests.reasons.first { $0.1(document) }
        #expect(reason != nil, "seed \(seed): \(shown), \(document.faults)")
      }
    }
  }

  /// Each reason is a difference that is really there.
  @Test(arguments: [
    ("[1,]", false, true), (#"{"a":1,}"#, false, true), ("\u{FEFF}[]", false, true),
    ("0e1", true, false), ("1e400", true, false), ("1e-400", true, false),
    (#"{"a":"\ud800","a":1}"#, false, false), (#"{"a":1,"a":"\ud800"}"#, false, true),
  ])
  func differsAsListed(text: String, isJSON: Bool, isDecoded: Bool) {
    let bytes = Array(text.utf8)
    #expect(JSONDocument(bytes: bytes).faults.isEmpty == isJSON)
    let decoded = try? JSONDecoder().decode(JSONTree.self, from: Data(bytes))
    #expect((decoded != nil) == isDecoded)
  }

  private static func isAllTrailingCommas(_ faults: [JSONFault]) -> Bool {
    !faults.isEmpty
      && faults.allSatisfy {
        if case .trailingComma = $0.kind { true } else { false }
      }
  }

  private static func hasOddNumber(_ document: JSONDocument) -> Bool {
    values(of: document).compactMap(\.number).contains { text in
      guard let number = Double(text) else { return false }
      let hasExponent = text.contains { $0 == "e" || $0 == "E" }
      return number.isInfinite || hasExponent && number.magnitude < .leastNormalMagnitude
    }
  }

  private static func hasRepeatedKey(_ document: JSONDocument) -> Bool {
    values(of: document).contains { value in
      let keys = value.members.map { $0.key.string ?? "" }
      return Set(keys).count < keys.count
    }
  }

  private static func values(of document: JSONDocument) -> [JSONValue] {
    var values = [document.root].compactMap(\.self)
    var index = 0
    while index < values.count {
      values += values[index].elements
      values += values[index].members.map(\.value)
      index += 1
    }
    return values
  }
}
