internal import OldMenuCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
  internal import FoundationInternationalization
#else
  internal import Foundation
#endif

/// All that is told below the dishes, a label and a line each.
extension ReportText {
  var facts: [SafeText] {
    let blocks: [[SafeText]] = [
      row(words.openedSoldOut, list(report.openedSoldOut) { $0.name }),
      row(words.chosen, list(report.chosen) { $0.name }),
      row(words.thenAndNow, movers),
      row(words.vain, searches),
      row(words.without, filters(.without)),
      row(words.diets, filters(.diet)),
      declarations,
      row(words.languages, shares(report.languages) { language($0.key) }),
      row(words.languagesLacking, list(report.languagesLacking) { language($0.key) }),
      row(words.lists, shares(report.lists, of: report.visits, list)),
      row(words.orders, list(report.orders, order)),
      row(words.help, report.help > 0 ? words.number(report.help) : ""),
      row(words.times, times),
      charts,
      report.floods.flatMap { row(words.floods, flood($0)) },
      report.renamed.flatMap {
        row(words.renamed, "--same " + "\($0.old)=\($0.new)".quotedForShell)
      },
      row(words.notUnderstood, report.skipped > 0 ? words.skipped(report.skipped) : ""),
      row(words.lastRecord, lastRecord),
    ]
    return blocks.flatMap { $0 }
  }

  private var searches: String {
    let keptBack =
      report.searchesKeptBack > 0
      ? [words.keptBack(report.searchesKeptBack, days: ReportBuilder.leastDays)] : []
    let told = list(report.searches) { $0.name }
    return ((told.isEmpty ? [] : [told]) + keptBack).joined(separator: " · ")
  }

  private func list(
    _ counts: [ReceptionReport.Count], _ name: (ReceptionReport.Count) -> String
  ) -> String {
    counts.prefix(ReportText.most).map { "\(name($0)) \(words.number($0.visits))" }
      .joined(separator: " · ")
  }

  /// The dishes that were opened much more or less often than before.
  private var movers: String {
    let moved = report.opened.filter { count in
      guard let before = count.before else { return false }
      let most = max(count.visits, before)
      return most >= 10 && abs(count.visits - before) * 4 > most
    }
    let sorted = moved.sorted {
      abs($1.visits - ($1.before ?? 0)) < abs($0.visits - ($0.before ?? 0))
    }
    return sorted.prefix(4).map { count in
      "\(count.name) \(words.number(count.before ?? 0)) → \(words.number(count.visits))"
    }.joined(separator: " · ")
  }

  private func filters(_ kind: Fact.Kind) -> String {
    report.filters.filter { $0.kind == kind.rawValue }.prefix(ReportText.most).map { filter in
      "\(name(of: filter)) \(words.number(filter.visits)) → \(words.left(filter.left))"
    }.joined(separator: " · ")
  }

  private func name(of filter: ReceptionReport.Filter) -> String {
    if let allergen = Allergen(rawValue: filter.key) { return words.language.name(of: allergen) }
    return Diet(rawValue: filter.key).map(words.language.name(of:)) ?? filter.key
  }

  private var declarations: [SafeText] {
    let lacking = report.filters.filter {
      $0.kind == Fact.Kind.without.rawValue && $0.undeclared > 0
    }
    return lacking.prefix(ReportText.most).enumerated().flatMap { index, filter in
      let dishes = filter.declare.isEmpty ? "" : ": " + filter.declare.joined(separator: ", ")
      return row(
        index == 0 ? words.toDeclare : "",
        "\(name(of: filter)): \(words.undeclared(filter.undeclared))\(dishes)")
    }
  }

  private func shares(
    _ counts: [ReceptionReport.Count], of total: Int? = nil,
    _ name: (ReceptionReport.Count) -> String
  ) -> String {
    let shown = counts.prefix(ReportText.most)
    let percents =
      total.map { total in shown.map { ($0.visits * 100 + total / 2) / max(1, total) } }
      ?? ReportText.hundredths(of: counts.map(\.visits))
    return zip(shown, percents).map { "\(name($0)) \($1) %" }.joined(separator: " · ")
  }

  /// Numbers in hundredths of their sum, which are a hundred together: those are rounded up that lose
  /// most, the first of several.
  private static func hundredths(of numbers: [Int]) -> [Int] {
    let total = max(1, numbers.reduce(0, +))
    var hundredths = numbers.map { $0 * 100 / total }
    let losing = numbers.indices.sorted {
      (numbers[$1] * 100 % total, $0) < (numbers[$0] * 100 % total, $1)
    }
    let rest = numbers.isEmpty ? 0 : 100 - hundredths.reduce(0, +)
    for index in losing.prefix(rest) { hundredths[index] += 1 }
    return hundredths
  }

  private var times: String {
    let ordered = Fact.Time.allCases.compactMap { time in
      report.times.first { $0.key == time.rawValue }
    }
    return shares(ordered) { Fact.Time(rawValue: $0.key).map(words.time) ?? $0.key }
  }

  /// What a language is called in the words of the report.
  private func language(_ tag: String) -> String {
    guard !tag.isEmpty else { return "–" }
    let locale = Locale(identifier: words.language.language.tag)
    return locale.localizedString(forIdentifier: tag) ?? tag
  }

  private func list(_ count: ReceptionReport.Count) -> String {
    MenuList(rawValue: count.key).map(words.language.name(of:)) ?? count.key
  }

  private func order(_ count: ReceptionReport.Count) -> String {
    MenuQuery.Order(rawValue: count.key).map(words.order) ?? count.key
  }

  /// The hours from the first with a visit to the last, and the days of the week.
  private var charts: [SafeText] {
    guard let first = report.hours.firstIndex(where: { $0 > 0 }),
      let last = report.hours.lastIndex(where: { $0 > 0 })
    else { return [] }
    let hours = Bar.line(Array(report.hours[first...last]), isASCII: text.isASCII)
    let days = Bar.line(report.weekdays, isASCII: text.isASCII)
    return chart(words.byHour, hours, words.hours(from: first, to: last + 1))
      + chart(words.byWeekday, days, words.weekdays)
  }

  private func chart(_ label: String, _ drawn: SafeText, _ scale: String) -> [SafeText] {
    let scale = text.safe(scale)
    return row(label, safe: isNarrow ? [drawn, scale] : [drawn + "  " + scale])
  }

  private func flood(_ flood: ReceptionReport.Flood) -> String {
    CalendarHour(flood.hour).map { words.flood($0, visits: flood.visits) } ?? flood.hour
  }

  private var lastRecord: String {
    report.lastRecord.flatMap { CalendarHour($0) }.map(words.hour) ?? words.noRecord
  }
}

extension String {
  /// The text as one word of a command line.
  fileprivate var quotedForShell: String { "'" + replacing("'", with: "'\\''") + "'" }
}
