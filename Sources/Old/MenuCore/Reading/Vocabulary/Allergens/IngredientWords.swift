internal import OldLocatedJSON

/// Ingredients that plainly are an allergen, or a kind of one; what is made of one only sometimes
/// is left out.
enum IngredientWords {
  /// The allergens that an ingredient's name gives away, in any of its languages.
  static func allergens(of name: LocalizedText) -> AllergenSet {
    var found = AllergenSet()
    name.forEachText { text in
      var text = text
      found.formUnion(text.withUTF8 { allergens(in: $0) })
    }
    return found
  }

  /// The allergens that a text of the file gives away.
  static func allergens(of value: JSONValue) -> AllergenSet {
    value.withUTF8 { allergens(in: $0) }
  }

  /// The allergens that a sentence gives away.
  static func allergens(in text: String) -> AllergenSet {
    var text = text
    return text.withUTF8 { allergens(in: $0) }
  }

  /// The allergens that a text of the file speaks of, be it to deny them.
  static func mentions(in value: JSONValue) -> AllergenSet {
    value.withUTF8 { meaning(of: $0).allergens }
  }

  /// What looks like an allergen beside a name and is none: milk, beside oats.
  static func denied(by name: LocalizedText) -> AllergenSet {
    var denied = AllergenSet()
    name.forEachText { text in
      var text = text
      denied.formUnion(text.withUTF8 { meaning(of: $0).denied })
    }
    return denied
  }

  private static func allergens(in bytes: UnsafeBufferPointer<UInt8>) -> AllergenSet {
    bytes.withKeyboardText { text in
      let found = allergens(inKeyboardText: text)
      return SulphiteNumbers.first(in: text) == nil ? found : found.union([.sulphites])
    }
  }

  private static func allergens(inKeyboardText bytes: UnsafeBufferPointer<UInt8>) -> AllergenSet {
    let meaning = meaning(ofKeyboardText: bytes)
    // Of a text that is too long for a sentence about a dish everything counts that is mentioned.
    guard !meaning.allergens.isEmpty, meaning.isReadByWords, bytes.count <= 4_096 else {
      return meaning.allergens
    }
    let words = DeniedWords.words(in: bytes[...]) { word, hash in
      let meaning = meanings[hash]
      return .init(
        hash, allergens: meaning.allergens, SentenceWords.signs[hash], plants: meaning.denied)
    }
    return DeniedWords(words, isSentence: false).given
  }

  private static func meaning(of bytes: UnsafeBufferPointer<UInt8>) -> Meaning {
    bytes.withKeyboardText { meaning(ofKeyboardText: $0) }
  }

  private static func meaning(ofKeyboardText bytes: UnsafeBufferPointer<UInt8>) -> Meaning {
    var meaning: Meaning = []
    Sentences.forEachWord(in: bytes[...]) { meaning.formUnion(meanings[$1]) }
    return meaning
  }

  /// What a word says: there is such an allergen, or what looks like one is not.
  ///
  /// A word for each: the allergens in the lower half, those denied in the upper one, and above
  /// either of them, where no allergen has a bit, what denies its neighbours.
  struct Meaning: OptionSet {
    var rawValue: UInt64

    private static let ofAllergens: UInt32 = 0x1FFF_FFFF
    /// It denies what stands before it, as `free` does.
    static let saysFree = Meaning(rawValue: 1 << 31)
    /// It denies what follows.
    static let saysWithout = Meaning(rawValue: 1 << 63)
    /// It begins a name of several words that is no allergen: `butter beans`.
    static let beginsOther = Meaning(rawValue: 1 << 29)
    /// It is milk itself, which may be of what is named beside it.
    static let isMilk = Meaning(rawValue: 1 << 30)
    /// It denies what follows as sentences do: `non contiene latte`.
    static let saysNot = Meaning(rawValue: 1 << 62)
    /// It is what an allergen itself is called.
    static let isOwnName = Meaning(rawValue: 1 << 61)

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(allergens: AllergenSet) { rawValue = UInt64(allergens.rawValue) }

    init(denied: AllergenSet) { rawValue = UInt64(denied.rawValue) << 32 }

    var allergens: AllergenSet {
      AllergenSet(rawValue: UInt32(truncatingIfNeeded: rawValue) & Self.ofAllergens)
    }

    var denied: AllergenSet {
      AllergenSet(rawValue: UInt32(truncatingIfNeeded: rawValue >> 32) & Self.ofAllergens)
    }

    /// Whether something may deny an allergen that is there, or make something else of it.
    var isReadByWords: Bool {
      !isDisjoint(with: [.saysFree, .saysWithout, .saysNot, .beginsOther])
        || !denied.isDisjoint(with: allergens)
        || contains(.isMilk) && !allergens.isSubset(of: [.milk])
    }
  }

  /// What each word says, in small letters as far as it is ASCII.
  static let meanings: HashedWords<Meaning> = {
    var words = HashedWords<Meaning>(capacity: 4_096)
    for table in Vocabularies.all.map({ $0.ingredients }) {
      for (allergen, text) in table.given { words.add(text, Meaning(allergens: [allergen])) }
      for (allergen, text) in table.prepared { words.add(text, Meaning(allergens: [allergen])) }
      words.add(table.denying, Meaning(denied: Diet.vegan.excludedAllergens))
      words.add(table.without, .saysWithout)
      words.add(table.free, .saysFree)
      words.add(table.milk, .isMilk)
      words.add(table.noMilk, Meaning(denied: [.milk]))
      // Nutmeg and the coconut are no nuts of the law, buckwheat is no wheat.
      words.add(table.noNut, Meaning(denied: [.nuts, .walnut]))
      words.add(table.noWheat, Meaning(denied: [.gluten, .wheat]))
      // Flour of rice and paste of anchovies are no wheat either.
      words.add(table.noGluten, Meaning(denied: [.gluten]))
    }
    for first in GuessedWords.beginningsOfOthers { words.add(first, .beginsOther) }
    // What guests look for by its name is plain too.
    for vocabulary in Vocabularies.all {
      words.add(vocabulary.sentences.denying, .saysNot)
      words.add(vocabulary.sentences.lacking, .saysNot)
      for (named, _, names) in vocabulary.typed.allergens {
        let meaning = Meaning(allergens: named).union(.isOwnName)
        names.forEachSingleName { name, _ in
          words.add(name, words[name].isEmpty ? meaning : .isOwnName)
        }
      }
    }
    return words
  }()

  /// The words of one language.
  struct Table: Sendable {
    let given: [(Allergen, String)]
    /// What is prepared with an allergen wherever it is not called otherwise. A guest who leaves out
    /// birra leaves out nothing else, so these are no names of the allergen.
    let prepared: [(Allergen, String)]
    /// Names of several words, between commas, for what has crustaceans or molluscs, and for nuts.
    let seafood: String
    let driedFruit: String
    /// Other names of several words.
    var names: [(Allergen, String)] = []
    /// What says that nothing of an animal is in it.
    let denying: String
    /// What says that what follows is not in it.
    let without: String
    /// What says that what stands before it is not in it, and goes on so with what follows: `free
    /// from`; and what makes something else of it: free-range.
    let free: String
    let freeOf: String
    let notFree: String
    /// What ends what is denied: `senza latte con soia`.
    let with: String
    /// What joins things of which the same is said.
    let joining: String
    /// Milk itself: `latte di nocciola` is none.
    let milk: String
    /// What makes milk, cheese or butter of plants of it.
    let noMilk: String
    let noNut: String
    /// Names of several words, between commas, one of which is an allergen elsewhere.
    let otherNames: String
    /// The same of so much of something as a nut is large: `noce di burro` has no nuts.
    let portions: String
    let noWheat: String
    /// What flour, bread or pasta is made of instead.
    let noGluten: String
    /// Meat itself, and what plainly is a kind of it and no allergen.
    let anyMeat: String
    let meat: String
    /// What plainly is of pigs, and of cattle.
    let pork: String
    let beef: String
    /// What is of pigs too, unless another animal stands beside it: `turkey bacon`.
    let cured: String
    let otherAnimals: String
    /// What has alcohol in a dish, unless it is vinegar of it.
    let alcohol: String
    let vinegar: String
    let honey: String
    /// What makes meat of plants of it, beside what makes milk of plants.
    let meatless: String
    /// What such dishes are made of besides: `ragù di verdure`.
    let vegetables: String
  }
}
