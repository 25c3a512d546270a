/// One of the four lists of a menu.
public enum MenuList: String, CaseIterable, Hashable, Sendable {
  /// The pizzas.
  case pizzas
  /// The beverages.
  case beverages
  /// The desserts.
  case desserts
  /// Everything else.
  case other
}
