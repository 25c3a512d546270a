/// What names and texts plainly say that a whole dish is without.
extension NamedAllergens {
  /// The words that say so, each with what it says is not in the dish.
  ///
  /// In doubt there is none: nothing of a text counts that speaks of what can be had on request, and
  /// nothing that may be about an ingredient alone. A text counts where it, or a part of it between
  /// commas, begins so, a name also behind other words, and where a part says nothing else: `Pizza
  /// senza glutine`, `Lasagne (vegane)`.
  func claims(in text: UnsafeBufferPointer<UInt8>, isName: Bool) -> [Named] {
    guard text.count <= 4_096 else { return [] }
    return text.withKeyboardText { claims(inKeyboardText: $0, isName: isName) }
  }

  private func claims(
    inKeyboardText text: UnsafeBufferPointer<UInt8>, isName: Bool
  ) -> [Named] {
    var found: [Named] = []
    var signs = SentenceSigns()
    Sentences.forEach(in: text) { bytes in
      var ofSentence = SentenceSigns()
      var hasDiet = false
      Sentences.forEachWord(in: bytes) { word, hash in
        let word = words.verdict(of: word, hash)
        ofSentence.formUnion(word.signs)
        hasDiet = hasDiet || !word.excluded.isEmpty
      }
      defer { signs.formUnion(ofSentence) }
      // Who asks claims nothing: `Vegano? Chiedi …`
      let isAsked = bytes.endIndex < text.count && text[bytes.endIndex] == UInt8(ascii: "?")
      guard hasDiet || ofSentence.mayDeny, !isAsked else { return }
      let (claims, isOnWish) = claims(inSentence: bytes, isName: isName)
      if isOnWish { ofSentence.insert(.wish) }
      if claims.contains(where: \.isForCoeliacs) { ofSentence.subtract(.ill) }
      found += claims.map(\.named)
    }
    return signs.isDisjoint(with: SentenceSigns.aside.union([.option, .maybe, .ill])) ? found : []
  }

  private func claims(
    inSentence bytes: Sentences.Bytes, isName: Bool
  ) -> (claims: [(named: Named, isForCoeliacs: Bool)], isOnWish: Bool) {
    let all = DeniedWords.words(in: bytes) { bytes, hash in
      let word = words.verdict(of: bytes, hash)
      return .init(word.hash, allergens: word.plain.allergens, word.signs)
    }
    let denied = DeniedWords(all, isSentence: true)
    guard !denied.isTurned else { return ([], true) }
    func text(_ place: Range<Int>) -> String { String(decoding: bytes[place], as: UTF8.self) }
    var claims: [Named] = []
    // Whether what comes next is said of all of the dish, and where a denial began. What stands in a
    // bracket behind a name may be of an ingredient.
    var isOfAll =
      !isName || bytes.startIndex == 0 || saysOnlyWithout(denied.words[...])
    var start: Int?
    for (index, word) in denied.words.enumerated() {
      if word.gap.parts {
        isOfAll =
          !isName || isOfAll && !claims.isEmpty || saysOnlyWithout(denied.words[index...])
        start = nil
      }
      let isDenial = !word.signs.isDisjoint(with: SentenceSigns.startsDenial)
      if isDenial, !word.signs.contains(.free) { start = word.place.lowerBound }
      let excluded = DietWords.exclusions[word.hash]
      if word.isDenied, word.isOwnName {
        guard isOfAll, !word.signs.contains(.lactose) else { continue }
        // `gluten free`
        let next = start == nil ? denied.words[(index + 1)...].first : nil
        let isFree = next.map { $0.signs.contains(.free) && !$0.gap.parts } ?? false
        let end = (isFree ? next : nil) ?? word
        claims.append(
          (text((start ?? word.place.lowerBound)..<end.place.upperBound), word.allergens))
      } else if !excluded.isEmpty {
        guard isOfAll, start == nil else { continue }
        claims.append((text(word.place), excluded))
      } else if word.signs.contains(.with) || word.signs.contains(.joint) && claims.isEmpty {
        isOfAll = false
      } else if !isName, !isDenial, !word.signs.contains(.free),
        word.signs.isDisjoint(with: [.passing, .joint, .containing])
      {
        isOfAll = false
      }
    }
    let others = placeForCoeliacs(in: denied.words, isName: isName)
      .map { ((text($0), AllergenSet(.gluten)), true) }
    return (claims.map { ($0, false) } + (others.map { [$0] } ?? []), false)
  }

  /// Whether a part of a name says of what the dish is without, and nothing else.
  private func saysOnlyWithout(_ words: ArraySlice<DeniedWords.Word>) -> Bool {
    let part = words[..<(words.dropFirst().firstIndex(where: \.gap.parts) ?? words.endIndex)]
    let isDiet = part.contains { !DietWords.exclusions[$0.hash].isEmpty }
    return part.allSatisfy {
      // What a diet denies is an ingredient: `veganer Käse`.
      !DietWords.exclusions[$0.hash].isEmpty || !isDiet && $0.isDenied && $0.isOwnName
        || !$0.signs.isDisjoint(with: SentenceSigns.startsDenial.union([.free, .joint, .passing]))
    }
  }

  /// Where a sentence calls a dish one for who must not have gluten: `adatta ai celiaci`, and in a name
  /// `per celiaci`.
  private func placeForCoeliacs(in words: [DeniedWords.Word], isName: Bool) -> Range<Int>? {
    let against: SentenceSigns = [.negating, .unsuitable, .containing]
    guard let ill = words.first(where: { $0.signs.contains(.coeliac) }),
      words.allSatisfy({ $0.signs.isDisjoint(with: against) })
    else { return nil }
    let offering: SentenceSigns = isName ? [.suitable, .toward] : .suitable
    let offers = words.filter { !$0.signs.isDisjoint(with: offering) }.map(\.place)
    guard let first = offers.first, let last = offers.last else { return nil }
    let (start, end) = (ill.place.lowerBound, ill.place.upperBound)
    return min(start, first.lowerBound)..<max(end, last.upperBound)
  }
}

/// What a text says against the diets of its dish.
extension NamedAllergens {
  /// The diets that a text speaks against by itself, the allergens that it gives away, and those of
  /// which it says that the dish is without them on request only.
  func against(
    _ diets: DietSet, in text: UnsafeBufferPointer<UInt8>, of list: MenuList
  ) -> (diets: DietSet, allergens: AllergenSet, takenBack: AllergenSet) {
    guard mayBeAgainst(diets, in: text) else { return ([], [], []) }
    let taken = takenBack(in: text)
    let back = taken.allergens.withGroups
    let all = all(in: text, of: list, counting: Scope(of: list))
    let given = AllergenSet(all.map(\.allergens)).withGroups
    var against = taken.diets
    if !diets.isDisjoint(with: DietSet.contradictedByIngredients), list != .beverages {
      against.formUnion(AnimalWords.excludedDiets(by: text))
    }
    return (against, given.union(back), back)
  }

  /// Whether a word of a text says anything that may be against the diets: most say nothing.
  private func mayBeAgainst(_ diets: DietSet, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.withKeyboardText { text in
      var signs = SentenceSigns()
      var meaning: IngredientWords.Meaning = []
      var against = DietSet()
      Sentences.forEachWord(in: text[...]) { word, hash in
        let word = words.verdict(of: word, hash)
        signs.formUnion(word.signs)
        meaning.formUnion(word.plain)
        against.formUnion(word.dietsAgainst)
      }
      return !meaning.allergens.isEmpty || !against.isDisjoint(with: diets) || signs.mayDeny
        || !signs.isDisjoint(with: [.diet, .allergens])
    }
  }
}

extension AllergenSet {
  /// What of it is named where somebody says to be without `claimed`: who says so of a kind speaks of
  /// no other, and words that some use for walnuts and some for all nuts are of walnuts.
  ///
  /// Sulphites are left out: wine without any that were added still has its own.
  func against(_ claimed: AllergenSet) -> AllergenSet {
    let kinds = claimed.subtracting(.groups)
    let found = kinds.isEmpty ? withGroups.intersection(claimed) : intersection(kinds)
    return found.subtracting([.sulphites])
  }
}
