import Foundation
import OldLocatedJSON
import Testing

/// The same texts read by `LocatedJSON` and by `JSONDecoder`: one verdict, one value, or a reason.
@Suite(.timeLimit(.minutes(5))) struct FoundationTests {
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
        #expect(KnownDifference.explains(bytes), "seed \(seed): \(shown), \(document.faults)")
      }
    }
  }

  /// Each reason is a difference that is really there.
  @Test(arguments: [
    ("[1,]", false, true), (#"{"a":1,}"#, false, true), ("\u{FEFF}[]", false, true),
    ("0e1", true, false), ("1e400", true, false), ("1e-400", true, false),
    (#"{"a":"\ud800","a":1}"#, false, false), (#"{"a":1,"a":"\ud800"}"#, false, true),
    ("{\"a\":1,\"a\":\"b\nc\"}", false, true), ("{\"a\":1,\"a\":\"b\n,\"}", false, true),
    (#"{"a":1,"a":05}"#, false, true), (#"{"a":"b","a":1e40-0}"#, false, true),
    ("{\"a\":1,\"a\":[05,\"\u{1}\"]}", false, true),
  ])
  func differsAsListed(text: String, isJSON: Bool, isDecoded: Bool) {
    let bytes = Array(text.utf8)
    let document = JSONDocument(bytes: bytes)
    #expect(document.faults.isEmpty == isJSON)
    #expect(KnownDifference.explains(bytes))
    let decoded = try? JSONDecoder().decode(JSONTree.self, from: Data(bytes))
    #expect((decoded != nil) == isDecoded)
  }
}
