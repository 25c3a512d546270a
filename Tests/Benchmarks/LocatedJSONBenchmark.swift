import Foundation
import OldLocatedJSON
import MenuTestSupport

/// Reading JSON, beside Foundation's decoder over the same bytes.
enum LocatedJSONBenchmark {
  static func run() {
    let bytes = GeneratedMenu.bytes(dishes: 100_000)
    let megabytes = Double(bytes.count) / 1e6
    let parsing = shortest { _ = JSONDocument(bytes: bytes) }
    Row(
      name: "LocatedJSON, 100,000 dishes, \(Int(megabytes)) MB", value: megabytes / parsing,
      unit: "MB/s", target: .atLeast(400)
    ).printed()

    let before = residentBytes()
    let document = JSONDocument(bytes: bytes)
    Row(
      name: "memory beside the file", value: Double(residentBytes() - before) / Double(bytes.count),
      unit: "times the file", target: .atMost(2)
    ).printed()
    var count = 0
    let walking = shortest { count = document.root.map(PlainMenu.count) ?? 0 }
    Row(
      name: "every key told apart, \(count) known", value: walking * 1e9 / 100_000,
      unit: "ns a dish"
    ).printed()
    let reading = shortest { _ = JSONDocument(bytes: bytes).root.map(PlainMenu.init) }
    let data = Data(bytes)
    let decoding = shortest(of: 2) { _ = try? JSONDecoder().decode(PlainMenu.self, from: data) }
    Row(
      name: "LocatedJSON into plain structs", value: reading * 1e9 / 100_000, unit: "ns a dish"
    ).printed()
    Promise.parsingBesideDecoder.measure(decoding / reading)
    hostile()
  }

  /// Files of 16 MiB that ask for as many nodes, faults or equal keys as they can.
  private static func hostile() {
    let pieces = ["0,", "[],", "1\n", "/**/", "è", "\\u00e8", "{\"\":0},"]
    for piece in pieces {
      let isString = piece == "è" || piece == "\\u00e8"
      let body = String(repeating: piece, count: (16 << 20) / piece.utf8.count - 2)
      let bytes = Array((isString ? "[\"\(body)\"]" : "[\(body)0]").utf8)
      var isRead = false
      let time = shortest(of: 2) {
        isRead = JSONDocument(bytes: bytes).root?.elements.allSatisfy { $0.string != "" } ?? false
      }
      Row(
        name: "16 MiB of \(piece.debugDescription), \(isRead ? "read" : "refused")",
        value: time * 1e3,
        unit: "ms", target: .atMost(1_000)
      ).printed()
    }
  }
}
