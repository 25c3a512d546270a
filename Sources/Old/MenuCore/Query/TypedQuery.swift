/// What was understood of a text that a guest typed: words, lists, diets, allergens, a price.
///
/// All five languages are understood at once. In doubt about an allergen more is left out, and what
/// is left out is told. What is not understood is looked for as words.
public struct TypedQuery: Hashable, Sendable {
  /// The allergens that are left out.
  public internal(set) var without: AllergenSet = []
  /// The allergens that are said to be fine: `milk is fine`.
  public internal(set) var saidFine: AllergenSet = []
  /// Those of them of which nothing else is said: who left them out need no longer do so.
  public internal(set) var fineAfterAll: AllergenSet = []
  /// The allergens that may be meant by what is mistyped or not typed to its end.
  public internal(set) var guessedWithout: AllergenSet = []
  /// What is to be left out and is no allergen, as it was typed: nobody states who is without it.
  public internal(set) var unknownWithout: [String] = []
  /// Whether something is to be left out that is not typed yet.
  public internal(set) var lacksWithout = false
  /// Whether it asks for what no search and no filter does: half of it would be untrue.
  public internal(set) var isNotUnderstood = false
  /// What is left out for certain by a text that is not understood otherwise: `pregnant and allergic to
  /// nuts`.
  public internal(set) var certainWithout: AllergenSet = []
  /// Whether one of the allergens is enough: `latte o uova`.
  var isEither = false
  /// Whether one of all that is looked for is enough: `latte o funghi`.
  var isEitherOfAll = false
  /// The most that something may cost.
  public internal(set) var maximumPrice: Amount?
  /// Whether a limit that was set before is to go: `senza limite`.
  public internal(set) var liftsPriceLimit = false
  /// Whether only drinks are asked for that have no alcohol, of which a menu seldom says so.
  public internal(set) var isWithoutAlcohol = false
  /// Whether they are called drinks: a `bibita al limone` is one, and so may a `birra analcolica` be by
  /// its own name.
  var namesSoftDrinks = false
  /// The lists that are named.
  public var lists: [MenuList] { listTerms.map(\.subject) }
  /// The diets that are named.
  public var diets: DietSet { DietSet(dietTerms.map { DietSet($0.subject) }) }
  /// The allergens that are looked for.
  public var allergens: AllergenSet { AllergenSet(allergenTerms.map(\.subject)) }
  /// The allergens that are named, in the widest sense, as in `remove nuts`.
  public var namedWithout: AllergenSet { AllergenSet(allergenTerms.map(\.excluded)).union(without) }
  /// Whether they are asked for by a word: `with milk`, and not `milk`.
  public var asksForAllergens: Bool { !allergenTerms.isEmpty && !namesUnasked }
  /// Whether nothing is looked for but allergens.
  public var isOnlyAllergens: Bool {
    !allergenTerms.isEmpty && words.isEmpty && listTerms.isEmpty && dietTerms.isEmpty
  }
  /// Whether nothing is looked for but what a diet suits, or what several do at once.
  public var isOnlyDiets: Bool {
    !dietTerms.isEmpty && !isEitherOfAll && words.isEmpty && listTerms.isEmpty
      && allergenTerms.isEmpty
  }
  /// Whether nothing is looked for but lists.
  public var isOnlyLists: Bool {
    !listTerms.isEmpty && words.isEmpty && dietTerms.isEmpty && allergenTerms.isEmpty
  }
  /// Whether rows are looked for.
  public var isSearch: Bool {
    !(listTerms.isEmpty && dietTerms.isEmpty && allergenTerms.isEmpty && words.isEmpty)
  }
  /// Whether it asks about a dish instead of looking for some.
  public internal(set) var isQuestion = false
  /// Whether each word of it only goes with others, as in `which do you have`: they are looked for
  /// all the same.
  package internal(set) var isOnlyFillers = false
  /// Whether it asks for what costs least.
  public internal(set) var wantsCheapest = false
  /// Whether it asks for what costs most.
  public internal(set) var wantsDearest = false

  /// The order that it asks for, nil for none.
  public var order: MenuQuery.Order? { wantsDearest ? .dearest : wantsCheapest ? .price : nil }

  /// Whether an allergen is named without a word that asks for it: `milk`, and not `with milk`.
  var namesUnasked = false
  /// Whether the last word may go on.
  var isLastOpen = false

  var listTerms: [Term<MenuList>] = []
  var dietTerms: [Term<Diet>] = []
  var allergenTerms: [Term<AllergenSet>] = []
  var words: [SearchTerm] = []
  /// The text without what is left out and without the price, its words as they were typed.
  public internal(set) var rest = ""
  /// The whole text in pieces, folded.
  var pieces: [Piece] = []

  /// A piece of the text, and which of the words it is.
  struct Piece: Hashable, Sendable {
    let text: [UInt8]
    var word: Int?
  }

  /// What is understood of no text.
  static let nothing = TypedQuery()

  /// Something that is named, and the words that name it: what is called so is found too.
  struct Term<Subject: Hashable & Sendable>: Hashable, Sendable {
    let subject: Subject
    let word: SearchWord
    /// The allergens that are meant where it is something to be left out.
    var excluded: AllergenSet = []
  }

  /// Whether no row can be shown: what is to be left out is not known.
  public var isUndecided: Bool {
    isNotUnderstood || lacksWithout || !guessedWithout.isEmpty || !unknownWithout.isEmpty
  }

  /// Whether something in it is a filter and no search: an allergen to leave out, or a price.
  public var hasFilters: Bool { !without.isEmpty || maximumPrice != nil || liftsPriceLimit }

  /// Whether something is asked for besides words to be found as they stand.
  var namesMoreThanWords: Bool {
    hasFilters || !(listTerms.isEmpty && dietTerms.isEmpty && allergenTerms.isEmpty)
  }

  /// How many words are to be found as they stand, those that name a list or a diet aside.
  package var wordCount: Int { words.count }

  /// Whether nothing is asked for.
  var isEmpty: Bool { !isUndecided && !hasFilters && !isSearch }

  /// The same with no filter that it may not mean; what it names is not forgotten.
  var withoutFilters: TypedQuery {
    var query = self
    query.guessedWithout.formUnion(namedWithout)
    (query.without, query.maximumPrice, query.liftsPriceLimit) = ([], nil, false)
    return query
  }

  /// The same where the allergens that are named may be those to leave out, without the words that
  /// stand for nothing.
  func guessing(without meaningless: [SearchTerm]) -> TypedQuery {
    var guess = self
    guess.guessedWithout.formUnion(namedWithout.subtracting(without))
    guess.allergenTerms = []
    let kept = words.indices.filter { !meaningless.contains(words[$0]) }
    guess.words = kept.map { words[$0] }
    // The pieces of the text lead to other words now, or to none.
    let indices = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    guess.pieces = pieces.compactMap { piece in
      guard let word = piece.word else { return piece }
      return indices[word].map { Piece(text: piece.text, word: $0) }
    }
    let found = listTerms.map(\.word) + dietTerms.map(\.word) + guess.words.map { $0.spellings[0] }
    let rest = found.map(\.bytes).joined(separator: [.space])
    guess.rest = String(decoding: Array(rest), as: UTF8.self)
    return guess
  }

  /// All that can be marked in a row, the longest first.
  var marks: [SearchWord] {
    let terms = listTerms.map(\.word) + dietTerms.map(\.word) + allergenTerms.map(\.word)
    return Set(terms + words.flatMap(\.spellings)).sorted { left, right in
      left.bytes.count != right.bytes.count
        ? left.bytes.count > right.bytes.count
        : left.bytes.lexicographicallyPrecedes(right.bytes)
    }
  }
}

extension MenuQuery {
  /// What is understood of the search.
  public var typed: TypedQuery { search.isEmpty ? .nothing : TypedQuery(search) }

  /// The query with the filters that are typed in its search among its filters, and the search
  /// without them.
  ///
  /// - Parameter acceptsGuess: whether what may be meant is meant.
  /// - Returns: a query that lets the same rows through.
  public func settled(acceptsGuess: Bool = false) -> MenuQuery {
    settled(typed, acceptsGuess: acceptsGuess)
  }

  /// The same of a text as it is understood where the menu is known.
  public func settled(_ typed: TypedQuery, acceptsGuess: Bool = false) -> MenuQuery {
    let guess = acceptsGuess ? typed.guessedWithout : []
    // What nobody can tell must go on being told.
    let isMore = typed.hasFilters || typed.order != nil || !guess.isEmpty
    guard isMore, typed.unknownWithout.isEmpty, !typed.isNotUnderstood else { return self }
    var query = self
    if order == .menu { query.order = typed.order ?? .menu }
    query.search = typed.rest
    query.filter.without.formUnion(typed.without.union(guess))
    query.filter.limitPrice(as: typed)
    return query
  }

  /// Whether rows are hidden for what they are, be it chosen or typed.
  public var hidesRows: Bool { hasFilters || typed.hasFilters }
}
