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
