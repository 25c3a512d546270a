import Foundation
import LocatedJSON
import TestSupport
import Testing

/// Files made to cost time, memory or a crash.
struct HostileTests {
  private func nested(_ depth: Int) -> [UInt8] {
    Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
  }

  @Test("arrays and objects nested more than 64 deep are refused; siblings are not")
  func depth_beyondTheLimit_isRefused() {
    #expect(JSONDocument(bytes: nested(64)).faults.isEmpty)
    #expect(JSONDocument(bytes: nested(65)).faults.map(\.offset) == [64])
    let open = JSONDocument(bytes: [UInt8](repeating: 0x5B, count: 100_000))
    #expect(open.faults.map(\.kind) == [.tooDeep(limit: 64)])
    let mixed = String(repeating: #"[{"":"#, count: 50_000)
    #expect(JSONDocument(bytes: Array(mixed.utf8)).faults.map(\.offset) == [32 * 5])
    let siblings = "[" + String(repeating: "[{}],", count: 1_000) + "[]]"
    #expect(JSONDocument(bytes: Array(siblings.utf8)).faults.isEmpty)
  }

  /// Reading and freeing nested values takes no stack, so a limit of a million is possible.
  @Test("a million nested arrays are read on a small stack")
  func depth_ofAMillion_needsNoStack() async {
    let bytes = nested(1_000_000)
    let faults = await withCheckedContinuation { continuation in
      let thread = Thread {
        let document = JSONDocument(bytes: bytes, limits: JSONLimits(depth: 1_000_000))
        let inner = document.root.map { Array($0.elements).count }
        continuation.resume(returning: inner == 1 ? document.faults.count : -1)
      }
      thread.stackSize = 256 << 10
      thread.start()
    }
    #expect(faults == 0)
  }

  @Test(
    "a number of more than 1000 digits is refused", arguments: ["", "0.", "1e", "1e-"])
  func number_beyondTheLimit_isRefused(start: String) {
    for padding in ["1", "0"] where padding == "1" || !start.isEmpty {
      let digits = start + String(repeating: padding, count: 1_000_000)
      let faults = JSONDocument(bytes: Array("[\(digits)]".utf8)).faults
      #expect(faults.map(\.kind) == [.numberTooLong(limit: 1_000)])
      #expect(faults.map(\.length) == [digits.utf8.count])
    }
    let longest = start + String(repeating: "1", count: 1_000 - start.count)
    #expect(JSONDocument(bytes: Array(longest.utf8)).root?.number == longest)
  }

  @Test("faults beyond the limit are counted, and the one that ends reading is kept")
  func faults_beyondTheLimit_areCounted() {
    let text = "[" + String(repeating: "/**/", count: 50) + "1,]]"
    let document = JSONDocument(bytes: Array(text.utf8), limits: JSONLimits(faults: 20))
    #expect(document.faults.count == 21 && document.faults.last?.kind == .trailingCharacters)
    #expect(document.omittedFaultCount == 31)
  }

  /// Whatever byte is broken, reading ends, and every value has its place in the file.
  @Test(
    "a random broken byte or a cut leaves all places inside the file", arguments: seeds.prefix(4))
  func file_withABrokenByte_hasSoundPlaces(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let line =
      #"{"a": [1, -2.5e3, 8.50, "è\u00e8🍕\n", true, false, null], /* c */ "b": {"x": 8,50}, "#
    let whole = Array((line + "\n\"l\": [ {} ,\n [] ] \r\n // end\n}\n").utf8)
    for _ in 0..<1_000 {
      var bytes = whole
      let place = Int.random(in: bytes.indices, using: &generator)
      bytes[place] = .random(in: 0...255, using: &generator)
      expectSound(JSONDocument(bytes: bytes), of: bytes.count, "seed \(seed)")
    }
    for length in whole.indices {
      let document = JSONDocument(bytes: Array(whole[..<length]))
      expectSound(document, of: length, "\(length) bytes")
      #expect(length >= whole.count - 2 || document.root == nil, "\(length) bytes")
    }
  }

  @Test(
    "50000 quotes, escapes or comments in a row are refused with a fault",
    arguments: [
      "“", "\"a\" b", "\"a\nb", "\"\" \"", "\\\"", "/*", "//\n", "\"a\\", "x,", "\"\\q\",",
    ])
  func file_ofQuotesAndComments_takesLinearTime(piece: String) {
    for front in ["", "{\"a\": \"", "[\"a\" "] {
      let document = JSONDocument(
        bytes: Array((front + String(repeating: piece, count: 50_000)).utf8))
      #expect(document.root == nil && !document.faults.isEmpty)
    }
  }

  private func expectSound(_ document: JSONDocument, of count: Int, _ comment: Comment) {
    for fault in document.faults {
      #expect(fault.offset >= 0 && fault.length >= 0, comment)
      #expect(fault.offset + fault.length <= count, comment)
    }
    #expect((document.root == nil) == (document.faults.contains { !$0.isRecovered }), comment)
    var open = [document.root].compactMap(\.self)
    while let value = open.popLast() {
      #expect(value.offset + value.length <= count && !value.written.isEmpty, comment)
      #expect((value.string == nil) == (value.kind != .string), comment)
      open += value.elements
      for member in value.members { open += [member.key, member.value] }
    }
  }
}
