/// What is told of a dish that nobody can have without some of its options.
///
/// A filter asks whether the dish can be had; who only reads must not be promised what holds for some
/// of the options.
public struct ToldStatement: Hashable, Sendable {
  /// What holds whichever is taken: no promise of what one of them leaves open, or is not free of.
  public let statement: AllergenStatement
  /// What some of them warn of beyond that.
  public let onChoice: AllergenSet

  /// What is not an ingredient whichever is taken.
  public var notIngredients: AllergenSet {
    let other = onChoice.withGroups
    return AllergenSet(
      Allergen.allCases.filter {
        statement.state(of: $0) == .notAnIngredient && !other.contains($0)
      })
  }

  /// Whether an allergen is in it, or may be, with some of the options at least.
  public func warns(of allergen: Allergen) -> Bool {
    statement.state(of: allergen) >= .mayContain || onChoice.withGroups.contains(allergen)
  }
}

extension AllergenStatement {
  /// What is told of it where some of these options must be taken.
  public func told(choosing options: [AllergenStatement]) -> ToldStatement {
    func beyond(_ state: AllergenState, _ found: AllergenSet) -> [Allergen] {
      found.filter { self.state(of: $0) < state }
    }
    let warned = AllergenSet(
      options.flatMap {
        beyond(.contains, $0.contains) + beyond(.mayContain, $0.mayContain)
      })
    let open = Allergen.allCases.filter { allergen in
      options.contains { $0.state(of: allergen) == .notStated }
    }
    return ToldStatement(
      statement: promisingLess(
        open: AllergenSet(open), notFree: warned.withGroups.withKinds(of: warned)),
      onChoice: warned)
  }
}

extension Dish {
  /// What each of the options says of which some must be taken.
  public var statementsToChoose: [AllergenStatement] {
    addOns.filter(\.isRequired).flatMap(\.items).map(\.believedStatement)
  }

  /// What is told of all its sizes together, whatever is chosen.
  public var toldStatement: ToldStatement {
    combinedStatement.told(choosing: statementsToChoose)
  }
}
