public import MenuCore

/// What checking one or several files came to.
public struct CheckTally: Hashable, Sendable {
  private var errors = 0
  private var warnings = 0
  private var dishes = 0
  /// The files that cannot be shown.
  private var refused: [String] = []
  private var unreadable = 0

  /// Makes a tally of nothing.
  public init() {}

  /// Counts a file that can be shown.
  public mutating func add(_ reading: MenuReading) {
    count(reading.diagnostics)
    errors += reading.omittedDiagnosticCount
    dishes += reading.menu.numberOfDishes
  }

  /// Counts a file that cannot be shown, with all that was found in it.
  public mutating func addRefused(_ diagnostics: [Diagnostic], file: String) {
    count(diagnostics)
    refused.append(file)
  }

  /// Counts a file that cannot be read.
  public mutating func addUnreadable() {
    unreadable += 1
  }

  private mutating func count(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      }
    }
  }

  /// The status for the shell: the worst of all files.
  public var exitStatus: Int32 {
    if unreadable > 0 { return 66 }
    if !refused.isEmpty { return 65 }
    return errors > 0 ? 1 : 0
  }

  /// The closing line, such as `1 error, 2 warnings in 46 dishes`; nil when nothing was found.
  public func summary(in language: InterfaceLanguage) -> String? {
    guard errors + warnings > 0 else { return nil }
    let counts = [
      Self.count(errors, language, ("errore", "errori"), ("error", "errors")),
      Self.count(warnings, language, ("avviso", "avvisi"), ("warning", "warnings")),
    ].compactMap { $0 }.joined(separator: ", ")
    let files = refused.joined(separator: ", ")
    guard refused.isEmpty else {
      return switch language {
      case .italian: "\(counts); \(files) non si può mostrare"
      case .english: "\(counts); \(files) cannot be shown"
      }
    }
    return switch language {
    case .italian: "\(counts) in \(dishes) \(dishes == 1 ? "piatto" : "piatti")"
    case .english: "\(counts) in \(dishes) \(dishes == 1 ? "dish" : "dishes")"
    }
  }

  /// The line about menus in which nothing was found, such as `46 dishes, nothing wrong.`; nil when
  /// something was, or a file cannot be read.
  public func praise(in language: InterfaceLanguage) -> String? {
    guard errors + warnings + unreadable == 0, refused.isEmpty else { return nil }
    return switch language {
    case .italian: "\(dishes) \(dishes == 1 ? "piatto" : "piatti"), niente da correggere."
    case .english: "\(dishes) \(dishes == 1 ? "dish" : "dishes"), nothing wrong."
    }
  }

  private static func count(
    _ number: Int, _ language: InterfaceLanguage, _ italian: (String, String),
    _ english: (String, String)
  ) -> String? {
    guard number > 0 else { return nil }
    let words = language == .italian ? italian : english
    return "\(number) \(number == 1 ? words.0 : words.1)"
  }
}
