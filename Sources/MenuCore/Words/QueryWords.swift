/// The words that the grammar of queries knows, in five languages at once; those of the language shown take
/// precedence.
package struct QueryWords: Sendable {
  private let tables: [GrammarTable]

  /// The words of all languages, none of which takes precedence.
  static let all = QueryWords(preferring: nil)

  init(preferring language: InterfaceLanguage?) {
    let others = InterfaceLanguage.allCases.filter { $0 != language }
    tables = ([language].compactMap(\.self) + others).map(GrammarTable.of)
  }

  /// The meaning of the longest phrase that begins a list of folded words, and its number of words; nil if
  /// there is no meaning. A word that is still being typed is not checked for typos: `laktosefre`
  func meaning(
    of words: ArraySlice<ArraySlice<UInt8>>, isTyped: Bool = false
  ) -> (meaning: QueryMeaning, length: Int)? {
    for length in stride(from: min(GrammarTable.longestPhrase, words.count), to: 0, by: -1) {
      let phrase = FoldedText.phrase(of: words.prefix(length))
      for table in tables {
        guard let meaning = table.meanings[phrase] else { continue }
        return [.word, .measure].contains(meaning) ? nil : (meaning, length)
      }
    }
    return words.first.flatMap { excluded(by: $0, isTyped: isTyped) }.map { (.excluded($0), 1) }
  }

  /// True for a word that a search skips, such as an article. `de`
  func isSmall(_ word: [UInt8]) -> Bool {
    tables.lazy.compactMap { $0.meanings[word] }.first?.isSmall ?? false
  }

  /// The allergens that a compound word excludes; nil for any other word. A typo in the ending is accepted,
  /// because guests do not type such a word to find dishes with the allergen. `Nussallergie` → nuts
  /// and peanuts, `laktosefre` → milk
  private func excluded(by word: ArraySlice<UInt8>, isTyped: Bool) -> AllergenSet? {
    let exact = allergens(of: word) { $0.elementsEqual($1) }
    if exact != nil || isTyped { return exact }
    return allergens(of: word) { tail, ending in
      tail.first == ending.first && tail.count > 2 && ending.count > 3
        && EditDistance.distance(tail, ending) == 1
    }
  }

  /// The allergens that a word begins with, if the rest of it is an ending that excludes them.
  private func allergens(
    of word: ArraySlice<UInt8>, where isEnding: (ArraySlice<UInt8>, ArraySlice<UInt8>) -> Bool
  ) -> AllergenSet? {
    for ending in tables.lazy.flatMap(\.endings) {
      for length in ending.count - 1...ending.count + 1 where word.count > length {
        guard isEnding(word.suffix(length), ending[...]) else { continue }
        let stem = Array(word.dropLast(length))
        for table in tables {
          if case .allergens(let allergens)? = table.meanings[stem] { return allergens }
        }
      }
    }
    return nil
  }

  /// The part of a word before an ending that excludes it, or behind *an-*; nil for any other word.
  /// `Tomatenfrei` → Tomaten, `analcolico` → alcolico
  ///
  /// A short ending only excludes a food: `fleischlos`, but not the Spanish *caramelos*.
  package static func stem(ofExclusion word: String) -> String? {
    let folded = FoldedText(word)
    guard folded.words.count == 1 else { return nil }
    if folded.text.hasPrefix("an"), fact(named: String(word.dropFirst(2))) == .alcohol {
      return String(word.dropFirst(2))
    }
    for ending in GrammarTable.all.lazy.flatMap(\.endings)
    where folded.bytes.count > ending.count + 2 && folded.bytes.suffix(ending.count) == ending[...]
    {
      let stem = String(word.dropLast(ending.count))
      if ending.count > shortestEnding || FoodWords.shared.knows(stem) { return stem }
    }
    return nil
  }

  /// The part of a word before a word for an allergy; nil for any other word. `Kreuzallergie` → Kreuz
  static func stem(ofAllergy word: String) -> String? {
    let folded = FoldedText(word).bytes
    for table in GrammarTable.all {
      for ending in table.endings
      where table.meanings[ending] == .allergic && folded.count > ending.count {
        if folded.suffix(ending.count) == ending[...] {
          return String(word.dropLast(ending.count))
        }
      }
    }
    return nil
  }

  /// The number of letters of an ending that many other words have.
  private static let shortestEnding = 3

  /// True for *free* in any language.
  package static func isFree(_ word: String) -> Bool { meanings(of: word).contains(.free) }

  /// True for a word to search that is similar to one of the grammar, in any language. `mild`
  static func isOther(_ word: String) -> Bool { meanings(of: word).contains(.word) }

  /// True for a word about the health of a guest, in any language. `incinta`
  package static func isOfHealth(_ word: String) -> Bool { meanings(of: word).contains(.health) }

  /// True for words for everything that no vegan eats, in any language. `animal products`
  static func isOfAnimals(_ words: String) -> Bool { meanings(of: words).contains(.animal) }

  /// True for a word that asks for low prices, in any language. `cheapest`
  package static func asksForPrice(_ word: String) -> Bool { meanings(of: word).contains(.cheap) }

  /// True for a number in digits, or in words of some language, for a multiple and for a measure: `2`, `zwei`,
  /// `2x`, `glass`
  static func isCount(_ word: String) -> Bool {
    if word.numberOfLetters == 0 || isMultiple(word) { return true }
    return meanings(of: word).contains { if case .number = $0 { true } else { $0 == .measure } }
  }

  /// True for a multiple: `2x`, `x2`, `x`
  static func isMultiple(_ word: String) -> Bool {
    String(word.unicodeScalars.filter(\.properties.isAlphabetic)).lowercased() == "x"
  }

  /// The folded words for *without* and *no*, in all languages.
  static let denials = Set(
    GrammarTable.all.flatMap { $0.meanings.filter { [.without, .no].contains($0.value) }.keys })

  /// The meanings of words, one for each language that knows them.
  private static func meanings(of words: String) -> [QueryMeaning] {
    let phrase = FoldedText(words).phrase
    return GrammarTable.all.compactMap { $0.meanings[phrase] }
  }

  /// The nearest word for an allergen; nil if there is none, or if there are several. `lattte` → latte
  static func nearestAllergen(to word: String) -> (word: String, allergens: AllergenSet)? {
    let near = EditDistance.nearest(to: word, among: allergens)
    return near.flatMap { near in allergens[near].map { (near, $0) } }
  }

  /// The nearest word for a diet or an exclusion; nil if there is none, or if there are several. `vegetarain`
  /// → vegetarian
  static func nearestCondition(to word: String) -> String? {
    EditDistance.nearest(to: word, among: conditions)
  }

  /// The words for diets and exclusions in all languages.
  private static let conditions: [String: QueryMeaning] = {
    var words: [String: QueryMeaning] = [:]
    for (phrase, meaning) in GrammarTable.all.flatMap(\.meanings) {
      switch meaning {
      case .diet, .excluded: words[String(decoding: phrase, as: UTF8.self)] = meaning
      default: break
      }
    }
    return words
  }()

  /// The allergens that a word of any language names; nil for any other word. `noci` → nuts
  static func allergens(named word: String) -> AllergenSet? { allergens[FoldedText(word).text] }

  /// The printed fact that words of any language name; nil for any other words. `fatto in casa` → homemade
  static func fact(named words: String) -> PrintedFact? {
    for case .fact(let fact) in meanings(of: words) { return fact }
    return nil
  }

  /// True if a word of any language names a diet. `vegana`
  static func namesDiet(_ word: String) -> Bool { diet(named: word) != nil }

  /// The diet that a word of any language names, or its word in the format in any case; nil for any other
  /// word. `Vegana` → vegan
  static func diet(named word: String) -> Diet? {
    if let diet = Diet(rawValue: FoldedText(word).text) { return diet }
    for case .diet(let diet) in meanings(of: word) { return diet }
    return nil
  }

  /// The words for allergens in all languages, and those of the format.
  private static let allergens: [String: AllergenSet] = {
    var words: [String: AllergenSet] = [:]
    for (phrase, meaning) in GrammarTable.all.flatMap(\.meanings) {
      guard case .allergens(let allergens) = meaning else { continue }
      let word = String(decoding: phrase, as: UTF8.self)
      words[word] = words[word] ?? allergens
    }
    for allergen in Allergen.allCases {
      words[allergen.rawValue] = words[allergen.rawValue] ?? AllergenSet(allergen)
    }
    return words
  }()

  /// True if a longer word of the grammar, other than a measure, begins with this word. `veg` → vegan
  package static func isBeginning(_ word: String) -> Bool {
    let folded = FoldedText(word).bytes
    let isOfWord = GrammarTable.all.contains { table in
      table.meanings.contains { $1 != .measure && $0 != folded && $0.starts(with: folded) }
    }
    return isOfWord || isBeginningOfTwo(folded)
  }

  /// True for an allergen followed by the beginning of an ending: `nussall` → Nussallergie
  private static func isBeginningOfTwo(_ folded: [UInt8]) -> Bool {
    GrammarTable.all.lazy.flatMap(\.endings).contains { ending in
      (1..<ending.count).contains { length in
        guard folded.count > length, folded.suffix(length).elementsEqual(ending.prefix(length))
        else { return false }
        let stem = Array(folded.dropLast(length))
        return GrammarTable.all.contains { $0.meanings[stem]?.namesAllergens ?? false }
      }
    }
  }
}
