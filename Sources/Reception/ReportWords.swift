internal import MenuCore

/// The words of a report, in one of its languages.
enum ReportWords {
  case italian
  case english

  /// English for every language but Italian.
  init(_ language: InterfaceLanguage) {
    if language == .italian {
      self = .italian
    } else {
      self = .english
    }
  }

  private var language: InterfaceLanguage {
    switch self {
    case .italian: .italian
    case .english: .english
    }
  }

  /// One of two texts, by the language.
  private func pick(english: String, italian: String) -> String {
    switch self {
    case .italian: italian
    case .english: english
    }
  }

  // MARK: The period

  /// The number of visits: `1 visit (never people)`.
  func visits(_ count: Int) -> String {
    pick(
      english: "\(count) \(count == 1 ? "visit" : "visits") (never people)",
      italian: "\(count) \(count == 1 ? "visita" : "visite") (mai persone)")
  }

  /// The days of a report: `in 60 days, 30 Sep 2026 to 28 Nov 2026`.
  func period(_ period: Period) -> String {
    let first = date(period.first)
    let last = date(period.last)
    return pick(
      english: "in \(days(period.days)), \(first) to \(last)",
      italian: "in \(days(period.days)), dal \(first) al \(last)")
  }

  /// The visits of two periods: `The last 30 days: 700 visits; the 30 days before: 534 (+31 %)`.
  func trend(_ trend: Trend, percent: String?) -> String {
    let later = trend.later.visits
    let earlier = trend.earlier.visits
    let days = trend.later.period.days
    let change = percent.map { " (\($0))" } ?? ""
    return pick(
      english: "The last \(self.days(days)): \(later); the \(self.days(days)) before: \(earlier)"
        + change,
      italian: "Negli ultimi \(self.days(days)): \(later); nei \(self.days(days)) prima: \(earlier)"
        + change)
  }

  /// The reason why a period is not compared.
  func noTrend(days: Int, begin: Day) -> String {
    pick(
      english: "Counting began on \(date(begin)): no comparison with the \(self.days(days)) before",
      italian: "Si conta dal \(date(begin)): nessun confronto con i \(self.days(days)) prima")
  }

  /// The days that are not counted.
  func leftOut(days: String) -> String {
    pick(
      english: "Left out, too many in a day: \(days)",
      italian: "Tralasciati, troppi in un giorno: \(days)")
  }

  /// The visits that are not counted because of their days.
  func leftOut(visitsOfWrongDays count: Int) -> String {
    pick(
      english: "Left out, on a date that cannot be: \(count); is the clock right?",
      italian: "Tralasciate, in una data impossibile: \(count); l'orologio è giusto?")
  }

  /// The number of visits whose days are kept, where others are known only by their month.
  func weekdaysKnown(of count: Int, among all: Int) -> String {
    pick(
      english: "of \(count) of the \(all) visits: the others are known only by their month",
      italian: "di \(count) visite su \(all): delle altre si sa solo il mese")
  }

  /// The months that are not counted.
  func leftOut(months: String) -> String {
    pick(
      english: "Left out, known only as a whole month: \(months)",
      italian: "Tralasciati, noti solo come mese intero: \(months)")
  }

  /// A day: `28 Nov 2026`.
  func date(_ day: Day) -> String { "\(day.civil.day) \(month(day))" }

  /// A month: `Nov 2026`.
  func month(_ day: Day) -> String { "\(monthName(day.civil.month)) \(day.civil.year)" }

  private func days(_ count: Int) -> String {
    pick(
      english: "\(count) \(count == 1 ? "day" : "days")",
      italian: "\(count) \(count == 1 ? "giorno" : "giorni")")
  }

  private func monthName(_ month: Int) -> String {
    switch month {
    case 1: pick(english: "Jan", italian: "gen")
    case 2: pick(english: "Feb", italian: "feb")
    case 3: pick(english: "Mar", italian: "mar")
    case 4: pick(english: "Apr", italian: "apr")
    case 5: pick(english: "May", italian: "mag")
    case 6: pick(english: "Jun", italian: "giu")
    case 7: pick(english: "Jul", italian: "lug")
    case 8: pick(english: "Aug", italian: "ago")
    case 9: pick(english: "Sep", italian: "set")
    case 10: pick(english: "Oct", italian: "ott")
    case 11: pick(english: "Nov", italian: "nov")
    default: pick(english: "Dec", italian: "dic")
    }
  }

  // MARK: Dishes

  var dishes: String { pick(english: "Dishes", italian: "Piatti") }
  var opened: String { pick(english: "opened", italian: "aperti") }
  var chosen: String { pick(english: "chosen", italian: "scelti") }
  var share: String { pick(english: "of openings", italian: "sulle aperture") }
  var soldOut: String { pick(english: "sold out now", italian: "ora esaurito") }
  var gone: String { pick(english: "not on the menu now", italian: "ora non è nel menu") }

  /// The sign in place of a share.
  var noShare: String {
    pick(
      english: "– opened fewer than 20 times: too few for a share",
      italian: "– aperto meno di 20 volte: troppo poche per una percentuale")
  }

  /// The number of rows that are not listed.
  func more(_ count: Int) -> String {
    pick(english: "and \(count) more", italian: "e altri \(count)")
  }

  var footnote: String {
    pick(english: "Opened is not ordered.", italian: "Aperto non vuol dire ordinato.")
  }

  // MARK: What stands out

  var standingOut: String { pick(english: "What stands out", italian: "Da notare") }

  var lookedAtNotChosen: String {
    pick(english: "Looked at and not chosen", italian: "Guardati e non scelti")
  }

  var neverOpened: String { pick(english: "Never opened", italian: "Mai aperti") }
  var rising: String { pick(english: "Rising", italian: "In crescita") }
  var falling: String { pick(english: "Falling", italian: "In calo") }

  /// The openings of a dish beside its choices.
  func opened(_ count: Int, chosen: Int) -> String {
    if chosen == 0 {
      return pick(
        english: "opened \(count) times, never chosen",
        italian: "aperto \(count) volte, mai scelto")
    }
    return pick(
      english: "opened \(count) times, chosen \(chosen)",
      italian: "aperto \(count) volte, scelto \(chosen)")
  }

  /// The openings of a dish beside those before.
  func opened(_ count: Int, before: Int) -> String {
    pick(english: "opened \(count), before \(before)", italian: "aperto \(count), prima \(before)")
  }

  // MARK: What guests asked for

  var filters: String { pick(english: "Asked for", italian: "Richieste") }
  var visits: String { pick(english: "visits", italian: "visite") }
  var answers: String { pick(english: "dishes that answer", italian: "piatti adatti") }
  var searches: String { pick(english: "Looked for in vain", italian: "Cercato invano") }
  var days: String { pick(english: "days", italian: "giorni") }

  /// A part of the dishes of the menu: `12 of 46`.
  func dishes(_ count: Int, of all: Int) -> String {
    pick(english: "\(count) of \(all)", italian: "\(count) di \(all)")
  }

  /// A filter: `without milk`, `vegan`.
  func name(of filter: FilterCount.Kind) -> String {
    switch filter {
    case .diet(let diet): return language.name(of: diet)
    case .without(let allergen):
      let name = language.name(of: allergen)
      return pick(english: "without \(name)", italian: "senza \(name)")
    }
  }

  // MARK: Guests

  var languages: String { pick(english: "Languages", italian: "Lingue") }
  var modes: String { pick(english: "Where", italian: "Dove") }
  var weekdays: String { pick(english: "Weekdays", italian: "Giorni") }
  var hours: String { pick(english: "Hours", italian: "Ore") }

  /// The name of a language by its tag, of another than the five the tag.
  func name(ofLanguage tag: String) -> String {
    guard let language = InterfaceLanguage(of: Language(tag: tag)) else {
      return tag == "-" ? pick(english: "not known", italian: "non nota") : tag
    }
    switch language {
    case .italian: return pick(english: "Italian", italian: "italiano")
    case .english: return pick(english: "English", italian: "inglese")
    case .german: return pick(english: "German", italian: "tedesco")
    case .french: return pick(english: "French", italian: "francese")
    case .spanish: return pick(english: "Spanish", italian: "spagnolo")
    }
  }

  /// The place where a guest read the menu.
  func name(ofMode mode: String) -> String {
    switch Visit.Mode(rawValue: mode) {
    case .browser: pick(english: "in a terminal", italian: "in un terminale")
    case .linear: pick(english: "line by line", italian: "riga per riga")
    case .kiosk: pick(english: "at a kiosk", italian: "a un totem")
    case nil: mode
    }
  }

  /// The days from Monday to Sunday.
  var namesOfWeekdays: [String] {
    switch self {
    case .italian: ["lun", "mar", "mer", "gio", "ven", "sab", "dom"]
    case .english: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    }
  }
}
