/// What a guest looks for and what must not be in it; the empty query shows everything.
public struct MenuQuery: Sendable {
  /// The order of the rows inside each section.
  public enum Order: String, Hashable, Sendable {
    /// The order of the menu.
    case menu
    /// By title in the language shown, case and diacritics ignored.
    case name
    /// By the lowest price; rows without an amount come last.
    case price
    /// The highest price first: it can only be typed.
    case dearest

    /// The orders that can be chosen in turn.
    public static let choosable: [Order] = [.menu, .name, .price]
  }

  /// The words to be found, as typed: all of them, each anywhere; `"a phrase"` stays together.
  public var search = ""
  /// What a row must be besides.
  public var filter = QueryFilter()
  /// The list or section to show: a title in any language, or the number of a list's tab; nil for
  /// all.
  public var section: String?
  /// The order of the rows inside each section.
  public var order = Order.menu

  /// Makes a query; one without an argument shows everything.
  ///
  /// - Parameters:
  ///   - search: the words to be found.
  ///   - diets: the diets that a row must suit, all of them.
  ///   - without: the allergens that a row must be free of.
  ///   - maximumPrice: the most that the lowest price of a row may be.
  public init(
    search: String = "", diets: DietSet = [], without: AllergenSet = [],
    maximumPrice: Amount? = nil
  ) {
    self.search = search
    filter.diets = diets
    filter.without = without
    filter.maximumPrice = maximumPrice
  }

  /// Whether every row is shown, in the order of the menu.
  public var isEmpty: Bool {
    typed.isEmpty && !hasFilters && section == nil && orderAsked == .menu
  }

  /// The order that is chosen, or else what costs least or most first where that is typed.
  public var orderAsked: Order { order == .menu ? typed.order ?? .menu : order }

  /// The diets that are chosen, and those that are named in the search.
  package var dietsAsked: DietSet { filter.diets.union(typed.diets) }

  /// Whether rows are hidden for what they are, whatever is searched.
  public var hasFilters: Bool {
    !filter.isEmpty
  }
}

// Typed text may be hostile: it is compared by its bytes, for comparing strings normalises them, in
// a time that grows with the square of a run of combining marks.
extension MenuQuery: Hashable {
  /// Whether both ask for the same in the same words.
  public static func == (left: MenuQuery, right: MenuQuery) -> Bool {
    left.filter == right.filter && left.order == right.order
      && left.search.utf8.elementsEqual(right.search.utf8)
      && (left.section == nil) == (right.section == nil)
      && (left.section ?? "").utf8.elementsEqual((right.section ?? "").utf8)
  }

  /// Hashes the choices and the bytes of the words.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(filter)
    hasher.combine(order)
    for byte in search.utf8 { hasher.combine(byte) }
  }
}
