/// How many rows a query shows and why it does not show the others.
///
/// Each row is counted once: first the search decides, then what an allergen excludes, then what
/// nobody stated, then the diets, then the price; but of the allergens only what keeps the limit of the
/// price is counted, for of those alone a guest would ask. So `shown`, what is `hidden` and `notFound`
/// add up to `total`, and a guest reads how many of the dishes he looks for are hidden by his filters.
public struct MenuCounts: Hashable, Sendable {
  /// Why a filter hides a row.
  public enum Reason: Hashable, Sendable {
    /// It contains or may contain this excluded allergen, the first in the order of the annex.
    case allergen(Allergen)
    /// Nothing is stated about an excluded allergen.
    case notStated
    /// It does not suit a diet.
    case diet
    /// It costs too much, or nobody knows how much, whatever is in it.
    case price
  }

  /// How many rows are hidden for one reason.
  public struct Hidden: Hashable, Sendable {
    /// Why they are hidden.
    public let reason: Reason
    /// How many they are, never 0.
    public let count: Int

    /// Makes a count.
    public init(reason: Reason, count: Int) {
      self.reason = reason
      self.count = count
    }
  }

  /// How many rows of a section are shown, of how many.
  struct Section: Hashable, Sendable {
    var shown: Int
    var total: Int
  }

  let sections: [Section]
  /// What the filters hide: allergens in the order of the annex, not stated, diet, price.
  public let hidden: [Hidden]
  /// How many rows do not match the search.
  public let notFound: Int
  /// How many of the rows shown lack a statement about an excluded allergen.
  public let undeclared: Int
  /// How many of the rows that are not found say nothing about an allergen that is looked for: who
  /// is not shown may have it all the same.
  public let unanswered: Int

  init(
    sections: [Section], hidden: [Hidden], notFound: Int, undeclared: Int, unanswered: Int = 0
  ) {
    self.sections = sections
    self.hidden = hidden
    self.notFound = notFound
    self.undeclared = undeclared
    self.unanswered = unanswered
  }

  /// How many rows are shown.
  public var shown: Int { sections.reduce(0) { $0 + $1.shown } }

  /// How many rows there are in the sections asked for.
  public var total: Int { sections.reduce(0) { $0 + $1.total } }

  /// How many rows the filters hide.
  public var numberOfHidden: Int { hidden.reduce(0) { $0 + $1.count } }

  /// How many rows of a section are shown, 0 for a section that does not exist.
  public func shown(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].shown : 0
  }

  /// How many rows a section has, 0 for one that was not asked for or does not exist.
  public func total(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].total : 0
  }
}
