/// The meaning of a word in a query.
enum QueryMeaning: Hashable, Sendable {
  case without, free, allergic, to, and, or, under, currency, not, skip
  /// The allergens that a word names: "nuts" → nuts and peanuts.
  case allergens(AllergenSet)
  /// A whole clause in one word: "glutenfrei" → without gluten.
  case excluded(AllergenSet)
  case diet(Diet)
  case list(MenuList)
}

/// The words that the grammar of queries knows, in five languages at once; those of the language shown
/// win.
package struct QueryWords: Sendable {
  private let languages: [InterfaceLanguage]

  init(preferring language: InterfaceLanguage?) {
    languages =
      [language].compactMap(\.self) + InterfaceLanguage.allCases.filter { $0 != language }
  }

  /// The meaning of the longest phrase that begins a list of folded words, and its number of words; nil
  /// for a word that means nothing.
  func meaning(of words: ArraySlice<ArraySlice<UInt8>>) -> (meaning: QueryMeaning, length: Int)? {
    for length in stride(from: min(5, words.count), to: 0, by: -1) {
      let phrase = Array(words.prefix(length).joined(separator: [UInt8(ascii: "_")]))
      for language in languages {
        if let tags = language.words.query.tags(of: phrase) { return (QueryMeaning(tags), length) }
      }
    }
    return nil
  }

  /// The nearest word for an allergen in any language; nil for none, or for several. `lattte` → latte
  static func nearestAllergen(to word: String) -> (word: String, allergens: AllergenSet)? {
    EditDistance.nearest(
      to: word, among: allergens.keys.sorted(), isSame: { allergens[$0] == allergens[$1] }
    ).flatMap { near in allergens[near].map { (near, $0) } }
  }

  /// The words for allergens in all languages, and those of the format.
  private static let allergens: [String: AllergenSet] = {
    let entries = InterfaceLanguage.allCases.flatMap { $0.words.query.entries }.map { entry in
      (entry.word.split(separator: "_").joined(separator: " "), AllergenSet(tags: entry.tags))
    }
    let own = Allergen.allCases.map { ($0.rawValue, AllergenSet($0)) }
    return Dictionary(entries.filter { !$0.1.isEmpty } + own) { first, _ in first }
  }()

  /// True if a word is the beginning of one of the grammar. `veg` → vegan
  package static func isBeginning(_ word: String) -> Bool {
    let folded = FoldedText(word).bytes
    return InterfaceLanguage.allCases.contains { language in
      language.words.query.entries.contains {
        $0.word.utf8.count > folded.count && $0.word.utf8.starts(with: folded)
      }
    }
  }
}

extension QueryMeaning {
  /// The meaning of the tags of an entry: `WITHOUT=gluten`, `milk`, `diet.vegan`, `list.pizzas`.
  init(_ tags: UnsafeBufferPointer<UInt8>) {
    let tags = String(decoding: tags, as: UTF8.self)
    let name = String(tags.drop { $0 != "=" && $0 != "." }.dropFirst())
    if let sign = Self.signs[tags] {
      self = sign
    } else if let diet = Diet(rawValue: name) {
      self = .diet(diet)
    } else if let list = MenuList(rawValue: name) {
      self = .list(list)
    } else {
      self =
        tags.hasPrefix("WITHOUT=")
        ? .excluded(AllergenSet(tags: name)) : .allergens(AllergenSet(tags: tags))
    }
  }

  private static let signs: [String: QueryMeaning] = [
    "WITHOUT": .without, "FREE": .free, "ALLERGIC": .allergic, "TO": .to, "AND": .and, "OR": .or,
    "UNDER": .under, "CURRENCY": .currency, "NOT": .not, "SKIP": .skip,
  ]
}

extension AllergenSet {
  /// The allergens of the tags of an entry: `nuts+peanuts`; none of `diet.vegan`.
  fileprivate init(tags: String) {
    self.init(tags.split(separator: "+").compactMap { Allergen(rawValue: String($0)) })
  }
}
