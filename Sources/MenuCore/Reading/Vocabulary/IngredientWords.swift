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
      meaning.allergens.formUnion(phrases)
      for word in bytes.split(whereSeparator: { $0 < 0x80 && !(0x61...0x7A).contains($0) })
      where word.count >= GuessedWords.fewestLetters && words[WordHash(word)] == nil {
        meaning.allergens.formUnion(
          GuessedWords.allergens(of: String(decoding: word, as: UTF8.self)))
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
    var meaning = Meaning()
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
  struct Meaning {
    var allergens = AllergenSet()
    var denied = AllergenSet()
    /// Whether it says `free`, and whether it says what roams so.
    var saysFree = false
    var saysRange = false

    /// Whether it denies all: eggs of free-range hens are eggs.
    var isFreeOfAll: Bool { saysFree && !saysRange }

    mutating func formUnion(_ other: Meaning?) {
      guard let other else { return }
      allergens.formUnion(other.allergens)
      denied.formUnion(other.denied)
      saysFree = saysFree || other.saysFree
      saysRange = saysRange || other.saysRange
    }
  }

  private static let words: WordMeanings = {
    var words = WordMeanings()
    for table in tables {
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
    words.add("free", Meaning(saysFree: true))
    words.add("range", Meaning(saysRange: true))
    // What guests look for by its name is plain too.
    for terms in QueryTerms.all {
      for (named, _, names) in terms.allergens {
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

  /// A language more is a table more.
  private static let tables = [italianAndEnglish, german, french, spanish]

  /// Every word that gives an allergen away.
  static let given = tables.flatMap(\.given)
}

/// Meanings by the hashes of words, in one array.
///
/// It is filled at each start that reads an ingredient: so its texts are passed once, byte by byte.
private struct WordMeanings {
  private var slots: [(hash: UInt64, meaning: IngredientWords.Meaning)?] = Array(
    repeating: nil, count: 2_048)

  /// Adds a meaning to each word of a text.
  mutating func add(_ words: String, _ meaning: IngredientWords.Meaning) {
    var hash: WordHash?
    for byte in words.utf8 {
      if byte > .space {
        var longer = hash ?? WordHash()
        longer.add(byte)
        hash = longer
      } else if let word = hash {
        add(word, meaning)
        hash = nil
      }
    }
    if let hash { add(hash, meaning) }
  }

  /// Adds names between commas that are a single word and mean nothing yet.
  mutating func add(names: String, _ meaning: IngredientWords.Meaning) {
    var hash: WordHash?
    var isWord = true
    for byte in names.utf8 {
      switch byte {
      case UInt8(ascii: ","):
        if let word = hash, isWord, self[word] == nil { add(word, meaning) }
        (hash, isWord) = (nil, true)
      case ...UInt8.space where hash == nil: break
      case ...UInt8.space, UInt8(ascii: "'"): isWord = false
      default:
        var longer = hash ?? WordHash()
        longer.add(byte < 0x80 ? byte | 0x20 : byte)
        hash = longer
      }
    }
    if let hash, isWord, self[hash] == nil { add(hash, meaning) }
  }

  private mutating func add(_ hash: WordHash, _ meaning: IngredientWords.Meaning) {
    var slot = Int(truncatingIfNeeded: hash.value & 2_047)
    while let other = slots[slot], other.hash != hash.value { slot = (slot + 1) & 2_047 }
    var all = slots[slot]?.meaning ?? .init()
    all.formUnion(meaning)
    slots[slot] = (hash.value, all)
  }

  subscript(hash: WordHash) -> IngredientWords.Meaning? {
    var slot = Int(truncatingIfNeeded: hash.value & 2_047)
    while let entry = slots[slot] {
      if entry.hash == hash.value { return entry.meaning }
      slot = (slot + 1) & 2_047
    }
    return nil
  }
}
