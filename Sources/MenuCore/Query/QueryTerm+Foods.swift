extension QueryTerm {
  /// True if the next term is the first item of an exclusion: it follows *without* and small words.
  static func isExcluded(after terms: [QueryTerm]) -> Bool {
    let meaning = terms.last { !$0.isSmallWord }?.meaning
    return meaning == .without || meaning == .no
  }

  /// The number of words of the food, known to the lexicon, that begins a text; nil if there is none.
  ///
  /// To exclude a food with the name of an allergen in it is not to exclude the allergen, if the food has
  /// other allergens in the lexicon than its words have, or begins with a word that the grammar does not
  /// know: `goat cheese`, `peanut butter`, `latte di soia`, `fior di latte`. `latte di mucca` is the
  /// allergen, and so is a name in the grammar: `pecan nuts`.
  static func lengthOfFood(in run: [ArraySlice<UInt8>], _ words: QueryWords) -> Int? {
    let roles = run.map { Role(words.meaning(of: [$0])?.meaning) }.prefix { $0 != .other }
    guard let first = roles.first, first != .small else { return nil }
    let known = words.meaning(of: run[...])?.length ?? 1
    var lexicon = Lexicon()
    for length in stride(from: roles.count, to: max(1, known), by: -1)
    where roles[length - 1] != .small {
      let parts = run[..<length].map { String(decoding: $0, as: UTF8.self) }
      let food = parts.joined(separator: " ")
      guard let allergens = lexicon.allergens(ofFood: food) else { continue }
      var named = AllergenSet()
      for part in parts { named.formUnion(lexicon.finding(in: part).allergens) }
      if first == .word || allergens != named { return length }
    }
    return nil
  }

  /// The role of a word in the name of a food.
  private enum Role {
    case allergen
    /// A word that the grammar does not know.
    case word
    /// An article or a preposition.
    case small
    /// A word of a clause, which is never in the name of a food.
    case other

    init(_ meaning: QueryMeaning?) {
      switch meaning {
      case .allergens?: self = .allergen
      case nil, .number?: self = .word
      case .skip?, .to?: self = .small
      default: self = .other
      }
    }
  }
}
