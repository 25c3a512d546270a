import Foundation
import OldMenuCore
import MenuTestSupport

/// Searching and filtering: what a guest waits for after each key.
enum QueryBenchmark {
  static func run() {
    let bytes = GeneratedMenu.bytes(dishes: 100_000)
    guard let menu = try? MenuReader.read(bytes).menu else { return }
    let index = MenuIndex(menu)
    Row(
      name: "MenuIndex, 100,000 dishes", value: shortest { _ = MenuIndex(menu) } * 1e3, unit: "ms",
      target: .atMost(150)
    ).printed()
    let rows = MenuDataSource(menu: menu)
    typing(in: rows, index, name: "a key, 100,000 dishes", unit: ("ms", 1e3), [16, 33])
    typing(
      in: rows.matching(byName, index: index), index, name: "a key, 100,000 dishes by name",
      unit: ("ms", 1e3), [16, 33])
    narrowing(in: rows, index)

    for (name, query) in queries {
      Row(
        name: "\(name), 100,000 dishes",
        value: shortest { show(rows.matching(query, index: index)) } * 1e3, unit: "ms"
      ).printed()
    }
    let nothing = MenuQuery(search: "prosciuto fungi")
    Row(
      name: "suggestions, 100,000 dishes",
      value: shortest { _ = rows.suggestions(for: nothing, index: index) } * 1e3, unit: "ms"
    ).printed()

    if let bytes = try? Data(contentsOf: URL(filePath: "Menu.json")),
      let menu = try? MenuReader.read(Array(bytes)).menu
    {
      typing(
        in: MenuDataSource(menu: menu), MenuIndex(menu), name: "a key, the shipped menu",
        unit: ("µs", 1e6), [1_000, 1_000])
    }
  }

  private static let byName: MenuQuery = {
    var query = MenuQuery()
    query.order = .name
    return query
  }()

  private static let queries: [(String, MenuQuery)] = {
    var without = MenuQuery()
    without.filter.without = [.fish, .nuts]
    var diet = MenuQuery()
    diet.filter.diets = [.vegetarian]
    var byPrice = MenuQuery()
    byPrice.order = .price
    return [
      ("without fish, nuts", without), ("vegetarian", diet), ("by name", byName),
      ("by price", byPrice), ("\"e\"", MenuQuery(search: "e")),
      ("\"a e i o\"", MenuQuery(search: "a e i o")), ("\"zzz\"", MenuQuery(search: "zzz")),
      ("\"vegetariana\"", MenuQuery(search: "vegetariana")),
    ]
  }()

  /// One more letter beside the search without it.
  private static func narrowing(in rows: MenuDataSource, _ index: MenuIndex) {
    func time(_ search: String) -> Double {
      shortest { show(rows.matching(MenuQuery(search: search), index: index)) }
    }
    Row(
      name: "\"fung\" / \"fun\", 100,000 dishes", value: time("fung") / time("fun"),
      unit: "times", target: .atMost(1), decimals: 2
    ).printed()
  }

  /// Types a search letter by letter and prints the median and the 95th percentile.
  private static func typing(
    in rows: MenuDataSource, _ index: MenuIndex, name: String, unit: (String, Double),
    _ limits: [Double]
  ) {
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<5 {
      for search in ["prosciutto funghi 42", "tiramisù", "fior di latte", "\"quattro stagioni\""] {
        for length in 1...search.count {
          let query = MenuQuery(search: String(search.prefix(length)))
          times.append(clock.measure { show(rows.matching(query, index: index)) } / .seconds(1))
        }
      }
    }
    times.sort()
    for ((which, share), limit) in zip([("median", 0.5), ("p95", 0.95)], limits) {
      Row(
        name: "\(name), \(which)", value: times[Int(Double(times.count - 1) * share)] * unit.1,
        unit: unit.0, target: .atMost(limit)
      ).printed()
    }
  }

  /// Makes the items of a screen.
  private static func show(_ dataSource: MenuDataSource) {
    var left = 22
    for section in 0..<dataSource.numberOfSections where left > 0 {
      for row in 0..<min(left, dataSource.numberOfRows(inSection: section)) {
        _ = dataSource.item(forRow: row, inSection: section)
        left -= 1
      }
    }
  }
}
