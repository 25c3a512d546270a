internal import MenuCore

/// The report for other programs.
extension Report {
  /// The counts as one JSON object in a line.
  package var json: String {
    let members = [
      ("from", quoted(counts.period.first)), ("to", quoted(counts.period.last)),
      ("days", "\(counts.period.days)"), ("visits", "\(counts.visits)"),
      ("trend", trend.map { json(of: $0) } ?? "null"),
      ("leftOutDays", list(floods.map { quoted($0) })),
      ("leftOutMonths", list(counts.cutMonths.sorted().map { JSONText.quoted($0.month) })),
      ("dishes", list(dishes.map { json(of: $0) })),
      ("lookedAtNotChosen", keys(of: lookedAtNotChosen)), ("neverOpened", keys(of: neverOpened)),
      ("rising", keys(of: rising)), ("falling", keys(of: falling)),
      ("filters", list(filters.map { json(of: $0) })),
      ("searches", list(searches.map { json(ofSearch: $0) })),
      ("languages", object(counts.facts(.visit))), ("modes", object(counts.facts(.mode))),
      ("weekdays", list(counts.weekdays.map { "\($0)" })), ("hours", list(hours.map { "\($0)" })),
    ]
    return object(members) + "\n"
  }

  /// The dishes as rows of a table, the names of its columns first.
  package var table: [[String]] {
    let notChosen = Set(lookedAtNotChosen)
    let unseen = Set(neverOpened)
    let up = Set(rising)
    let down = Set(falling)
    let head = [
      "dish", "name", "opened", "chosen", "percent_chosen", "opened_later", "opened_earlier",
      "presence", "stands_out",
    ]
    let rows = dishes.map { dish in
      var standsOut: [String] = []
      if notChosen.contains(dish) { standsOut.append("looked at and not chosen") }
      if unseen.contains(dish) { standsOut.append("never opened") }
      if up.contains(dish) { standsOut.append("rising") }
      if down.contains(dish) { standsOut.append("falling") }
      return [
        dish.key, dish.name, "\(dish.opened)", "\(dish.chosen)",
        dish.percentChosen.map { "\($0)" } ?? "", trend == nil ? "" : "\(dish.openedLater)",
        trend == nil ? "" : "\(dish.openedEarlier)", dish.presence.word,
        standsOut.joined(separator: ", "),
      ]
    }
    return [head] + rows
  }

  private func json(of trend: Trend) -> String {
    func part(_ counts: PeriodCounts) -> String {
      object([
        ("from", quoted(counts.period.first)), ("to", quoted(counts.period.last)),
        ("visits", "\(counts.visits)"),
      ])
    }
    return object([("later", part(trend.later)), ("earlier", part(trend.earlier))])
  }

  private func json(of dish: DishCount) -> String {
    object([
      ("dish", JSONText.quoted(dish.key)), ("name", JSONText.quoted(dish.name)),
      ("opened", "\(dish.opened)"), ("chosen", "\(dish.chosen)"),
      ("percentChosen", dish.percentChosen.map { "\($0)" } ?? "null"),
      ("openedLater", trend == nil ? "null" : "\(dish.openedLater)"),
      ("openedEarlier", trend == nil ? "null" : "\(dish.openedEarlier)"),
      ("presence", JSONText.quoted(dish.presence.word)),
    ])
  }

  private func json(of filter: FilterCount) -> String {
    let kind: (name: String, word: String) =
      switch filter.kind {
      case .without(let allergen): ("without", allergen.rawValue)
      case .diet(let diet): ("diet", diet.rawValue)
      }
    return object([
      (kind.name, JSONText.quoted(kind.word)), ("visits", "\(filter.visits)"),
      ("dishes", filter.dishes.map { "\($0)" } ?? "null"),
    ])
  }

  private func json(ofSearch search: PeriodCounts.Fact) -> String {
    object([
      ("text", JSONText.quoted(search.subject)), ("visits", "\(search.count)"),
      ("days", "\(counts.days(ofSearch: search.subject))"),
    ])
  }

  private func keys(of dishes: [DishCount]) -> String {
    list(dishes.map { JSONText.quoted($0.key) })
  }

  private func object(_ facts: [PeriodCounts.Fact]) -> String {
    object(facts.map { ($0.subject, "\($0.count)") })
  }

  private func object(_ members: [(key: String, value: String)]) -> String {
    let texts = members.map { "\(JSONText.quoted($0.key)): \($0.value)" }
    return "{" + texts.joined(separator: ", ") + "}"
  }

  private func list(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }

  private func quoted(_ day: Day) -> String { JSONText.quoted(day.description) }
}

extension DishCount.Presence {
  /// The word for other programs.
  fileprivate var word: String {
    switch self {
    case .unknown: "unknown"
    case .onTheMenu: "on the menu"
    case .soldOut: "sold out"
    case .gone: "gone"
    }
  }
}
