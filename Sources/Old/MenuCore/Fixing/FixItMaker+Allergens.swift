internal import OldLocatedJSON

extension FixItMaker {
  /// What is wrong with a statement about allergens. What becomes a warning by it may be certain, what
  /// becomes a promise never is.
  func fixItForAllergens(_ rule: Diagnostic.AllergenRule, at place: FixPlace) -> FixIt? {
    switch rule {
    case .unknownAllergen(_, let suggestion?): word(suggestion, at: place)
    case .allergenWithoutKey(_, let meaning?): word(meaning, at: place)?.uncertain
    // A star may say that something is frozen, which must be said elsewhere.
    case .markedSign(let text, _) where text.contains("*"): nil
    case .signInOtherCase(_, let sign), .markedSign(_, let sign):
      place.value.flatMap { .single(writing(sign, for: $0), isCertain: false) }
    case .allergensWithoutKey(_, let signs): addingKey(signs, at: place)
    case .noneInWords: writingNone(place)
    case .severalAllergens(_, let words): several(words, at: place)
    case .tracesAmongContained(_, let contained, let possible, _):
      parting(contained, from: possible, at: place)
    case .allergenOutsideList(let text):
      place.value.flatMap {
        .single([.replacement($0.range, "[\(quoted(text))]")], isCertain: true)
      }
    case .misshapenAllergens(_, let words, let isEntry): mending(words, isEntry, at: place)
    case .allergensUnderKeys(let keys, let contained, let possible, let absent, let isThere):
      joining(keys, contained, possible, isThere: isThere, at: place)
        .map { absent.isEmpty ? $0 : $0.uncertain }
    case .contradictedAllergen(_, let free): keepingOne(free, at: place)
    case .doubtedAllergen(_, let free): keepingOne(free, at: place)
    case .unstatedIngredient(_, let allergen, isPossible: true),
      .namedAllergen(_, _, let allergen, _, isPossible: true):
      namingPossible(allergen, at: place)
    case .unstatedIngredient(_, let allergen, _), .contradictedPromise(_, let allergen),
      .contradictedAddOn(_, nil, let allergen), .namedAllergen(_, _, let allergen, _, _):
      naming(allergen, at: place)
    case .unknownAllergen(_, nil), .allergenWithoutKey(_, nil), .emptyAllergens, .additive,
      .dietAmongAllergens, .severalInLegend, .misshapenLegend,
      .promiseAmongContained, .unclearAllergens, .lactoseIsNoMilk, .unanswered,
      .allergensNotStated, .contradictingNote, .pizzaWithoutGluten, .contradictedAddOn,
      .contradictedSize,
      .contradictedClaim:
      nil
    }
  }

  /// What is wrong with a diet, which is a promise: nothing of it is certain.
  func fixItForDiets(_ rule: Diagnostic.DietRule, at place: FixPlace) -> FixIt? {
    switch rule {
    case .unknownDiet(_, let suggestion?):
      place.value.flatMap { .single(writing(suggestion.rawValue, for: $0), isCertain: false) }
    case .contradictedDiet, .contradictedDietByIngredient, .contradictedDietByText,
      .contradictedDietOfAddOn, .contradictedDietByChoice:
      withoutEntry(place)
    case .unknownDiet(_, nil), .doubtedDiet, .claimedDiet, .unclearDiet: nil
    }
  }

  /// The right word in the place of one that says neither more nor less: which nuts are meant, and
  /// whether all of them, is left to the owner.
  private func word(_ allergen: Allergen, at place: FixPlace) -> FixIt? {
    guard let value = place.value else { return nil }
    let isCertain = value.string.map { allergen.isExactly($0) } ?? false
    if isCertain, let list = place.container, list.kind == .array,
      list.says(allergen, besides: value), let removal = list.removal(ofEntryFrom: value.offset)
    {
      return .single([removal], isCertain: true)
    }
    return .single(writing(allergen.rawValue, for: value), isCertain: isCertain)
  }

  /// Each of several words in quotes of its own; in a list they are entries of it.
  private func several(_ words: [String], at place: FixPlace) -> FixIt? {
    guard let value = place.value else { return nil }
    let parts = AllergenParts(value.string ?? "") { _ in false }.parts
    let isCertain =
      parts.count == words.count
      && zip(parts, words).allSatisfy { part, word in
        !part.isTold && Allergen(rawValue: word).map { $0.isExactly(part.text) } ?? false
      }
    return .single([.replacement(value.range, entries(words, at: place))], isCertain: isCertain)
  }

  /// The words of a list in the place of another shape of it.
  private func mending(_ words: [String], _ isEntry: Bool, at place: FixPlace) -> FixIt? {
    guard let value = place.value else { return nil }
    let list = words.map(quoted).concatenated(separator: ", ")
    let edit = FileEdit.replacement(value.range, isEntry ? list : "[\(list)]")
    return .single([edit], isCertain: false)
  }

  /// Words as a list, or as entries of the list in which the value stands.
  private func entries(_ words: [String], at place: FixPlace) -> String {
    let list = words.map(quoted).concatenated(separator: ", ")
    return place.container?.kind == .array ? list : "[\(list)]"
  }

  /// The numbers of the law as entries, and the key that says that they are.
  private func addingKey(_ signs: [String], at place: FixPlace) -> FixIt? {
    guard let value = place.value, let root, let first = root.entries.first,
      signs.allSatisfy({ AllergenLegend.eu[$0] != nil })
    else { return nil }
    return .single(
      [
        .insertion("\"allergenKey\": \"eu\", ", at: first.lowerBound),
        .replacement(value.range, entries(signs, at: place)),
      ], isCertain: false)
  }

  /// That all fourteen were checked, in the word for it, where the statement says nothing else.
  private func writingNone(_ place: FixPlace) -> FixIt? {
    guard let value = place.value, let last = place.trail.last else { return nil }
    let none = quoted("none")
    guard let list = place.container, list.kind == .array else {
      guard !(last == "allergens"), let member = place.member else {
        return .single([.replacement(value.range, none)], isCertain: false)
      }
      // The dish may name an allergen: "none" of it all would take the warning away.
      let removal = place.container?.removal(ofEntryFrom: member.key.offset)
      return removal.flatMap { FixIt(choices: [[$0]]) }
    }
    let isAlone = list.entries.count == 1 && last == "allergens"
    return isAlone
      ? .single([.replacement(list.range, none)], isCertain: false) : withoutEntry(place)
  }

  /// An allergen is either not promised, or not warned of.
  private func keepingOne(_ free: Allergen, at place: FixPlace) -> FixIt? {
    guard let promised = place.value else { return nil }
    let removals = promised.removals { AllergenSet($0) == AllergenSet(free) }
    return removals.isEmpty ? nil : FixIt(choices: [removals])
  }

  /// An entry of a list is taken away.
  private func withoutEntry(_ place: FixPlace) -> FixIt? {
    guard let value = place.value, let list = place.container, list.kind == .array,
      let removal = list.removal(ofEntryFrom: value.offset)
    else { return nil }
    return FixIt(choices: [[removal]])
  }

  /// The allergen that an ingredient is, beside those that the dish names.
  private func naming(_ allergen: Allergen, at place: FixPlace) -> FixIt? {
    guard let statement = place.statement else { return nil }
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
    case (.null, _), (.boolean, _), (.number, _), (.string, _):
      return .single([.replacement(statement.range, "[\(word)]")], isCertain: false)
    }
  }
}

extension Allergen {
  /// Whether a text beyond doubt warns of this and promises this, and no other.
  fileprivate func isExactly(_ text: String) -> Bool {
    AllergenEntries.isSurelyMeant(text) && AllergenEntries.promise(of: text) == self
      && AllergenEntries.warning(of: text) == AllergenSet(self)
  }
}

extension JSONValue {
  /// Whether a list has an allergen without one of its entries: by its word, or by one before that
  /// entry which is to become it.
  fileprivate func says(_ allergen: Allergen, besides entry: JSONValue) -> Bool {
    elements.contains { other in
      guard other.offset != entry.offset, let text = other.string else { return false }
      return text.hasSameUTF8(as: allergen.rawValue)
        || other.offset < entry.offset && allergen.isExactly(text)
    }
  }

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
