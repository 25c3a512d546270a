/// The grammar of what may be typed, and all of it:
///
///     query     = { clause }                               all clauses hold together
///     clause    = exclusion | DIET | LIST | limit | "PHRASE" | WORD
///     exclusion = WITHOUT item { [AND] item } | ALLERGEN { [AND] ALLERGEN } FREE
///               | ALLERGIC [TO] ALLERGEN { [AND] ALLERGEN }      item = ALLERGEN | WORD
///     limit     = UNDER NUMBER [CURRENCY]
///
/// Articles, please-words, verbs of asking and a *with* are skipped. Anything else that is said of an
/// allergen or a diet is not understood, and is told.
struct QueryParser {
  private let tokens: [QueryToken]
  private let words: QueryWords
  private var place = 0
  private var query: TypedQuery
  /// True if a blank stands behind the last word, so that it is not being typed any more.
  private let isEnded: Bool

  init(_ text: String, preferring language: InterfaceLanguage?) {
    tokens = QueryToken.tokens(of: text)
    words = QueryWords(preferring: language)
    query = TypedQuery(unparsed: text)
    isEnded = text.unicodeScalars.last.map { $0.properties.isWhitespace } ?? false
  }

  /// Parses the text; O(length).
  mutating func parse() -> TypedQuery {
    while place < tokens.count { parseClause() }
    return query
  }

  private mutating func parseClause() {
    switch tokens[place].kind {
    case .phrase(let phrase):
      if !phrase.isBlank { query.words.append(phrase) }
      place += 1
    case .number: takeWord()
    case .word:
      guard let (meaning, length) = meaning() else { return takeWord() }
      let start = place
      place += length
      parse(meaning, from: start)
    }
  }

  private mutating func parse(_ meaning: QueryMeaning, from start: Int) {
    switch meaning {
    case .without: parseExclusion(from: start)
    case .allergic: parseAllergy(from: start)
    case .excluded(let allergens): query.without.formUnion(allergens)
    case .allergens(let allergens): parseNamed(allergens, from: start)
    case .diet(let diet): query.diets.insert(diet)
    case .list(let list): query.lists.append(list)
    case .under: parseLimit(from: start)
    case .not: tellUnclear(from: start)
    case .free: query.words.append(tokens[start].text)
    case .to, .and, .currency, .skip: break
    }
  }

  /// WITHOUT item { [AND] item }: a word that is no allergen goes on only behind *and* or a comma, else
  /// it is a word to be found, and a *with* ends the list. `senza latte, uova con funghi` → without milk
  /// and eggs; funghi
  private mutating func parseExclusion(from start: Int) {
    var isFirst = true
    var isJoined = true
    while true {
      let before = place
      if skipJoints(withTo: isFirst) { isJoined = true }
      guard place < tokens.count else {
        if isFirst { query.isUnfinished = true }
        return
      }
      let comma = tokens[place].endsWithComma
      switch meaning() {
      case (.allergens(let allergens), let length)?:
        query.without.formUnion(allergens)
        place += length
      case (.free, _)?, nil:
        guard isJoined, case .word = tokens[place].kind else {
          place = before
          return
        }
        takeWithoutWord()
      default:
        // A clause cannot be denied; behind an allergen it is the next one.
        if isFirst { tellUnclear(from: start) }
        return
      }
      isFirst = false
      isJoined = comma
    }
  }

  private mutating func takeWithoutWord() {
    let token = tokens[place]
    place += 1
    query.withoutWords.append(token.text)
    if place == tokens.count, !isEnded, QueryWords.isBeginning(token.text) {
      query.isUnfinished = true
    }
  }

  /// ALLERGIC [TO] ALLERGEN { [AND] ALLERGEN }
  private mutating func parseAllergy(from start: Int) {
    var found = false
    var comma = false
    while true {
      skipJoints(withTo: !found || comma)
      guard place < tokens.count else {
        query.isUnfinished = query.isUnfinished || !found
        return
      }
      guard case (.allergens(let allergens), let length)? = meaning() else {
        guard !found else { return }
        if place == tokens.count - 1, !isEnded, QueryWords.isBeginning(tokens[place].text) {
          place += 1
          query.isUnfinished = true
        } else {
          tellUnclear(from: start)
        }
        return
      }
      query.without.formUnion(allergens)
      place += length
      found = true
      comma = tokens[place - 1].endsWithComma
    }
  }

  /// ALLERGEN { [AND] ALLERGEN } FREE, or allergens that stand outside a clause.
  private mutating func parseNamed(_ first: AllergenSet, from start: Int) {
    var named = [(allergens: first, words: start..<place)]
    loop: while true {
      skipJoints()
      guard case (let meaning, let length)? = meaning() else { break }
      place += length
      switch meaning {
      case .allergens(let more): named.append((more, place - length..<place))
      case .free,
        .excluded where words.isFree(tokens[place - 1]):
        if case .excluded(let more) = meaning { query.without.formUnion(more) }
        return named.forEach { query.without.formUnion($0.allergens) }
      default: break loop
      }
    }
    for (allergens, words) in named {
      query.namesSeveral =
        query.namesSeveral || !query.namedAllergens.isEmpty && query.namedAllergens != allergens
      query.namedAllergens.formUnion(allergens)
      query.namedWords.append(tokens[words].map(\.text).concatenated(separator: " "))
      place = words.upperBound
    }
  }

  /// UNDER NUMBER [CURRENCY], of several the lowest; the currency may stand first: `bis zu EUR 9`
  private mutating func parseLimit(from start: Int) {
    skipJoints(withTo: true)
    if case (.currency, let length)? = meaning() { place += length }
    guard place < tokens.count else {
      query.isUnfinished = true
      return
    }
    guard case .number(let amount) = tokens[place].kind else { return tellUnclear(from: start) }
    place += 1
    if case .upTo(let other) = query.limit, other < amount { return }
    query.limit = .upTo(amount)
  }

  private mutating func takeWord() {
    query.words.append(tokens[place].text)
    place += 1
  }

  /// Tells what is denied or asked for in vain, up to the first word that says something: `but not eggs`
  private mutating func tellUnclear(from start: Int) {
    guard query.unclear == nil else { return }
    let next = place
    let small: [QueryMeaning] = [.not, .without, .and, .to, .skip, .free]
    while case (let meaning, let length)? = meaning(), small.contains(meaning) { place += length }
    let end = min(place + (meaning()?.1 ?? 1), tokens.count)
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

  /// Steps over *and*, articles and the like, and over a *to* that goes on; true if there was an *and*.
  @discardableResult
  private mutating func skipJoints(withTo: Bool = false) -> Bool {
    var isJoined = false
    while case (let meaning, let length)? = meaning() {
      guard [.and, .skip].contains(meaning) || meaning == .to && (withTo || isJoined) else { break }
      isJoined = isJoined || meaning == .and
      place += length
    }
    return isJoined
  }
}

extension QueryWords {
  /// True for the *free* that ends a clause, also one in the list of words: `milk and gluten free`
  func isFree(_ token: QueryToken) -> Bool {
    guard case .word(let word) = token.kind else { return false }
    return meaning(of: [word])?.meaning == .free
  }
}
