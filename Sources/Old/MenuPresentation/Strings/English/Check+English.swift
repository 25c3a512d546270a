internal import OldMenuCore

/// What the program says in English to an owner whose menu is checked.
enum EnglishCheck: CheckStrings {
  static func advice(on diagnostic: Diagnostic) -> Advice {
    diagnostic.englishAdvice
  }

  static func name(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    }
  }

  static func more(count: Int, lines: String, isOneLine: Bool) -> String {
    "… and \(count) more of this kind: \(isOneLine ? "line" : "lines") \(lines)"
  }

  static func omitted(_ count: Int) -> String {
    "… and \(others(count)), which \(count == 1 ? "is" : "are") not listed"
  }

  static func others(_ count: Int) -> String {
    "\(count) more \(count == 1 ? "problem" : "problems")"
  }

  static func count(_ count: Int, _ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "\(count) \(count == 1 ? "error" : "errors")"
    case .warning: "\(count) \(count == 1 ? "warning" : "warnings")"
    }
  }

  static func found(_ counts: String, inDishes count: Int) -> String {
    "\(counts) in \(dishes(count))"
  }

  static func found(_ counts: String, refused files: [String]) -> String {
    "\(counts); \(files.concatenated(separator: ", ")) cannot be shown"
  }

  static func nothingWrong(inDishes count: Int) -> String { "\(dishes(count)), nothing wrong." }

  private static func dishes(_ count: Int) -> String {
    "\(count) \(count == 1 ? "dish" : "dishes")"
  }

  static let saysNothingOfAllergens = "says nothing about allergens"

  static func notStated(_ allergens: String) -> String { "not stated: \(allergens)" }

  static func missing(_ texts: String, in language: Language) -> String {
    "missing in \(language.tag): \(texts)"
  }

  static func offer(_ count: Int) -> String {
    "\(count) certain \(count == 1 ? "correction" : "corrections")"
  }

  static let question = "Write? [y/n] "
  static let yes = ["y", "yes"]

  static func written(_ file: String) -> String { "\(file): written" }

  static func notWritten(_ file: String) -> String { "\(file): nothing is changed" }

  static func nothingCertain(_ file: String) -> String {
    "\(file): nothing that can be corrected with certainty"
  }

  static let nobodyToAsk =
    ": nothing is changed; to write without a question: check --fix --yes"
  static let changedMeanwhile =
    ": somebody else has changed it meanwhile; nothing is written, try again"
}
