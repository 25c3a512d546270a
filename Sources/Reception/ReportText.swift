package import MenuCore

/// A report as text in Italian or English: first the dishes that stand out, then the tables.
package struct ReportText {
  private let report: Report
  private let words: ReportWords

  /// The maximum numbers of rows in a table and of dishes in a list, and the length of the longest bar in
  /// cells.
  private static let mostRows = 20
  private static let mostDishes = 8
  private static let longestBar = 24

  package init(_ report: Report, in language: InterfaceLanguage) {
    self.report = report
    words = ReportWords(language)
  }

  /// The lines of the report.
  package var lines: [String] {
    if report.isEmpty { return [words.nothingCounted] }

    var lines = head
    let sections = [
      highlights, dishes, filters, searches, languages, modes, weekdays, hours,
    ]
    for section in sections where !section.isEmpty { lines += [""] + section }
    return lines + ["", words.footnote]
  }

  /// The period, its visits, and what is left out.
  private var head: [String] {
    let counts = report.counts
    var lines = [words.visits(counts.visits), words.period(counts.period)]
    if counts.visits == 0, let last = report.lastVisit {
      lines.append(words.lastVisit(last))
    }
    if let trend = report.trend {
      lines.append(words.trend(trend, percent: percent(of: trend)))
    } else if !report.isWhole {
      lines.append(words.noTrend(days: counts.period.days, begin: report.begin))
    }
    if !report.floods.isEmpty {
      let days = report.floods.map { words.date($0) }
      lines.append(words.leftOut(days: days.joined(separator: ", ")))
    }
    if report.visitsOfWrongDays > 0 {
      lines.append(words.leftOut(visitsOfWrongDays: report.visitsOfWrongDays))
    }
    if !counts.cutMonths.isEmpty {
      let months = counts.cutMonths.sorted().map { words.month($0) }
      lines.append(words.leftOut(months: months.joined(separator: ", ")))
    }
    return lines
  }

  /// The change of the visits: `+31 %`; nil for too few visits.
  private func percent(of trend: Trend) -> String? {
    guard trend.earlier.visits >= Report.fewestVisits else { return nil }
    let change = Double(trend.later.visits) / Double(trend.earlier.visits) * 100 - 100
    let rounded = Int(change.rounded())
    switch rounded {
    case ..<0: return "−\(-rounded) %"
    case 0: return "±0 %"
    default: return "+\(rounded) %"
    }
  }

  private var highlights: [String] {
    var lines: [String] = []
    lines += list(words.lookedAtNotChosen, of: report.lookedAtNotChosen) { dish in
      words.opened(dish.opened, chosen: dish.chosen)
    }
    lines += list(words.neverOpened, of: report.neverOpened) { _ in nil }
    for (title, dishes) in [(words.rising, report.rising), (words.falling, report.falling)] {
      lines += list(title, of: dishes) { words.opened($0.openedLater, before: $0.openedEarlier) }
    }
    guard !lines.isEmpty else { return [] }
    return [words.highlights] + lines
  }

  /// A list of dishes under its title, each with a text about it.
  private func list(
    _ title: String, of dishes: [DishCount], text: (DishCount) -> String?
  ) -> [String] {
    guard !dishes.isEmpty else { return [] }
    var lines = ["  \(title)"]
    for dish in dishes.prefix(Self.mostDishes) {
      let texts = [text(dish), note(of: dish)].compactMap(\.self).filter { !$0.isEmpty }
      var text = dish.name.shortened(to: 34)
      if !texts.isEmpty { text += ": " + texts.joined(separator: ", ") }
      lines.append("    \(text)")
    }
    let rest = dishes.count - Self.mostDishes
    if rest > 0 { lines.append("    " + words.more(rest)) }
    return lines
  }

  private func note(of dish: DishCount) -> String {
    switch dish.presence {
    case .soldOut: words.soldOut
    case .gone: words.gone
    case .unknown, .onTheMenu: ""
    }
  }

  private var dishes: [String] {
    let dishes = report.dishes.filter { !$0.isWithoutVisit }
    let shown = dishes.prefix(Self.mostRows)
    var table = TextTable(heads: [words.dishes, words.opened, words.chosen, words.share])
    for dish in shown {
      let share = dish.percentChosen.map { "\($0) %" } ?? "–"
      table.add([dish.name, "\(dish.opened)", "\(dish.chosen)", share], note: note(of: dish))
    }
    var lines = table.lines
    let rest = dishes.count - Self.mostRows
    if rest > 0 { lines.append("  " + words.more(rest)) }
    if shown.contains(where: { $0.percentChosen == nil }) { lines.append("  " + words.noShare) }
    return lines
  }

  private var filters: [String] {
    var heads = [words.filters, words.visits]
    if report.numberOfDishes != nil { heads.append(words.answers) }
    var table = TextTable(heads: heads)
    for filter in report.filters {
      var cells = [words.name(of: filter.kind), "\(filter.visits)"]
      if let dishes = filter.dishes, let all = report.numberOfDishes {
        cells.append(words.dishes(dishes, of: all))
      }
      table.add(cells)
    }
    return table.lines
  }

  private var searches: [String] {
    var table = TextTable(heads: [words.searches, words.visits, words.days])
    for search in report.searches.prefix(Self.mostRows) {
      let days = report.counts.days(ofSearch: search.subject)
      table.add([search.subject, "\(search.count)", "\(days)"])
    }
    return table.lines
  }

  private var languages: [String] {
    table(words.languages, of: report.counts.facts(.visit)) { words.name(ofLanguage: $0) }
  }

  private var modes: [String] {
    table(words.modes, of: report.counts.facts(.mode)) { words.name(ofMode: $0) }
  }

  /// A table of facts with their share of the visits.
  private func table(
    _ title: String, of facts: [PeriodCounts.Fact], name: (String) -> String
  ) -> [String] {
    var table = TextTable(heads: [title, words.visits, ""])
    let visits = report.counts.visits
    for fact in facts.prefix(Self.mostRows) {
      var share = ""
      if visits >= Report.fewestVisits {
        share = "\(Int((Double(fact.count) / Double(visits) * 100).rounded())) %"
      }
      table.add([name(fact.subject), "\(fact.count)", share])
    }
    return table.lines
  }

  private var weekdays: [String] {
    let counts = report.counts
    var lines = bars(words.weekdays, counts.weekdays, names: words.namesOfWeekdays)
    let known = counts.weekdays.reduce(0, +)
    if known > 0, known < counts.visits {
      lines.append("  " + words.weekdaysKnown(of: known, among: counts.visits))
    }
    return lines
  }

  private var hours: [String] {
    let hours = report.hours
    guard let first = hours.firstIndex(where: { $0 > 0 }),
      let last = hours.lastIndex(where: { $0 > 0 })
    else { return [] }
    let names = (first...last).map { "\($0.twoDigits):00" }
    return bars(words.hours, Array(hours[first...last]), names: names)
  }

  /// Numbers, each with a bar; empty if all are 0.
  private func bars(_ title: String, _ numbers: [Int], names: [String]) -> [String] {
    guard let most = numbers.max(), most > 0 else { return [] }
    var table = TextTable(heads: [title, words.visits])
    for (name, number) in zip(names, numbers) {
      let cells = Double(number) / Double(most) * Double(Self.longestBar)
      let bar = String(repeating: "▌", count: Int(cells.rounded(.up)))
      table.add([name, "\(number)"], note: bar)
    }
    return table.lines
  }
}
