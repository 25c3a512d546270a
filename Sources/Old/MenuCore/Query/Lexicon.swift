/// The terms of all languages by the tokens they consist of.
struct Lexicon: Sendable {
  /// What an entry can do where it stands.
  struct Roles: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    static let negation = Roles(rawValue: 1)
    static let negationBehind = Roles(rawValue: 1 << 1)
    static let coeliac = Roles(rawValue: 1 << 2)
    static let joint = Roles(rawValue: 1 << 3)
    static let with = Roles(rawValue: 1 << 4)
    static let limit = Roles(rawValue: 1 << 5)
    static let currency = Roles(rawValue: 1 << 6)
    static let limitBehind = Roles(rawValue: 1 << 7)
    static let question = Roles(rawValue: 1 << 8)
    static let cheapest = Roles(rawValue: 1 << 9)
    static let dietFollows = Roles(rawValue: 1 << 10)
    static let filler = Roles(rawValue: 1 << 11)
    static let harmless = Roles(rawValue: 1 << 12)
    static let unclear = Roles(rawValue: 1 << 13)
    static let meat = Roles(rawValue: 1 << 14)
    static let either = Roles(rawValue: 1 << 15)
    static let least = Roles(rawValue: 1 << 16)
    static let leastBehind = Roles(rawValue: 1 << 17)
    static let exception = Roles(rawValue: 1 << 18)
    static let ill = Roles(rawValue: 1 << 19)
    static let contrast = Roles(rawValue: 1 << 20)
    static let fine = Roles(rawValue: 1 << 21)
    static let everything = Roles(rawValue: 1 << 22)
    static let pronoun = Roles(rawValue: 1 << 23)
    static let forward = Roles(rawValue: 1 << 24)
    static let yes = Roles(rawValue: 1 << 25)
    static let wish = Roles(rawValue: 1 << 26)
    static let dearest = Roles(rawValue: 1 << 27)
    static let noLimit = Roles(rawValue: 1 << 28)
    static let below = Roles(rawValue: 1 << 29)
    static let condition = Roles(rawValue: 1 << 30)
    static let softDrink = Roles(rawValue: 1 << 31)
    static let alcoholFree = Roles(rawValue: 1 << 32)
  }

  /// What an entry means, in all languages that have it.
  struct Meaning: Sendable {
    var roles: Roles = []
    var list: MenuList?
    var diet: Diet?
    /// The allergens that it is a name of.
    var named: AllergenSet = []
    /// The allergens that are left out for it; more than are named, and also for what is made of one.
    var excluded: AllergenSet = []
  }

  /// An entry that stands somewhere.
  struct Match {
    let meaning: Meaning
    /// How many tokens it has.
    let length: Int
  }

  /// The terms.
  private var terms = PhraseTable()
  /// The diets that are called by an allergen: only behind the word for diets they are one.
  private var namesakes = PhraseTable()
  /// The endings that leave out what stands before them in one word.
  private(set) var negatingEndings: [[UInt8]] = []
  private var meatEndings: [[UInt8]] = []
  /// What stands between the two ends of a range of prices: `5 a 8 euro`.
  private(set) var rangeWords: Set<[UInt8]> = []
  /// What is written before a number: `n. 5`.
  private(set) var numberSigns: Set<[UInt8]> = []
  /// What stands before, and behind, something that need not be left out: `kann Milch essen`.
  private(set) var fineAround: (before: Set<[UInt8]>, behind: Set<[UInt8]>) = ([], [])
  /// What denies the words behind it, and what else than an allergen they may be: `no funghi`.
  private(set) var particles = PhraseTable()
  private(set) var trimmings: Set<[UInt8]> = []
  /// What asks whether somebody may have something: `può`.
  private(set) var askingVerbs: Set<[UInt8]> = []
  /// What may stand beside what is fine after all, and what only between it and what says so.
  private(set) var besideFine = PhraseTable()
  private(set) var beforeFine: Set<[UInt8]> = []
  /// The single words that leave something out.
  private var negations: [[UInt8]] = []
  /// The words of four letters and more that may be mistyped, by what they do.
  private var longWords: [Roles: [[Unicode.Scalar]]] = [:]
  /// What a mistyped word can be meant as: the names of allergens, diets and lists.
  private(set) var names: [(text: String, meaning: Meaning)] = []

  static let standard = Lexicon(Vocabularies.all)

  /// The longest entry that begins at a place.
  func match(_ tokens: ArraySlice<TypedText.Token>) -> Match? { terms.match(tokens) }

  /// The diet that the owner's word for it begins at a place, and how many tokens it has.
  func diet(_ tokens: ArraySlice<TypedText.Token>) -> (diet: Diet, length: Int)? {
    if let match = namesakes.match(tokens), let diet = match.meaning.diet {
      return (diet, match.length)
    }
    return match(tokens).flatMap { match in match.meaning.diet.map { ($0, match.length) } }
  }

  /// Whether a word is one mistake away from one with a role, of four letters at least.
  func isNear(_ role: Roles, _ word: [UInt8]) -> Bool {
    guard word.count >= 3 else { return false }
    let letters = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    let limit = letters.count >= 7 ? 2 : 1
    return longWords[role]?.contains { EditDistance.between(letters, $0, limit: limit) != nil }
      ?? false
  }

  /// What is left out by a word that begins with one that leaves out: `nolatte`.
  func excludedBehindNegation(in word: [UInt8]) -> AllergenSet? {
    for negation in negations where word.starts(with: negation) {
      let excluded = meaning(of: Array(word.dropFirst(negation.count)))?.excluded ?? []
      if word.count >= negation.count + 3, !excluded.isEmpty { return excluded }
    }
    return nil
  }

  /// The animal in the word for its meat: `schwein` in `schweinefleisch`; nil in any other.
  func animal(ofMeat word: [UInt8]) -> [UInt8]? {
    guard let ending = meatEndings.first(where: { word.suffix($0.count).elementsEqual($0) }) else {
      return nil
    }
    let front = word.dropLast(ending.count)
    // What joins the parts of a word, and is no part of the animal.
    let animal = front.last.map { "es".utf8.contains($0) } ?? false ? front.dropLast() : front
    return animal.count >= 4 ? Array(animal) : nil
  }

  /// What a single word means.
  func meaning(of word: [UInt8]) -> Meaning? { terms.meaning(of: word) }
}

extension Lexicon {
  private init(_ vocabularies: [any Vocabulary.Type]) {
    let languages = vocabularies.map { $0.typed }
    for vocabulary in vocabularies {
      for (roles, text) in vocabulary.typed.roles {
        terms.add(text) { $0.roles.formUnion(roles) }
      }
      terms.add(vocabulary.spoken.wishes) { $0.roles.formUnion([.wish, .filler]) }
      terms.add(vocabulary.spoken.softDrinks) { meaning in
        meaning.list = .beverages
        meaning.roles.formUnion(.softDrink)
      }
      terms.add(vocabulary.spoken.alcoholFree) { meaning in
        meaning.list = .beverages
        meaning.roles.formUnion(.alcoholFree)
      }
    }
    for terms in languages {
      for (list, text) in terms.lists { self.terms.add(text) { $0.list = list } }
      for (diet, text) in terms.diets { self.terms.add(text) { $0.diet = diet } }
      for (diet, text) in terms.namesakeDiets { namesakes.add(text) { $0.diet = diet } }
      for (named, excluded, text) in terms.allergens {
        self.terms.add(text) { meaning in
          meaning.named.formUnion(named)
          meaning.excluded.formUnion(excluded)
        }
      }
      negatingEndings += terms.negatingEndings.split(separator: ",").compactMap {
        TypedText.tokens(of: $0).first
      }
    }
    addWordsAround(vocabularies)
    names = terms.names
    negations = terms.words(with: .negation)
    for role in [Roles.negation, .negationBehind, .coeliac] {
      longWords[role] = terms.words(with: role).map {
        Array(String(decoding: $0, as: UTF8.self).unicodeScalars)
      }.filter { $0.count >= 4 }
    }
    addIngredients()
    terms.add(sign: "-", .negation)
    terms.add(sign: "!", .negation)
    terms.add("≤") { $0.roles.formUnion(.limit) }
    terms.add("<") { $0.roles.formUnion(.below) }
    terms.add("€, £, $") { $0.roles.formUnion(.currency) }
    for sign in [",", ";", "/", "+", "&", "|"] { terms.add(sign: sign, .joint) }
  }

  /// The words that mean something only by what stands around them.
  private mutating func addWordsAround(_ vocabularies: [any Vocabulary.Type]) {
    func words(_ text: String) -> [[UInt8]] {
      text.split(separator: ",").flatMap { TypedText.tokens(of: $0) }
    }
    for vocabulary in vocabularies {
      let (terms, spoken) = (vocabulary.typed, vocabulary.spoken)
      particles.add(spoken.particles) { $0.roles = .negation }
      trimmings.formUnion(words(spoken.trimmings))
      meatEndings += words(spoken.meatEndings)
      besideFine.add(spoken.besideFine) { $0.roles = .filler }
      beforeFine.formUnion(words(spoken.beforeFine))
      askingVerbs.formUnion(words(spoken.askingVerbs))
      numberSigns.formUnion(words(terms.numberSigns))
      fineAround.before.formUnion(words(terms.fineAround.before))
      fineAround.behind.formUnion(words(terms.fineAround.behind))
    }
    rangeWords = Set(Vocabularies.all.flatMap { $0.prices.to }.flatMap(words))
  }

  /// What plainly is an allergen is left out with it, but finds only itself.
  private mutating func addIngredients() {
    for (allergen, words) in AllergenSynonyms.all.flatMap(\.table) {
      for word in words.split(whereSeparator: \.isWhitespace) {
        addIngredient(word.split(separator: "-").joined(separator: " "), allergen)
      }
    }
    for (allergen, words) in Vocabularies.all.flatMap({ $0.ingredients.given }) {
      for word in words.split(whereSeparator: \.isWhitespace) {
        addIngredient(String(word), allergen)
      }
    }
  }

  private mutating func addIngredient(_ word: String, _ allergen: Allergen) {
    terms.add(word) { meaning in
      guard meaning.named.isEmpty, !meaning.roles.contains(.harmless) else { return }
      meaning.excluded.formUnion(AllergenSet(allergen))
    }
  }
}

extension QueryTerms {
  fileprivate var roles: [(Lexicon.Roles, String)] {
    [
      (.negation, negations), (.negationBehind, negationsBehind), (.coeliac, coeliac),
      (.joint, joints), (.with, with), (.limit, limits), (.below, below), (.currency, currencies),
      (.limitBehind, limitsBehind), (.question, questions), (.cheapest, cheapest),
      (.dietFollows, diet), (.filler, fillers), (.harmless, harmless),
      (.unclear, unclear), (.meat, meat), (.either, alternatives), (.least, least),
      (.leastBehind, leastBehind), (.exception, exceptions), (.negation, exceptions),
      (.ill, ills),
      (.contrast, contrasts), (.fine, fine), (.filler, fine), (.everything, everything),
      (.pronoun, pronouns), (.filler, pronouns), (.forward, withouts), (.yes, yes),
      (.filler, yes), (.dearest, dearest), (.noLimit, noLimits), (.condition, conditions),
    ]
  }
}
