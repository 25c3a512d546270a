internal import MenuCore

/// An answer that *back* can repeat.
enum LinearPlace: Hashable {
  case start, lists, choice
  case rows(MenuQuery)

  /// The rows of a query; the start for an empty query.
  init(_ query: MenuQuery) { self = query.isEmpty ? .start : .rows(query) }
}

extension LinearMenu {
  /// The number of places that are remembered.
  private static let mostPlaces = 50

  /// Goes to a place and remembers the previous one.
  mutating func go(to place: LinearPlace) {
    isPlaceAnnounced = true
    guard place != self.place else { return }
    earlier.append(self.place)
    earlier.removeFirst(max(0, earlier.count - Self.mostPlaces))
    self.place = place
  }

  /// Repeats the previous answer. After a dish or a message, this is the answer of the current place.
  mutating func goBack(isPlaceAnnounced: Bool) -> [String] {
    if isPlaceAnnounced {
      guard let last = earlier.popLast() else { return refused(strings.linear.noBack) }
      place = last
    }
    self.isPlaceAnnounced = true
    return announcePlace()
  }

  /// The answer of the current place.
  mutating func announcePlace() -> [String] {
    switch place {
    case .start:
      session.ask(baseQuery)
      return startLines()
    case .lists:
      session.ask(baseQuery)
      return listLines()
    case .choice: return choiceLines()
    case .rows(let query):
      session.ask(query)
      return answerLines()
    }
  }

  /// Goes to a place and returns its answer.
  mutating func show(_ place: LinearPlace) -> [String] {
    go(to: place)
    return announcePlace()
  }
}
