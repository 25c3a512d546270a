import Foundation
import OldMenuCore
import MenuTestSupport

/// Reading a whole menu with all its checks, beside Foundation's decoder into equal structs.
enum ReadingBenchmark {
  static func run() {
    let bytes = GeneratedMenu.bytes(dishes: 100_000)
    let before = residentBytes()
    let reading = try? MenuReader.read(bytes)
    Row(
      name: "memory beside the file, \(reading?.menu.numberOfDishes ?? 0) dishes",
      value: Double(residentBytes() - before) / Double(bytes.count), unit: "times the file",
      target: .atMost(4)
    ).printed()
    let found = reading?.diagnostics.count ?? 0
    let time = shortest { _ = try? MenuReader.read(bytes) }
    Row(
      name: "MenuReader, \(found) diagnostics", value: time * 1e3, unit: "ms"
    ).printed()
    let data = Data(bytes)
    let decoding = shortest(of: 2) {
      _ = try? JSONDecoder().decode(DecodedMenu.self, from: data).pizzas.count
    }
    Promise.readingBesideDecoder.measure(decoding / time)
  }
}
