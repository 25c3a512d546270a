/// The dishes that an owner should look at first.
extension Report {
  /// The dishes that many visits opened but few chose: less than a quarter of the usual share.
  ///
  /// Empty if guests choose too rarely for a conclusion.
  var lookedAtNotChosen: [DishCount] {
    let opened = dishes.reduce(0.0) { $0 + Double($1.opened) }
    let chosen = dishes.reduce(0.0) { $0 + Double($1.chosen) }
    guard chosen >= Double(Self.fewestVisits) else { return [] }
    return dishes.filter { dish in
      dish.opened >= Self.fewestVisits
        && Double(dish.chosen) * 4 < Double(dish.opened) * chosen / opened
    }
  }

  /// The dishes of the menu that no visit opened or chose; empty for too few visits.
  var neverOpened: [DishCount] {
    guard counts.visits >= Self.fewestVisits else { return [] }
    return dishes.filter { $0.isWithoutVisit && $0.presence != .gone }
  }

  /// The dishes that a clearly larger share of the visits opened than before, the largest change first.
  var rising: [DishCount] {
    dishes.filter { movement(of: $0) > 0 }.sorted { movement(of: $0) > movement(of: $1) }
  }

  /// The dishes that a clearly smaller share of the visits opened than before, the largest change first.
  var falling: [DishCount] {
    dishes.filter { movement(of: $0) < 0 }.sorted { movement(of: $0) < movement(of: $1) }
  }

  /// The difference between the openings of a dish and those expected from the visits, in standard
  /// deviations; 0 if chance explains it, or if it is at most a quarter of the expected openings.
  private func movement(of dish: DishCount) -> Double {
    guard let trend, dish.openedLater + dish.openedEarlier >= Self.fewestVisits else { return 0 }
    let later = Double(trend.later.visits)
    let earlier = Double(trend.earlier.visits)
    guard min(later, earlier) >= Double(Self.fewestVisits) else { return 0 }

    // Without a change, the openings are distributed over the two periods like the visits.
    let part = later / (later + earlier)
    let openings = Double(dish.openedLater + dish.openedEarlier)
    let expected = openings * part
    let deviation = (openings * part * (1 - part)).squareRoot()
    let difference = Double(dish.openedLater) - expected
    guard abs(difference) > 3 * deviation, abs(difference) > expected / 4 else { return 0 }
    return difference / deviation
  }
}
