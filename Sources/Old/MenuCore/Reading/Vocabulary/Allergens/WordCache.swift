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
  /// What the diet excludes that it names.
  let excluded: AllergenSet
  /// The diets that it is against by itself, as ham is.
  let dietsAgainst: DietSet
}

/// What the words of a file say, so that the few hundred of a menu are understood only once.
final class WordCache {
  private static let mostWords = 768
  /// Where the verdict of a word stands, plus one.
  private var numbers = NumberedWords(capacity: 512)
  private var verdicts: [WordVerdict] = []

  /// What a word says whose ASCII letters hash so in lower case.
  func verdict(of word: Slice<UnsafeBufferPointer<UInt8>>, _ hash: WordHash) -> WordVerdict {
    let known = numbers[hash]
    if known > 0 { return verdicts[known - 1] }
    // A file with more words has others further on.
    if verdicts.count > Self.mostWords { (numbers, verdicts) = (NumberedWords(capacity: 512), []) }
    let verdict = WordVerdict(word, hash)
    verdicts.append(verdict)
    numbers.set(verdicts.count, of: hash, at: numbers.place(of: hash))
    return verdict
  }
}

extension WordVerdict {
  fileprivate init(_ word: Slice<UnsafeBufferPointer<UInt8>>, _ hash: WordHash) {
    let plain = IngredientWords.meanings[hash]
    guard word.contains(where: { $0 >= 0x80 }) else {
      self.init(
        plain: plain, meant: plain, small: word.map { $0 | 0x20 }, hash, SentenceWords.signs[hash])
      return
    }
    let written = String(decoding: word, as: UTF8.self)
    let small = Array(written.lowercased().utf8)
    let smallHash = WordHash(small)
    var signs = SentenceWords.signs[smallHash]
    if AllergenWords.denies(written) { signs.insert(.denying) } else { signs.remove(.denying) }
    self.init(
      plain: plain, meant: IngredientWords.meanings[smallHash], small: small, smallHash, signs)
  }

  private init(
    plain: IngredientWords.Meaning, meant: IngredientWords.Meaning, small: [UInt8],
    _ hash: WordHash, _ signs: SentenceSigns
  ) {
    (self.plain, self.hash) = (plain, hash)
    excluded = DietWords.exclusions[hash]
    dietsAgainst = AnimalWords.excluded(by: small, hash)
    let joined = JoinedWord(small)
    self.signs = signs.union(joined?.signs ?? [])
    if !meant.isEmpty || signs.contains(.lookAlike) {
      guessed = meant
    } else if let joined {
      guessed = joined.signs.contains(.ill) ? IngredientWords.meanings[joined.stem] : []
    } else {
      guessed = .init(allergens: GuessedWords.allergens(of: small))
    }
  }
}
