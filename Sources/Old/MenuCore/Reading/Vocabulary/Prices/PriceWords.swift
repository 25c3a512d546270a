/// The words that owners write around an amount, in one language; case, accents and points do not
/// matter.
struct PriceWords: Sendable {
  /// Before the least that one pays: `da 2,70`.
  let from: [String]
  /// Before the first of two amounts only: `von 5 bis 7`.
  let between: [String]
  /// After the least: `2,70 in su`.
  let upwards: [String]
  /// Between two amounts.
  let to: [String]
  /// Before what one pays for: `al` kg, `par` personne.
  let markers: [String]
  /// What one pays for, as a whole phrase: `cad.`
  let phrases: [(per: String, [String])]
  /// What one pays for, as a noun in the singular.
  let nouns: [(per: String, [String])]
  /// What a price is called, the longer before the shorter, and what all of that begins with.
  let names: [String]
  let stem: String
  /// What stands in a key between that and what the price is for: `prezzoAlBanco`.
  let joints: [String]
  /// What a key is of that has an amount and is no price: `iva`.
  let taxes: [String]
  /// What says of a tax that it is in the price, which it always is.
  let included: String
  /// Currencies in words, each with the codes that it may mean, the likeliest first.
  let currencies: [(codes: String, [String])]
  /// Grams, written out: `al 100 grammi`.
  let grams: [String]

  /// Those of every language.
  static let all = Vocabularies.all.map { $0.prices }

  /// What a number behind a marker may count; the signs are of no language: `al 100 g`.
  static let measures: [(per: String, [String])] = [
    ("g", ["g", "gr"] + all.flatMap(\.grams)), ("ml", ["ml"]), ("cl", ["cl"]), ("kg", ["kg"]),
    ("l", ["l"]),
  ]
}

/// The same, ready to be looked for; of two phrases the longer one goes first.
struct PricePhrases {
  /// A phrase with what one pays for, empty where it says something else.
  typealias Entry = (per: String, kinds: [PriceTokens.Kind])

  static let from = PricePhrases(PriceWords.all.map { ("", $0.from) })
  static let betweenOnly = PricePhrases(PriceWords.all.map { ("", $0.between) })
  static let upwards = PricePhrases(PriceWords.all.map { ("", $0.upwards) })
  static let to = PricePhrases([("", ["-"])] + PriceWords.all.map { ("", $0.to) })
  static let markers = PricePhrases([("", ["/"])] + PriceWords.all.map { ("", $0.markers) })
  static let phrases = PricePhrases(PriceWords.all.flatMap(\.phrases))
  static let nouns = PricePhrases(PriceWords.all.flatMap(\.nouns))
  static let measures = PricePhrases(PriceWords.measures)

  private let entries: [Entry]

  private init(_ words: [(per: String, [String])]) {
    entries = words.flatMap { per, phrases in
      phrases.map { (per, PriceTokens.kinds(of: $0)) }
    }.sorted { $0.kinds.count > $1.kinds.count }
  }

  /// The longest of the phrases that stands at the beginning of some tokens.
  func match(_ tokens: ArraySlice<PriceTokens.Token>) -> Entry? {
    entries.first { entry in
      tokens.count >= entry.kinds.count && zip(tokens, entry.kinds).allSatisfy { $0.kind == $1 }
    }
  }
}
