package import OldMenuCore

/// What an owner is told of the reception, in one language; not yet safe for a terminal.
protocol ReceptionStrings: Sendable {
  static var language: InterfaceLanguage { get }

  /// `1 to 30 November 2026`.
  static func period(_ first: CalendarDay, _ last: CalendarDay) -> String
  static func hour(_ hour: CalendarHour) -> String
  static func number(_ number: Int) -> String
  static func visits(_ count: Int) -> String
  static func visitsBefore(_ count: Int) -> String
  static var nothing: String { get }

  static var opened: String { get }
  static var isNotOrdered: String { get }
  static var openedSoldOut: String { get }
  static var chosen: String { get }
  static var neverOpened: String { get }
  static func days(_ count: Int) -> String
  static func daysOnMenu(_ count: Int) -> String
  static var everythingOpened: String { get }
  static var thenAndNow: String { get }

  static var vain: String { get }
  /// That so many are not told, which were on fewer days.
  static func keptBack(_ searches: Int, days: Int) -> String
  static var without: String { get }
  static var diets: String { get }
  /// What a filter leaves: after the number of visits.
  static func left(_ dishes: Int) -> String
  static var toDeclare: String { get }
  static func undeclared(_ count: Int) -> String

  static var languages: String { get }
  static var languagesLacking: String { get }
  static var lists: String { get }
  static var orders: String { get }
  static func order(_ order: MenuQuery.Order) -> String
  static var help: String { get }
  static var times: String { get }
  static func time(_ time: Fact.Time) -> String
  static var byHour: String { get }
  static func hours(from first: Int, to last: Int) -> String
  static var byWeekday: String { get }
  static var weekdays: String { get }

  static var floods: String { get }
  static func flood(_ hour: CalendarHour, visits: Int) -> String
  static var renamed: String { get }
  static var notUnderstood: String { get }
  static func skipped(_ facts: Int) -> String
  static var lastRecord: String { get }
  static var noRecord: String { get }

  /// What is said at a terminal when a tally was collected.
  static func collected(_ visits: Int) -> String
  static func words(of fault: ReceptionFault) -> String
}

extension InterfaceLanguage {
  /// That so many visits were collected, for a terminal.
  package func collected(_ visits: Int) -> String { reception.collected(visits) }

  /// What an owner is told, in English where the language has no words for it.
  var reception: any ReceptionStrings.Type {
    switch self {
    case .italian: ItalianReception.self
    case .english, .german, .french, .spanish: EnglishReception.self
    }
  }
}

extension ReceptionStrings {
  /// A number with a separator between thousands.
  static func grouped(_ number: Int, by separator: String) -> String {
    var digits = String(abs(number))
    var groups: [String] = []
    while digits.utf8.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits = String(digits.dropLast(3))
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: separator)
  }

  /// Two days with as much of the first as the second does not say: `1 to 30 November 2026`.
  static func period(
    _ first: CalendarDay, _ last: CalendarDay, months: [String], to: String
  ) -> String {
    let (one, other) = (first.parts, last.parts)
    let end = "\(other.day) \(months[other.month - 1]) \(other.year)"
    if first == last { return end }
    if (one.year, one.month) == (other.year, other.month) { return "\(one.day) \(to) \(end)" }
    let year = one.year == other.year ? "" : " \(one.year)"
    return "\(one.day) \(months[one.month - 1])\(year) \(to) \(end)"
  }
}

/// Why nothing is collected or reported.
package enum ReceptionFault: Error, Hashable, Sendable {
  /// Another program collects the same tally.
  case collecting
  /// What was given as a tally is none.
  case noTally
  /// The sums would be written into the tally.
  case tallyItself
  /// The file of sums has not a byte: it may be a tally that nobody has written to.
  case empty
  /// A program that changed the sums was stopped, and only one that may write can put them right.
  case unfinished
  /// The file of sums is of another kind, or of another version.
  case foreign
  /// The file of sums cannot be used, with what the library says of it in English.
  case failed(String)
  /// What was given as the name of a dish is none.
  case unknownDish(String)
  /// What is said to be the same are not two names.
  case notTwoNames

  /// The fault in a line of a language, after the name of the file.
  package func words(in language: InterfaceLanguage) -> String {
    language.reception.words(of: self)
  }
}
