import MenuCore

@testable import Reception

/// Tallies and menus that the report tests share.
enum Reports {
  /// The last day of the tallies, a Saturday.
  static let today = Day(year: 2026, month: 11, day: 28)

  static let menu = """
    {"language": "it", "pizzas": [
      {"id": "margherita", "name": "Margherita", "allergens": ["gluten", "milk"]},
      {"id": "marinara", "name": "Marinara", "allergens": {"contains": ["gluten"], "complete": true},
       "diets": ["vegan"], "soldOut": true},
      {"id": "tartufo", "name": "Tartufo", "allergens": ["gluten", "milk"]},
      {"name": "Napoli"}
    ]}
    """

  /// A tally line from the given number of days before today.
  static func line(_ count: Int, _ fact: String, daysAgo: Int = 0) -> String {
    "\(count)\t\(Day(number: today.number - daysAgo))\t\(fact)\t\n"
  }

  /// The same line on each of some days before today.
  static func daily(_ count: Int, _ fact: String, days: Range<Int>) -> String {
    days.map { line(count, fact, daysAgo: $0) }.joined()
  }

  static func report(
    _ text: String, days: Int? = nil, today: Day = today, menu: String? = nil
  ) throws -> Report {
    Report(
      Tally(Array(text.utf8))?.lines ?? [], days: days, until: today,
      menu: try menu.map { try MenuReader.read($0).menu })
  }

  /// The lines of a report as text.
  static func text(_ report: Report, in language: InterfaceLanguage = .english) -> [String] {
    ReportText(report, in: language).lines
  }
}
