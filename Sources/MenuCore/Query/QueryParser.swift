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
  private var cursor: QueryCursor
  private var query: TypedQuery
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
    case .phrase where term.text.isBlank, .meaning(.no) where isBeforeNumber: break
    case .rest: reportUnclear(term.text)
    case .number(let amount), .meaning(.number(let amount)): numberOrPrice(amount, term)
    case .word where isCause(term), .meaning(.health) where isCause(term):
      cursor.take()
      query.withoutWords.append(term.text)
    case .phrase, .word, .meaning(.free), .meaning(.fact): query.words.append(term.text)
    case .meaning(.except) where isBefore(.without) || isBefore(.no): break
    case .meaning(.without), .meaning(.no): exclusionByItems(from: start)
    case .meaning(.allergic): exclusionByAllergy(from: start)
    case .meaning(.allergens(let allergens)): exclusionByEnding(allergens, from: start)
    case .meaning(.excluded(let allergens)): exclude(allergens)
    case .meaning(.diet) where isBefore(.free), .meaning(.spicy) where isBefore(.free):
      cursor.take()
      reportUnclear(cursor.text(from: start))
    case .meaning(.diet(let diet)): query.filter.diets.insert(diet)
    case .meaning(.spicy): query.spicyWord = query.spicyWord ?? term.text
    case .meaning(.list(let list)): query.lists.append(list)
    case .meaning(.under): limit(from: start)
    case .meaning(.over) where isBeforeNumber: reportUnclear(from: start, to: cursor)
    case .meaning(.over), .meaning(.word), .meaning(.health): query.words.append(term.text)
    case .meaning(.nor): exclusionByNeither(from: start)
    case .meaning(.not), .meaning(.except): unclear(term, from: start)
    case .meaning(.or):
      if !cursor.isAtEnd { reportUnclear(from: start, to: cursor) }
    // The currency may come first: `€8`
    case .meaning(.currency) where cursor.peek()?.amount != nil: limit(from: start)
    case .meaning(.ask):
      query.isQuestion = true
      query.numberOfSmallWords += 1
    case .meaning(.skip): query.numberOfSmallWords += 1
    case .meaning(.to), .meaning(.and), .meaning(.currency): break
    }
  }

  /// True if a term with a meaning follows: *free* of `spicy free`, *without* of `tonno ma senza cipolla`
  private func isBefore(_ meaning: QueryMeaning) -> Bool { cursor.peek()?.meaning == meaning }

  private func isCause(_ term: QueryTerm) -> Bool { isBefore(.allergic) && term.isSubstance }

  /// NOT or EXCEPT, and what it is about. An allergen that is excepted is named: `everything except fish`
  private mutating func unclear(_ term: QueryTerm, from start: Int) {
    cursor = cursor.afterNext
    guard term.meaning == .except, let last = cursor.previous,
      case .allergens(let allergens)? = last.meaning
    else { return reportUnclear(cursor.text(from: start)) }
    reportUnclear(last.text)
    nameAllergens(allergens)
  }

  /// True if a number follows: *no* is skipped, and a lower limit is unclear. `no 5`, `from 9 €`
  private var isBeforeNumber: Bool {
    if case .number? = cursor.peek()?.kind { true } else { false }
  }

  /// WITHOUT item { [AND] item }. After the first item, a word is an item only after *and* or a comma;
  /// otherwise it is a word to search. `senza latte, uova con funghi` → without milk and eggs; funghi
  private mutating func exclusionByItems(from start: Int, isAllergy: Bool = false) {
    cursor.skipJoints(withTo: .anywhere)
    if cursor.isAtEnd { return expectEnd(.item) }
    guard item() else { return reportUnclear(from: start, to: cursor) }
    while true {
      var ahead = cursor
      let isJoined = ahead.skipJoints(withTo: placeOfTo(inAllergy: isAllergy))
      switch ahead.peek()?.kind {
      case .meaning(.allergens)?:
        cursor = ahead
        _ = item()
      case .meaning(.free)? where isJoined, .meaning(.fact)? where isJoined, .word? where isJoined,
        .meaning(.number)? where isJoined, .meaning(.health)? where isJoined:
        cursor = ahead
        guard item() else { return reportUnclear(from: start, to: cursor) }
      case .number? where isJoined, .phrase? where isJoined:
        cursor = ahead
        return reportUnclear(from: start, to: cursor)
      case nil:
        return cursor = ahead
      default: return
      }
    }
  }

  /// A *to* may be before each item of an allergy: `allergic to milk, to eggs`
  private func placeOfTo(inAllergy isAllergy: Bool) -> QueryCursor.PlaceOfTo {
    guard isAllergy else { return .nowhere }
    return cursor.previous?.endsWithComma ?? false ? .anywhere : .afterConjunction
  }

  /// NOR ALLERGEN { [AND] ALLERGEN }, if an exclusion begins with NOR: `né latte né uova`
  private mutating func exclusionByNeither(from start: Int) {
    var ahead = cursor
    ahead.skipJoints(withTo: .anywhere)
    if case .allergens? = ahead.peek()?.meaning {
      exclusionByItems(from: start)
    } else {
      reportUnclear(from: start, to: cursor)
    }
  }

  /// item = ALLERGEN | WORD; false for any other term.
  private mutating func item() -> Bool {
    guard let term = cursor.peek() else { return false }
    switch term.kind {
    // A single letter is not a food: `senza l a t t e`
    case .word where term.text.unicodeScalars.count == 1 && !term.isBeginning: return false
    case .meaning(.allergens(let allergens)): query.filter.without.formUnion(allergens)
    case .word, .meaning(.free), .meaning(.fact), .meaning(.number), .meaning(.health):
      query.withoutWords.append(term.text)
      if term.isBeginning { expectEnd(.item) }
    default: return false
    }
    cursor.take()
    return true
  }

  /// ALLERGIC TO item { [AND] item } | ALLERGIC ALLERGEN { [AND] item }
  private mutating func exclusionByAllergy(from start: Int) {
    if case .to? = cursor.peek()?.meaning { return exclusionByItems(from: start, isAllergy: true) }
    cursor.skipJoints(withTo: .anywhere)
    guard let first = cursor.peek() else { return expectEnd(.item) }
    if first.namesAllergen || first.isSubstance {
      return exclusionByItems(from: start, isAllergy: true)
    }
    guard first.isBeginning else { return reportUnclear(from: start, to: cursor) }
    cursor.take()
    expectEnd(.item)
  }

  /// ALLERGEN { [AND] ALLERGEN } (FREE | ALLERGIC). Without that ending the allergens are only named.
  private mutating func exclusionByEnding(_ first: AllergenSet, from start: Int) {
    var named = first
    var ahead = cursor
    search: while true {
      let isApart = ahead.skipJoints()
      guard let term = ahead.take(), let meaning = term.meaning else { break }
      switch meaning {
      case .allergens(let more): named.formUnion(more)
      case .allergic where isApart && !ahead.isAtEnd: break search
      case .allergic where ahead.isBeforeAllergen:
        if exclude(named, withClauseAt: ahead) { return }
        reportUnclear(from: start, to: ahead)
        break search
      case .excluded(let more) where isApart || term.endsWithFree:
        cursor = ahead
        return exclude(named.union(more))
      case .free, .allergic:
        cursor = ahead
        return exclude(named)
      case .no where ahead.isAtEnd:
        cursor = ahead
        return exclude(named)
      default: break search
      }
    }
    nameAllergens(first)
  }

  /// Excludes allergens if those after them form an exclusion too: `nut allergy, milk allergy`. In
  /// `nut allergy and gluten` it is unclear whether gluten is excluded too.
  private mutating func exclude(_ named: AllergenSet, withClauseAt ahead: QueryCursor) -> Bool {
    var trial = self
    trial.cursor = ahead
    trial.cursor.skipJoints()
    let start = trial.cursor.index
    guard case .allergens(let next)? = trial.cursor.take()?.meaning else { return false }
    trial.exclusionByEnding(next, from: start)
    guard trial.query.namedWords.count == query.namedWords.count,
      trial.query.state == query.state
    else { return false }
    trial.query.filter.without.formUnion(named)
    self = trial
    return true
  }

  /// ALLERGEN { [AND] ALLERGEN } without an ending: the allergens are named, but not excluded.
  private mutating func nameAllergens(_ first: AllergenSet) {
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

  /// Excludes allergens. Further allergens that are joined after the clause are unclear, because nothing is
  /// said about them: `glutenfrei und Nüsse`
  private mutating func exclude(_ allergens: AllergenSet) {
    query.filter.without.formUnion(allergens)
    var ahead = cursor
    guard ahead.skipJoints() else { return }
    let start = ahead.index
    guard let term = ahead.take(), case .allergens(let more)? = term.meaning else { return }
    cursor = ahead
    let count = query.namedWords.count
    exclusionByEnding(more, from: start)
    if query.namedWords.count > count { reportUnclear(term.text) }
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

  /// NUMBER CURRENCY is a limit: `10 euro`. A number before a list is skipped, any other is a word.
  private mutating func numberOrPrice(_ amount: Amount, _ term: QueryTerm) {
    if takeCurrency() {
      setLimit(amount)
    } else if case .list? = cursor.peek()?.meaning {
      query.numberOfSmallWords += 1
    } else {
      query.words.append(term.text)
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
  private mutating func expectEnd(_ expectation: TypedQuery.Expectation) {
    if query.unclear == nil { query.state = .awaiting(expectation) }
  }

  /// Marks the query as unclear; the first unclear piece is kept.
  private mutating func reportUnclear(_ piece: String) {
    if query.unclear == nil { query.state = .unclear(piece) }
  }

  /// Marks the query as unclear up to the next term that does not only introduce one: `but not eggs`
  private mutating func reportUnclear(from start: Int, to cursor: QueryCursor) {
    reportUnclear(cursor.afterNext.text(from: start))
  }
}
