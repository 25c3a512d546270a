package import MenuCore

/// A report as text in Italian or English: a page of tables.
package struct ReportText {
  private let report: Report
  private let words: ReportWords

  /// The most rows of a table.
  private static let mostRows = 20

  package init(_ report: Report, in language: InterfaceLanguage) {
    self.report = report
    words = ReportWords(language)
  }

  /// The lines for a person.
  package var lines: [String] {
    var lines = head
    let sections = [
      dishes, filters, searches, languages, modes, hours,
    ]
    for section in sections where !section.isEmpty { lines += [""] + section }
    return lines + ["", words.footnote]
  }

  /// The period, its visits, and what is left out.
  private var head: [String] {
    let counts = report.counts
    var lines = [words.visits(counts.visits), words.period(counts.period)]
    if let trend = report.trend {
      lines.append(words.trend(trend, percent: percent(of: trend)))
    } else if !report.isWhole {
      lines.append(words.noTrend(days: counts.period.days, begin: report.begin))
    }
    if !report.floods.isEmpty {
      let days = report.floods.map { words.date($0) }
      lines.append(words.leftOut(days: days.joined(separator: ", ")))
    }
    if !counts.cutMonths.isEmpty {
      let months = counts.cutMonths.sorted().map { words.month($0) }
      lines.append(words.leftOut(months: months.joined(separator: ", ")))
    }
    return lines
  }

  /// The change of the visits: `+31 %`; nil for too few.
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

  private func note(of dish: DishCount) -> String {
    switch dish.presence {
    case .soldOut: words.soldOut
    case .gone: words.gone
    case .unknown, .onTheMenu: ""
    }
  }

  private var dishes: [String] {
    let dishes = report.dishes.filter { !$0.isUnseen }
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
    var table = TextTable(heads: [words.filters, words.visits])
    for filter in report.filters {
      table.add([words.name(of: filter.kind), "\(filter.visits)"])
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
    table(words.languages, report.counts.facts("visit")) { words.name(ofLanguage: $0) }
  }

  private var modes: [String] {
    table(words.modes, report.counts.facts("mode")) { words.name(ofMode: $0) }
  }

  /// A table of facts with their share of the visits.
  private func table(
    _ title: String, _ facts: [PeriodCounts.Fact], _ name: (String) -> String
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

  private var hours: [String] { table(words.hours, report.counts.facts("hour")) { $0 } }
}
