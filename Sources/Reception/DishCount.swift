internal import MenuCore

/// The number of visits that opened a dish, and of those that chose it.
struct DishCount: Hashable, Sendable {
  /// Whether the dish is on the current menu.
  enum Presence: String, Hashable, Sendable {
    /// No menu was given.
    case unknown
    case onTheMenu = "on the menu"
    case soldOut = "sold out"
    case gone
  }

  /// Its key in the tally: `id/margherita`.
  let key: String
  /// Its name on the current menu, or else its key without the kind.
  let name: String
  let presence: Presence
  let opened: Int
  let chosen: Int
  /// The number of visits that opened it in the later and in the earlier part of a trend.
  let openedLater: Int
  let openedEarlier: Int

  /// The percentage of visits that chose it, of those that opened it; nil for too few openings.
  ///
  /// A dish can also be chosen from the list, without being opened, so the percentage is capped at 100.
  var percentChosen: Int? {
    guard opened >= Report.fewestVisits else { return nil }
    return min(100, Int((Double(chosen) / Double(opened) * 100).rounded()))
  }

  /// True if no visit opened or chose it.
  var isWithoutVisit: Bool { opened == 0 && chosen == 0 }

  /// The dishes of a menu and the counted dishes, the most opened first.
  static func all(in counts: PeriodCounts, _ trend: Trend?, menu: Menu?) -> [DishCount] {
    let onMenu = menu?.dishesByTallyKey
    var keys = Set(onMenu.map { Array($0.keys) } ?? [])
    for fact in counts.facts(.dish) + counts.facts(.chosen) { keys.insert(fact.subject) }

    let dishes = keys.map { key in
      let dish = onMenu?[key]
      let presence: Presence =
        switch dish?.isSoldOut {
        case true?: .soldOut
        case false?: .onTheMenu
        case nil: onMenu == nil ? .unknown : .gone
        }
      let plain = key.split(separator: "/", maxSplits: 1).last.map(String.init) ?? key
      return DishCount(
        key: key, name: dish?.name.text(in: menu?.language) ?? plain, presence: presence,
        opened: counts.count(.dish, key), chosen: counts.count(.chosen, key),
        openedLater: trend?.later.count(.dish, key) ?? 0,
        openedEarlier: trend?.earlier.count(.dish, key) ?? 0)
    }
    // Two lists may have dishes with the same name, so only the key makes the order unique.
    return dishes.sorted {
      ($1.opened, $1.chosen, $0.name, $0.key) < ($0.opened, $0.chosen, $1.name, $1.key)
    }
  }
}
