/// Add-ons that are offered together.
public struct AddOnGroup: Hashable, Sendable {
  /// The title of the choice; nil for add-ons in a plain list.
  public var title: LocalizedText?
  /// The number that may be chosen; nil for any number.
  ///
  /// From a lower bound of 1 on, guests must choose. The dish then promises only what all these add-ons state,
  /// too: with `1...1` and an add-on that states nothing, a vegan dish is no longer shown as vegan.
  public var choose: ClosedRange<Int>?
  /// The add-ons in the order of the file.
  public var items: [AddOn]

  /// The greatest number that a file may state for `choose`. As its upper bound, any number may be chosen.
  package static let most = 1_000

  /// Makes a group.
  public init(title: LocalizedText? = nil, choose: ClosedRange<Int>? = nil, items: [AddOn]) {
    self.title = title
    self.choose = choose
    self.items = items
  }

  /// True if at least one of them must be taken with the dish.
  package var isRequired: Bool { (choose?.lowerBound ?? 0) > 0 && !items.isEmpty }

  /// The allergens that every one of them contains.
  var containedByAll: AllergenSet { common(\.contains) }

  /// The allergens that every one of them contains or may contain.
  var warnedByAll: AllergenSet { common(\.listed) }

  /// The allergens that every one of them lists, and the groups of which every one lists a kind.
  private func common(_ list: (AllergenStatement) -> AllergenSet) -> AllergenSet {
    guard let first = items.first.map({ list($0.allergens) }) else { return [] }
    var common = first
    var groups = first.withGroups
    for item in items.dropFirst() {
      let next = list(item.allergens)
      common.formIntersection(next)
      groups.formIntersection(next.withGroups)
    }
    return common.union(groups.subtracting(common.withGroups))
  }
}
