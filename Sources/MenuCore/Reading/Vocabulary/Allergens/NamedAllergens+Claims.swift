/// What names and texts plainly say that a whole dish is without.
extension NamedAllergens {
  /// The words that say so, each with what it says is not in the dish.
  ///
  /// In doubt there is none: nothing of a text counts that speaks of what can be had on request, and
  /// nothing that may be about an ingredient alone. A text counts where it, or a part of it between
  /// commas, begins so, a name also behind other words: `Pizza senza glutine`.
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
      signs.formUnion(ofSentence)
      // Who asks claims nothing: `Vegano? Chiedi …`
      let isAsked = bytes.endIndex < text.count && text[bytes.endIndex] == UInt8(ascii: "?")
      guard hasDiet || ofSentence.mayDeny, !isAsked else { return }
      let (claims, isOnWish) = claims(inSentence: bytes, isName: isName)
      if isOnWish { signs.insert(.wish) }
      found += claims
    }
    return signs.isDisjoint(with: SentenceSigns.aside.union([.option, .maybe, .ill])) ? found : []
  }

  private func claims(
    inSentence bytes: Sentences.Bytes, isName: Bool
  ) -> (claims: [Named], isOnWish: Bool) {
    let all = DeniedWords.words(in: bytes) { bytes, hash in
      let word = words.verdict(of: bytes, hash)
      return .init(word.hash, allergens: word.plain.allergens, word.signs)
    }
    let denied = DeniedWords(all, isSentence: true)
    guard !denied.isTurned else { return ([], true) }
    var claims: [Named] = []
    // Whether what comes next is said of all of the dish, and where a denial began.
    var isOfAll = true
    var start: Int?
    for word in denied.words {
      if word.gap.rawValue >= DeniedWords.Gap.comma.rawValue {
        isOfAll = !isName || isOfAll && !claims.isEmpty
        start = nil
      }
      let isDenial = !word.signs.isDisjoint(with: SentenceSigns.startsDenial)
      if isDenial, !word.signs.contains(.free) { start = word.place.lowerBound }
      let excluded = DietWords.exclusions[word.hash]
      if word.isDenied, word.isOwnName {
        guard isOfAll, !word.signs.contains(.lactose) else { continue }
        let place = (start ?? word.place.lowerBound)..<word.place.upperBound
        claims.append((String(decoding: bytes[place], as: UTF8.self), word.allergens))
      } else if !excluded.isEmpty {
        guard isOfAll, start == nil else { continue }
        claims.append((String(decoding: bytes[word.place], as: UTF8.self), excluded))
      } else if word.signs.contains(.with) || word.signs.contains(.joint) && claims.isEmpty {
        isOfAll = false
      } else if !isName, !isDenial, !word.signs.contains(.free),
        word.signs.isDisjoint(with: [.passing, .joint, .containing])
      {
        isOfAll = false
      }
    }
    return (claims, false)
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
