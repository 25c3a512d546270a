/// The menu of a file, and everything that is wrong with the file.
public struct MenuReading: Hashable, Sendable {
  /// The menu, as much of it as can be read.
  public let menu: Menu
  /// The things that the owner should mend, in the order of the file; at most `limit`.
  public let diagnostics: [Diagnostic]
  /// The number of further ones that are not listed.
  public let omittedDiagnosticCount: Int

  /// The number of diagnostics that are listed at most.
  package static let limit = 10_000

  /// True if something was not read or not believed; a file with more diagnostics than are listed is
  /// taken as one.
  public var hasErrors: Bool {
    omittedDiagnosticCount > 0 || diagnostics.contains { $0.severity == .error }
  }

  /// The state of the file of a menu that is shown. New versions may have further cases: give a `switch`
  /// over them a `default`.
  public enum FileEvent: Hashable, Sendable {
    /// The file holds this menu now.
    case menu(MenuReading)
    /// After a problem the file holds the menu again that was reported last.
    case recovered(MenuReading)
    /// There is nothing that could be shown in place of the menu told last.
    case problem(Problem)
  }

  /// The reason why a file holds no menu, and the time since when.
  public struct Problem: Hashable, Sendable {
    /// The reason.
    public let error: MenuFileError
    /// The time when it was first seen: the menu that was reported last is that of this time.
    public let since: TimeOfDay

    /// Makes a problem.
    public init(error: MenuFileError, since: TimeOfDay) {
      self.error = error
      self.since = since
    }
  }
}
