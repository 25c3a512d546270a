/// Words and phrases that give an allergen away without being in the tables as they are written.
enum GuessedWords {
  /// A slip takes one letter at most away from a word of seven.
  private static let fewestLetters = 6

  /// What a word in small letters gives away that is in no table, nothing for one that only looks
  /// like it.
  static func allergens(of word: [UInt8]) -> AllergenSet {
    guard (fewestLetters...64).contains(word.count) else { return [] }
    let letterCount = word.count { $0 & 0xC0 != 0x80 }
    guard letterCount >= fewestLetters else { return [] }
    let found = CompoundWords.allergens(of: word, letterCount: letterCount)
    return found.isEmpty ? known.allergens(near: word) : found
  }

  /// The long words that plainly are an allergen.
  private static let known: MistypedWords = {
    var known = MistypedWords(fewestLetters: fewestLetters + 1)
    for vocabulary in Vocabularies.all {
      let ingredients = vocabulary.ingredients
      for (allergen, words) in ingredients.given { known.add(words, allergen) }
      for (allergen, words) in ingredients.prepared { known.add(words, allergen) }
    }
    return known
  }()

  /// A name of several words.
  struct Phrase {
    /// Where its words stand among those of all phrases.
    fileprivate let words: Range<Int>
    let allergens: AllergenSet

    var wordCount: Int { words.count }
    var first: WordHash { GuessedWords.all.words[words.lowerBound] }
    fileprivate var second: WordHash { GuessedWords.all.words[words.lowerBound + 1] }
  }

  /// The names of several words that guests type too, and what they say on menus.
  static var phrases: [Phrase] { all.phrases }

  /// The phrases that words in small letters begin with.
  static func phrases(beginning words: ArraySlice<WordHash>) -> [Phrase] {
    phrases.filter { $0.first == words.first && words.starts(with: all.words[$0.words]) }
  }

  /// Whether a phrase begins with these two words.
  static func isBeginning(_ first: WordHash, _ second: WordHash) -> Bool {
    beginnings.contains(first.followed(by: second))
  }

  private static let beginnings: WordSet = {
    var beginnings = WordSet(capacity: 512)
    for phrase in phrases { beginnings.insert(phrase.first.followed(by: phrase.second)) }
    return beginnings
  }()

  /// How the names of several words begin that are no allergen.
  static var beginningsOfOthers: [WordHash] {
    others.phrases.map { others.words[$0.words.lowerBound] }
  }

  /// Marks what words are not that are a name together which is no allergen: `butter beans`.
  static func markOthers(_ words: inout [DeniedWords.Word]) {
    for place in words.indices
    where IngredientWords.meanings[words[place].hash].contains(.beginsOther) {
      let hashes = words[place...].prefix(4).map(\.hash)
      for phrase in others.phrases where hashes.starts(with: others.words[phrase.words]) {
        for part in place..<place + phrase.wordCount {
          let none = phrase.allergens.isEmpty ? words[part].allergens : phrase.allergens
          words[part].others.formUnion(words[part].allergens.intersection(none))
        }
      }
    }
  }

  private static let others: PhraseList = {
    var list = PhraseList(capacity: 256)
    for vocabulary in Vocabularies.all {
      list.add(vocabulary.ingredients.otherNames, [])
      // The butter is there all the same.
      list.add(vocabulary.ingredients.portions, [.nuts, .walnut, .hazelnut])
    }
    return list
  }()

  private static let all: PhraseList = {
    var list = PhraseList(capacity: 1_024)
    for vocabulary in Vocabularies.all {
      for (named, _, names) in vocabulary.typed.allergens { list.add(names, named) }
    }
    for vocabulary in Vocabularies.all {
      let ingredients = vocabulary.ingredients
      list.add(ingredients.seafood, [.crustaceans, .molluscs])
      list.add(ingredients.driedFruit, AllergenSet(.nuts))
      for (allergen, names) in ingredients.names { list.add(names, AllergenSet(allergen)) }
    }
    return list
  }()
}

/// Phrases, and the words of all of them one behind the other.
private struct PhraseList {
  private(set) var phrases: [GuessedWords.Phrase] = []
  private(set) var words: [WordHash] = []

  init(capacity: Int) { words.reserveCapacity(capacity) }

  /// Adds the names between commas that are no single word.
  mutating func add(_ names: String, _ allergens: AllergenSet) {
    names.forEachTableWord { word, hash in
      let isLast = word[word.endIndex - 1] == UInt8(ascii: ",")
      // Most names are a single word, and no phrase.
      guard !isLast || words.count > end else { return }
      words.append(isLast ? WordHash(word.dropLast()) : hash)
      if isLast { endName(allergens) }
    }
    endName(allergens)
  }

  private mutating func endName(_ allergens: AllergenSet) {
    guard words.count - end > 1 else { return words.removeSubrange(end...) }
    phrases.append(GuessedWords.Phrase(words: end..<words.count, allergens: allergens))
  }

  /// Where the words of the last phrase end.
  private var end: Int { phrases.last?.words.upperBound ?? 0 }
}
