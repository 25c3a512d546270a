/// The dishes that an owner should look at first.
extension Report {
  /// The dishes that many visits opened and few chose: less than a quarter of what is usual here.
  ///
  /// None if guests choose too rarely to tell.
  var lookedAtNotChosen: [DishCount] {
    let opened = dishes.reduce(0.0) { $0 + Double($1.opened) }
    let chosen = dishes.reduce(0.0) { $0 + Double($1.chosen) }
    guard chosen >= Double(Self.fewestVisits) else { return [] }
    return dishes.filter { dish in
      dish.opened >= Self.fewestVisits
        && Double(dish.chosen) * 4 < Double(dish.opened) * chosen / opened
    }
  }

  /// The dishes of the menu that no visit opened or chose; none for too few visits.
  var neverOpened: [DishCount] {
    guard counts.visits >= Self.fewestVisits else { return [] }
    return dishes.filter { $0.isUnseen && $0.presence != .gone }
  }

  /// The dishes that a clearly larger part of the visits opened than before, the clearest first.
  var rising: [DishCount] {
    dishes.map { ($0, movement(of: $0)) }.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// The dishes that a clearly smaller part of the visits opened than before, the clearest first.
  var falling: [DishCount] {
    dishes.map { ($0, movement(of: $0)) }.filter { $0.1 < 0 }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The openings of a dish beyond those that the visits explain, in standard deviations; 0 if chance
  /// or a quarter more or less explains them.
  private func movement(of dish: DishCount) -> Double {
    guard let trend, dish.openedLater + dish.openedEarlier >= Self.fewestVisits else { return 0 }
    let later = Double(trend.later.visits)
    let earlier = Double(trend.earlier.visits)
    guard min(later, earlier) >= Double(Self.fewestVisits) else { return 0 }

    // If nothing changed, the openings are spread over the two parts as the visits are.
    let part = later / (later + earlier)
    let openings = Double(dish.openedLater + dish.openedEarlier)
    let expected = openings * part
    let deviation = (openings * part * (1 - part)).squareRoot()
    let difference = Double(dish.openedLater) - expected
    guard abs(difference) > 3 * deviation, abs(difference) > expected / 4 else { return 0 }
    return difference / deviation
  }
}
