/// The grammar of what may be typed, and all of it:
///
///     query     = { clause }                               all clauses hold together
///     clause    = exclusion | DIET | LIST | limit | "PHRASE" | WORD
///     exclusion = WITHOUT item { [AND] item } | ALLERGEN { [AND] ALLERGEN } FREE
///               | ALLERGIC [TO] ALLERGEN { [AND] ALLERGEN }      item = ALLERGEN | WORD
///     limit     = UNDER NUMBER [CURRENCY]
///
/// Articles, please-words and verbs of asking are skipped. Anything else that is said of an allergen
/// or a diet is not understood, and is told.
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
  /// it is a word to be found. `senza latte, uova funghi` → without milk and eggs; funghi
  private mutating func parseExclusion(from start: Int) {
    var isFirst = true
    var isJoined = true
    while true {
      let before = place
      if skipJoints() { isJoined = true }
      guard place < tokens.count else {
        if isFirst { query.isUnfinished = true }
        return
      }
      let comma = tokens[place].endsWithComma
      switch meaning() {
      case (.allergens(let allergens), let length)?:
        query.without.formUnion(allergens)
        place += length
      case (.excluded(let allergens), let length)? where isFirst:
        query.without.formUnion(allergens)
        place += length
      case (.free, _)?, (.to, _)?, nil:
        guard isJoined, case .word = tokens[place].kind else {
          place = before
          return
        }
        takeWithoutWord()
      default:
        // A diet, a list or a limit cannot be denied; behind an allergen it is the next clause.
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
    if place == tokens.count, !isEnded, case .word(let word) = token.kind, words.isBeginning(word) {
      query.isUnfinished = true
    }
  }

  /// ALLERGIC [TO] ALLERGEN { [AND] ALLERGEN }
  private mutating func parseAllergy(from start: Int) {
    var found = false
    while true {
      skipJoints()
      guard place < tokens.count else {
        query.isUnfinished = query.isUnfinished || !found
        return
      }
      guard case (.allergens(let allergens), let length)? = meaning() else {
        guard !found else { return }
        if place == tokens.count - 1, !isEnded, case .word(let word) = tokens[place].kind,
          words.isBeginning(word)
        {
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
    }
  }

  /// ALLERGEN { [AND] ALLERGEN } FREE, or allergens that stand outside a clause.
  private mutating func parseNamed(_ first: AllergenSet, from start: Int) {
    var all = first
    var last = place
    while place < tokens.count {
      skipJoints()
      guard case (let meaning, let length)? = meaning() else { break }
      if case .allergens(let more) = meaning {
        all.formUnion(more)
        place += length
        last = place
      } else if meaning == .free {
        query.without.formUnion(all)
        place += length
        return
      } else {
        break
      }
    }
    place = last
    query.namedAllergens.formUnion(all)
    query.namedWords += tokens[start..<last].map(\.text)
  }

  /// UNDER NUMBER [CURRENCY]
  private mutating func parseLimit(from start: Int) {
    skipJoints()
    guard place < tokens.count else {
      query.isUnfinished = true
      return
    }
    guard case .number(let amount) = tokens[place].kind else { return tellUnclear(from: start) }
    place += 1
    query.limit = .upTo(amount)
  }

  private mutating func takeWord() {
    query.words.append(tokens[place].text)
    place += 1
  }

  private mutating func tellUnclear(from start: Int) {
    if query.unclear == nil {
      query.unclear = tokens[start..<min(max(place, start + 1) + 1, tokens.count)]
        .map(\.text).concatenated(separator: " ")
    }
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

  /// Steps over *and*, articles and the like; true if something was there.
  @discardableResult
  private mutating func skipJoints() -> Bool {
    let start = place
    while case (let meaning, let length)? = meaning(), [.and, .skip, .to].contains(meaning) {
      place += length
    }
    return place > start
  }
}

extension QueryWords {
  /// True if a word is the beginning of one for an allergen. `lat` → latte
  func isBeginning(_ word: ArraySlice<UInt8>) -> Bool {
    InterfaceLanguage.allCases.contains { language in
      language.words.allergens.contains { FoldedText($0).bytes.starts(with: word) }
    }
  }
}
