package import OldMenuCore

/// What many visits come to, by day: all that is kept of them.
package struct ReceptionSums: Hashable, Sendable {
  /// An hour and the language that was read.
  package struct VisitKey: Hashable, Sendable {
    /// The hour.
    package let hour: CalendarHour
    /// The tag of the language, empty for a menu without one.
    @ComparedAsUTF8 public private(set) var language: String

    /// Makes a key.
    package init(hour: CalendarHour, language: String) {
      self.hour = hour
      _language = ComparedAsUTF8(wrappedValue: language)
    }
  }

  /// A day and a fact.
  package struct FactKey: Hashable, Sendable {
    /// The day.
    package let day: CalendarDay
    /// What was done.
    package let fact: Fact

    /// Makes a key.
    package init(day: CalendarDay, fact: Fact) {
      (self.day, self.fact) = (day, fact)
    }
  }

  /// In how many visits something was done, and what filters left in all of them together.
  package struct Sum: Hashable, Sendable {
    /// How many visits.
    package var visits: Int
    /// The dishes that were left, added up.
    package var left: Int
    /// The dishes that were hidden only because nothing is stated, added up.
    package var undeclared: Int

    /// Makes a sum.
    package init(visits: Int = 0, left: Int = 0, undeclared: Int = 0) {
      (self.visits, self.left, self.undeclared) = (visits, left, undeclared)
    }

    /// Both together.
    package static func + (one: Sum, other: Sum) -> Sum {
      Sum(
        visits: one.visits + other.visits, left: one.left + other.left,
        undeclared: one.undeclared + other.undeclared)
    }
  }

  /// A day, and a dish that stood on the menu then.
  package struct OfferKey: Hashable, Sendable {
    /// The day.
    package let day: CalendarDay
    /// The dish.
    package let dish: DishKey

    /// Makes a key.
    package init(day: CalendarDay, dish: DishKey) {
      (self.day, self.dish) = (day, dish)
    }
  }

  /// The visits by hour and language.
  package var visits: [VisitKey: Int] = [:]
  /// The facts by day.
  package var facts: [FactKey: Sum] = [:]
  /// The dishes of the menu by day, and whether they were sold out then.
  package var offers: [OfferKey: Bool] = [:]

  /// The facts by day that only a newer program knows.
  package var skipped: [CalendarDay: Int] = [:]

  /// Makes sums of nothing.
  package init() {}

  /// Adds a visit.
  package mutating func add(_ record: TallyRecord) {
    for line in record.lines {
      switch line {
      case .visit(let hour, let language):
        if record.skipped > 0 { skipped[hour.day, default: 0] += record.skipped }
        visits[VisitKey(hour: hour, language: language?.tag ?? ""), default: 0] += 1
      case .fact(let day, let fact, let outcome):
        let sum = Sum(
          visits: 1, left: outcome?.left ?? 0, undeclared: outcome?.undeclared ?? 0)
        let key = FactKey(day: day, fact: fact)
        facts[key] = facts[key, default: Sum()] + sum
      }
    }
  }

  /// Notes which dishes stand on a menu on a day; one that was there once that day was there.
  package mutating func add(_ menu: Menu, on day: CalendarDay) {
    for list in MenuList.allCases {
      for position in 0..<menu.numberOfDishes(in: list) {
        guard let dish = menu.dish(at: position, in: list) else { continue }
        let key = OfferKey(day: day, dish: DishKey(dish, in: list, of: menu))
        offers[key] = dish.isSoldOut && offers[key] ?? true
      }
    }
  }
}
