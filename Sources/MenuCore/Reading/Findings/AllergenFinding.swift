/// A fault of a statement about allergens. Words and names are as written.
package enum AllergenFinding: FindingFamily {
  /// A word that is no allergen, with the one that it may be.
  case unknown(String, near: Allergen?)
  /// A word of a promise that is no allergen: what it means, only the owner can write.
  case unknownPromise(String)
  /// A number or a letter without a key of signs.
  case unexplainedNumber(String, key: String)
  /// A sign that the key of the house does not have.
  case unknownSign(String)
  /// An allergen under `contains` and under `freeFrom`.
  case contradicted(Allergen)
  /// An ingredient that is or has an allergen of which the dish says that there is none; its name as far
  /// as it is written in a sentence.
  case contradictedPromise(by: String, Allergen)
  /// An ingredient that may be this kind of an allergen.
  case contradictedPromiseOfKind(by: String, Allergen)
  /// An ingredient that is or has an allergen which the dish does not state.
  case unstated(ingredient: String, Allergen)
  /// The number of dishes that say nothing, of all.
  case notStated(Int, of: Int)
  /// An empty list.
  case emptyList

  package var saysChange: Bool {
    switch self {
    case .unknown(_, .some), .unexplainedNumber: true
    case .unknown(_, nil), .unknownPromise, .unknownSign, .contradicted, .contradictedPromise,
      .contradictedPromiseOfKind, .unstated, .notStated, .emptyList:
      false
    }
  }

  package var isPromise: Bool {
    if case .unknownPromise = self { return true }
    return false
  }

  package var kind: Finding.Kind {
    switch self {
    case .unknown(_, nil), .unknownPromise: Finding.Kind(.unknownAllergen)
    case .unknown(_, .some): Finding.Kind(.unknownAllergen, "near")
    case .unexplainedNumber: Finding.Kind(.unknownAllergen, "number")
    case .unknownSign: Finding.Kind(.unknownAllergen, "sign")
    case .contradicted: Finding.Kind(.contradictedAllergen)
    case .contradictedPromise: Finding.Kind(.contradictedPromise)
    case .contradictedPromiseOfKind: Finding.Kind(.contradictedPromise, "kind")
    case .unstated: Finding.Kind(.unstatedIngredient)
    case .notStated: Finding.Kind(.notStated)
    case .emptyList: Finding.Kind(.emptyAllergens)
    }
  }
}

extension Allergen {
  /// The most scalars of the name of an ingredient that is written in a sentence.
  static let longestName = 120

  /// An ingredient without the allergen, as it is written in a file; nil for a name that was cut.
  func denied(in ingredient: String) -> String? {
    guard ingredient.unicodeScalars.count <= Self.longestName else { return nil }
    let statement = JSONTree.members([(.freeFrom, .list([.text(rawValue)]))])
    return JSONTree.members([(.name, .text(ingredient)), (.allergens, statement)]).line
  }
}

extension String {
  /// The text as a message quotes it; what is to be written is never cut.
  var cutAsExcerpt: String { cut(to: Diagnostic.excerptLength) }
}
