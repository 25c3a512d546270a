internal import CWords

/// The words of the grammar of queries in one language, from its resource file.
///
/// A line is a phrase, a colon and its meaning: `senza: WITHOUT`, `celiaco: WITHOUT=gluten`,
/// `vegana: diet.vegan`, `dolci: list.desserts`, `surgelato: fact.frozen`, `noci: nuts peanuts`. A
/// hyphen begins an ending that makes an exclusion of an allergen in one word with it: `-frei: FREE`.
/// An umlaut may be typed as two letters. `#` begins a comment. A word that means the same in two
/// languages is in the file of one.
struct GrammarTable: Sendable {
  /// The meanings by the folded words of their phrases, with a blank between them.
  let meanings: [[UInt8]: QueryMeaning]
  /// The folded endings that exclude the allergen before them: `frei`, `allergie`.
  let endings: [[UInt8]]
  /// The lines that say nothing, for a test of the files.
  let unreadLines: [String]

  /// The most words of a phrase.
  static let longestPhrase = 5

  /// Reads a file; O(its length).
  init(_ file: [UInt8]) {
    var meanings: [[UInt8]: QueryMeaning] = [:]
    var endings: [[UInt8]] = []
    var unreadLines: [String] = []
    for line in String(decoding: file, as: UTF8.self).split(separator: "\n") {
      guard !line.hasPrefix("#") else { continue }
      guard let colon = line.lastIndex(of: ":"),
        let meaning = QueryMeaning(line[line.index(after: colon)...].drop { $0 == " " })
      else {
        unreadLines.append(String(line))
        continue
      }
      for spelling in Self.spellings(of: String(line[..<colon])) {
        let words = FoldedText(spelling).words
        if line.hasPrefix("-") {
          endings += words.map(Array.init)
        } else {
          meanings[Array(words.joined(separator: [UInt8(ascii: " ")]))] = meaning
        }
      }
    }
    self.meanings = meanings
    self.endings = endings
    self.unreadLines = unreadLines
  }

  /// A phrase, and the same as it is typed without umlauts. `Nüsse` → Nuesse
  private static func spellings(of phrase: String) -> [String] {
    let other = phrase.replacing("ä", with: "ae").replacing("ö", with: "oe")
      .replacing("ü", with: "ue")
    return other.hasSameUTF8(as: phrase) ? [phrase] : [phrase, other]
  }

  /// The table of a language; each is read once, when first needed.
  static func of(_ language: InterfaceLanguage) -> GrammarTable {
    switch language {
    case .italian: italian
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    }
  }

  private static let italian = GrammarTable(Array(words_grammar_italian().content))
  private static let english = GrammarTable(Array(words_grammar_english().content))
  private static let german = GrammarTable(Array(words_grammar_german().content))
  private static let french = GrammarTable(Array(words_grammar_french().content))
  private static let spanish = GrammarTable(Array(words_grammar_spanish().content))
}

extension QueryMeaning {
  /// The meaning behind a phrase: `WITHOUT=gluten`, `milk`, `diet.vegan`, `list.pizzas`; nil for words
  /// that say none.
  fileprivate init?(_ text: some StringProtocol) {
    switch text {
    case "WITHOUT": self = .without
    case "FREE": self = .free
    case "ALLERGIC": self = .allergic
    case "TO": self = .to
    case "AND": self = .and
    case "OR": self = .or
    case "NOR": self = .nor
    case "UNDER": self = .under
    case "OVER": self = .over
    case "WORD": self = .word
    case "CURRENCY": self = .currency
    case "NOT": self = .not
    case "SPICY": self = .spicy
    case "SKIP": self = .skip
    case "ASK": self = .ask
    default: self.init(nameOf: text)
    }
  }

  private init?(nameOf text: some StringProtocol) {
    let name = String(text.drop { $0 != "=" && $0 != "." }.dropFirst())
    if text.hasPrefix("diet.") {
      guard let diet = Diet(rawValue: name) else { return nil }
      self = .diet(diet)
    } else if text.hasPrefix("list.") {
      guard let list = MenuList(rawValue: name) else { return nil }
      self = .list(list)
    } else if text.hasPrefix("fact.") {
      guard let fact = PrintedFact(rawValue: name) else { return nil }
      self = .fact(fact)
    } else if text.hasPrefix("WITHOUT=") {
      guard let allergens = AllergenSet(words: name) else { return nil }
      self = .excluded(allergens)
    } else {
      guard let allergens = AllergenSet(words: text) else { return nil }
      self = .allergens(allergens)
    }
  }
}

extension AllergenSet {
  /// The allergens of words of the format with blanks between them; nil for none, or for another word.
  fileprivate init?(words: some StringProtocol) {
    self = []
    for word in words.split(separator: " ") {
      guard let allergen = Allergen(rawValue: String(word)) else { return nil }
      insert(allergen)
    }
    if isEmpty { return nil }
  }
}
