internal import CWords

/// The words of the grammar of queries in one language, from its resource file.
///
/// A line is a phrase, a colon and its meaning: `senza: WITHOUT`, `celiaco: WITHOUT=gluten`,
/// `vegana: diet.vegan`, `dolci: list.desserts`, `surgelato: fact.frozen`, `noci: nuts peanuts`. A hyphen
/// begins an ending that excludes the allergen before it in the same word: `-frei: FREE`. An umlaut may be
/// typed as two letters. `#` begins a comment. A word that means the same in two languages is only in one of
/// their files.
struct GrammarTable: Sendable {
  /// The meanings, by the folded words of their phrases, joined by blanks.
  let meanings: [[UInt8]: QueryMeaning]
  /// The folded endings that exclude the allergen before them: `frei`, `allergie`.
  let endings: [[UInt8]]

  /// The most words of a phrase.
  static let longestPhrase = 5

  /// Reads a file; O(its length).
  init(_ file: [UInt8]) {
    var meanings: [[UInt8]: QueryMeaning] = [:]
    var endings: [[UInt8]] = []
    // By bytes: the search waits for five files at its first key.
    for line in WordFile.content(of: file) {
      guard let colon = line.lastIndex(of: UInt8(ascii: ":")) else { continue }
      let name = line[(colon + 1)...].drop { $0 == UInt8(ascii: " ") }
      let meaning = QueryMeaning.named(String(decoding: name, as: UTF8.self))
      guard let meaning else { continue }
      let phrase = String(decoding: line[..<colon], as: UTF8.self)
      for spelling in [phrase, phrase.withUmlautsSpelled].compactMap(\.self) {
        let folded = FoldedText(spelling)
        if line.first == UInt8(ascii: "-") {
          endings += folded.words.map(Array.init)
        } else {
          meanings[folded.phrase] = meaning
        }
      }
    }
    self.meanings = meanings
    self.endings = endings
  }

  /// The table of a language.
  static func of(_ language: InterfaceLanguage) -> GrammarTable { tables[language] }

  /// The tables of all languages.
  static let all = InterfaceLanguage.allCases.map(of)

  /// Read once, when first needed: a search needs all of them.
  private static let tables = EachLanguage(
    it: GrammarTable(Array(words_grammar_italian().content)),
    en: GrammarTable(Array(words_grammar_english().content)),
    de: GrammarTable(Array(words_grammar_german().content)),
    fr: GrammarTable(Array(words_grammar_french().content)),
    es: GrammarTable(Array(words_grammar_spanish().content)))
}

extension QueryMeaning {
  /// The meanings that have a keyword in the files.
  private static let keywords: [String: QueryMeaning] = [
    "WITHOUT": .without, "NO": .no, "FREE": .free, "ALLERGIC": .allergic, "TO": .to,
    "AND": .and, "OR": .or, "NOR": .nor, "UNDER": .under, "OVER": .over, "CURRENCY": .currency,
    "NOT": .not, "EXCEPT": .except, "BUT": .but, "SPICY": .spicy, "SKIP": .skip, "ASK": .ask,
    "WORD": .word, "HEALTH": .health, "CHEAP": .cheap, "MEASURE": .measure,
    "ANIMAL": .animal,
  ]

  /// The meaning after a phrase: `WITHOUT=gluten`, `milk`, `diet.vegan`, `list.pizzas`; nil if there is none.
  fileprivate static func named(_ text: String) -> QueryMeaning? {
    if let keyword = keywords[text] { return keyword }
    let kind = text.prefix { $0 != "=" && $0 != "." }
    let name = String(text.dropFirst(kind.count + 1))
    switch kind {
    case "diet": return Diet(rawValue: name).map(QueryMeaning.diet)
    case "list": return MenuList(rawValue: name).map(QueryMeaning.list)
    case "fact": return PrintedFact(rawValue: name).map(QueryMeaning.fact)
    case "NUMBER": return Amount(typed: name).map(QueryMeaning.number)
    case "WITHOUT": return AllergenSet(words: name).map(QueryMeaning.excluded)
    default: return AllergenSet(words: text).map(QueryMeaning.allergens)
    }
  }
}

extension AllergenSet {
  /// The allergens of words of the format, separated by blanks; nil if there are none or a word is unknown.
  fileprivate init?(words: some StringProtocol) {
    self = []
    for word in words.split(separator: " ") {
      guard let allergen = Allergen(rawValue: String(word)) else { return nil }
      insert(allergen)
    }
    if isEmpty { return nil }
  }
}
