/// The name of an allergen joined with what is said of it: `milchfrei`, `Nussallergiker`.
struct JoinedWord {
  /// The name.
  let stem: WordHash
  let signs: SentenceSigns

  /// Reads a word in small letters, nil for one that begins with no name.
  init?(_ word: [UInt8]) {
    guard word.count >= 6 else { return nil }
    for (end, signs) in Self.ends where word.count > end.count && word.suffix(end.count) == end[...]
    {
      stem = WordHash(word.dropLast(end.count))
      self.signs = signs
      if IngredientWords.meanings[stem].allergens.isEmpty { return nil }
      return
    }
    return nil
  }

  /// Reads a word as it is written.
  init?(small word: Sentences.Bytes) {
    let written = String(decoding: word, as: UTF8.self)
    self.init(Array(written.lowercased().utf8))
  }

  private static let ends: [([UInt8], SentenceSigns)] = {
    var ends: [([UInt8], SentenceSigns)] = []
    for vocabulary in Vocabularies.all {
      let compounds = vocabulary.compounds
      compounds.endsOfFree.forEachTableWord { word, _ in ends.append((Array(word), .joinedFree)) }
      compounds.endsOfIll.forEachTableWord { word, _ in ends.append((Array(word), .ill)) }
    }
    return ends
  }()
}
