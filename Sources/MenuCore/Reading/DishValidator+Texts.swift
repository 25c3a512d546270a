internal import LocatedJSON

/// Allergens that a dish speaks of in its ingredients and texts without stating them.
extension DishValidator {
  /// Reports the ingredients that plainly are an allergen of which no statement warns.
  func validateIngredients(of dish: Dish, at value: JSONValue) {
    let found = dish.plainAllergens
    guard !found.isEmpty else { return }
    // Of each size by itself what it promises, of all together what they do not warn of.
    let unwarned = dish.rawWarnings.unwarned(of: found)
    let promised = dish.promised(of: found)
    let faults = unwarned.union(promised).withoutKindsOfGroups
    guard !faults.isEmpty else { return }
    guard !log.isFull else { return log.omit(faults.allergens.count) }
    var told = AllergenSet()
    for element in value.elements {
      let isObject = element.kind == .object
      let place = isObject ? element.members.first { $0.key == "name" }?.value ?? element : element
      let texts = place.kind == .object ? place.members.map(\.value) : [place]
      for text in texts {
        let here = IngredientWords.allergens(of: text).withGroups.subtracting(told)
        let against = here.intersection(promised)
        let missing = here.intersection(unwarned).subtracting(promised)
        for allergen in against.withoutKindsOfGroups.allergens {
          log.report(.contradictedPromise(ingredient: text.excerpt, allergen: allergen), at: text)
        }
        for allergen in missing.withoutKindsOfGroups.allergens {
          log.report(.unstatedIngredient(ingredient: text.excerpt, allergen: allergen), at: text)
        }
        told.formUnion(against.union(missing))
      }
      // A kind that comes later is told with its group.
      told.formUnion(AllergenSet().withKinds(of: told))
    }
  }

  /// Reports the allergens that the name, the description and the notes name and the statement does
  /// not. What a name or a description says is stronger than a promise; a note may be about
  /// something else.
  func validateTexts(of draft: inout DishDraft) {
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
          let promised = key == .notes ? [] : dish.promised(of: named)
          if !promised.isEmpty { draft.dish.namedAllergens.formUnion(named) }
          let here = warnings.unwarned(of: named).union(promised).subtracting(known)
          for allergen in here.withoutKindsOfGroups.allergens {
            log.report(
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
    return [(.name, name), (.description, description), (.notes, notes)]
      .compactMap { key, value in value.map { (key, $0) } }
  }
}

extension JSONValue {
  /// A text, or the texts of a list or of several languages.
  fileprivate var textsInIt: [JSONValue] {
    switch kind {
    case .string: [self]
    case .array: elements.flatMap(\.textsInIt)
    case .object: members.map(\.value).filter { $0.kind == .string }
    case .null, .boolean, .number: []
    }
  }
}
