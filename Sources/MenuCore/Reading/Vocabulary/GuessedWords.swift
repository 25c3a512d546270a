/// Words and phrases that give an allergen away without being in the tables as they are written.
enum GuessedWords {
  /// A slip takes one letter at most away from a word of seven.
  private static let fewestLetters = 6

  /// What a word in small letters gives away that is in no table, nothing for one that only looks
  /// like it.
  static func allergens(of word: [UInt8]) -> AllergenSet {
    guard (fewestLetters...64).contains(word.count) else { return [] }
    let letters = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    guard letters.count >= fewestLetters else { return [] }
    let found = CompoundWords.allergens(of: word, letterCount: letters.count)
    return found.isEmpty ? known.allergens(near: letters) : found
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
    /// Its words by their hashes.
    let words: [WordHash]
    let allergens: AllergenSet

    var first: WordHash { words[0] }
  }

  /// The phrases that words in small letters begin with.
  static func phrases(beginning words: ArraySlice<WordHash>) -> [Phrase] {
    phrases.filter { $0.first == words.first && words.starts(with: $0.words) }
  }

  /// Whether a phrase begins with these two words.
  static func isBeginning(_ first: WordHash, _ second: WordHash) -> Bool {
    beginnings[first.followed(by: second)]
  }

  private static let beginnings: HashedWords<Bool> = {
    var beginnings = HashedWords(capacity: 512, empty: false)
    for phrase in phrases { beginnings[phrase.first.followed(by: phrase.words[1])] = true }
    return beginnings
  }()

  /// The names of several words that guests type too, and what they say on menus.
  static let phrases: [Phrase] = {
    var phrases: [Phrase] = []
    func add(_ names: String, _ allergens: AllergenSet) {
      var words: [WordHash] = []
      var first: WordHash?
      func end() {
        if !words.isEmpty { phrases.append(Phrase(words: words, allergens: allergens)) }
        (words, first) = ([], nil)
      }
      names.forEachTableWord { word, hash in
        let isLast = word[word.endIndex - 1] == UInt8(ascii: ",")
        let hash = isLast ? WordHash(word.dropLast()) : hash
        // Most names are a single word, and no phrase.
        if !words.isEmpty {
          words.append(hash)
        } else if let first {
          words = [first, hash]
        } else {
          first = hash
        }
        if isLast { end() }
      }
      end()
    }
    for vocabulary in Vocabularies.all {
      for (named, _, names) in vocabulary.typed.allergens { add(names, named) }
    }
    for vocabulary in Vocabularies.all {
      let ingredients = vocabulary.ingredients
      add(ingredients.seafood, [.crustaceans, .molluscs])
      add(ingredients.driedFruit, AllergenSet(.nuts))
      for (allergen, names) in ingredients.names { add(names, AllergenSet(allergen)) }
    }
    return phrases
  }()
}
