/// What must be chosen of an item, and what it is then.
extension MenuItem {
  /// The options that are left and of which some must be taken.
  package var optionsToChoose: [AddOns.Item] { addOns.filter(\.isRequired).flatMap(\.items) }

  /// What is told of it, or of one of its sizes, with any of the options.
  package func told(_ statement: AllergenStatement) -> ToldStatement {
    statement.told(choosing: optionsToChoose.map(\.allergens))
  }

  /// The same of the item.
  package var told: ToldStatement { told(allergens) }

  /// The diets that it suits only with some of the options.
  package var dietsOnChoice: DietSet {
    DietSet(diets).intersection(DietSet(optionsToChoose.map(\.dietsAgainst)))
  }

  /// The diets that it suits whatever is chosen.
  package var certainDiets: DietSet { DietSet(diets).subtracting(dietsOnChoice) }
}

extension MenuItem.AddOns {
  /// Whether some of them must be taken with the item.
  package var isRequired: Bool { (choose?.lowerBound ?? 0) > 0 }
}
