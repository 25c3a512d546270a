internal import MenuCore

/// The report for other programs.
extension Report {
  /// The counts as one JSON object in a line.
  package var json: String {
    let object = JSONTree.object([
      ("from", day(counts.period.first)), ("to", day(counts.period.last)),
      ("days", .number(counts.period.days)), ("visits", .number(counts.visits)),
      ("trend", trend.map(tree(of:)) ?? .null),
      ("leftOutDays", .list(floods.map(day))),
      ("visitsOfWrongDays", .number(visitsOfWrongDays)),
      ("leftOutMonths", .list(counts.cutMonths.sorted().map { .text($0.month) })),
      ("dishes", .list(dishes.map(tree(of:)))),
      ("lookedAtNotChosen", keys(of: lookedAtNotChosen)), ("neverOpened", keys(of: neverOpened)),
      ("rising", keys(of: rising)), ("falling", keys(of: falling)),
      ("filters", .list(filters.map(tree(of:)))),
      ("searches", .list(searches.map(tree(ofSearch:)))),
      ("languages", numbers(counts.facts(.visit))), ("modes", numbers(counts.facts(.mode))),
      ("weekdays", .list(counts.weekdays.map(JSONTree.number))),
      ("hours", .list(hours.map(JSONTree.number))),
    ])
    return object.line + "\n"
  }

  /// The dishes as rows of a table, preceded by the names of its columns.
  package var table: [[String]] {
    let kinds = [
      ("looked at and not chosen", Set(lookedAtNotChosen)), ("never opened", Set(neverOpened)),
      ("rising", Set(rising)), ("falling", Set(falling)),
    ]
    let head = [
      "dish", "name", "opened", "chosen", "percent_chosen", "opened_later", "opened_earlier",
      "presence", "stands_out",
    ]
    let rows = dishes.map { dish in
      let highlights = kinds.filter { $0.1.contains(dish) }.map(\.0)
      return [
        dish.key, dish.name, "\(dish.opened)", "\(dish.chosen)",
        text(dish.percentChosen), text(inTrend(dish.openedLater)),
        text(inTrend(dish.openedEarlier)), dish.presence.rawValue,
        highlights.joined(separator: ", "),
      ]
    }
    return [head] + rows
  }

  private func tree(of trend: Trend) -> JSONTree {
    func part(_ counts: PeriodCounts) -> JSONTree {
      .object([
        ("from", day(counts.period.first)), ("to", day(counts.period.last)),
        ("visits", .number(counts.visits)),
      ])
    }
    return .object([("later", part(trend.later)), ("earlier", part(trend.earlier))])
  }

  private func text(_ number: Int?) -> String { number.map { "\($0)" } ?? "" }

  /// A number of a half of the period; nil if the halves are not compared.
  private func inTrend(_ number: Int) -> Int? { trend == nil ? nil : number }

  private func tree(of dish: DishCount) -> JSONTree {
    .object([
      ("dish", .text(dish.key)), ("name", .text(dish.name)),
      ("opened", .number(dish.opened)), ("chosen", .number(dish.chosen)),
      ("percentChosen", number(dish.percentChosen)),
      ("openedLater", number(inTrend(dish.openedLater))),
      ("openedEarlier", number(inTrend(dish.openedEarlier))),
      ("presence", .text(dish.presence.rawValue)),
    ])
  }

  private func tree(of filter: FilterCount) -> JSONTree {
    let kind: (key: String, value: JSONTree) =
      switch filter.kind {
      case .without(let allergen): ("without", .text(allergen.rawValue))
      case .diet(let diet): ("diet", .text(diet.rawValue))
      }
    return .object([
      kind, ("visits", .number(filter.visits)), ("dishes", number(filter.dishes)),
    ])
  }

  private func tree(ofSearch search: PeriodCounts.Fact) -> JSONTree {
    .object([
      ("text", .text(search.subject)), ("visits", .number(search.count)),
      ("days", .number(counts.days(ofSearch: search.subject))),
    ])
  }

  private func keys(of dishes: [DishCount]) -> JSONTree { .list(dishes.map { .text($0.key) }) }

  private func numbers(_ facts: [PeriodCounts.Fact]) -> JSONTree {
    .object(facts.map { ($0.subject, .number($0.count)) })
  }

  private func number(_ number: Int?) -> JSONTree { number.map(JSONTree.number) ?? .null }

  private func day(_ day: Day) -> JSONTree { .text(day.description) }
}
