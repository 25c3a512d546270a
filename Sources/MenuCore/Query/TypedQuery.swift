/// A text that was typed, taken apart by the grammar of one page (`QueryParser`):
/// `senza latte fino a 9 "funghi"` → without milk, up to 9, the phrase "funghi".
public struct TypedQuery: Hashable, Sendable {
  /// The text itself.
  @ComparedAsUTF8 public internal(set) var text: String
  /// The conditions of its clauses: exclusions, diets and the lowest limit.
  public internal(set) var filter = QueryFilter()
  /// The lists that were named.
  package internal(set) var lists: [MenuList] = []
  /// The word that asks for the dishes that state that they are spicy; nil for none. `piccante`
  @ComparedAsUTF8 package internal(set) var spicyWord: String? = nil
  /// True if a word asks about a dish: `is`, `contiene`.
  package internal(set) var isQuestion = false
  /// The number of words that are skipped, such as articles and verbs.
  var numberOfSmallWords = 0
  /// The words and phrases to be found, all of them, as typed.
  @ComparedAsUTF8 package var words: [String] = []
  /// The words after *without* that are no allergens: no dish states that it is without them.
  @ComparedAsUTF8 package var withoutWords: [String] = []
  /// The allergens outside a clause: `milk`.
  package internal(set) var namedAllergens: AllergenSet = []
  /// The words for them, as typed: `frutta a guscio`.
  @ComparedAsUTF8 var namedWords: [String] = []
  /// The words around them, which may be a phrase of the menu: `fior di latte`. Nil for an allergen alone.
  @ComparedAsUTF8 package internal(set) var namedPhrase: String? = nil
  /// True if they are several things: `milk eggs`, but not `nuts`, which are peanuts too.
  var namesSeveral = false
  /// The allergens that the unclear piece excepts: `everything except fish`
  package internal(set) var exceptedAllergens: AllergenSet = []
  /// How much of the text is understood.
  package internal(set) var state = State.complete
  /// The word at the end, nil where a blank follows it.
  @ComparedAsUTF8 package internal(set) var lastWord: String? = nil

  /// How much of a typed text is understood.
  package enum State: Hashable, Sendable {
    /// All of it.
    case complete
    /// All but the last clause, which lacks its end: `senza`, `senza lat`, `fino a`.
    case awaiting(Expectation)
    /// Not this piece, the first of those that are unclear, as typed: `not vegan`.
    case unclear(String)
  }

  /// The end that a clause lacks.
  package enum Expectation: Hashable, Sendable {
    /// The thing to go without: `senza`.
    case item
    /// The most that a dish may cost: `fino a`.
    case amount
  }

  /// Parses a text; O(length). What is longer than 200 words is unclear. The words of the language shown
  /// win over the same words of others.
  public init(_ text: String, preferring language: InterfaceLanguage? = nil) {
    self.init(text, preferring: language, isFinished: false)
  }

  /// Parses a text that a guest may still be typing, or has finished, so that its last word is whole:
  /// `sin sal` is no beginning of *salsa*.
  package init(_ text: String, preferring language: InterfaceLanguage?, isFinished: Bool) {
    self.text = text
    guard !text.isBlank else { return }
    var parser = QueryParser(self, preferring: language, isFinished: isFinished)
    self = parser.parse()
  }

  /// True if only dishes are asked for that state that they are spicy.
  package var isSpicy: Bool { spicyWord != nil }

  /// True if nothing was typed but blanks.
  public var isEmpty: Bool { text.isBlank }

  /// The first piece that is not understood, as typed: `not vegan`; nil where all is.
  package var unclear: String? {
    if case .unclear(let piece) = state { return piece }
    return nil
  }

  /// The end that the last clause lacks, nil where it has one.
  package var expectation: Expectation? {
    if case .awaiting(let expectation) = state { return expectation }
    return nil
  }

  /// True if it has anything beside its filter and the allergens that it names.
  package var saysMore: Bool {
    !words.isEmpty || !lists.isEmpty || !withoutWords.isEmpty || isSpicy || isQuestion
      || state != .complete
  }

  /// True if texts of dishes are looked at, and not only their facts.
  var searchesTexts: Bool { saysMore || !namedAllergens.isEmpty }

  /// The words beside the phrase around an allergen; all of them where there is none.
  package var wordsBesidePhrase: [String] {
    guard let namedPhrase else { return words }
    let parts = FoldedText(namedPhrase).words.map(Array.init)
    return words.filter { word in
      FoldedText(word).words.contains { !parts.contains(Array($0)) }
    }
  }

  /// True if the phrase is all that is to be found.
  var isPhrase: Bool {
    guard let namedPhrase, wordsBesidePhrase.isEmpty else { return false }
    let parts = FoldedText(namedPhrase).words.map(Array.init)
    return namedWords.allSatisfy { FoldedText($0).words.allSatisfy { parts.contains(Array($0)) } }
  }

  /// Takes the allergens outside clauses away, with the phrase around them.
  package mutating func removeNamed() {
    words = wordsBesidePhrase
    namedAllergens = []
    namedWords = []
    namedPhrase = nil
    namesSeveral = false
  }

  /// The text without a word, or with another in its place; nil where nothing to ask for is left.
  /// `senza latte xyz` → `senza latte`
  func text(with other: String? = nil, without word: String) -> String? {
    let isAll = words.allSatisfy { $0.hasSameUTF8(as: word) }
    if other == nil, isAll, filter.isEmpty, lists.isEmpty, !isSpicy { return nil }
    return QueryToken.tokens(of: text).compactMap { token in
      let text = token.text.hasSameUTF8(as: word) ? other : token.text
      if token.kind == .phrase { return text.map { "\"\($0)\"" } }
      return text.map { token.endsWithComma ? $0 + "," : $0 }
    }.joined(separator: " ")
  }
}
