internal import LocatedJSON

/// Ingredients that plainly are an allergen, or a kind of one; what is made of one only sometimes
/// is left out.
enum IngredientWords {
  /// The allergens that an ingredient's name gives away, in any of its languages.
  static func allergens(of name: LocalizedText) -> AllergenSet {
    var found = AllergenSet()
    name.forEachText { text in
      var text = text
      found.formUnion(text.withUTF8 { allergens(in: $0) })
    }
    return found
  }

  /// The allergens that a text of the file gives away.
  static func allergens(of value: JSONValue) -> AllergenSet {
    value.withUTF8 { allergens(in: $0) }
  }

  /// The allergens that a sentence gives away.
  static func allergens(in text: String) -> AllergenSet {
    var text = text
    return text.withUTF8 { allergens(in: $0) }
  }

  /// The allergens that a text of the file speaks of, be it to deny them.
  static func mentions(in value: JSONValue) -> AllergenSet {
    value.withUTF8 { meaning(of: $0).allergens }
  }

  /// The allergens that a sentence gives away, also by words with a slip, beside those of its
  /// phrases: for promises, which are not believed in doubt.
  static func guessed(in text: String, beside phrases: AllergenSet = []) -> AllergenSet {
    var text = text.lowercased()
    return text.withUTF8 { bytes in
      var meaning = meaning(of: bytes)
      meaning.formUnion(Meaning(allergens: phrases))
      for word in bytes.split(whereSeparator: { $0 < 0x80 && !(0x61...0x7A).contains($0) })
      where word.count >= GuessedWords.fewestLetters && words[WordHash(word)].isEmpty {
        let guess = GuessedWords.allergens(of: String(decoding: word, as: UTF8.self))
        meaning.formUnion(Meaning(allergens: guess))
      }
      return meaning.isFreeOfAll ? [] : meaning.allergens.subtracting(meaning.denied)
    }
  }

  /// The allergens that a sentence speaks of, be it to deny them.
  static func mentions(in text: String) -> AllergenSet {
    var text = text
    return text.withUTF8 { meaning(of: $0).allergens }
  }

  private static func allergens(in bytes: UnsafeBufferPointer<UInt8>) -> AllergenSet {
    let meaning = meaning(of: bytes)
    return meaning.isFreeOfAll ? [] : meaning.allergens.subtracting(meaning.denied)
  }

  private static func meaning(of bytes: UnsafeBufferPointer<UInt8>) -> Meaning {
    var meaning: Meaning = []
    var hash = WordHash()
    for byte in bytes {
      if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A || byte >= 0x80 {
        hash.add(byte < 0x80 ? byte | 0x20 : byte)
      } else {
        meaning.formUnion(words[hash])
        hash = WordHash()
      }
    }
    meaning.formUnion(words[hash])
    return meaning
  }

  /// What a word says: there is such an allergen, or what looks like one is not.
  ///
  /// A word for each: the allergens in the lower half, those denied in the upper one, and above
  /// either of them, where no allergen has a bit, what says `free` and what roams so.
  struct Meaning: OptionSet {
    var rawValue: UInt64

    static let saysFree = Meaning(rawValue: 1 << 31)
    static let saysRange = Meaning(rawValue: 1 << 63)

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(allergens: AllergenSet) { rawValue = UInt64(allergens.rawValue) }

    init(denied: AllergenSet) { rawValue = UInt64(denied.rawValue) << 32 }

    var allergens: AllergenSet {
      AllergenSet(rawValue: UInt32(truncatingIfNeeded: rawValue)).intersection(.all)
    }

    var denied: AllergenSet {
      AllergenSet(rawValue: UInt32(truncatingIfNeeded: rawValue >> 32)).intersection(.all)
    }

    /// Whether it denies all: eggs of free-range hens are eggs.
    var isFreeOfAll: Bool { contains(.saysFree) && !contains(.saysRange) }
  }

  private static let words: WordMeanings = {
    var words = WordMeanings()
    for table in Vocabularies.all.map({ $0.ingredients }) {
      for (allergen, text) in table.given { words.add(text, Meaning(allergens: [allergen])) }
      words.add(table.denying, Meaning(denied: .all))
      words.add(table.noMilk, Meaning(denied: [.milk]))
      // Nutmeg and the coconut are no nuts of the law, buckwheat is no wheat.
      words.add(table.noNut, Meaning(denied: [.nuts, .walnut]))
      words.add(table.noWheat, Meaning(denied: [.gluten, .wheat]))
      // Flour of rice and paste of anchovies are no wheat either.
      words.add(table.noGluten, Meaning(denied: [.gluten]))
    }
    for (allergen, text) in prepared { words.add(text, Meaning(allergens: [allergen])) }
    words.add("free", .saysFree)
    words.add("range", .saysRange)
    // What guests look for by its name is plain too.
    for vocabulary in Vocabularies.all {
      for (named, _, names) in vocabulary.typed.allergens {
        words.add(names: names, Meaning(allergens: named))
      }
    }
    return words
  }()

  /// The words of one language.
  struct Table: Sendable {
    let given: [(Allergen, String)]
    /// What says that something is not in it.
    let denying: String
    /// What makes milk, cheese or butter of plants of it.
    let noMilk: String
    let noNut: String
    let noWheat: String
    /// What flour, bread or pasta is made of instead.
    let noGluten: String
  }
}

/// Meanings by the hashes of words, in one array.
///
/// It is filled at each start that reads an ingredient: so its texts are passed once, byte by byte.
private struct WordMeanings {
  private static let mask: UInt64 = 2_047
  private var slots = Array(
    repeating: (hash: UInt64(0), meaning: IngredientWords.Meaning()), count: Int(mask) + 1)

  /// Adds a meaning to each word of a text.
  mutating func add(_ words: String, _ meaning: IngredientWords.Meaning) {
    var words = words
    words.withUTF8 { bytes in
      var hash = WordHash()
      for byte in bytes {
        if byte > .space {
          hash.add(byte)
        } else {
          add(hash, meaning)
          hash = WordHash()
        }
      }
      add(hash, meaning)
    }
  }

  /// Adds names between commas that are a single word and mean nothing yet.
  mutating func add(names: String, _ meaning: IngredientWords.Meaning) {
    var names = names
    names.withUTF8 { bytes in
      var hash = WordHash()
      var isWord = true
      for byte in bytes {
        if byte == UInt8(ascii: ",") {
          if isWord { add(hash, meaning, ifNew: true) }
          (hash, isWord) = (WordHash(), true)
        } else if byte <= .space || byte == UInt8(ascii: "'") {
          isWord = isWord && hash.isEmpty
        } else {
          hash.add(byte < 0x80 ? byte | 0x20 : byte)
        }
      }
      if isWord { add(hash, meaning, ifNew: true) }
    }
  }

  private mutating func add(
    _ hash: WordHash, _ meaning: IngredientWords.Meaning, ifNew: Bool = false
  ) {
    guard !hash.isEmpty else { return }
    let slot = slot(of: hash)
    if ifNew, slots[slot].hash != 0 { return }
    slots[slot] = (hash.value, slots[slot].meaning.union(meaning))
  }

  /// What a word means, nothing where it is not known.
  subscript(hash: WordHash) -> IngredientWords.Meaning { slots[slot(of: hash)].meaning }

  /// Where a word stands, or would stand.
  private func slot(of hash: WordHash) -> Int {
    var slot = Int(truncatingIfNeeded: hash.value & Self.mask)
    while slots[slot].hash != 0, slots[slot].hash != hash.value {
      slot = (slot + 1) & Int(Self.mask)
    }
    return slot
  }
}
