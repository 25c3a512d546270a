/// The numbers of rows that a query shows and hides, with the reasons.
///
/// Each row is counted once, under the first of these that hides it: the search, an excluded allergen, a
/// diet, the price, a missing statement about an excluded allergen. So `shown`, the counts in `hidden` and
/// `notFound` add up to `total`.
public struct MenuCounts: Hashable, Sendable {
  /// The reason why a filter hides a row. New versions may add reasons: a `switch` over them needs a
  /// `default`.
  public struct Reason: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case allergen(Allergen), notStated, diet, price
    }

    package let kind: Kind

    /// The row contains or may contain this excluded allergen, the first in the order of the annex.
    public static func allergen(_ allergen: Allergen) -> Reason {
      Reason(kind: .allergen(allergen))
    }
    /// Nothing is stated about an excluded allergen, and nothing else hides the row.
    public static let notStated = Reason(kind: .notStated)
    /// The row does not suit a diet.
    public static let diet = Reason(kind: .diet)
    /// The row costs too much, or its price is open.
    public static let price = Reason(kind: .price)

    /// The excluded allergen that the row contains or may contain; nil if it is hidden for another reason.
    public var allergen: Allergen? {
      if case .allergen(let allergen) = kind { allergen } else { nil }
    }
  }

  /// The number of rows that are hidden for one reason.
  public struct Hidden: Hashable, Sendable {
    /// The reason.
    public let reason: Reason
    /// The number of rows, never 0.
    public let count: Int
  }

  /// The rows that filters hide, by reason: allergens in the order of the annex, diet, price, not stated.
  public var hidden: [Hidden] = []
  /// The number of rows that do not match the search.
  public var notFound = 0
  /// The number of rows shown that lack a statement about an excluded allergen.
  public var undeclared = 0
  /// The number of rows shown.
  public var shown = 0
  /// The number of rows in the requested sections.
  public var total = 0
  /// The number of rows shown in each section of the menu, even if they are shown as one list.
  package var shownBySection: [Int] = []

  /// The number of rows that filters hide.
  public var numberOfHidden: Int { hidden.reduce(0) { $0 + $1.count } }
}

extension MenuCounts {
  /// The counts of sections whose rows are all shown; O(*sections*).
  init(of sections: [MenuSection]) {
    show(sections)
    total = shown
  }

  /// Counts the rows of sections as shown.
  mutating func show(_ sections: [MenuSection]) {
    shownBySection = sections.map(\.dishes.count)
    shown = shownBySection.reduce(0, +)
  }
}
