package import OldMenuCore

/// Makes a report of sums, for an owner who may show his menu beside them.
package struct ReportBuilder {
  /// Filters of fewer visits are nobody's business: they may be one person.
  static let leastVisits = 5
  /// Searches of fewer days likewise.
  static let leastDays = 3

  let sums: ReceptionSums
  let days: ClosedRange<CalendarDay>
  let names: DishNames
  let gauge: FloodGauge
  /// The first day of all that has a record.
  let firstDay: CalendarDay?
  /// The first day that is not folded to its month, after which hours and weekdays can be told.
  let firstWholeDay: CalendarDay?

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - sums: all that is known, also of the days before.
  ///   - days: the days to report of.
  ///   - menu: the menu of today, nil for none.
  ///   - same: what is one dish under two names, old and new, by key or by name.
  ///   - language: the language in which the menu's names are told, nil for its own; where it has
  ///     none in it they are told in English, and else in its own.
  ///   - firstDay: the first day that has a record, nil for the first of the sums.
  ///   - firstWholeDay: the first day that is not folded to its month, nil where none is.
  package init(
    _ sums: ReceptionSums, days: ClosedRange<CalendarDay>, menu: Menu? = nil,
    same: [(old: String, new: String)] = [], language: Language? = nil,
    firstDay: CalendarDay? = nil, firstWholeDay: CalendarDay? = nil
  ) {
    self.sums = sums
    self.days = days
    self.firstDay = firstDay ?? sums.visits.keys.map(\.hour.day).min()
    self.firstWholeDay = firstWholeDay
    names = DishNames(sums, menu: menu, same: same, language: language)
    let hours = Dictionary(sums.visits.map { ($0.key.hour, $0.value) }, uniquingKeysWith: +)
    gauge = FloodGauge(hours.filter { hour, _ in firstWholeDay.map { hour.day >= $0 } ?? true })
  }

  /// The names and keys of `same` that no dish has.
  package var unknownNames: [String] { names.unknown }

  /// As many days before as there are days.
  var daysBefore: ClosedRange<CalendarDay> {
    let count = days.upperBound.number - days.lowerBound.number + 1
    return days.lowerBound + -count...days.lowerBound + -1
  }

  /// The report; O(*n* log *n*) in the number of sums.
  package func report() -> ReceptionReport {
    var report = ReceptionReport()
    report.house = names.house
    (report.first, report.last) = ("\(days.lowerBound)", "\(days.upperBound)")
    addVisits(to: &report)
    let now = facts(in: days)
    let then = report.visitsBefore == nil ? [:] : facts(in: daysBefore)
    func counts(_ kind: Fact.Kind) -> [ReceptionReport.Count] {
      ranked(now[kind] ?? [:], before: report.visitsBefore == nil ? nil : then[kind] ?? [:])
    }
    report.opened = counts(.dish)
    // A flood tells nothing of how often, but that somebody did.
    let opened = sums.facts.keys.filter { $0.fact.kind == .dish && days.contains($0.day) }
      .map { names.key($0.fact.subject) }
    report.openedSoldOut = counts(.soldOut)
    report.chosen = counts(.chosen)
    report.neverOpened = names.neverOpened(
      except: Set(opened), offers: sums.offers, days: days)
    report.languagesLacking = counts(.language)
    report.lists = counts(.list)
    report.orders = counts(.order)
    report.help = now[.help]?[""]?.visits ?? 0
    report.times = counts(.time)
    let searches = counts(.search)
    report.searches = searches.filter { isOftenInVain($0.key) }
    report.searchesKeptBack = searches.count - report.searches.count
    report.filters = [Fact.Kind.without, .diet].flatMap { kind in
      (now[kind] ?? [:]).filter { $0.value.visits >= ReportBuilder.leastVisits }
        .map { filter(kind, $0.key, $0.value) }
        .sorted { ($1.visits, $0.key) < ($0.visits, $1.key) }
    }
    report.renamed = names.renamings(sums)
    report.skipped = sums.skipped.filter { days.contains($0.key) }.values.reduce(0, +)
    return report
  }

  /// The sums of each kind of fact, by subject, without the days of floods.
  private func facts(
    in days: ClosedRange<CalendarDay>
  ) -> [Fact.Kind: [String: ReceptionSums.Sum]] {
    let flooded = gauge.days
    var found: [Fact.Kind: [String: ReceptionSums.Sum]] = [:]
    for (key, sum) in sums.facts where days.contains(key.day) && !flooded.contains(key.day) {
      let kind = key.fact.kind
      let isDish = [.dish, .soldOut, .chosen].contains(kind)
      let subject = isDish ? names.key(key.fact.subject) : key.fact.subject
      found[kind, default: [:]][subject] = found[kind]?[subject].map { $0 + sum } ?? sum
    }
    return found
  }

  private func ranked(
    _ sums: [String: ReceptionSums.Sum], before: [String: ReceptionSums.Sum]?
  ) -> [ReceptionReport.Count] {
    sums.map { key, sum in
      ReceptionReport.Count(
        key: key, name: names.name(of: key), visits: sum.visits,
        before: before.map { $0[key]?.visits ?? 0 })
    }
    .sorted { ($1.visits, $0.key) < ($0.visits, $1.key) }
  }

  private func isOftenInVain(_ search: String) -> Bool {
    let found = sums.facts.keys.filter { key in
      key.fact.kind == .search && key.fact.subject.hasSameUTF8(as: search) && days.contains(key.day)
    }
    return Set(found.map(\.day)).count >= ReportBuilder.leastDays
  }

  private func filter(
    _ kind: Fact.Kind, _ key: String, _ sum: ReceptionSums.Sum
  ) -> ReceptionReport.Filter {
    let visits = max(1, sum.visits)
    return ReceptionReport.Filter(
      kind: kind.rawValue, key: key, visits: sum.visits,
      left: (sum.left + visits / 2) / visits, undeclared: (sum.undeclared + visits / 2) / visits,
      declare: kind == .without ? Allergen(rawValue: key).map(names.undeclared) ?? [] : [])
  }
}
