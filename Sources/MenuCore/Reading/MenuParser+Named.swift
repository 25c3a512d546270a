internal import LocatedJSON

/// Allergens that a dish speaks of without stating them.
extension MenuParser {
  /// Reports the allergens that the name, the description and the notes name and the statement does
  /// not. What they say is stronger than a promise.
  mutating func validateTexts(of draft: inout DishDraft) {
    let dish = draft.dish
    let warnings = dish.rawWarnings
    var told: AllergenSet?
    for (key, value) in draft.textsAboutFood {
      for text in value.textsInIt {
        let mentioned = IngredientWords.mentions(in: text)
        guard !mentioned.isEmpty,
          !warnings.unwarned(of: mentioned).isEmpty || !dish.promised(of: mentioned).isEmpty
        else { continue }
        // What the ingredients give away was told of them.
        var known = told ?? dish.plainAllergens.withGroups
        for (word, named) in self.named(by: text, mentioned, draft.list) {
          let promised = dish.promised(of: named)
          if !promised.isEmpty { draft.dish.namedAllergens.formUnion(named) }
          let here = warnings.unwarned(of: named).union(promised).subtracting(known)
          for allergen in here.withoutKindsOfGroups.allergens {
            report(
              .namedAllergen(
                word: word.cut(to: Diagnostic.excerptLength), key: key.rawValue,
                allergen: allergen, isPromised: promised.contains(allergen)),
              at: text)
          }
          known.formUnion(here.union(AllergenSet().withKinds(of: here)))
        }
        told = known
      }
    }
  }

  /// The allergens that a text names, each with its word; of one that is too long for a sentence about
  /// a dish everything counts that is mentioned.
  private func named(
    by text: JSONValue, _ mentioned: AllergenSet, _ list: MenuList
  ) -> [(word: String, allergens: AllergenSet)] {
    guard text.length <= 4_096, let written = text.string else { return [("…", mentioned)] }
    return NamedAllergens.all(in: written, of: list)
  }
}

extension DishDraft {
  /// The texts that say what a dish is made of. Those of a beverage say what it goes with.
  fileprivate var textsAboutFood: [(key: DishKey, value: JSONValue)] {
    let description = list == .beverages ? nil : description
    let notes = list == .beverages ? nil : notes
    let lost = lostTexts.filter { list != .beverages || $0.key == .name }
    return [(.name, name), (.description, description), (.notes, notes)]
      .compactMap { key, value in value.map { (key, $0) } } + lost
  }
}

extension JSONValue {
  /// A text, or the texts of a list or of several languages.
  var textsInIt: [JSONValue] {
    switch kind {
    case .string: [self]
    case .array: elements.flatMap(\.textsInIt)
    case .object: members.map(\.value).filter { $0.kind == .string }
    default: []
    }
  }
}
