internal import MenuCore

/// An answer that *back* can give again.
enum LinearPlace: Hashable {
  case start, lists, choice
  case rows(MenuQuery)

  /// The rows that a query finds; the start where it asks for nothing.
  init(_ query: MenuQuery) { self = query.isEmpty ? .start : .rows(query) }
}

extension LinearMenu {
  /// The places that are kept.
  private static let mostPlaces = 50

  /// Remembers where the guest is.
  mutating func go(to place: LinearPlace) {
    isPlaceAnnounced = true
    guard place != self.place else { return }
    earlier.append(self.place)
    earlier.removeFirst(max(0, earlier.count - Self.mostPlaces))
    self.place = place
  }

  /// Repeats the answer before the last one; after a dish or a message, that of the place itself.
  mutating func goBack(isPlaceAnnounced: Bool) -> [String] {
    if isPlaceAnnounced {
      guard let last = earlier.popLast() else { return refused(strings.linear.noBack) }
      place = last
    }
    self.isPlaceAnnounced = true
    return announcePlace()
  }

  /// The answer of the place where the guest is.
  mutating func announcePlace() -> [String] {
    switch place {
    case .start:
      session.ask(chosen)
      return startLines()
    case .lists:
      session.ask(chosen)
      return listLines()
    case .choice: return choiceLines()
    case .rows(let query):
      session.ask(query)
      return answerLines()
    }
  }

  /// Asks a query, and gives its answer.
  mutating func show(_ query: MenuQuery) -> [String] {
    session.ask(query)
    go(to: .rows(query))
    return answerLines()
  }
}
