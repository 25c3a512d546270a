internal import OldMenuCore

/// The report in Italian.
enum ItalianReception: ReceptionStrings {
  static let language = InterfaceLanguage.italian
  private static let months = [
    "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre",
    "ottobre", "novembre", "dicembre",
  ]

  static func period(_ first: CalendarDay, _ last: CalendarDay) -> String {
    period(first, last, months: months, to: "–")
  }
  static func hour(_ hour: CalendarHour) -> String {
    "\(period(hour.day, hour.day)), ore \(hour.hour)–\(hour.hour + 1)"
  }
  static func number(_ number: Int) -> String { grouped(number, by: ".") }
  static func visits(_ count: Int) -> String {
    count == 1 ? "1 visita" : "\(number(count)) visite"
  }
  static func visitsBefore(_ count: Int) -> String {
    "altrettanti giorni prima: \(number(count))"
  }
  static let nothing = "Nessuno ha guardato il menu."

  static let opened = "aperti"
  static let isNotOrdered = "aperto non vuol dire ordinato"
  static let openedSoldOut = "aperti benché esauriti"
  static let chosen = "messi nella scelta"
  static let neverOpened = "mai aperti"
  static func days(_ count: Int) -> String {
    count == 1 ? "1 giorno" : "\(number(count)) giorni"
  }
  static func daysOnMenu(_ count: Int) -> String { "\(days(count)) nel menu" }
  static let everythingOpened = "ogni piatto è stato aperto"
  static let thenAndNow = "prima e adesso"

  static let vain = "cercati invano"
  static func keptBack(_ searches: Int, days: Int) -> String {
    searches == 1
      ? "1 non mostrato, perché in meno di \(days) giorni"
      : "\(number(searches)) non mostrati, perché in meno di \(days) giorni"
  }
  static let without = "esclusi"
  static let diets = "diete"
  static func left(_ dishes: Int) -> String { dishes == 1 ? "1 piatto" : "\(dishes) piatti" }
  static let toDeclare = "da dichiarare"
  static func undeclared(_ count: Int) -> String {
    count == 1
      ? "1 piatto è nascosto solo perché niente è dichiarato"
      : "\(count) piatti sono nascosti solo perché niente è dichiarato"
  }

  static let languages = "lingue"
  static let languagesLacking = "lingue che mancano"
  static let lists = "liste"
  static let orders = "ordine"
  static func order(_ order: MenuQuery.Order) -> String {
    switch order {
    case .menu: "come nel menu"
    case .name: "per nome"
    case .price: "per prezzo"
    case .dearest: "dal più caro"
    }
  }
  static let help = "aiuto"
  static let times = "durata"
  static func time(_ time: Fact.Time) -> String {
    switch time {
    case .upTo1Minute: "fino a 1 min"
    case .upTo3Minutes: "fino a 3 min"
    case .upTo10Minutes: "fino a 10 min"
    case .longer: "di più"
    }
  }
  static let byHour = "visite per ora"
  static func hours(from first: Int, to last: Int) -> String { "(dalle \(first) alle \(last))" }
  static let byWeekday = "visite per giorno"
  static let weekdays = "(da lunedì a domenica)"

  static let floods = "non contate"
  static func flood(_ hour: CalendarHour, visits: Int) -> String {
    "\(self.hour(hour)): \(self.visits(visits)), più di dieci volte il solito; non conta neanche "
      + "ciò che è stato fatto quel giorno"
  }
  static let renamed = "un piatto, due nomi?"
  static let notUnderstood = "non capiti"
  static func skipped(_ facts: Int) -> String {
    (facts == 1 ? "1 fatto" : "\(number(facts)) fatti")
      + " di un giuseppe-menu più nuovo; li conta un giuseppe-reception più nuovo"
  }
  static let lastRecord = "ultima registrazione"
  static let noRecord = "nessuna"

  static func collected(_ count: Int) -> String {
    count == 1 ? "1 visita raccolta." : "\(number(count)) visite raccolte."
  }
  static func words(of fault: ReceptionFault) -> String {
    switch fault {
    case .collecting: ": un altro programma lo sta raccogliendo"
    case .noTally: ": giuseppe-menu --tally non l'ha scritto, e resta com'è"
    case .tallyItself: " è il tally stesso: --into vuole un altro file, per le somme"
    case .empty:
      " è vuoto e non contiene somme; è un tally? giuseppe-reception collect TALLY --into FILE.db"
    case .unfinished:
      " è cambiato a metà da un programma interrotto; giuseppe-reception collect lo rimette a posto"
    case .foreign: " non contiene somme di questo programma"
    case .failed(let reason): " non si può usare: \(reason)"
    case .notTwoNames: "--same vuole due nomi: --same 'Marinara=Marinara DOC'"
    case .unknownDish(let name):
      ": nessun piatto si chiama \"\(name)\"; i nomi sono quelli del rapporto"
    }
  }
}
