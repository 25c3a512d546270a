/// Texts that may warn, in any form in which owners write them.
extension String {
  /// True for a text that names an allergen, or mentions traces or allergens in general.
  package var mentionsAllergens: Bool {
    speaksOfTraces || speaksOfAllergens || !Lexicon.finding(in: self).allergens.isEmpty
  }

  /// True for a text with a word about traces, or about possibility: `può contenere tracce`,
  /// `tracceDiNoci`, `may_contain`
  package var speaksOfTraces: Bool {
    if FileKey.named(self, among: [.mayContain]) != nil { return true }
    let stems = OwnerWords.shared[.stemsOfTraces]
    return FoldedText(withWordsApart).words.contains { word in
      let word = String(decoding: word.prefix(40), as: UTF8.self)
      return OwnerWords.shared[.verbsOfTraces].contains(word)
        || stems.contains(where: word.hasPrefix)
    }
  }

  /// True for a text with a word for allergens in general: `Allergene`, `alérgenos`
  var speaksOfAllergens: Bool {
    FoldedText(self).words.contains { word in
      let letters = String(decoding: word.prefix(40), as: UTF8.self)
      return letters.contains("allerg") || letters.hasPrefix("alerg")
    }
  }
}
