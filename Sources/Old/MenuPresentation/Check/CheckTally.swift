package import OldMenuCore

/// What checking one or several files came to.
package struct CheckTally: Hashable, Sendable {
  private var errors = 0
  private var warnings = 0
  /// What is listed nowhere, of which nobody knows how bad it is.
  private var others = 0
  private var dishes = 0
  /// The files that cannot be shown.
  private var refused: [String] = []
  private var unreadable = 0

  /// Makes a tally of nothing.
  package init() {}

  /// Counts a file that can be shown.
  package mutating func add(_ reading: MenuReading) {
    count(reading.diagnostics)
    others += reading.omittedDiagnosticCount
    dishes += reading.menu.numberOfDishes
  }

  /// Counts a file that cannot be shown, with all that was found in it.
  package mutating func addRefused(_ diagnostics: [Diagnostic], file: String) {
    count(diagnostics)
    refused.append(file)
  }

  /// Counts a file that cannot be read.
  package mutating func addUnreadable() {
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

  /// What the shell is told: the worst of all files, nil where there is nothing bad.
  package var exitStatus: ExitStatus? {
    if unreadable > 0 { return .noInput }
    if !refused.isEmpty { return .dataError }
    return errors + others > 0 ? .negative : nil
  }

  /// The closing line, such as `1 error, 2 warnings in 46 dishes`; nil when nothing was found. What is
  /// not listed is neither: to know would take a look at each, of which a file can have millions.
  package func summary(in language: InterfaceLanguage) -> String? {
    guard errors + warnings + others > 0 else { return nil }
    let words = Strings.in(language).check
    let known = [(errors, Diagnostic.Severity.error), (warnings, .warning)].filter { $0.0 > 0 }
      .map { words.count($0, $1) }
    let counts = (known + (others > 0 ? [words.others(others)] : [])).concatenated(separator: ", ")
    return refused.isEmpty
      ? words.found(counts, inDishes: dishes)
      : words.found(counts, refused: refused)
  }

  /// The line about menus in which nothing was found, such as `46 dishes, nothing wrong.`; nil when
  /// something was, or a file cannot be read.
  package func praise(in language: InterfaceLanguage) -> String? {
    guard errors + warnings + others + unreadable == 0, refused.isEmpty else { return nil }
    return Strings.in(language).check.nothingWrong(inDishes: dishes)
  }
}
