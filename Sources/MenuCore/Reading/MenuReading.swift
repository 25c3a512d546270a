/// The menu of a file, and everything that is wrong with the file.
public struct MenuReading: Hashable, Sendable {
  /// The menu, as much of it as can be read.
  public let menu: Menu
  /// The findings that the owner should fix, in file order; at most `limit`.
  public let diagnostics: [Diagnostic]
  /// The number of further diagnostics that are not listed.
  public let omittedDiagnosticCount: Int

  /// The maximum number of listed diagnostics.
  package static let limit = 10_000

  /// True if something was not read or not believed. Always true for a file with more diagnostics than
  /// are listed.
  public var hasErrors: Bool {
    omittedDiagnosticCount > 0 || diagnostics.contains { $0.severity == .error }
  }

  /// The state of the file of a menu that is shown. New versions may have further cases: give a `switch`
  /// over them a `default`.
  public enum FileEvent: Hashable, Sendable {
    /// The file holds this menu now.
    case menu(MenuReading)
    /// After a problem, the file holds the last reported menu again.
    case recovered(MenuReading)
    /// The file holds nothing that could replace the last reported menu.
    case problem(Problem)
  }

  /// The reason why a file holds no menu, and the time since then.
  public struct Problem: Hashable, Sendable {
    /// The reason.
    public let error: MenuFileError
    /// The time when the problem was first seen. The last reported menu is the file of
    /// this time.
    public let since: TimeOfDay

    /// Makes a problem.
    public init(error: MenuFileError, since: TimeOfDay) {
      self.error = error
      self.since = since
    }
  }
}
