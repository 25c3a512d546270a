/// The small lexicon that knows ingredients in five languages: `burro` → milk. It can only take a
/// promise away (`Promises`), and a text it does not know is none of its business.
struct IngredientLexicon {
  /// The allergens that a text names, and the kinds of ingredients that diets exclude.
  struct Finding: Hashable, Sendable {
    var allergens: AllergenSet = []
    var traits: IngredientTraits = []
  }

  /// The last text of each hash with its finding: a menu names `mozzarella` a hundred times.
  private var cache: [(text: String, finding: Finding)?] = []
  private static let cacheSize = 1_024

  /// The finding in a text, in all five languages at once; O(length). `pasta senza glutine` → nothing
  mutating func finding(in text: String) -> Finding {
    guard !text.isEmpty else { return Finding() }
    if cache.isEmpty { cache = Array(repeating: nil, count: Self.cacheSize) }
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let place = Int(hash) % Self.cacheSize
    if let known = cache[place], known.text.hasSameUTF8(as: text) { return known.finding }
    let finding = Self.lookUp(text)
    cache[place] = (text, finding)
    return finding
  }

  private static let lists = InterfaceLanguage.allCases.map(\.words.ingredients)

  /// Reads the longest phrase at each word, a whole word before a stem; an entry with `-` takes its
  /// tags away from the whole text.
  private static func lookUp(_ text: String) -> Finding {
    let words = FoldedText(text.withoutEntities.withPicturesApart).words
    var (found, denied) = (Finding(), Finding())
    var place = 0
    while place < words.count {
      let matches = lists.compactMap { longest(at: place, of: words, in: $0) }
      let length = matches.map(\.length).max() ?? 1
      let isWhole = matches.contains { $0.length == length && !$0.isStem }
      for match in matches where match.length == length && (!match.isStem || !isWhole) {
        if match.tags.first == UInt8(ascii: "-") {
          denied.add(match.tags)
        } else {
          found.add(match.tags)
        }
      }
      place += length
    }
    found.allergens.subtract(denied.allergens.withKinds)
    found.traits.subtract(denied.traits)
    return found
  }

  /// The longest entry that begins at a word, with its number of words.
  private static func longest(
    at place: Int, of words: [ArraySlice<UInt8>], in list: WordList
  ) -> (tags: WordList.Bytes, length: Int, isStem: Bool)? {
    words[place].withUnsafeBufferPointer { word in
      let found = list.place(of: word)
      if found.beginsPhrase {
        for length in stride(from: min(4, words.count - place), to: 1, by: -1) {
          let phrase = words[place..<place + length].joined(separator: [UInt8(ascii: "_")])
          if let tags = list.tags(of: Array(phrase)) { return (tags, length, false) }
        }
      }
      if let tags = found.tags { return (tags, 1, false) }
      return list.tags(ofStemOf: word, at: found).map { ($0, 1, true) }
    }
  }
}

extension IngredientLexicon.Finding {
  /// Takes tags in: `gluten.barley+alcohol`, or what is denied: `-milk-eggs`
  fileprivate mutating func add(_ tags: WordList.Bytes) {
    for tag in tags.split(whereSeparator: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }) {
      let tag = WordList.Bytes(rebasing: tag)
      if let allergen = Allergen.table[tag] { allergens.insert(allergen) }
      if let trait = IngredientTraits.table[tag] { traits.insert(trait) }
    }
  }
}

extension IngredientTraits {
  static let table = NameTable<IngredientTraits>([
    ("meat", .meat), ("pork", .pork), ("beef", .beef), ("honey", .honey), ("alcohol", .alcohol),
  ])
}

extension String {
  /// The text with a blank around each picture, which is a word by itself.
  fileprivate var withPicturesApart: String {
    guard utf8.contains(0xF0) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.value > 0xFFFF ? " \(scalar) " : String(scalar)
    }
  }
}
