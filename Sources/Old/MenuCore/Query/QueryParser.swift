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
  /// Whether somebody is pregnant: what suits then nobody states.
  var namesCondition = false
  /// Where alcohol is to be left out, with the word that says so.
  var alcohol: Range<Int>?

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
    resolveAlcohol()
    query.saidFine.formUnion(AllergenSet(named.filter(\.isFine).map(\.meaning.excluded)))
    query.fineAfterAll = fineAfterAll()
    query.isQuestion = query.isQuestion || text.isQuestion
    query.isLastOpen = uses.last == .word && !text.isLastOver
    addWords()
    if namesCondition {
      query.certainWithout = query.isNotUnderstood ? [] : query.without
      query.isNotUnderstood = true
    }
    return query.isNotUnderstood ? query.withoutFilters : query
  }

  /// Whether a word is the last and may go on: `no` may become `nocciole`.
  func isStillTyped(_ place: Int, _ match: Lexicon.Match) -> Bool {
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

extension QueryParser.Negation {
  /// Whether it was said that more is left out.
  var isJoined: Bool {
    switch self {
    case .none, .begun: false
    case .going(let joined), .behind(let joined): joined
    }
  }

  /// Whether an allergen that follows is left out.
  var leavesOut: Bool {
    switch self {
    case .none: false
    case .begun, .going: true
    case .behind(let joined): joined
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
