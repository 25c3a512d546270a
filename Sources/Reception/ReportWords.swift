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

  var language: InterfaceLanguage {
    switch self {
    case .italian: .italian
    case .english: .english
    }
  }

  /// The number of visits: `1 visit (never people)`.
  func visits(_ count: Int) -> String {
    switch self {
    case .italian: "\(count) \(count == 1 ? "visita" : "visite") (mai persone)"
    case .english: "\(count) \(count == 1 ? "visit" : "visits") (never people)"
    }
  }

  /// The days that are not counted.
  func leftOut(days: String) -> String {
    switch self {
    case .italian: "Tralasciati, troppi in un giorno: \(days)"
    case .english: "Left out, too many in a day: \(days)"
    }
  }

  /// The number of facts that are not listed.
  func more(_ count: Int) -> String {
    switch self {
    case .italian: "e altri \(count)"
    case .english: "and \(count) more"
    }
  }

  var footnote: String {
    switch self {
    case .italian: "Aperto non vuol dire ordinato."
    case .english: "Opened is not ordered."
    }
  }

  /// The title above the facts of a kind, which is the word that they begin with.
  func title(of kind: String) -> String {
    switch self {
    case .italian: italianTitle(of: kind)
    case .english: englishTitle(of: kind)
    }
  }

  private func italianTitle(of kind: String) -> String {
    switch kind {
    case "dish": "Piatti aperti"
    case "chosen": "Piatti scelti"
    case "without": "Filtri: senza"
    case "diet": "Filtri: diete"
    case "search": "Cercato invano"
    case "mode": "Come"
    case "hour": "Ore"
    default: "Lingue"
    }
  }

  private func englishTitle(of kind: String) -> String {
    switch kind {
    case "dish": "Dishes opened"
    case "chosen": "Dishes chosen"
    case "without": "Filters: without"
    case "diet": "Filters: diets"
    case "search": "Looked for in vain"
    case "mode": "How"
    case "hour": "Hours"
    default: "Languages"
    }
  }
}
