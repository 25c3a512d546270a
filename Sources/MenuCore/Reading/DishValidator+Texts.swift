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
  /// not. What they say is stronger than a promise.
  func validateTexts(of draft: inout DishDraft) {
    let dish = draft.dish
    let warnings = dish.rawWarnings
    let isPromising =
      dish.allergens.promises || dish.sizes.contains { $0.allergens?.promises == true }
    var told: AllergenSet?
    for (key, value) in draft.textsAboutFood(isPromising: isPromising) {
      for text in value.textsInIt {
        let mentioned = IngredientWords.mentions(in: text)
        guard isPromising || !warnings.unwarned(of: mentioned).isEmpty else { continue }
        // What the ingredients give away was told of them.
        var known = told ?? dish.plainAllergens.withGroups
        for (word, named) in self.named(
          by: text, mentioned, draft.list, guesses: isPromising)
        {
          // What an ingredient plainly is takes promises back by itself.
          if key == .ingredients, !IngredientWords.allergens(in: word).isEmpty { continue }
          let promised = dish.promised(of: named)
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
    if isPromising { validateGroup(of: &draft, told ?? dish.plainAllergens.withGroups) }
  }

  /// Reports what a dish promises that it is without, although its group speaks of it.
  private func validateGroup(of draft: inout DishDraft, _ told: AllergenSet) {
    guard draft.list != .beverages, let value = draft.group else { return }
    var known = told
    var next = draft.dish.group
    // The groups above count too; a menu has few.
    for _ in 0..<8 {
      guard let index = next.flatMap({ groups[$0] }) else { return }
      for (word, named) in groups.notes[index].named {
        let promised = draft.dish.promised(of: named)
        if !promised.isEmpty { draft.dish.namedAllergens.formUnion(named) }
        for allergen in promised.subtracting(known).withoutKindsOfGroups.allergens {
          log.report(
            .namedAllergen(
              word: word.cut(to: Diagnostic.excerptLength), key: DishKey.group.rawValue,
              allergen: allergen, isPromised: true),
            at: value)
        }
        known.formUnion(promised.union(AllergenSet().withKinds(of: promised)))
      }
      next = headings[index].parent
    }
  }

  /// The allergens that a text names, each with its word; of one that is too long for a sentence about
  /// a dish everything counts that is mentioned.
  private func named(
    by text: JSONValue, _ mentioned: AllergenSet, _ list: MenuList, guesses: Bool
  ) -> [(word: String, allergens: AllergenSet)] {
    guard text.length <= 4_096, let written = text.string else { return [("…", mentioned)] }
    return NamedAllergens.all(in: written, of: list, guesses: guesses)
  }
}

extension DishDraft {
  /// The texts that say what a dish is made of. Those of a beverage say what it goes with.
  fileprivate func textsAboutFood(isPromising: Bool) -> [(key: DishKey, value: JSONValue)] {
    let description = list == .beverages ? nil : description
    let notes = list == .beverages ? nil : notes
    let lost = lostTexts.filter { list != .beverages || $0.key == .name }
    return [(.name, name), (.description, description), (.notes, notes)]
      .compactMap { key, value in value.map { (key, $0) } } + lost
      + (isPromising ? namesOfSizes + namesOfIngredients : [])
  }

  /// The names of the sizes whose own statement does not warn of what they say.
  private var namesOfSizes: [(key: DishKey, value: JSONValue)] {
    guard let sizes, sizes.kind == .array else { return [] }
    return zip(sizes.elements.filter { $0.kind == .object }, dish.sizes).compactMap {
      object, size in
      let statement = size.allergens?.warning(with: dish.allergens) ?? dish.allergens
      guard let name = object.members.first(where: { $0.key == "name" })?.value,
        name.textsInIt.contains(where: { text in
          let named = NamedAllergens.all(in: text.excerpt, of: list, guesses: true)
          return !statement.promised(of: AllergenSet(named.map(\.allergens))).isEmpty
        })
      else { return nil }
      return (.sizes, name)
    }
  }

  /// The ingredients: what they plainly are was told, what they are with a slip was not.
  private var namesOfIngredients: [(key: DishKey, value: JSONValue)] {
    guard let ingredients else { return [] }
    let entries = ingredients.kind == .array ? ingredients.elements.map(\.self) : [ingredients]
    return entries.map { entry in
      (.ingredients, entry.members.first { $0.key == "name" }?.value ?? entry)
    }
  }
}

extension JSONValue {
  /// A text, or the texts of a list or of several languages.
  var textsInIt: [JSONValue] {
    switch kind {
    case .string: [self]
    case .array: elements.flatMap(\.textsInIt)
    case .object: members.map(\.value).filter { $0.kind == .string }
    case .null, .boolean, .number: []
    }
  }
}
