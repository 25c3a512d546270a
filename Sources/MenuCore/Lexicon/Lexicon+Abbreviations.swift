/// Foods that are abbreviated or torn: `pom., mozz., form. fresco`, `but-ter`
extension Lexicon {
  /// The fewest letters of an abbreviation.
  private static let shortestAbbreviation = 4

  /// The name of a word that is abbreviated, unless it is a word by itself; nil for any other word.
  mutating func abbreviatedName(
    at index: Int, _ single: LexiconEffect?
  ) -> (effect: LexiconEffect, length: Int)? {
    guard single?.isGuess ?? true, isAbbreviation(at: index) else { return nil }
    return name(abbreviatedBy: text.words[index].letters).map { ($0, 1) }
  }

  /// True if a full stop after a word is that of an abbreviation: one before a small letter or a comma, and
  /// one after a word that is an item of a list. Any other full stop ends a sentence.
  private func isAbbreviation(at index: Int) -> Bool {
    let word = text.words[index]
    guard word.sign == .fullStop, word.letters.count >= Self.shortestAbbreviation else {
      return false
    }
    let isItem = index == 0 || word.gap >= .comma
    return isItem || text.words.dropFirst(index + 1).first?.gap == .point
  }

  /// The name that a word abbreviates: the shortest one that begins with it. Nil if there is none, or if a
  /// food without allergens begins with it: `basil. fresco`
  private mutating func name(abbreviatedBy word: PackedWord) -> LexiconEffect? {
    if let known = abbreviations[word] { return known.isName ? known : nil }
    if abbreviations.count >= Self.mostWords { abbreviations.removeAll() }
    let isOther = FoodWords.shared.hasName(beginningWith: Array(word.string.utf8))
    let effect = isOther ? LexiconEffect() : LexiconIndex.shared.shortestName(beginningWith: word)
    abbreviations[word] = effect
    return effect.isName ? effect : nil
  }
}

extension LexiconIndex {
  /// The effect of the shortest name that is longer than a word and begins with it; of several with the same
  /// length, their effects together.
  func shortestName(beginningWith word: PackedWord) -> LexiconEffect {
    let entries = lines(beginningLike: word).compactMap(\.entry)
    let names = entries.filter { entry in
      let letters = entry.words[0].letters
      return entry.effect.isName && entry.words.count == 1 && letters.count > word.count
        && letters.prefix(word.count) == word
    }
    let length = names.map(\.words[0].letters.count).min()
    var effect = LexiconEffect()
    for name in names where name.words[0].letters.count == length {
      effect.formUnion(name.effect)
    }
    return effect
  }
}
