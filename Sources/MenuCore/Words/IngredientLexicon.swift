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

  /// Reads the longest phrase at each word, a whole word before a stem; an entry with `-` takes its
  /// tags away from the whole text.
  private static func lookUp(_ text: String) -> Finding {
    let folded = FoldedText(text.utf8.contains(UInt8(ascii: "&")) ? text.withoutEntities : text)
    let words = folded.lexiconWords
    var (found, denied) = (Finding(), Finding())
    var place = 0
    while place < words.count {
      let matches = InterfaceLanguage.allCases.compactMap {
        longest(at: place, of: words, in: $0.words.ingredients)
      }
      let length = matches.map(\.length).max() ?? 1
      let isWhole = matches.contains { $0.length == length && !$0.isStem }
      for match in matches where match.length == length && (!match.isStem || !isWhole) {
        add(match.tags, to: &found, &denied)
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

  private static func add(
    _ tags: UnsafeBufferPointer<UInt8>, to found: inout Finding, _ denied: inout Finding
  ) {
    var isDenial = tags.first == UInt8(ascii: "-")
    var start = isDenial ? 1 : 0
    for end in start...max(start, tags.count) {
      let isEnd = end == tags.count
      guard isEnd || tags[end] == UInt8(ascii: "+") || tags[end] == UInt8(ascii: "-") else {
        continue
      }
      let tag = UnsafeBufferPointer(rebasing: tags[start..<end])
      if isDenial { denied.insert(tag) } else { found.insert(tag) }
      if isEnd { break }
      isDenial = tags[end] == UInt8(ascii: "-")
      start = end + 1
    }
  }
}

extension IngredientLexicon.Finding {
  fileprivate mutating func insert(_ tag: UnsafeBufferPointer<UInt8>) {
    if let allergen = Allergen.table[tag] {
      allergens.insert(allergen)
    } else if let trait = IngredientTraits.table[tag] {
      traits.insert(trait)
    }
  }
}

extension IngredientTraits {
  static let table = NameTable<IngredientTraits>([
    ("meat", .meat), ("pork", .pork), ("beef", .beef), ("honey", .honey), ("alcohol", .alcohol),
  ])
}

extension FoldedText {
  /// The words of the text; a picture is a word by itself.
  fileprivate var lexiconWords: [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    for word in self.words {
      // A picture takes four bytes that begin with F0, and may stand at a word without a blank.
      var rest = word
      while let start = rest.firstIndex(of: 0xF0) {
        if start > rest.startIndex { words.append(rest[..<start]) }
        let end = Swift.min(start + 4, rest.endIndex)
        words.append(rest[start..<end])
        rest = rest[end...]
      }
      if !rest.isEmpty { words.append(rest) }
    }
    return words
  }
}

extension String {
  /// The text with the letters that entities of HTML mean. `cr&egrave;me` → `crème`
  fileprivate var withoutEntities: String {
    var result = ""
    var rest = self[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      guard let end = rest.utf8.prefix(10).firstIndex(of: UInt8(ascii: ";")),
        let letter = rest[..<end].entityLetter
      else {
        result += "&"
        continue
      }
      result += letter
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }
}

extension Substring {
  /// The letter of an entity without `&` and `;`: `egrave` → e, `#232` → è.
  fileprivate var entityLetter: String? {
    if utf8.first == UInt8(ascii: "#") {
      let digits = dropFirst()
      let isHex = digits.utf8.first.map { $0 | 0x20 } == UInt8(ascii: "x")
      let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(String.init)
    }
    let accents = ["grave", "acute", "circ", "uml", "tilde", "cedil", "ring"]
    guard let first = utf8.first, first.isASCIILetter,
      accents.contains(where: { dropFirst().utf8.elementsEqual($0.utf8) })
    else { return nil }
    return String(prefix(1))
  }
}
