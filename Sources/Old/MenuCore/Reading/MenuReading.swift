/// What a Menu.json says, and everything that is wrong with it.
public struct MenuReading: Hashable, Sendable {
  /// The menu, as much of it as can be read.
  public let menu: Menu
  /// What the owner should mend, in the order of the file; at most `MenuReading.limit`.
  public let diagnostics: [Diagnostic]
  /// How many more there were than are listed.
  public let omittedDiagnosticCount: Int

  /// How many diagnostics are listed at most.
  public static let limit = 10_000

  /// Makes a reading.
  public init(menu: Menu, diagnostics: [Diagnostic], omittedDiagnosticCount: Int = 0) {
    self.menu = menu
    self.diagnostics = diagnostics
    self.omittedDiagnosticCount = omittedDiagnosticCount
  }

  /// Whether something is not shown as the owner meant it; a file with more diagnostics than are
  /// listed is taken as one.
  public var hasErrors: Bool {
    omittedDiagnosticCount > 0 || diagnostics.contains { $0.severity == .error }
  }
}

/// What becomes of the file of a menu that is shown.
public enum MenuFileEvent: Hashable, Sendable {
  /// The file holds this menu now.
  case menu(MenuReading)
  /// After a problem the file holds the menu again that was told last.
  case recovered(MenuReading)
  /// There is nothing that could be shown in place of the menu told last.
  case problem(Problem)

  /// Why a file holds no menu, and since when.
  public struct Problem: Hashable, Sendable {
    /// Why.
    public let error: MenuFileError
    /// When it was first seen: the menu that was told last is that of this time.
    public let since: TimeOfDay

    /// Makes a problem.
    public init(error: MenuFileError, since: TimeOfDay) {
      self.error = error
      self.since = since
    }
  }
}
