/// A list of the menu as a tab shows it.
public struct MenuTab: Hashable, Sendable {
  /// What the list is called.
  public let title: String
  /// How many rows it has.
  public let count: Int
  /// Whether the selection is in it.
  public let isCurrent: Bool
}
