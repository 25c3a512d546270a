internal import OldMenuCore

/// The report in English.
enum EnglishReception: ReceptionStrings {
  static let language = InterfaceLanguage.english
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static func period(_ first: CalendarDay, _ last: CalendarDay) -> String {
    period(first, last, months: months, to: "to")
  }
  static func hour(_ hour: CalendarHour) -> String {
    "\(period(hour.day, hour.day)), \(hour.hour):00 to \(hour.hour + 1):00"
  }
  static func number(_ number: Int) -> String { grouped(number, by: ",") }
  static func visits(_ count: Int) -> String {
    count == 1 ? "1 visit" : "\(number(count)) visits"
  }
  static func visitsBefore(_ count: Int) -> String { "as many days before: \(number(count))" }
  static let nothing = "Nobody has looked at the menu."

  static let opened = "opened"
  static let isNotOrdered = "opened is not ordered"
  static let openedSoldOut = "opened though sold out"
  static let chosen = "put into the choice"
  static let neverOpened = "never opened"
  static func days(_ count: Int) -> String {
    count == 1 ? "1 day" : "\(number(count)) days"
  }
  static func daysOnMenu(_ count: Int) -> String { "\(days(count)) on the menu" }
  static let everythingOpened = "each dish was opened"
  static let thenAndNow = "then and now"

  static let vain = "looked for in vain"
  static func keptBack(_ searches: Int, days: Int) -> String {
    "\(number(searches)) on fewer than \(days) days \(searches == 1 ? "is" : "are") kept back"
  }
  static let without = "left out"
  static let diets = "diets"
  static func left(_ dishes: Int) -> String { dishes == 1 ? "1 dish" : "\(dishes) dishes" }
  static let toDeclare = "to declare"
  static func undeclared(_ count: Int) -> String {
    (count == 1 ? "1 dish is" : "\(count) dishes are")
      + " hidden only because nothing is stated"
  }

  static let languages = "languages"
  static let languagesLacking = "languages it lacks"
  static let lists = "lists"
  static let orders = "orders"
  static func order(_ order: MenuQuery.Order) -> String {
    switch order {
    case .menu: "as on the menu"
    case .name: "by name"
    case .price: "by price"
    case .dearest: "dearest first"
    }
  }
  static let help = "help"
  static let times = "time"
  static func time(_ time: Fact.Time) -> String {
    switch time {
    case .upTo1Minute: "up to 1 min"
    case .upTo3Minutes: "up to 3 min"
    case .upTo10Minutes: "up to 10 min"
    case .longer: "longer"
    }
  }
  static let byHour = "visits by hour"
  static func hours(from first: Int, to last: Int) -> String { "(\(first) to \(last))" }
  static let byWeekday = "visits by weekday"
  static let weekdays = "(Monday to Sunday)"

  static let floods = "not counted"
  static func flood(_ hour: CalendarHour, visits: Int) -> String {
    "\(self.hour(hour)): \(self.visits(visits)), more than ten times the usual; what was done that "
      + "day is not counted either"
  }
  static let renamed = "one dish, two names?"
  static let notUnderstood = "not understood"
  static func skipped(_ facts: Int) -> String {
    (facts == 1 ? "1 fact" : "\(number(facts)) facts")
      + " of a newer giuseppe-menu; a newer giuseppe-reception counts them"
  }
  static let lastRecord = "last record"
  static let noRecord = "none"

  static func collected(_ count: Int) -> String { "\(visits(count)) collected." }
  static func words(of fault: ReceptionFault) -> String {
    switch fault {
    case .collecting: ": another program is collecting it"
    case .noTally: ": giuseppe-menu --tally did not write it, and it stays as it is"
    case .tallyItself: " is the tally itself: --into takes another file, for the sums"
    case .empty:
      " is empty and holds no sums; is it a tally? giuseppe-reception collect TALLY --into FILE.db"
    case .unfinished:
      " is half changed by a program that was stopped; giuseppe-reception collect puts it right"
    case .foreign: " holds no sums of this program"
    case .failed(let reason): " cannot be used: \(reason)"
    case .notTwoNames: "--same takes two names: --same 'Marinara=Marinara DOC'"
    case .unknownDish(let name):
      ": no dish is called \"\(name)\"; the names are those of the report"
    }
  }
}
