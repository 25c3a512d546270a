/// A term of the grammar in a typed text: the words with one meaning, or a word, number or phrase.
///
///     QueryTerm.terms(of: "senza frutta a guscio funghi", …)   // WITHOUT, nuts, “funghi”
struct QueryTerm {
  /// The kinds of terms.
  enum Kind {
    /// Words of the grammar.
    case meaning(QueryMeaning)
    /// A word that the grammar does not know.
    case word
    /// A number: `9,50`.
    case number(Amount)
    /// A phrase in quotes.
    case phrase
    /// A piece that is not parsed.
    case rest
  }

  let kind: Kind
  /// The term as it was typed.
  let text: String
  /// The characters between it and the next term.
  let gap: String
  /// True if a comma or a similar sign follows, which joins like *and*.
  let endsWithComma: Bool
  /// True if its last word is *free*, which may also end a list: `milk and gluten free`
  let endsWithFree: Bool
  /// True if it is the word being typed, and a longer word of the grammar begins with it: `lat`
  let isBeginning: Bool

  /// The meaning of a word of the grammar, nil for any other term.
  var meaning: QueryMeaning? {
    if case .meaning(let meaning) = kind { return meaning }
    return nil
  }

  /// True for a word that the grammar does not know or skips.
  var isUnread: Bool { if case .word = kind { true } else { isSmallWord } }

  /// True if it names an allergen, or excludes one.
  var namesAllergen: Bool {
    switch meaning {
    case .allergens?, .excluded?: true
    default: false
    }
  }

  /// True for a food, and for a word about health: *strawberry*, *shrimp*, *nickel*
  var isSubstance: Bool { Self.isSubstance(text) }

  static func isSubstance(_ word: String) -> Bool {
    QueryWords.isOfHealth(word) || FoodWords.shared.knows(word)
      || !Lexicon.finding(in: word).allergens.isEmpty
  }

  /// The number of a term, in digits or words; nil for any other term.
  var amount: Amount? {
    switch kind {
    case .number(let amount), .meaning(.number(let amount)): amount
    default: nil
    }
  }

  /// The terms of a text; O(length).
  static func terms(of query: TypedQuery, in words: QueryWords, isFinished: Bool) -> [QueryTerm] {
    let tokens = QueryToken.tokens(of: query.text)
    var terms: [QueryTerm] = []
    var rest = tokens[...]
    while let first = rest.first {
      let run = run(of: rest)
      let food = isExcluded(after: terms) ? lengthOfFood(in: run, words) : nil
      let isTyped = rest.count == 1 && query.lastWord != nil && !isFinished
      let isFood = food != nil || FoodWords.knowsByAccent(first.text)
      let known = isFood ? nil : words.meaning(of: run[...], isTyped: isTyped)
      let part = rest.prefix(food ?? known?.length ?? 1)
      rest = rest.dropFirst(part.count)
      terms.append(
        QueryTerm(
          kind: known.map { .meaning($0.meaning) } ?? kind(of: first),
          text: text(of: part.map { ($0.text, $0.gap) }),
          gap: part.last?.gap ?? " ",
          endsWithComma: part.last?.endsWithComma ?? false,
          endsWithFree: part.last.map { isFree($0, in: words) } ?? false,
          isBeginning: isTyped && QueryWords.isBeginning(first.text)))
    }
    return terms
  }

  /// The words up to a comma, a number or a quote, as many as a phrase of the grammar can have.
  private static func run(of tokens: ArraySlice<QueryToken>) -> [ArraySlice<UInt8>] {
    var run: [ArraySlice<UInt8>] = []
    for token in tokens.prefix(GrammarTable.longestPhrase) {
      guard case .word(let word) = token.kind else { break }
      run.append(word)
      if token.endsWithComma { break }
    }
    return run
  }

  private static func kind(of token: QueryToken) -> Kind {
    switch token.kind {
    case .word: .word
    case .number(let amount): .number(amount)
    case .currency: .meaning(.currency)
    case .phrase: .phrase
    case .rest: .rest
    }
  }

  private static func isFree(_ token: QueryToken, in words: QueryWords) -> Bool {
    guard case .word(let word) = token.kind else { return false }
    return words.meaning(of: [word])?.meaning == .free
  }

  /// The first run of several words around an allergen, without small words at its ends; nil if there is
  /// none. A run has no excluded allergen. `pizza fior di latte` → fior di latte
  static func phrase(in terms: [QueryTerm], beside excluded: AllergenSet) -> String? {
    let runs = terms.split { term in
      if case .allergens(let named)? = term.meaning { return named.isSubset(of: excluded) }
      return !term.canBeInPhrase
    }
    for run in runs {
      let phrase = run.trimming(\.isSmallWord)
      let namesAllergen = phrase.contains { $0.meaning?.namesAllergens ?? false }
      guard phrase.count > 1, namesAllergen else { continue }
      return text(of: phrase.map { ($0.text, $0.gap) })
    }
    return nil
  }

  /// Joins pieces as they were typed, with the characters between them.
  static func text(of pieces: [(text: String, gap: String)]) -> String {
    let last = pieces.last?.text ?? ""
    return pieces.dropLast().map { $0.text + $0.gap }.joined() + last
  }

  private var canBeInPhrase: Bool {
    switch kind {
    case .word, .meaning(.allergens), .meaning(.spicy), .meaning(.number): true
    default: isSmallWord
    }
  }

  var isSmallWord: Bool { meaning?.isSmall ?? false }
}
