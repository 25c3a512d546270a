import Foundation
import OldMenuCore
import OldMenuExport
import MenuTestSupport

/// Writing a long menu in each shape, piece by piece.
enum ExportBenchmark {
  static func run() {
    let bytes = GeneratedMenu.bytes(dishes: 100_000)
    guard let menu = try? MenuReader.read(bytes).menu else { return }
    let exported = ExportedMenu(MenuDataSource(menu: menu))
    let formats: [(name: String, format: any ExportFormat, target: Bound?)] = [
      ("html", HTMLPage(), .atLeast(20)), ("csv", CSVExport(), .atLeast(50)),
      ("tsv", TSVExport(), nil),
      ("jsonl", JSONLinesExport(), nil), ("json", JSONExport(), nil),
      ("jsonld", JSONLDExport(), nil), ("markdown", MarkdownExport(), nil),
    ]
    for (name, format, target) in formats {
      var size = 0
      let time = shortest(of: 2) {
        size = 0
        measured(format, exported, &size)
      }
      Row(
        name: "\(name) of \(menu.numberOfDishes) dishes", value: Double(size) / time / 1e6,
        unit: "MB/s", target: target
      ).printed()
    }
    for (name, target) in [("html", Bound.atMost(200)), ("csv", nil)] {
      let peak = (try? memory(name, bytes)) ?? 0
      Row(
        name: "memory of export \(name) -o", value: Double(peak) / 1e3, unit: "MB", target: target
      ).printed()
    }
  }

  /// The most memory of a program that writes a menu to a file, in KiB.
  private static func memory(_ format: String, _ bytes: [UInt8]) throws -> Int {
    let folder = try TemporaryFolder()
    let menu = folder.path("Menu.json")
    try Data(bytes).write(to: URL(filePath: menu))
    return try Subprocess(
      [TerminalProgram.browser, "export", format, menu, "-o", folder.path("menu")]
    ).peakMemory
  }

  private static func measured(
    _ format: some ExportFormat, _ menu: ExportedMenu, _ size: inout Int
  ) {
    var count = 0
    format.render(menu) { count += $0.count }
    size += count
  }
}
