import Foundation
import LocatedJSON

/// Reading JSON, beside Foundation's decoder over the same bytes.
enum LocatedJSONBenchmark {
  static func run() {
    let bytes = GeneratedMenu.bytes(dishes: 100_000)
    let megabytes = Double(bytes.count) / 1e6
    let parsing = shortest { _ = JSONDocument(bytes: bytes) }
    Row(
      name: "LocatedJSON, 100,000 dishes, \(Int(megabytes)) MB", value: megabytes / parsing,
      unit: "MB/s", target: "at least 400"
    ).printed()

    let document = JSONDocument(bytes: bytes)
    var count = 0
    let walking = shortest { count = document.root.map(PlainMenu.count) ?? 0 }
    Row(
      name: "every key told apart, \(count) known", value: walking * 1e9 / 100_000,
      unit: "ns a dish",
      target: ""
    ).printed()
    let reading = shortest { _ = JSONDocument(bytes: bytes).root.map(PlainMenu.init) }
    let data = Data(bytes)
    let decoding = shortest(of: 2) { _ = try? JSONDecoder().decode(PlainMenu.self, from: data) }
    Row(
      name: "LocatedJSON into plain structs", value: reading * 1e9 / 100_000, unit: "ns a dish",
      target: ""
    ).printed()
    Row(
      name: "JSONDecoder into the same", value: decoding / reading, unit: "times as long",
      target: "at least 3"
    ).printed()
  }
}
