/// A dish as somebody has it: in one size, with add-ons.
extension Dish {
  /// What is said of the dish in a size with add-ons: every warning of one of them, and each promise
  /// that holds for all, as far as their names let it.
  ///
  /// - Parameters:
  ///   - size: the index of the size; nil, or one that there is not, for all sizes together.
  ///   - addOns: what is ordered on top.
  /// - Returns: the statement of all of it together.
  public func statement(ofSize size: Int?, with addOns: [AddOn]) -> AllergenStatement {
    let all = statements
    let own = size.flatMap { all.indices.contains($0) ? [all[$0]] : nil } ?? all
    return AllergenStatement(worstOf: own + addOns.map(\.believedStatement))
  }
}

extension AllergenStatement {
  /// What is said of several things together: every warning of one, and each promise that holds for
  /// all; of nothing it says nothing.
  public init(worstOf all: [AllergenStatement]) {
    let contains = AllergenSet(all.map(\.contains))
    let promised = AllergenSet(all.map(\.freeFrom)).allergens
    let isFree = { (allergen: Allergen) in all.allSatisfy { $0.state(of: allergen) == .free } }
    self.init(
      contains: contains,
      mayContain: AllergenSet(all.map(\.mayContain)).subtracting(contains),
      freeFrom: AllergenSet(promised.filter(isFree)),
      isComplete: !all.isEmpty && all.allSatisfy(\.isComplete),
      excluded: all.isEmpty ? [] : AllergenStatement.excluded(by: all))
  }
}
