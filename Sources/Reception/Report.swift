package import MenuCore

/// The counts of a tally over a period, for the owner.
package struct Report: Sendable {
  /// The number of visits.
  package private(set) var visits = 0
  /// Days with far more visits than others, which are left out.
  package private(set) var floods: [String] = []
  /// The counts by the word of a fact: `dish` → `id/margherita` → 12.
  private var counts: [String: [String: Int]] = [:]
  /// The days on which a word was searched.
  private var searchDays: [String: Set<String>] = [:]
  /// The names of dishes by their keys, from the present menu.
  private var names: [String: String] = [:]

  /// The minimum number of visits for a filter to be reported, and of days for a search.
  private static let fewestFilters = 5
  private static let fewestSearchDays = 3

  /// Counts the lines since a day; nil for all.
  package init(_ lines: [TallyLine], since: Day? = nil, menu: Menu? = nil) {
    let lines = lines.filter { line in
      guard let since else { return true }
      guard let day = Day(line.day) else { return false }
      return day >= since
    }
    floods = Report.floods(in: lines)

    for line in lines where !floods.contains(line.day) {
      let parts = line.fact.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let word = String(parts[0])
      let subject = String(parts[1])
      counts[word, default: [:]][subject, default: 0] += line.count
      if word == "visit" { visits += line.count }
      if word == "search" { searchDays[subject, default: []].insert(line.day) }
    }
    guard let menu else { return }
    for list in MenuList.allCases {
      for position in 0..<menu.numberOfDishes(in: list) {
        guard let dish = menu.dish(at: position, in: list) else { continue }
        names[DishKey(dish, in: list).text] = dish.name.text(in: menu.language, fileLanguage: nil)
      }
    }
  }

  /// The days with at least 30 visits, and more than ten times the usual number.
  private static func floods(in lines: [TallyLine]) -> [String] {
    var visits: [String: Int] = [:]
    for line in lines where line.isOf("visit") && !line.isOfMonth {
      visits[line.day, default: 0] += line.count
    }
    let sorted = visits.values.sorted()
    guard !sorted.isEmpty else { return [] }
    let median = sorted[sorted.count / 2]
    return visits.filter { $0.value >= 30 && $0.value > median * 10 }.map(\.key).sorted()
  }

  /// The facts of a word with their counts, the most frequent first. Searches and filters with too
  /// few visits are omitted.
  package func facts(_ word: String) -> [(subject: String, count: Int)] {
    let facts = (counts[word] ?? [:]).filter { subject, count in
      switch word {
      case "without", "diet": count >= Self.fewestFilters
      case "search": searchDays[subject].map { $0.count >= Self.fewestSearchDays } ?? false
      default: true
      }
    }
    return facts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (subject: $0.key, count: $0.value) }
  }

  /// The name of a dish by its key: from the present menu, otherwise the key without its kind.
  package func name(of key: String) -> String {
    names[key] ?? key.split(separator: "/", maxSplits: 1).last.map(String.init) ?? key
  }
}
