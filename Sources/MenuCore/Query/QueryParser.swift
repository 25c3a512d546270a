/// Understands what was typed, token by token from the first to the last.
struct QueryParser {
  let text: TypedText
  let spelling: TypedSpelling
  let tokens: [TypedText.Token]
  let lexicon = Lexicon.standard
  var query = TypedQuery()

  /// What became of each token.
  var uses: [Use]
  /// What is left out from here on.
  var negation = Negation.none
  /// Whether what leaves it out was mistyped itself.
  var isGuess = false
  /// Whether what was named last was asked for: `con pesce`.
  var isWanted = false
  /// Whether what comes next is asked for.
  var isAsked = false
  /// The allergens that were named just before, joined to each other, with their tokens: a word
  /// behind them may leave them out.
  var named: [Named] = []

  /// The last word that leaves something out, other than one that tells of an illness.
  var lastNegation: Range<Int>?
  /// Whether all there is was said to be left out: `allergico a tutto`.
  var deniesAll = false
  /// Whether what was named last need not be left out: `posso mangiare`.
  var isSaidFine = false
  /// Whether a verb behind what is named would say that it is fine: `kann Milch essen`.
  var mayBeFine = false
  /// Where the last word ends that says of whom something is said: `io`.
  var pronounEnd: Int?
  /// The joints between things of which one is enough: `latte o uova`.
  var choices: [Int] = []
  /// Where allergens that are looked for are named, and where lists are.
  var allergenPlaces: Set<Int> = []
  /// Where allergens are named that no word asks for.
  var unaskedPlaces: Set<Int> = []
  var listPlaces: Set<Int> = []
  /// What was left out before the last allergen was, and its tokens.
  var leftOut: (before: AllergenSet, tokens: Range<Int>)?

  /// The words that leave something out and have not been taken for what is before or behind them.
  var looseDenials: [Int] = []
  /// Whether an illness was told of.
  var isIll = false

  /// An allergen that was named.
  struct Named {
    let meaning: Lexicon.Meaning
    let tokens: Range<Int>
    /// Whether it is looked for as an allergen, and not as the word that it is: `lobster`.
    let isTerm: Bool
    /// Whether a word that another allergen follows without a joint: `salmon milk free`.
    var isApart = false
    /// Whether it was said to be fine: `uova ok, latte non posso`.
    var isFine = false
  }

  enum Use: Hashable {
    /// Looked for as it stands.
    case word
    /// Says nothing by itself.
    case filler
    /// Names what is looked for.
    case term
    /// Leaves something out, or says what it may cost: no part of the search.
    case filter
  }

  /// Whether allergens are left out.
  enum Negation: Hashable {
    case none
    /// Something must follow.
    case begun
    /// What follows is left out too; `joined` tells whether it was said to go on.
    case going(joined: Bool)
    /// What was named is left out; only what is joined to it goes on.
    case behind(joined: Bool)
  }

  init(_ typed: String) {
    text = TypedText(typed)
    spelling = TypedSpelling(typed)
    tokens = text.tokens
    uses = Array(repeating: .word, count: tokens.count)
  }

  mutating func parse() -> TypedQuery {
    var place = 0
    while place < tokens.count { place += take(place) }
    if negation == .begun { query.lacksWithout = true }
    resolveChoices()
    resolveDenials()
    query.saidFine.formUnion(AllergenSet(named.filter(\.isFine).map(\.meaning.excluded)))
    query.fineAfterAll = fineAfterAll()
    query.isQuestion = query.isQuestion || text.isQuestion
    query.isLastOpen = uses.last == .word && !text.isLastOver
    addWords()
    return query.isNotUnderstood ? query.withoutFilters : query
  }

  /// Understands what begins at a place, and gives how many tokens it has.
  private mutating func take(_ place: Int) -> Int {
    if let length = takePrice(place) ?? takeQuantity(place) { return length }
    if let length = takeNumberSign(place) {
      use(place..<place + length, as: .filler)
      return length
    }
    if takeFineBehind(place) || takeEnding(place) { return 1 }
    let match = lexicon.match(tokens[place...])
    guard let match, match.meaning.isMoreThanMeat, !isStillTyped(place, match) else {
      return takeUnknown(place)
    }
    let (meaning, range) = (match.meaning, place..<place + match.length)
    if meaning.roles.contains(.noLimit) {
      query.liftsPriceLimit = true
      use(range, as: .filter)
      return match.length
    }
    if meaning.roles.contains(.condition) {
      // What suits whoever is pregnant nobody states: the staff is to be asked.
      query.isNotUnderstood = true
      use(range, as: .filter)
      return match.length
    }
    if meaning.roles.contains(.pronoun) { pronounEnd = range.upperBound }
    if let length = takeDiet(range, meaning) ?? takeContrast(range, meaning)
      ?? takeFine(range, meaning) ?? takeNegation(range, meaning) ?? takeUnclear(range, meaning)
    {
      return length
    }
    if meaning.roles.contains(.harmless) {
      if negation == .begun || negation.isJoined {
        addUnknown(phrase(range))
        use(range, as: .filter)
        negation = .going(joined: false)
      }
    } else if meaning.roles.contains(.with) || endsDenial(range, meaning) {
      if isBehindEither(range) { query.isNotUnderstood = true }
      use(range, as: negation == .none ? .filler : .filter)
      isWanted = negation != .begun
      // A wish may also be that somebody leaves something out, in words that nobody knows.
      isAsked = isWanted && meaning.roles.contains(.with)
      if negation != .begun { negation = .none }
      named = []
    } else if meaning.diet != nil, meaning.excluded.isEmpty, negation == .begun {
      // Nobody is told what does not suit a diet.
      query.isNotUnderstood = true
      use(range, as: .filter)
      negation = .going(joined: false)
    } else if !meaning.excluded.isEmpty, takeAllergen(range, meaning) {
      return match.length
    } else if negation == .begun || negation.isJoined && meaning.list == nil && meaning.diet == nil,
      meaning.roles.isDisjoint(with: [.joint, .filler, .question])
    {
      return takeUnknown(place)
    } else if meaning.roles.contains(.joint) {
      use(range, as: negation == .none ? .filler : .filter)
      if meaning.roles.contains(.either), negation == .none { choices.append(range.lowerBound) }
      negation.join()
    } else {
      takeRest(range, meaning)
    }
    return match.length
  }

  /// What names a list or a diet, or says nothing.
  private mutating func takeRest(_ range: Range<Int>, _ meaning: Lexicon.Meaning) {
    let isFiller = !meaning.roles.isDisjoint(with: [.filler, .question, .cheapest, .dearest])
    if negation != .none, lexicon.fineAround.behind.contains(phrase(range)) {
      // `Ich kann keine Milch trinken`: the verb says nothing of what is looked for.
      use(range, as: .filter)
    } else if let list = meaning.list {
      query.listTerms.append(.init(subject: list, word: SearchWord(whole: phrase(range))))
      if meaning.roles.contains(.softDrink) { query.namesSoftDrinks = true }
      if !meaning.roles.isDisjoint(with: [.softDrink, .alcoholFree]) {
        query.isWithoutAlcohol = true
      }
      listPlaces.formUnion(range)
      use(range, as: .term)
    } else if let diet = meaning.diet {
      query.dietTerms.append(.init(subject: diet, word: SearchWord(whole: phrase(range))))
      use(range, as: .term)
    } else if isFiller {
      query.isQuestion = query.isQuestion || meaning.roles.contains(.question)
      query.wantsCheapest = query.wantsCheapest || meaning.roles.contains(.cheapest)
      query.wantsDearest = query.wantsDearest || meaning.roles.contains(.dearest)
      if meaning.roles.contains(.everything), negation == .begun { deniesAll = true }
      use(range, as: negation == .begun ? .filter : .filler)
    }
    if !isFiller {
      (named, isAsked) = ([], false)
      if case .behind = negation { negation = .none }
    }
  }

  /// The word `dieta` and a diet behind it, which may be called by an allergen.
  private mutating func takeDiet(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Int? {
    guard meaning.roles.contains(.dietFollows),
      let (diet, length) = lexicon.diet(tokens[range.upperBound...])
    else { return nil }
    let behind = range.upperBound..<range.upperBound + length
    query.dietTerms.append(.init(subject: diet, word: SearchWord(whole: phrase(behind))))
    use(range.lowerBound..<behind.upperBound, as: .term)
    (named, negation) = ([], .none)
    return range.count + length
  }

  /// Whether a word is the last and may go on: `no` may become `nocciole`.
  private func isStillTyped(_ place: Int, _ match: Lexicon.Match) -> Bool {
    // `I have no allergy` is over.
    if match.meaning.roles.contains(.ill), isDenied(place..<place + match.length) { return false }
    let isBehindWord =
      match.meaning.roles.contains(.negationBehind) && place > 0 && uses[place - 1] == .word
    return match.meaning.roles.contains(.negation) && place + match.length == tokens.count
      && !text.isLastOver && named.isEmpty && !isBehindWord
  }

  /// Whether the last token may go on.
  func isOpen(_ range: Range<Int>) -> Bool { range.upperBound == tokens.count && !text.isLastOver }

  mutating func use(_ range: Range<Int>, as use: Use) {
    for place in range { uses[place] = use }
  }

  /// Tokens as one text.
  func phrase(_ range: Range<Int>) -> [UInt8] {
    Array(tokens[range].map(\.text).joined(separator: [.space]))
  }
}

extension Lexicon.Meaning {
  /// Whether it is anything to find besides a word.
  fileprivate var isMoreThanMeat: Bool {
    roles != .meat || list != nil || diet != nil || !excluded.isEmpty
  }
}

extension QueryParser.Negation {
  /// Whether it was said that more is left out.
  var isJoined: Bool {
    switch self {
    case .none, .begun: false
    case .going(let joined), .behind(let joined): joined
    }
  }

  /// Goes on.
  mutating func join() {
    switch self {
    case .none, .begun: break
    case .going: self = .going(joined: true)
    case .behind: self = .behind(joined: true)
    }
  }
}

extension TypedQuery {
  /// Understands a text; O(*n*), of 400 bytes at most: nobody types more.
  public init(_ text: String) {
    let typed = String(decoding: text.utf8.prefix(400), as: UTF8.self)
    var parser = QueryParser(String(typed.map { Self.signs[$0] ?? $0 }))
    self = parser.parse()
  }

  /// Signs that are no part of a word: in Spanish a question has one in front too, and telephones put
  /// bullets between words, where a keyboard has a semicolon.
  private static let signs: [Character: Character] = [
    "¿": " ", "¡": " ", "•": ";", "·": ";", "‣": ";", "∙": ";", "▪": ";", "●": ";", "◦": ";",
  ]
}
