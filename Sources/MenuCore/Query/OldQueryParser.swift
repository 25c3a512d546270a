/// The grammar of what may be typed, and all of it:
///
///     query     = { clause }                               all clauses hold together
///     clause    = exclusion | DIET | LIST | limit | "PHRASE" | WORD
///     exclusion = WITHOUT item { [AND] item } | ALLERGEN { [AND] ALLERGEN } (FREE | ALLERGIC)
///               | ALLERGIC [TO] ALLERGEN { [AND] ALLERGEN }      item = ALLERGEN | WORD
///     limit     = UNDER NUMBER [CURRENCY]
///
/// A word such as `glutenfrei` is an exclusion; ALLERGIC ends one only at the end of the text. Articles,
/// please-words, verbs of asking and a *with* are skipped. An *or* joins as an *and* does, and only inside
/// an exclusion. Anything else that is said of an allergen or a diet is not understood, and is told.
struct OldQueryParser {
  private let tokens: [QueryToken]
  private let words: QueryWords
  private var place = 0
  private var query: TypedQuery

  init(_ query: TypedQuery, preferring language: InterfaceLanguage?) {
    tokens = QueryToken.tokens(of: query.text)
    words = QueryWords(preferring: language)
    self.query = query
    let isEnded = query.text.unicodeScalars.last?.properties.isWhitespace ?? true
    self.query.lastWord = isEnded ? nil : tokens.last?.text
  }

  /// Parses the text; O(length).
  mutating func parse() -> TypedQuery {
    while place < tokens.count { parseClause() }
    return query
  }

  private mutating func parseClause() {
    switch tokens[place].kind {
    case .phrase where tokens[place].text.isBlank: place += 1
    case .phrase, .number: takeWord()
    case .word:
      guard let (meaning, length) = meaning() else { return takeWord() }
      let start = place
      place += length
      parse(meaning, from: start)
    }
  }

  private mutating func parse(_ meaning: QueryMeaning, from start: Int) {
    switch meaning {
    case .without: parseItems(from: start, isAllergy: false)
    case .allergic: parseItems(from: start, isAllergy: true)
    case .excluded(let allergens): exclude(allergens)
    case .allergens(let allergens): parseNamed(allergens, from: start)
    case .diet(let diet): query.filter.diets.insert(diet)
    case .list(let list): query.lists.append(list)
    case .under: parseLimit(from: start)
    case .not: tellUnclear(from: start)
    case .free: query.words.append(tokens[start].text)
    case .or where place < tokens.count: tellUnclear(from: start)
    case .to, .and, .or, .currency, .skip: break
    }
  }

  /// item { [AND] item }, of which only allergens behind an ALLERGIC: a word that is none goes on only
  /// behind *and* or a comma, else it is a word to be found, and a *with* ends the list.
  /// `senza latte, uova con funghi` → without milk and eggs; funghi
  private mutating func parseItems(from start: Int, isAllergy: Bool) {
    var (isFirst, isJoined) = (true, true)
    while true {
      let before = place
      isJoined = skipJoints(withTo: isFirst || isAllergy && isJoined) || isJoined
      guard place < tokens.count else {
        query.isUnfinished = query.isUnfinished || isFirst
        return
      }
      switch meaning() {
      case (.allergens(let allergens), let length)?:
        query.filter.without.formUnion(allergens)
        place += length
      case nil where !isAllergy, (.free, _)? where !isAllergy:
        guard isJoined else { place = before; return }
        guard case .word = tokens[place].kind else { return tellUnclear(from: start) }
        query.withoutWords.append(tokens[place].text)
        place += 1
        query.isUnfinished = query.isUnfinished || isBeingTyped
      default:
        // A clause cannot be denied; behind an allergen it is the next one.
        guard isFirst else { place = before; return }
        place += 1
        if isAllergy, isBeingTyped {
          query.isUnfinished = true
        } else {
          place -= 1
          tellUnclear(from: start)
        }
        return
      }
      isFirst = false
      isJoined = tokens[place - 1].endsWithComma
    }
  }

  /// True if all is read, and the last word may become one of the grammar.
  private var isBeingTyped: Bool {
    place == tokens.count && query.lastWord.map(QueryWords.isBeginning) ?? false
  }

  /// ALLERGEN { [AND] ALLERGEN } FREE, or ALLERGY at the end, or allergens that stand outside a clause.
  private mutating func parseNamed(_ first: AllergenSet, from start: Int, isJoined: Bool = false) {
    var named = [(allergens: first, words: start..<place)]
    loop: while true {
      let isApart = skipJoints()
      guard case (let meaning, let length)? = meaning() else { break }
      place += length
      switch meaning {
      case .allergens(let more): named.append((more, place - length..<place))
      case .allergic where place < tokens.count:
        // `nut allergy and gluten`
        if !isApart { tellUnclear(from: start) }
        break loop
      case .excluded where isApart || words.meaning(of: lastWord)?.meaning == .free,
        .free,
        .allergic:
        if case .excluded(let more) = meaning { named.append((more, start..<place)) }
        return exclude(named.reduce(into: AllergenSet()) { $0.formUnion($1.allergens) })
      default: break loop
      }
    }
    for (allergens, words) in named {
      place = words.upperBound
      if isJoined { tellUnclear(from: start, to: place) }
      query.namesSeveral =
        query.namesSeveral || !query.namedAllergens.isEmpty && query.namedAllergens != allergens
      query.namedAllergens.formUnion(allergens)
      query.namedWords.append(tokens[words].map(\.text).concatenated(separator: " "))
    }
  }

  /// Excludes allergens. Another that is joined to them behind the clause is neither denied nor asked for:
  /// `glutenfrei und Nüsse`
  private mutating func exclude(_ allergens: AllergenSet) {
    query.filter.without.formUnion(allergens)
    let end = place
    guard skipJoints(), case (.allergens(let named), let length)? = meaning()
    else { place = end; return }
    place += length
    parseNamed(named, from: place - length, isJoined: true)
  }

  /// UNDER NUMBER [CURRENCY], of several the lowest; the currency may stand first: `bis zu EUR 9`
  private mutating func parseLimit(from start: Int) {
    skipJoints(withTo: true)
    if case (.currency, let length)? = meaning() { place += length }
    guard place < tokens.count else {
      query.isUnfinished = true
      query.awaitsAmount = query.filter.limit == .any
      return
    }
    guard case .number(let amount) = tokens[place].kind else { return tellUnclear(from: start) }
    place += 1
    query.filter = query.filter.and(QueryFilter(limit: .upTo(amount)))
  }

  /// The word before this place: *free* may end a clause and an entry of the list, `milk and gluten free`
  private var lastWord: ArraySlice<ArraySlice<UInt8>> {
    if case .word(let word) = tokens[place - 1].kind { [word] } else { [] }
  }

  private mutating func takeWord() {
    query.words.append(tokens[place].text)
    place += 1
  }

  /// Tells what is denied or asked for in vain, up to the first word that says something: `but not eggs`
  private mutating func tellUnclear(from start: Int, to end: Int? = nil) {
    guard query.unclear == nil else { return }
    let next = place
    let small: [QueryMeaning] = [.not, .without, .and, .to, .skip, .free]
    while case (let meaning, let length)? = meaning(), small.contains(meaning) { place += length }
    let end = end ?? min(place + (meaning()?.1 ?? 1), tokens.count)
    query.unclear = tokens[start..<end].map(\.text).concatenated(separator: " ")
    place = next
  }

  /// The meaning of the words from here on.
  private func meaning() -> (QueryMeaning, Int)? {
    guard place < tokens.count else { return nil }
    var run: [ArraySlice<UInt8>] = []
    for token in tokens[place...].prefix(5) {
      guard case .word(let word) = token.kind else { break }
      run.append(word)
      if token.endsWithComma { break }
    }
    return words.meaning(of: run[...]).map { ($0.meaning, $0.length) }
  }

  /// Steps over *and*, articles and the like, and over a *to* that goes on; true if there was an *and* or
  /// a comma.
  @discardableResult
  private mutating func skipJoints(withTo: Bool = false) -> Bool {
    let isBehindComma = place > 0 && tokens[place - 1].endsWithComma
    var hasAnd = false
    while case (let meaning, let length)? = meaning() {
      guard [.and, .or, .skip].contains(meaning) || meaning == .to && (withTo || hasAnd)
      else { break }
      hasAnd = hasAnd || meaning == .and || meaning == .or
      place += length
    }
    return hasAnd || isBehindComma
  }
}
