/// A typed text, parsed by the one-page grammar in `QueryParser`:
/// `senza latte fino a 9 "funghi"` → without milk, up to 9, the phrase "funghi".
public struct TypedQuery: Hashable, Sendable {
  /// The text itself.
  @ComparedAsUTF8 public internal(set) var text: String
  /// The conditions of its clauses: exclusions, diets and the lowest limit.
  public internal(set) var filter = QueryFilter()
  /// The lists that were named.
  package internal(set) var lists: [MenuList] = []
  /// The word that asks for dishes that state that they are spicy; nil if there is none. `piccante`
  @ComparedAsUTF8 package internal(set) var spicyWord: String? = nil
  /// True if a word asks about a dish: `is`, `contiene`.
  package internal(set) var isQuestion = false
  /// True if it asks about allergens in general, or about an allergy to something that is not named.
  package internal(set) var asksAboutAllergens = false
  /// The number of words that are skipped, such as articles and verbs.
  var numberOfSmallWords = 0
  /// The words and phrases that a dish must all have, as typed.
  @ComparedAsUTF8 package var words: [String] = []
  /// The words after *without* that are not allergens: no dish states that it is without them.
  @ComparedAsUTF8 package var withoutWords: [String] = []
  /// The allergens outside a clause: `milk`.
  package internal(set) var namedAllergens: AllergenSet = []
  /// The words for them, as typed: `frutta a guscio`.
  @ComparedAsUTF8 var namedWords: [String] = []
  /// The words around them, which may be a phrase of the menu: `fior di latte`. Nil for an allergen alone.
  @ComparedAsUTF8 package internal(set) var namedPhrase: String? = nil
  /// True if the words name different allergens: `milk eggs`, but not `nuts`, which means peanuts too.
  var namesSeveral = false
  /// How much of the text is understood.
  package internal(set) var state = State.complete
  /// The last word; nil if a blank follows it.
  @ComparedAsUTF8 package internal(set) var lastWord: String? = nil

  /// How much of a typed text is understood.
  package enum State: Hashable, Sendable {
    /// All of it.
    case complete
    /// All but the last clause, which is incomplete: `senza`, `senza lat`, `fino a`.
    case awaiting(Expectation)
    /// Not all: this piece, as typed, is the first that is unclear. `not vegan`
    case unclear(String)
  }

  /// What an incomplete clause still needs.
  package enum Expectation: Hashable, Sendable {
    /// What to exclude: `senza`.
    case item
    /// The most that a dish may cost: `fino a`.
    case amount
  }

  /// Parses a text; O(length). A text of more than 200 words is unclear. The words of the language shown take
  /// precedence over the same words of other languages.
  public init(_ text: String, preferring language: InterfaceLanguage? = nil) {
    self.init(text, preferring: language, isFinished: false)
  }

  /// Parses a text that a guest may still be typing, or that is finished, so that its last word is complete:
  /// `sin sal` is not the beginning of *salsa*.
  package init(_ text: String, preferring language: InterfaceLanguage?, isFinished: Bool) {
    self.text = text
    guard !text.isBlank else { return }
    var parser = QueryParser(self, preferring: language, isFinished: isFinished)
    self = parser.parse()
  }

  /// True if the text asks only for dishes that state that they are spicy.
  package var isSpicy: Bool { spicyWord != nil }

  /// True if nothing was typed but blanks.
  public var isEmpty: Bool { text.isBlank }

  /// The first piece that is not understood, as typed: `not vegan`; nil if everything is understood.
  package var unclear: String? {
    if case .unclear(let piece) = state { return piece }
    return nil
  }

  /// What the last clause still needs; nil if it is complete.
  package var expectation: Expectation? {
    if case .awaiting(let expectation) = state { return expectation }
    return nil
  }

  /// True if the text has more than a filter and named allergens.
  package var hasMore: Bool {
    !words.isEmpty || !lists.isEmpty || !withoutWords.isEmpty || isSpicy || isQuestion
      || state != .complete
  }

  /// True if the texts of dishes are searched, and not only their facts.
  var searchesTexts: Bool { hasMore || !namedAllergens.isEmpty }

  /// The words outside the phrase around an allergen; all words if there is no phrase.
  package var wordsBesidePhrase: [String] {
    guard let namedPhrase else { return words }
    let parts = FoldedText(namedPhrase).wordTexts
    return words.filter { !FoldedText($0).wordTexts.allSatisfy(parts.contains) }
  }

  /// The phrase around an allergen, if it is all that is searched.
  var onlyPhrase: String? {
    guard let namedPhrase, wordsBesidePhrase.isEmpty else { return nil }
    let parts = FoldedText(namedPhrase).wordTexts
    let isAll = namedWords.flatMap { FoldedText($0).wordTexts }.allSatisfy(parts.contains)
    return isAll ? namedPhrase : nil
  }

  /// Marks the whole text as not understood.
  package mutating func refuse() { state = .unclear(text.trimmed) }

  /// Removes the allergens outside clauses, and the phrase around them.
  package mutating func removeNamed() {
    words = wordsBesidePhrase
    namedAllergens = []
    namedWords = []
    namedPhrase = nil
    namesSeveral = false
  }

  /// The text without a word, or with another word instead; nil if nothing is left to search.
  /// `senza latte xyz` → `senza latte`
  func text(with other: String? = nil, without word: String) -> String? {
    let isAll = words.allSatisfy { $0.hasSameUTF8(as: word) }
    if other == nil, isAll, filter.isEmpty, lists.isEmpty, !isSpicy { return nil }
    var pieces: [(text: String, gap: String)] = []
    for token in QueryToken.tokens(of: text) {
      guard var text = token.text.hasSameUTF8(as: word) ? other : token.text else { continue }
      if token.kind == .phrase { text = "\"\(text)\"" }
      if token.endsWithComma { text += "," }
      pieces.append((text, token.gap))
    }
    return QueryTerm.text(of: pieces)
  }
}

/// A text whose end is still being typed.
extension TypedQuery {
  /// True if the last clause may still change: `senza`, `senza lat`, and `senz` if no dish has such a word.
  /// O(words of the grammar).
  func isAwaited(with notice: MenuQuery.Notice?) -> Bool {
    if expectation != nil { return true }
    guard unclear == nil, let lastWord, QueryWords.isBeginning(lastWord) else { return false }
    switch notice {
    case .noSuchWord(let word, _), .corrected(let word, _), .meant(let word, _):
      return word.hasSameUTF8(as: lastWord)
    case .notUnderstood, .allergenUnclear, .allergensAsked: return true
    default: return false
    }
  }

  /// The query without the clause that is being typed. `funghi senza lat` → `funghi`
  var withoutUnfinishedClause: TypedQuery {
    var query = self
    if expectation != nil { query.state = .complete }
    if query.withoutWords.last?.hasSameUTF8(as: lastWord ?? "") ?? false {
      query.withoutWords.removeLast()
    } else if query.words.last?.hasSameUTF8(as: lastWord ?? "") ?? false {
      query.words.removeLast()
    }
    return query
  }
}
