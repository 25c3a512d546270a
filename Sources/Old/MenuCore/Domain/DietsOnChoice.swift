/// The diets that a dish suits only by what is chosen of it.
extension Dish {
  /// The trusted diets that it suits only with some of the options of which some must be taken; O(*n*)
  /// in their number.
  public var dietsOnChoice: DietSet {
    guard !addOns.isEmpty, !diets.isEmpty else { return [] }
    let against = addOns.filter(\.isRequired).flatMap(\.dietsAgainst)
    return against.isEmpty ? [] : trustedDiets.intersection(DietSet(against))
  }

  /// The trusted diets that it suits whatever is chosen.
  public var certainDiets: DietSet { trustedDiets.subtracting(dietsOnChoice) }
}

extension AddOnGroup {
  /// The diets that each of them does not suit, in their order: those that it is plainly against, and
  /// those that others of the group are marked with.
  var dietsAgainst: [DietSet] {
    let suiting = items.map(\.trustedDiets)
    let marked = DietSet(suiting)
    return zip(items, suiting).map { item, diets in
      let groups = item.believedStatement.contains.withGroups
      let excluding = Diet.allCases.filter { !$0.excludedAllergens.isDisjoint(with: groups) }
      return DietSet(excluding).union(item.name.dietsAgainst).union(marked.subtracting(diets))
    }
  }
}
