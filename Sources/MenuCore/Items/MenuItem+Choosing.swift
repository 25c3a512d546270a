/// What must be chosen of an item, and what it is then.
extension MenuItem {
  /// The options that are left and of which some must be taken.
  package var optionsToChoose: [AddOns.Item] {
    addOns.filter { ($0.choose?.lowerBound ?? 0) > 0 }.flatMap(\.items)
  }

  /// What is told of it, or of one of its sizes, with any of the options.
  package func told(_ statement: AllergenStatement) -> ToldStatement {
    statement.told(choosing: optionsToChoose.map(\.allergens))
  }

  /// The same of the item.
  package var told: ToldStatement { told(allergens) }

  /// The diets that it suits only with some of the options.
  package var dietsOnChoice: DietSet {
    let against = optionsToChoose.map(\.dietsAgainst)
    return DietSet(diets).intersection(against.reduce(into: DietSet()) { $0.formUnion($1) })
  }
}
