/// A text that speaks against what its dish states or leaves unsaid.
package enum TextBesideFinding: FindingFamily {
  /// A text of the dish speaks of an allergen which the dish does not state.
  case unstated(Allergen)
  /// A text of the group or of the file speaks of an allergen which the dish does not state.
  case unstatedBelow(Allergen)
  /// A text of the dish speaks of an allergen of which the dish is said to be free.
  case freeFrom(Allergen)
  /// A text of the dish speaks of what one of its diets excludes.
  case diet(Diet)
  /// A text of a dish that promises something has no letter that the lists of ingredients have.
  case unreadable(String)

  package var kind: Finding.Kind {
    switch self {
    case .unstated: Finding.Kind(.textBesidePromise)
    case .unstatedBelow: Finding.Kind(.textBesidePromise, "above")
    case .freeFrom: Finding.Kind(.textBesidePromise, "free")
    case .diet: Finding.Kind(.textBesidePromise, "diet")
    case .unreadable: Finding.Kind(.textBesidePromise, "unreadable")
    }
  }
}
