/// The meaning of a word in a query.
enum QueryMeaning: Hashable, Sendable {
  case without, free, allergic, to, and, under, currency, not, skip
  /// The allergens that a word names: "nuts" → nuts and peanuts.
  case allergens(AllergenSet)
  /// A whole clause in one word: "glutenfrei" → without gluten.
  case excluded(AllergenSet)
  case diet(Diet)
  case list(MenuList)
}

/// The words that the grammar of queries knows, in five languages at once; those of the language shown
/// win.
struct QueryWords: Sendable {
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
        if let tags = language.words.query.tags(of: phrase), let meaning = QueryMeaning(tags) {
          return (meaning, length)
        }
      }
    }
    return nil
  }

  /// The meaning of the nearest word for an allergen or a diet; nil for none, or for several.
  func nearest(to word: String) -> (word: String, meaning: QueryMeaning)? {
    let folded = Array(FoldedText(word).words.joined(separator: [UInt8(ascii: "_")]))
    if let exact = allergenOrDiet(folded) { return (word, exact) }
    let entries = languages.flatMap { $0.words.query.entries }.filter { entry in
      entry.tags.utf8.first.map { $0 >= UInt8(ascii: "a") } ?? false
    }
    let text = String(decoding: folded, as: UTF8.self)
    guard let near = EditDistance.nearest(to: text, among: Array(Set(entries.map(\.word)))),
      let meaning = allergenOrDiet(Array(near.utf8))
    else { return nil }
    return (String(near.map { $0 == "_" ? " " : $0 }), meaning)
  }

  private func allergenOrDiet(_ word: [UInt8]) -> QueryMeaning? {
    languages.lazy.compactMap { $0.words.query.tags(of: word).flatMap { QueryMeaning($0) } }
      .first { meaning in
        switch meaning {
        case .allergens, .diet: true
        default: false
        }
      }
  }
}

extension QueryMeaning {
  /// The meaning of the tags of an entry: `WITHOUT=gluten`, `milk`, `diet.vegan`, `list.pizzas`.
  init?(_ tags: UnsafeBufferPointer<UInt8>) {
    if let sign = QueryMeaning.signs[tags] {
      self = sign
    } else if tags.starts(with: "WITHOUT=".utf8) {
      self = .excluded(QueryMeaning.allergens(in: tags.dropFirst(8)))
    } else if tags.starts(with: "diet.".utf8) {
      guard let diet = Diet.table[UnsafeBufferPointer(rebasing: tags.dropFirst(5))] else {
        return nil
      }
      self = .diet(diet)
    } else if tags.starts(with: "list.".utf8) {
      let name = String(decoding: tags.dropFirst(5), as: UTF8.self)
      guard let list = MenuList(rawValue: name) else { return nil }
      self = .list(list)
    } else {
      self = .allergens(QueryMeaning.allergens(in: tags[...]))
    }
  }

  private static func allergens(in tags: Slice<UnsafeBufferPointer<UInt8>>) -> AllergenSet {
    AllergenSet(
      tags.split(separator: UInt8(ascii: "+"))
        .compactMap { Allergen.table[UnsafeBufferPointer(rebasing: $0)] })
  }

  private static let signs = NameTable<QueryMeaning>([
    ("WITHOUT", .without), ("FREE", .free), ("ALLERGIC", .allergic), ("TO", .to), ("AND", .and),
    ("UNDER", .under), ("CURRENCY", .currency), ("NOT", .not), ("SKIP", .skip),
  ])
}
