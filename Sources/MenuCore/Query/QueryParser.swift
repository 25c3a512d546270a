/// The grammar of what may be typed, one function a production:
///
///     query     = { clause }                               all clauses hold together
///     clause    = exclusion | DIET | LIST | SPICY | limit | "PHRASE" | WORD
///     exclusion = WITHOUT item { [AND] item }              item = ALLERGEN | WORD
///               | NOR ALLERGEN { [AND] ALLERGEN }
///               | ALLERGIC (TO item | ALLERGEN) { [AND] item }
///               | ALLERGEN { [AND] ALLERGEN } (FREE | ALLERGIC | NO) | WORD ALLERGIC
///     limit     = UNDER NUMBER [CURRENCY] | NUMBER CURRENCY
///
/// A word such as `glutenfrei` is an exclusion; ALLERGIC ends an exclusion unless an allergen follows.
/// Articles, pronouns, please-words, verbs and *with* are skipped, *but* before *without*, and a number before
/// a list. *Or* and *nor* join like *and*, but only inside an exclusion. Anything else that is said about an
/// allergen or a diet makes the query unclear.
struct QueryParser {
  var cursor: QueryCursor
  var query: TypedQuery
  private let terms: [QueryTerm]

  init(_ query: TypedQuery, preferring language: InterfaceLanguage?, isFinished: Bool) {
    var query = query
    let isEnded = query.text.unicodeScalars.last?.properties.isWhitespace ?? true
    let last = QueryToken.tokens(of: query.text).last
    query.lastWord = isEnded || last?.kind == .currency ? nil : last?.text
    terms = QueryTerm.terms(
      of: query, in: QueryWords(preferring: language), isFinished: isFinished)
    cursor = QueryCursor(terms)
    self.query = query
  }

  /// query = { clause }; O(length).
  mutating func parse() -> TypedQuery {
    while !cursor.isAtEnd { clause() }
    query.asksAboutAllergens =
      terms.contains { $0.meaning == .allergic } && !terms.contains(where: \.namesAllergen)
    if !query.namedWords.isEmpty {
      query.namedPhrase = QueryTerm.phrase(in: terms, beside: query.filter.without)
    }
    return query
  }

  /// clause = exclusion | DIET | LIST | SPICY | limit | "PHRASE" | WORD
  private mutating func clause() {
    let start = cursor.index
    guard let term = cursor.take() else { return }
    switch term.kind {
    case .rest:
      reportUnclear(term.text)
      skipAmount()
    case .number(let amount): numberOrPrice(amount, from: start)
    case .phrase where term.text.isBlank: break
    case .word where isCause(term): excludeCause(term)
    case .word where cursor.isBeforeAllergen: compoundOrWord(term, from: start)
    case .phrase, .word: query.words.append(term.text)
    case .meaning(let meaning):
      if !exclusion(meaning, from: start) { clause(meaning, of: term, from: start) }
    }
  }

  /// A clause that begins with a word of the grammar and is not an exclusion.
  private mutating func clause(_ meaning: QueryMeaning, of term: QueryTerm, from start: Int) {
    switch meaning {
    case .number(let amount): numberOrPrice(amount, from: start)
    case .under: limit(from: start)
    // The currency may come first: `€8`
    case .currency where cursor.peek()?.amount != nil: limit(from: start)
    case .health where isCause(term): excludeCause(term)
    case .over where cursor.isBeforeAmount: unclear(meaning, from: start)
    case .over, .word, .measure, .animal, .health, .free, .fact: query.words.append(term.text)
    case .diet where isBefore(.free), .spicy where isBefore(.free):
      cursor.take()
      reportUnclear(cursor.text(from: start))
    case .diet(let diet): query.filter.diets.insert(diet)
    case .spicy: query.spicyWord = query.spicyWord ?? term.text
    case .list(let list): query.lists.append(list)
    case .cheap: reportUnclear(term.text)
    case .not, .except, .but: unclear(meaning, from: start)
    case .or where !cursor.isAtEnd: reportUnclear(from: start, to: cursor)
    case .ask:
      query.isQuestion = true
      query.numberOfSmallWords += 1
    case .skip: query.numberOfSmallWords += 1
    case .to, .and, .or, .currency: break
    // These begin an exclusion.
    case .without, .no, .nor, .allergic, .allergens, .excluded: break
    }
  }

  /// exclusion = WITHOUT … | NOR … | ALLERGIC … | ALLERGEN …; false for any other meaning.
  private mutating func exclusion(_ meaning: QueryMeaning, from start: Int) -> Bool {
    switch meaning {
    case .no where isBeforeNumber, .but where isBefore(.without) || isBefore(.no): break
    case .nor where !cursor.isBeforeAllergen: reportUnclear(from: start, to: cursor)
    case .without, .no, .nor: exclusionByItems(from: start)
    case .allergic: exclusionByAllergy(from: start)
    case .allergens(let allergens): exclusionByEnding(allergens, from: start)
    case .excluded(let allergens): exclude(allergens)
    default: return false
    }
    return true
  }

  /// True if a term with a meaning follows: *free* of `spicy free`, *without* of `tonno ma senza cipolla`
  private func isBefore(_ meaning: QueryMeaning) -> Bool { cursor.peek()?.meaning == meaning }

  private func isCause(_ term: QueryTerm) -> Bool { isBefore(.allergic) && term.isSubstance }

  /// The word before ALLERGIC, which is no allergen: `kiwi allergy`
  private mutating func excludeCause(_ term: QueryTerm) {
    cursor.take()
    query.withoutWords.append(term.text)
  }

  /// NOT, EXCEPT or BUT, and what it is about: the conditions before it if nothing follows. Allergens that are
  /// excepted are named: `everything except fish`, but not `except without fish`, `anything but milk free`
  private mutating func unclear(_ meaning: QueryMeaning, from start: Int) {
    if cursor.isAtEnd, !query.filter.isEmpty || query.isSpicy {
      return reportUnclear(cursor.text(from: 0))
    }
    let isOfExclusion = isBefore(.without) || isBefore(.no)
    cursor = cursor.afterPiece
    skipAmount()
    guard meaning != .not, !isOfExclusion, !isBefore(.free),
      case .allergens(let allergens)? = cursor.previous?.meaning
    else {
      if isBefore(.free) { cursor.take() }
      return reportUnclear(cursor.text(from: start))
    }
    let count = query.namedWords.count
    nameAllergens(allergens)
    reportUnclear(query.namedWords.dropFirst(count).joined(separator: " "))
  }

  /// Skips the rest of a limit that is not understood, so that it is not read as another one: `from 9 €`,
  /// `between 5 and 9 €`
  mutating func skipAmount() {
    if isBefore(.under) { cursor.take() }
    guard cursor.isBeforeAmount || cursor.previous?.amount != nil else { return }
    var ahead = cursor
    ahead.skipJoints()
    while ahead.isBeforeAmount || ahead.peek()?.meaning == .currency {
      ahead.take()
      cursor = ahead
      ahead.skipJoints()
    }
  }

  /// True if a number follows, before which *no* is skipped: `no 5`
  private var isBeforeNumber: Bool {
    if case .number? = cursor.peek()?.kind { true } else { false }
  }

  /// ALLERGEN { [AND] ALLERGEN } without an ending: the allergens are named, but not excluded.
  mutating func nameAllergens(_ first: AllergenSet) {
    var allergens = first
    while true {
      let isOther = !query.namedAllergens.isEmpty && query.namedAllergens != allergens
      query.namesSeveral = query.namesSeveral || isOther
      query.namedAllergens.formUnion(allergens)
      query.namedWords.append(cursor.previous?.text ?? "")
      var ahead = cursor
      ahead.skipJoints()
      guard case .allergens(let more)? = ahead.take()?.meaning else { return }
      allergens = more
      cursor = ahead
    }
  }

  /// limit = UNDER NUMBER [CURRENCY]; the currency may come first: `bis zu EUR 9`
  private mutating func limit(from start: Int) {
    cursor.skipJoints(withTo: .anywhere)
    takeCurrency()
    if cursor.isAtEnd { return expectEnd(.amount) }
    guard let amount = cursor.peek()?.amount else { return reportUnclear(from: start, to: cursor) }
    cursor.take()
    takeCurrency()
    setLimit(amount)
  }

  /// NUMBER CURRENCY is a limit: `10 euro`. A number before a list is skipped, any other is a word. A range is
  /// not understood: `7 bis 9`
  private mutating func numberOrPrice(_ amount: Amount, from start: Int) {
    let word = cursor.text(from: start)
    let hasCurrency = takeCurrency()
    if isBeforeEndOfRange {
      cursor.take()
      skipAmount()
      reportUnclear(cursor.text(from: start))
    } else if hasCurrency {
      setLimit(amount)
    } else if case .list? = cursor.peek()?.meaning {
      query.numberOfSmallWords += 1
    } else {
      query.words.append(word)
    }
  }

  /// True if *to* and an amount follow, or *up to* and an amount, unless the number may be that of a dish:
  /// `pizza 4 up to 9`
  private var isBeforeEndOfRange: Bool {
    var ahead = cursor
    switch ahead.take()?.meaning {
    case .to?: return ahead.isBeforeAmount
    case .under?: return ahead.isBeforeAmount && query.words.isEmpty && query.lists.isEmpty
    default: return false
    }
  }

  @discardableResult
  private mutating func takeCurrency() -> Bool {
    guard isBefore(.currency) else { return false }
    cursor.take()
    return true
  }

  /// Sets the limit; of several limits, the lowest applies.
  private mutating func setLimit(_ amount: Amount) {
    query.filter = query.filter.and(QueryFilter(limit: .upTo(amount)))
  }

  /// Marks the last clause as incomplete; a query that is already unclear stays unclear.
  mutating func expectEnd(_ expectation: TypedQuery.Expectation) {
    if query.unclear == nil { query.state = .awaiting(expectation) }
  }

  /// Marks the query as unclear; the first unclear piece is kept.
  mutating func reportUnclear(_ piece: String) {
    if query.unclear == nil { query.state = .unclear(piece) }
  }

  /// Marks the query as unclear up to the next term that does not only introduce one: `but not eggs`
  mutating func reportUnclear(from start: Int, to cursor: QueryCursor) {
    reportUnclear(cursor.afterPiece.text(from: start))
  }
}
