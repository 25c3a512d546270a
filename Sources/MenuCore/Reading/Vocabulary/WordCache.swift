/// What one word says about what is in a dish.
struct WordVerdict {
  /// What it says as it is written.
  let plain: IngredientWords.Meaning
  /// What it says in small letters, or may be meant to: for promises, which are not believed in doubt.
  let guessed: IngredientWords.Meaning
  /// The word in small letters.
  let hash: WordHash
  /// What it says about its sentence.
  let signs: SentenceSigns
}

/// What the words of a file say, so that the few hundred of a menu are understood only once.
final class WordCache {
  private static let capacity = 1_024
  private var verdicts = HashedWords<WordVerdict?>(capacity: capacity, empty: nil)

  /// What a word says whose ASCII letters hash so in lower case.
  func verdict(of word: Slice<UnsafeBufferPointer<UInt8>>, _ hash: WordHash) -> WordVerdict {
    if let known = verdicts[hash] { return known }
    // A file with more words has others further on.
    if verdicts.count > Self.capacity * 3 / 4 { verdicts.removeAll() }
    let verdict = WordVerdict(word, hash)
    verdicts[hash] = verdict
    return verdict
  }
}

extension WordVerdict {
  fileprivate init(_ word: Slice<UnsafeBufferPointer<UInt8>>, _ hash: WordHash) {
    plain = IngredientWords.meanings[hash]
    guard word.contains(where: { $0 >= 0x80 }) else {
      let signs = SentenceWords.signs[hash]
      (self.hash, self.signs) = (hash, signs)
      guessed =
        plain.isEmpty && !signs.contains(.lookAlike)
        ? .init(allergens: GuessedWords.allergens(of: word.map { $0 | 0x20 })) : plain
      return
    }
    let written = String(decoding: MarkedLetters.composed(word), as: UTF8.self)
    let small = Array(written.lowercased().utf8)
    self.hash = WordHash(small)
    let meaning = IngredientWords.meanings[self.hash]
    var signs = SentenceWords.signs[self.hash]
    if AllergenWords.denies(written) { signs.insert(.denying) } else { signs.remove(.denying) }
    self.signs = signs
    guessed =
      meaning.isEmpty && !signs.contains(.lookAlike)
      ? .init(allergens: GuessedWords.allergens(of: small)) : meaning
  }
}
