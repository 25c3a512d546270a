/// Something in a dish that contradicts what the dish promises.
package struct SafetyFinding: Hashable, Sendable {
  /// The kind of the contradiction, with what it is about.
  package let kind: Kind
  /// The part of the dish that holds it.
  package let place: Place

  init(_ kind: Kind, at place: Place) {
    self.kind = kind
    self.place = place
  }

  /// The kinds of findings. An error withdraws every promise of the dish or of the add-on; a text only
  /// cancels that silence means *not an ingredient*.
  package enum Kind: Hashable, Sendable {
    /// The allergen is contained, or may be, and is promised to be absent.
    case contradictedAllergen(Allergen)
    /// An ingredient names the allergen, and the dish promises that there is none.
    case contradictedPromise(by: LocalizedText, Allergen)
    /// An ingredient names the group of the allergen, and may be this kind of it.
    case contradictedPromiseOfKind(by: LocalizedText, Allergen)
    /// A word in a list of warnings that is not an allergen, so that it is unknown what it warns of.
    case unreadWarning(String)
    /// The diet excludes an allergen that is contained.
    case dietBesideContained(Diet, Allergen)
    /// The diet is a statement about an allergen that may be contained.
    case dietBesideTraces(Diet, Allergen)
    /// The diet excludes an ingredient that is listed, or alcohol, by its strength: `4.7 % vol`
    case dietBesideIngredient(Diet, LocalizedText)
    /// A text of the dish names an allergen that the dish says is not in it.
    case textBesidePromise(Allergen)
    /// A text names an allergen that the dish is promised to be free of.
    case textBesideFreeFrom(Allergen)
    /// A text of the group or of the file names an allergen that the dish says is not in it.
    case textAbovePromise(Allergen)
    /// A text of the dish may mean any of the fourteen allergens; with signs that nothing explains, or
    /// without names.
    case textBesideEveryPromise(hasSigns: Bool)
    /// A text of the group or of the file may mean any of the fourteen allergens.
    case textAboveEveryPromise
    /// A text of the dish names what the diet excludes.
    case textBesideDiet(Diet)
    /// A text has no Latin letter in any language, so that nothing is found in it.
    case unreadableText(LocalizedText)
  }

  /// A part of a dish.
  package enum Place: Hashable, Sendable {
    /// The texts of the dish: name, description, notes.
    case texts
    /// Its own statement about allergens.
    case allergens
    /// Its diets.
    case diets
    /// Its base or its dough.
    case base, dough
    /// The ingredient at an index.
    case ingredient(Int)
    /// The size at an index.
    case size(Int)
    /// The add-on at an index of the group at an index.
    case addOn(group: Int, index: Int)
  }

  /// True if it withdraws the promises of the dish or the add-on; otherwise it is a remark.
  package var isError: Bool { kind.rule.severity == .error }

  /// True if it concerns an add-on, whose promises are its own.
  var isOfAddOn: Bool {
    if case .addOn = place { true } else { false }
  }
}
