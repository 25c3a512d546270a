/// A list of the menu as a tab shows it.
package struct MenuTab: Hashable, Sendable {
  /// What the list is called.
  package let title: String
  /// How many rows it has.
  package let count: Int
  /// Whether the selection is in it.
  package let isCurrent: Bool
}
