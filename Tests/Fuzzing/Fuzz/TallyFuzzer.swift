import LocatedJSON
import MenuCore
import Reception

/// The tally and its report: any bytes give a report, a tally that is rewritten is unchanged, and a fold
/// keeps the sums.
enum TallyFuzzer {
  private static let today = Day(year: 2026, month: 11, day: 28)
  private static let facts = [
    "visit it", "visit -", "hour 08", "hour 20", "mode browser", "dish id/a", "dish name/a",
    "dish id/b", "chosen id/a", "chosen id/b", "without milk", "without boh", "diet vegan",
    "search sushi", "search tè verde", "newer fact",
  ]
  private static let menu = try? MenuReader.read(
    #"{"pizzas":[{"id":"a","name":"A","allergens":["milk"]},{"id":"b","name":"B","soldOut":true}]}"#
  ).menu

  static func complaint(about bytes: [UInt8]) -> String? {
    guard let mode = bytes.first else { return nil }
    let rest = Array(bytes.dropFirst())
    let file = mode % 2 == 0 ? rest : tally(rest)
    guard let lines = Tally(file)?.lines else { return nil }
    if let line = lines.first(where: { $0.count <= 0 }) { return "\(line) counts nothing" }
    if sums(Tally(lines.flatMap(\.bytes))?.lines ?? []) != sums(lines) {
      return "written again it is another tally"
    }
    let months = [nil, 0, 1, 13][Int(mode / 2 % 4)]
    if let complaint = fold(lines, months: months) { return complaint }
    let days = [nil, 1, 30, 400][Int(mode / 8 % 4)]
    return report(lines, days: days, menu: mode / 32 % 2 == 0 ? menu : nil)
  }

  /// A tally of counts, days and facts, in which a line may be cut or wrong.
  private static func tally(_ bytes: [UInt8]) -> [UInt8] {
    var script = Script(bytes)
    var text = ""
    while !script.isAtEnd {
      let day = Day(number: today.number + 30 - script.number(below: 1_024))
      let count = [1, 1, 2, 40, 999_999][script.number(below: 5)]
      let fact = script.one(of: facts)
      switch script.number(below: 8) {
      case 6: text += "\(count)\t\(day.month)\t\(fact)\t\n"
      case 7: text += "\(count)\t\(day)\t\(fact)\n"
      default: text += "\(count)\t\(day)\t\(fact)\t\n"
      }
    }
    return Array(text.utf8)
  }

  /// The counts of each day and fact.
  private static func sums(_ lines: [TallyLine]) -> [String: Int] {
    var sums: [String: Int] = [:]
    for line in lines { sums["\(line.day) \(line.fact)", default: 0] += line.count }
    return sums
  }

  /// A fold keeps the monthly count of each fact, drops only old searches, and changes nothing a second time.
  private static func fold(_ lines: [TallyLine], months: Int?) -> String? {
    let folded = Fold.merge(lines, months: months, today: today)
    if Fold.merge(folded, months: months, today: today) != folded { return "it is folded twice" }
    if months == nil { return sums(folded) == sums(lines) ? nil : "a fold changes a day" }
    let isLost = monthly(folded).merging(monthly(lines)) { $0 - $1 }.contains { $0.value != 0 }
    return isLost ? "a fold of \(months ?? 0) months changes a month" : nil
  }

  private static func monthly(_ lines: [TallyLine]) -> [String: Int] {
    var sums: [String: Int] = [:]
    for line in lines where !line.fact.hasPrefix("search ") {
      sums["\(line.day.prefix(7)) \(line.fact)", default: 0] += line.count
    }
    return sums
  }

  /// The report ends, is the same for the folded tally, and is valid JSON and a table with rows of equal
  /// length.
  private static func report(_ lines: [TallyLine], days: Int?, menu: Menu?) -> String? {
    let report = Report(lines, days: days, until: today, menu: menu)
    let folded = Report(
      Fold.merge(lines, months: nil, today: today), days: days, until: today, menu: menu)
    if report.json != folded.json { return "folded it has another report: \(report.json)" }
    guard JSONOracle.tree(of: Array(report.json.utf8)) != nil else {
      return "its report is no JSON: \(report.json)"
    }
    if report.table.contains(where: { $0.count != report.table[0].count }) {
      return "its table has rows of several lengths"
    }
    for language in [InterfaceLanguage.italian, .english]
    where ReportText(report, in: language).lines.isEmpty {
      return "its report has no line"
    }
    return nil
  }
}
