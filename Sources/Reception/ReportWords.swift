internal import MenuCore

/// The words of a report, in one of its languages.
struct ReportWords {
  private let language: InterfaceLanguage

  /// English for every language except Italian.
  init(_ language: InterfaceLanguage) {
    self.language = language == .italian ? .italian : .english
  }

  /// One of two texts, by the language.
  private func pick(_ english: String, _ italian: String) -> String {
    Phrase(english, italian).words(in: language)
  }

  // MARK: The period

  /// The number of visits: `1 visit (never people)`.
  func visits(_ count: Int) -> String {
    if count == 1 { return pick("1 visit (never people)", "1 visita (mai persone)") }
    return pick("\(count) visits (never people)", "\(count) visite (mai persone)")
  }

  /// The advice for an owner without any counted visit.
  var nothingCounted: String {
    pick(
      "No visit is counted yet. The browser and the kiosk count with --tally FILE.",
      "Nessuna visita è ancora contata. Il menu e il totem contano con --tally FILE.")
  }

  /// The day, or the month, of the last visit.
  func lastVisit(_ entry: TallyEntry) -> String {
    if entry.isOfMonth {
      let month = month(entry.days.first)
      return pick("The last visit was in \(month).", "L'ultima visita è di \(month).")
    }
    let day = date(entry.days.last)
    return pick("The last visit was on \(day).", "L'ultima visita è del \(day).")
  }

  /// The days of a report: `in 60 days, 30 Sep 2026 to 28 Nov 2026`.
  func period(_ period: Period) -> String {
    let first = date(period.first)
    let last = date(period.last)
    if period.days == 1 { return pick("on \(first)", "il \(first)") }
    return pick(
      "in \(days(period.days)), \(first) to \(last)",
      "in \(days(period.days)), dal \(first) al \(last)")
  }

  /// The visits of two periods: `The last 30 days: 700 visits; the 30 days before: 534 (+31 %)`.
  func trend(_ trend: Trend, percent: String?) -> String {
    let later = trend.later.visits
    let earlier = trend.earlier.visits
    let days = trend.later.period.days
    let change = percent.map { " (\($0))" } ?? ""
    return pick(
      "The last \(self.days(days)): \(later); the \(self.days(days)) before: \(earlier)"
        + change,
      "Negli ultimi \(self.days(days)): \(later); nei \(self.days(days)) prima: \(earlier)"
        + change)
  }

  /// The reason why a period is not compared with the one before.
  func noTrend(days: Int, begin: Day) -> String {
    pick(
      "Counting began on \(date(begin)): no comparison with the \(self.days(days)) before",
      "Si conta dal \(date(begin)): nessun confronto con i \(self.days(days)) prima")
  }

  /// The days that are not counted.
  func leftOut(days: String) -> String {
    pick(
      "Days left out, with too many visits: \(days)",
      "Giorni tralasciati, con troppe visite: \(days)")
  }

  /// The visits that are not counted because of their days.
  func leftOut(visitsOfWrongDays count: Int) -> String {
    pick(
      "Left out, dated in the future or before 2020: \(count); is the clock set?",
      "Tralasciate, con data futura o prima del 2020: \(count); l'orologio è regolato?")
  }

  /// The number of visits whose day is known, if others are known only by their month.
  func weekdaysKnown(of count: Int, among all: Int) -> String {
    pick(
      "of \(count) of the \(all) visits: the others are known only by their month",
      "di \(count) visite su \(all): delle altre si sa solo il mese")
  }

  /// The months that are not counted.
  func leftOut(months: String) -> String {
    pick(
      "Months left out, partly outside this period: \(months)",
      "Mesi tralasciati, in parte fuori dal periodo: \(months)")
  }

  /// A day: `28 Nov 2026`.
  func date(_ day: Day) -> String { "\(day.civil.day) \(month(day))" }

  /// A month: `Nov 2026`.
  func month(_ day: Day) -> String {
    let name = Self.months[day.civil.month - 1].words(in: language)
    return "\(name) \(day.civil.year)"
  }

  private func days(_ count: Int) -> String {
    if count == 1 { return pick("1 day", "1 giorno") }
    return pick("\(count) days", "\(count) giorni")
  }

  private static let months = [
    Phrase("Jan", "gen"), Phrase("Feb", "feb"), Phrase("Mar", "mar"), Phrase("Apr", "apr"),
    Phrase("May", "mag"), Phrase("Jun", "giu"), Phrase("Jul", "lug"), Phrase("Aug", "ago"),
    Phrase("Sep", "set"), Phrase("Oct", "ott"), Phrase("Nov", "nov"), Phrase("Dec", "dic"),
  ]

  // MARK: Dishes

  var dishes: String { pick("Dishes", "Piatti") }
  var opened: String { pick("opened", "aperti") }
  var chosen: String { pick("chosen", "scelti") }
  var share: String { pick("of openings", "sulle aperture") }
  var soldOut: String { pick("sold out now", "ora esaurito") }
  var gone: String { pick("not on the menu now", "ora non è nel menu") }

  /// The legend of the sign that replaces a share.
  var noShare: String {
    pick(
      "– opened fewer than 20 times: too few for a share",
      "– aperto meno di 20 volte: troppo poche per una percentuale")
  }

  /// The number of rows that are not listed.
  func more(_ count: Int) -> String {
    pick("and \(count) more", "e altri \(count)")
  }

  var footnote: String { pick("Opened is not ordered.", "Aperto non vuol dire ordinato.") }

  // MARK: What stands out

  var highlights: String { pick("What stands out", "Da notare") }

  var lookedAtNotChosen: String { pick("Looked at and not chosen", "Guardati e non scelti") }

  var neverOpened: String { pick("Never opened", "Mai aperti") }
  var rising: String { pick("Rising", "In crescita") }
  var falling: String { pick("Falling", "In calo") }

  /// The number of openings of a dish, and of its choices.
  func opened(_ count: Int, chosen: Int) -> String {
    if chosen == 0 {
      return pick("opened \(count) times, never chosen", "aperto \(count) volte, mai scelto")
    }
    return pick(
      "opened \(count) times, chosen \(chosen)", "aperto \(count) volte, scelto \(chosen)")
  }

  /// The number of openings of a dish, and of those before.
  func opened(_ count: Int, before: Int) -> String {
    pick("opened \(count), before \(before)", "aperto \(count), prima \(before)")
  }

  // MARK: What guests asked for

  var filters: String { pick("Asked for", "Richieste") }
  var visits: String { pick("visits", "visite") }
  var answers: String { pick("dishes that answer", "piatti adatti") }
  var searches: String { pick("Looked for in vain", "Cercato invano") }
  var days: String { pick("days", "giorni") }

  /// A number of dishes out of those on the menu: `12 of 46`.
  func dishes(_ count: Int, of all: Int) -> String {
    pick("\(count) of \(all)", "\(count) di \(all)")
  }

  /// A filter: `without milk`, `vegan`.
  func name(of filter: FilterCount.Kind) -> String {
    switch filter {
    case .diet(let diet): return language.name(of: diet)
    case .without(let allergen):
      let name = language.name(of: allergen)
      return pick("without \(name)", "senza \(name)")
    }
  }

  // MARK: Guests

  var languages: String { pick("Languages", "Lingue") }
  var modes: String { pick("Where", "Dove") }
  var weekdays: String { pick("Weekdays", "Giorni") }
  var hours: String { pick("Hours", "Ore") }

  /// The name of a language by its tag; the tag itself for a language other than the five.
  func name(ofLanguage tag: String) -> String {
    guard let language = InterfaceLanguage(of: Language(tag)) else {
      guard tag == "-" else { return tag }
      return pick("not known", "non nota")
    }
    switch language {
    case .italian: return pick("Italian", "italiano")
    case .english: return pick("English", "inglese")
    case .german: return pick("German", "tedesco")
    case .french: return pick("French", "francese")
    case .spanish: return pick("Spanish", "spagnolo")
    }
  }

  /// How a guest read the menu.
  func name(ofMode mode: String) -> String {
    switch Visit.Mode(rawValue: mode) {
    case .browser: pick("in a terminal", "in un terminale")
    case .linear: pick("line by line", "riga per riga")
    case .kiosk: pick("at a kiosk", "a un totem")
    case nil: mode
    }
  }

  /// The days from Monday to Sunday.
  var namesOfWeekdays: [String] { Self.weekdays.map { $0.words(in: language) } }

  private static let weekdays = [
    Phrase("Mon", "lun"), Phrase("Tue", "mar"), Phrase("Wed", "mer"), Phrase("Thu", "gio"),
    Phrase("Fri", "ven"), Phrase("Sat", "sab"), Phrase("Sun", "dom"),
  ]
}
