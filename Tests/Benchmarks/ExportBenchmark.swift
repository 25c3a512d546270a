import MenuCore
import MenuExport
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
  }

  private static func measured(
    _ format: some ExportFormat, _ menu: ExportedMenu, _ size: inout Int
  ) {
    var count = 0
    format.render(menu) { count += $0.count }
    size += count
  }
}
