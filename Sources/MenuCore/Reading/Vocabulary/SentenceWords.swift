/// What a word says about the sentence in which an allergen is named.
struct SentenceSigns: OptionSet {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Something is not in it.
  static let denying = SentenceSigns(rawValue: 1 << 0)
  /// Something is promised, and what takes that back: `non possiamo garantire`.
  static let assuring = SentenceSigns(rawValue: 1 << 1)
  static let negating = SentenceSigns(rawValue: 1 << 2)
  /// Something is not in it, is a choice, or stands beside it.
  static let otherwise = SentenceSigns(rawValue: 1 << 3)
  static let frozen = SentenceSigns(rawValue: 1 << 4)
  /// A beer is brewed without grain.
  static let softDrink = SentenceSigns(rawValue: 1 << 5)
  /// A water, wine or lemonade that is called like food.
  static let nameOfDrink = SentenceSigns(rawValue: 1 << 6)
  /// Something is, or may be, in the dishes.
  static let containing = SentenceSigns(rawValue: 1 << 7)
  /// Some dishes are meant and others not.
  static let ofSome = SentenceSigns(rawValue: 1 << 8)
  /// A title is of several things.
  static let joining = SentenceSigns(rawValue: 1 << 9)
  /// It is one letter away from the name of an allergen, and something else.
  static let lookAlike = SentenceSigns(rawValue: 1 << 10)
  /// It may be the first word of a phrase.
  static let beginsPhrase = SentenceSigns(rawValue: 1 << 11)

  /// Who cannot rule it out says that it may be there.
  var isDoubt: Bool { isSuperset(of: [.assuring, .negating]) }
}

/// The words that say something about the sentence in which they stand, in all languages.
enum SentenceWords {
  /// What each word says, in small letters.
  static let signs: HashedWords<SentenceSigns> = {
    var signs = HashedWords<SentenceSigns>(capacity: 1_024)
    for vocabulary in Vocabularies.all {
      signs.add(vocabulary.sentences)
      // What joins the ingredients of a dish joins those of its title.
      let ingredients = vocabulary.ingredients
      signs.add(ingredients.joining, .joining)
      signs.add(ingredients.with, .joining)
    }
    for phrase in GuessedWords.phrases { signs.add(phrase.first, .beginsPhrase) }
    return signs
  }()

  /// Whether a word begins as what is called a beer where it is brewed without grain.
  static func isBeer(_ word: String) -> Bool {
    let word = word.lowercased()
    return beers.contains { word.utf8.starts(with: $0.utf8) }
  }

  private static let beers = ValueWords.words(Vocabularies.all.map { $0.sentences.beers })

  /// The words of one language, in small letters with spaces between them; a word may say several
  /// things.
  struct Table: Sendable {
    /// What says that something is not in it: `senza`.
    let denying: String
    /// What says that something is, or may be, in the dishes: `contiene`, and what it is denied with
    /// in vain: `escludere`.
    let containing: String
    /// What promises something, and what takes that back: `non possiamo garantire`.
    let assuring: String
    let negating: String
    /// What says that some dishes are meant and others not: `contrassegnati`. A wine alone has its
    /// sulphites.
    let ofSome: String
    /// What says that something is not in it, is a choice, or stands beside it: `su richiesta`.
    let otherwise: String
    let frozen: String
    /// What a water, a wine or a lemonade is called like food: `pecorino`.
    let namesOfDrinks: String
    /// What says that a beer is brewed without grain: `ginger`.
    let softDrinks: String
    /// How the name of such a beer begins: `beer`.
    let beers: String
    /// What is one letter away from the name of an allergen, and something else: `polpetta`.
    let lookAlikes: String
  }
}

extension HashedWords<SentenceSigns> {
  /// Adds the words of a language; each start that needs them does so, and a list of them with their
  /// signs would have to be made first.
  fileprivate mutating func add(_ words: SentenceWords.Table) {
    add(words.denying, .denying)
    add(words.containing, .containing)
    add(words.assuring, .assuring)
    add(words.negating, .negating)
    add(words.ofSome, .ofSome)
    add(words.otherwise, .otherwise)
    add(words.frozen, .frozen)
    add(words.namesOfDrinks, .nameOfDrink)
    add(words.softDrinks, .softDrink)
    add(words.lookAlikes, .lookAlike)
  }
}
