internal import OldMenuCore

/// What the program says in Italian to an owner whose menu is checked.
enum ItalianCheck: CheckStrings {
  static func advice(on diagnostic: Diagnostic) -> Advice {
    ItalianAdvice(dish: diagnostic.dish).advice(on: diagnostic.rule)
  }

  static func name(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "errore"
    case .warning: "avviso"
    }
  }

  static func more(count: Int, lines: String, isOneLine: Bool) -> String {
    "… e \(count == 1 ? "un altro" : "altri \(count)") dello stesso tipo: "
      + "\(isOneLine ? "riga" : "righe") \(lines)"
  }

  static func omitted(_ count: Int) -> String {
    "… e \(others(count)), che non \(count == 1 ? "è elencato" : "sono elencati")"
  }

  static func others(_ count: Int) -> String {
    count == 1 ? "un altro problema" : "altri \(count) problemi"
  }

  static func count(_ count: Int, _ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "\(count) \(count == 1 ? "errore" : "errori")"
    case .warning: "\(count) \(count == 1 ? "avviso" : "avvisi")"
    }
  }

  static func found(_ counts: String, inDishes count: Int) -> String {
    "\(counts) in \(dishes(count))"
  }

  static func found(_ counts: String, refused files: [String]) -> String {
    "\(counts); \(files.concatenated(separator: ", ")) non si \(files.count == 1 ? "può" : "possono") "
      + "mostrare"
  }

  static func nothingWrong(inDishes count: Int) -> String {
    "\(dishes(count)), niente da correggere."
  }

  private static func dishes(_ count: Int) -> String {
    "\(count) \(count == 1 ? "piatto" : "piatti")"
  }

  static let saysNothingOfAllergens = "non dice niente sugli allergeni"

  static func notStated(_ allergens: String) -> String { "non dichiarati: \(allergens)" }

  static func missing(_ texts: String, in language: Language) -> String {
    "manca in \(language.tag): \(texts)"
  }

  static func offer(_ count: Int) -> String {
    "\(count) \(count == 1 ? "correzione sicura" : "correzioni sicure")"
  }

  static let question = "Scrivere? [s/n] "
  static let yes = ["s", "si", "sì"]

  static func written(_ file: String) -> String { "\(file): scritto" }

  static func notWritten(_ file: String) -> String { "\(file): non cambia niente" }

  static func nothingCertain(_ file: String) -> String {
    "\(file): niente che si possa correggere con sicurezza"
  }

  static let nobodyToAsk =
    ": non cambia niente; per scrivere senza domanda: check --fix --yes"
  static let changedMeanwhile =
    ": qualcun altro l'ha cambiato nel frattempo; non scrivo niente, riprova"
}
