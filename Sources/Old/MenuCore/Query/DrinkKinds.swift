/// What the words of a name say of a drink.
struct DrinkKinds: OptionSet {
  let rawValue: UInt8

  static let alcoholic = DrinkKinds(rawValue: 1)
  /// It is called a drink that has none: `bibita`.
  static let soft = DrinkKinds(rawValue: 1 << 1)
  static let any = DrinkKinds(rawValue: 1 << 2)
  /// It is said to have none, whatever it is called: `birra analcolica`, `cerveza sin alcohol`.
  static let free = DrinkKinds(rawValue: 1 << 3)
  /// It is what may be denied: `alcohol`.
  private static let alcohol = DrinkKinds(rawValue: 1 << 4)
  /// It is called like beer, also where it is brewed of ginger.
  private static let beer = DrinkKinds(rawValue: 1 << 5)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What a name says in one of its languages.
  init(in name: LocalizedText) {
    self = name.allTexts.reduce(into: []) { $0.formUnion(Self(inText: FoldedText($1).bytes[...])) }
  }

  /// What the names of a dish say, by its number.
  init(inNameOf dish: Int, _ texts: MenuTexts) {
    self = texts.names(of: dish).reduce(into: []) { $0.formUnion(Self(inText: $1)) }
  }

  /// What a folded text says: a denial counts for the word beside it only, and a phrase is as long as one
  /// of the terms may be.
  init(inText text: ArraySlice<UInt8>) {
    let words = text.split(whereSeparator: \.separatesWords).map { WordHash($0) }
    let signs = words.map { SentenceWords.signs[$0] }
    let isOfGinger = signs.contains { $0.contains(.softDrink) }
    var kinds: DrinkKinds = []
    for place in words.indices {
      var own = Self.words[words[place]]
      let isDenied = place > 0 && !signs[place - 1].isDisjoint(with: Self.denials)
      let isFreed = place + 1 < words.count && signs[place + 1].contains(.free)
      if own.contains(.beer), isOfGinger { own.remove(.alcoholic) }
      if own.contains(.alcohol), isDenied != isFreed {
        own.insert(.free)
      } else if own.contains(.free), isDenied {
        own.remove(.free)
      }
      kinds.formUnion(own)
      var phrase = words[place]
      for next in words[(place + 1)...].prefix(3) {
        phrase = phrase.followed(by: next)
        kinds.formUnion(Self.words[phrase].subtracting(isDenied ? .free : []))
      }
    }
    self = kinds
  }

  /// Whether it says that a drink has no alcohol. A wine with lemonade is a wine, and a wine without
  /// alcohol is none; nor is a beer that is brewed of ginger.
  var isKnownSoft: Bool {
    contains(.free) || !isDisjoint(with: [.soft, .beer]) && !contains(.alcoholic)
  }

  /// Whether a title is of nothing but drinks with alcohol.
  var isOnlyAlcoholic: Bool { contains(.alcoholic) && isDisjoint(with: [.soft, .any, .free]) }

  /// Whether a folded word is what drinks are called.
  static func isNamed(by word: [UInt8]) -> Bool {
    !words[WordHash(word)].isDisjoint(with: [.alcoholic, .soft, .any])
  }

  private static let denials: SentenceSigns = [.denying, .without, .lacking, .negating]

  /// The words, folded, and the phrases by the hashes of their words one after the other.
  private static let words: HashedWords<DrinkKinds> = {
    var words = HashedWords<DrinkKinds>(capacity: 512)
    // So in every language: `Birra 0.0`.
    words.add(phrases: "0.0", .free)
    for vocabulary in Vocabularies.all {
      let (spoken, typed) = (vocabulary.spoken, vocabulary.typed)
      for word in spoken.alcoholicDrinks.split(whereSeparator: \.isWhitespace).map(String.init) {
        let kinds: DrinkKinds = SentenceWords.isBeer(word) ? [.alcoholic, .beer] : .alcoholic
        words.add(WordHash(FoldedText(word).trimmed), kinds)
      }
      words.add(phrases: spoken.softDrinks, .soft)
      words.add(phrases: spoken.alcoholFree, .free)
      for (fact, names) in typed.facts where fact == .alcoholic {
        words.add(phrases: names, .alcohol)
      }
      for (list, names) in typed.lists where list == .beverages {
        words.add(phrases: names, .any)
      }
    }
    return words
  }()
}

extension HashedWords<DrinkKinds> {
  /// Adds what stands between commas.
  fileprivate mutating func add(phrases: String, _ kinds: DrinkKinds) {
    for phrase in phrases.split(separator: ",") {
      let words = FoldedText(String(phrase)).trimmed.split(whereSeparator: \.separatesWords)
      guard let first = words.first else { continue }
      add(words.dropFirst().reduce(WordHash(first)) { $0.followed(by: WordHash($1)) }, kinds)
    }
  }
}
