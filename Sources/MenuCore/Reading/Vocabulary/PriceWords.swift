/// The words that owners write around an amount.
///
/// A language more is one entry more in `languages`; case, accents and points do not matter.
enum PriceWords {
  /// The words of one language.
  struct Language {
    /// Before the least that one pays: `da 2,70`.
    let from: [String]
    /// Before the first of two amounts only: `von 5 bis 7`.
    let between: [String]
    /// Behind the least: `2,70 in su`.
    let upwards: [String]
    /// Between two amounts.
    let to: [String]
    /// Before what one pays for: `al` kg, `par` personne.
    let markers: [String]
    /// What one pays for, as a whole phrase: `cad.`
    let phrases: [(per: String, [String])]
    /// What one pays for, as a noun in the singular.
    let nouns: [(per: String, [String])]
  }

  static let languages = [italian, english, german, french, spanish]

  private static let italian = Language(
    from: ["da", "a partire da", "partire da"], between: [],
    upwards: ["in su"], to: ["a"],
    markers: [
      "al", "allo", "alla", "all'", "a", "il", "lo", "la", "l'", "per", "ogni", "ciascun",
      "ciascuna",
    ],
    phrases: [
      ("piece", ["cad", "cadauno", "cadauna", "l'uno", "l'una", "ciascuno", "ciascuna", "ognuno"])
    ],
    nouns: [
      ("piece", ["pezzo", "pz"]), ("person", ["persona", "testa", "pers", "ospite", "commensale"]),
      ("100 g", ["etto", "hg"]), ("kg", ["kg", "kilo", "chilo", "chilogrammo"]),
      ("l", ["l", "lt", "litro"]), ("porzione", ["porzione"]), ("trancio", ["trancio"]),
      ("fetta", ["fetta"]), ("bicchiere", ["bicchiere"]), ("calice", ["calice"]),
      ("bottiglia", ["bottiglia"]), ("metro", ["metro"]),
    ])

  private static let english = Language(
    from: ["from", "starting at", "starting from", "as from"], between: [],
    upwards: ["and up", "upwards"],
    to: ["to"], markers: ["per", "a", "an", "the", "every"],
    phrases: [("piece", ["each", "ea", "apiece"]), ("person", ["pp", "p p"])],
    nouns: [
      ("piece", ["piece", "pc", "item"]), ("person", ["person", "head", "guest"]),
      ("kg", ["kilogram"]), ("l", ["litre", "liter"]), ("portion", ["portion"]),
      ("slice", ["slice"]), ("glass", ["glass"]), ("bottle", ["bottle"]),
    ])

  private static let german = Language(
    from: ["ab"], between: ["von"], upwards: ["aufwärts"], to: ["bis"],
    markers: ["pro", "je", "das", "die", "der", "den", "jede", "jedes", "jeder"],
    phrases: [],
    nouns: [
      ("piece", ["Stück", "Stk", "Stck"]), ("person", ["Person", "Kopf", "Gast"]),
      ("l", ["Liter"]), ("Portion", ["Portion"]), ("Glas", ["Glas"]), ("Flasche", ["Flasche"]),
      ("Scheibe", ["Scheibe"]),
    ])

  private static let french = Language(
    from: ["à partir de", "dès"], between: ["de"], upwards: ["et plus"], to: ["à"],
    markers: ["par", "le", "la", "l'", "au", "à", "chaque", "les"],
    phrases: [("piece", ["chacun", "chacune"])],
    nouns: [
      ("piece", ["pièce", "pce", "unité"]), ("person", ["personne", "tête", "convive"]),
      ("l", ["litre"]), ("portion", ["portion"]), ("part", ["part"]), ("verre", ["verre"]),
      ("bouteille", ["bouteille"]),
    ])

  private static let spanish = Language(
    from: ["desde", "a partir de"], between: ["de"],
    upwards: ["en adelante"], to: ["a", "hasta"],
    markers: ["por", "el", "la", "al", "a", "cada", "los"],
    phrases: [("piece", ["c/u", "cada uno", "cada una"])],
    nouns: [
      ("piece", ["pieza", "unidad", "ud", "und"]), ("person", ["persona", "cabeza", "comensal"]),
      ("l", ["litro"]), ("ración", ["ración"]), ("porción", ["porción"]), ("copa", ["copa"]),
      ("vaso", ["vaso"]), ("botella", ["botella"]),
    ])

  /// What a number behind a marker may count: `al 100 g`.
  static let measures: [(per: String, [String])] = [
    ("g", ["g", "gr", "grammi", "gram", "grams", "Gramm", "grammes", "gramos"]), ("ml", ["ml"]),
    ("cl", ["cl"]), ("kg", ["kg"]), ("l", ["l"]),
  ]
}

/// The same, ready to be looked for; of two phrases the longer one goes first.
struct PricePhrases {
  /// A phrase with what one pays for, empty where it says something else.
  typealias Entry = (per: String, kinds: [PriceTokens.Kind])

  static let from = PricePhrases(PriceWords.languages.map { ("", $0.from) })
  static let betweenOnly = PricePhrases(PriceWords.languages.map { ("", $0.between) })
  static let upwards = PricePhrases(PriceWords.languages.map { ("", $0.upwards) })
  static let to = PricePhrases([("", ["-"])] + PriceWords.languages.map { ("", $0.to) })
  static let markers = PricePhrases([("", ["/"])] + PriceWords.languages.map { ("", $0.markers) })
  static let phrases = PricePhrases(PriceWords.languages.flatMap(\.phrases))
  static let nouns = PricePhrases(PriceWords.languages.flatMap(\.nouns))
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
