/// A search with filters, a section and an order; the empty query shows everything.
public struct MenuQuery: Hashable, Sendable {
  /// The text that was typed, parsed once: words, and the clauses that stand in it.
  public var typed: TypedQuery
  /// The conditions that were chosen besides.
  public var filter: QueryFilter
  /// The list or section to show: a title in any language, or the number of a list; nil for all.
  @ComparedAsUTF8 public var section: String? = nil
  /// The order of the rows inside each section.
  public var order = Order.menu

  /// The order of the rows inside each section.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// The order of the menu.
    case menu
    /// By title in the language shown, case and diacritics ignored.
    case name
    /// By the lowest price; rows without an amount come last.
    case price
  }

  /// Makes a query; one without an argument shows everything.
  ///
  /// - Parameters:
  ///   - search: a text in the grammar of `TypedQuery`.
  ///   - filter: the conditions that a row must meet besides.
  public init(search: String = "", filter: QueryFilter = QueryFilter()) {
    typed = TypedQuery(search)
    self.filter = filter
  }

  /// The conditions that were chosen together with those that were typed.
  public var combinedFilter: QueryFilter {
    var all = filter
    all.without.formUnion(typed.without)
    all.diets.formUnion(typed.diets)
    if case .upTo(let typed) = typed.limit {
      if case .upTo(let chosen) = filter.limit {
        all.limit = .upTo(min(typed, chosen))
      } else {
        all.limit = .upTo(typed)
      }
    }
    return all
  }

  /// True if every row is shown, in the order of the menu.
  public var isEmpty: Bool {
    typed.isEmpty && filter.isEmpty && section == nil && order == .menu
  }
}
