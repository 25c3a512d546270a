public import MenuCore

/// What many visits come to, by day: all that is kept of them.
public struct ReceptionSums: Hashable, Sendable {
  /// An hour and the language that was read.
  public struct VisitKey: Hashable, Sendable {
    /// The hour.
    public let hour: CalendarHour
    /// The tag of the language, empty for a menu without one.
    @ComparedAsUTF8 public private(set) var language: String

    /// Makes a key.
    public init(hour: CalendarHour, language: String) {
      self.hour = hour
      _language = ComparedAsUTF8(wrappedValue: language)
    }
  }

  /// A day and a fact.
  public struct FactKey: Hashable, Sendable {
    /// The day.
    public let day: CalendarDay
    /// What was done.
    public let fact: Fact

    /// Makes a key.
    public init(day: CalendarDay, fact: Fact) {
      (self.day, self.fact) = (day, fact)
    }
  }

  /// In how many visits something was done, and what filters left in all of them together.
  public struct Sum: Hashable, Sendable {
    /// How many visits.
    public var visits: Int
    /// The dishes that were left, added up.
    public var left: Int
    /// The dishes that were hidden only because nothing is stated, added up.
    public var undeclared: Int

    /// Makes a sum.
    public init(visits: Int = 0, left: Int = 0, undeclared: Int = 0) {
      (self.visits, self.left, self.undeclared) = (visits, left, undeclared)
    }

    /// Both together.
    public static func + (one: Sum, other: Sum) -> Sum {
      Sum(
        visits: one.visits + other.visits, left: one.left + other.left,
        undeclared: one.undeclared + other.undeclared)
    }
  }

  /// A day, and a dish that stood on the menu then.
  public struct OfferKey: Hashable, Sendable {
    /// The day.
    public let day: CalendarDay
    /// The dish.
    public let dish: DishKey

    /// Makes a key.
    public init(day: CalendarDay, dish: DishKey) {
      (self.day, self.dish) = (day, dish)
    }
  }

  /// The visits by hour and language.
  public var visits: [VisitKey: Int] = [:]
  /// The facts by day.
  public var facts: [FactKey: Sum] = [:]
  /// The dishes of the menu by day, and whether they were sold out then.
  public var offers: [OfferKey: Bool] = [:]

  /// The facts by day that only a newer program knows.
  public var skipped: [CalendarDay: Int] = [:]

  /// Makes sums of nothing.
  public init() {}

  /// Adds a visit.
  public mutating func add(_ record: TallyRecord) {
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
  public mutating func add(_ menu: Menu, on day: CalendarDay) {
    for list in MenuList.allCases {
      for position in 0..<menu.numberOfDishes(in: list) {
        guard let dish = menu.dish(at: position, in: list) else { continue }
        let key = OfferKey(day: day, dish: DishKey(dish, in: list, of: menu))
        offers[key] = dish.isSoldOut && offers[key] ?? true
      }
    }
  }
}
