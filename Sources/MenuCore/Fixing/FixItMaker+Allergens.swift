internal import LocatedJSON

extension FixItMaker {
  /// What is wrong with a statement about allergens, or with a diet. What becomes a warning by it may
  /// be certain, what becomes a promise never is.
  func fixItForAllergens(_ rule: Diagnostic.Rule, at place: FixPlace) -> FixIt? {
    switch rule {
    case .unknownAllergen(_, let suggestion?): word(suggestion, at: place)
    case .allergenWithoutKey(_, let meaning?): word(meaning, at: place)?.uncertain
    case .severalAllergens(_, let words): several(words, at: place)
    case .allergenOutsideList(let text):
      place.value.flatMap {
        .single([.replacement($0.range, "[\(quoted(text))]")], isCertain: true)
      }
    case .contradictedAllergen(_, let free): keepingOne(free, "contains", at: place)
    case .doubtedAllergen(_, let free): keepingOne(free, "mayContain", at: place)
    case .unstatedIngredient(_, let allergen): naming(allergen, at: place)
    case .unknownDiet(_, let suggestion?):
      place.value.flatMap { .single(writing(suggestion.rawValue, for: $0), isCertain: false) }
    case .contradictedDiet(let diet, let allergen):
      contradicted(diet, allergen, at: place)
    default: nil
    }
  }

  /// The right word in the place of one that can mean nothing else. A kind of nuts or of cereals may
  /// be meant for the whole group, so it is left to the owner.
  private func word(_ allergen: Allergen, at place: FixPlace) -> FixIt? {
    guard let value = place.value else { return nil }
    let text = value.string ?? ""
    let isCertain =
      AllergenWords.meaning(of: text) == allergen && allergen.group == allergen
      && place.isInside("allergens")
    return .single(writing(allergen.rawValue, for: value), isCertain: isCertain)
  }

  /// Each of several words in quotes of its own; in a list they are entries of it.
  private func several(_ words: [String], at place: FixPlace) -> FixIt? {
    guard let value = place.value else { return nil }
    let list = words.map(quoted).joined(separator: ", ")
    let isEntry = place.container?.kind == .array
    let isCertain =
      words.allSatisfy { Allergen(rawValue: $0) != nil } && place.isInside("allergens")
    return .single(
      [.replacement(value.range, isEntry ? list : "[\(list)]")], isCertain: isCertain)
  }

  /// An allergen is either not promised, or not warned of.
  private func keepingOne(_ free: Allergen, _ key: StaticString, at place: FixPlace) -> FixIt? {
    guard let promised = place.value, let statement = place.container,
      let warned = statement.members.first(where: { $0.key == key })?.value
    else { return nil }
    let warnings = free.kinds.union(AllergenSet(free))
    let ways = [
      promised.removals { AllergenSet($0) == AllergenSet(free) },
      warned.removals { warnings.contains($0) },
    ]
    return FixIt(choices: ways.filter { !$0.isEmpty })
  }

  /// A diet is taken away, or the allergen that contradicts it.
  private func contradicted(_ diet: Diet, _ allergen: Allergen, at place: FixPlace) -> FixIt? {
    guard let value = place.value, let diets = place.container, diets.kind == .array,
      let removal = diets.removal(ofEntryFrom: value.offset)
    else { return nil }
    return FixIt(choices: [[removal]])
  }

  /// The allergen that an ingredient is, beside those that the dish names.
  private func naming(_ allergen: Allergen, at place: FixPlace) -> FixIt? {
    guard let dish = place.dish,
      let statement = dish.members.first(where: { $0.key == "allergens" })?.value
    else { return nil }
    let word = quoted(allergen.rawValue)
    let contains = statement.members.first { $0.key == "contains" }?.value
    switch (statement.kind, contains) {
    case (.array, _), (.object, .some):
      let named = contains ?? statement
      let entries = named.entries
      return .single(
        [
          entries.last.map { .insertion(", \(word)", at: $0.upperBound) }
            ?? .insertion(word, at: named.offset + 1)
        ], isCertain: false)
    case (.object, nil):
      let comma = statement.entries.isEmpty ? "" : ", "
      return .single(
        [.insertion("\"contains\": [\(word)]\(comma)", at: statement.offset + 1)],
        isCertain: false)
    default:
      return .single([.replacement(statement.range, "[\(word)]")], isCertain: false)
    }
  }
}

extension JSONValue {
  /// The changes that take the entries of a list of allergens away that are meant.
  fileprivate func removals(of isMeant: (Allergen) -> Bool) -> [FileEdit] {
    let entries = Array(elements)
    let places = entries.indices.filter { place in
      Allergen.table.match(entries[place]).map { isMeant($0.word) } ?? false
    }
    guard places.count < entries.count else {
      return entries.isEmpty ? [] : [.removal(offset + 1..<end - 1)]
    }
    return places.compactMap { place in
      // With its comma: in front of it, but for the first ones.
      let isFirst = places.prefix { $0 <= place }.elementsEqual(0...place)
      return isFirst
        ? .removal(entries[place].offset..<entries[place + 1].offset)
        : .removal(entries[place - 1].end..<entries[place].end)
    }
  }
}
