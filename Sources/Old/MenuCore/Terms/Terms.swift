/// What owners write in a language, and what guests type in it, whatever the interface speaks.
protocol Vocabulary: Sendable {
  static var language: Language { get }
  /// What guests type to find dishes.
  static var typed: QueryTerms { get }
  /// How guests count, and how they say what they want.
  static var spoken: SpokenTerms { get }
  /// How a word ends for one and for many: `vino` and `vini`.
  static var endings: [(one: String, many: String)] { get }
  /// What owners write for the keys of a menu.
  static var keys: KeyWords.Table { get }
  /// What owners write around an amount.
  static var prices: PriceWords { get }
  /// What owners write for an allergen.
  static var allergens: AllergenSynonyms { get }
  /// What owners write for diets, measures, yes and no.
  static var values: ValueWords { get }
  /// What gives an allergen away in the name of an ingredient.
  static var ingredients: IngredientWords.Table { get }
  /// What the words of a sentence say about the allergens that are named in it.
  static var sentences: SentenceWords.Table { get }
  /// What gives an allergen away as a part of a longer word.
  static var compounds: CompoundWords.Table { get }
}

/// What the program calls things in a language of the interface, which is a vocabulary too.
protocol Terms: Vocabulary {
  /// What it is called in its own words, as the CLDR says: `italiano`.
  static var ownName: String { get }
  /// The title of a list.
  static func name(of list: MenuList) -> String
  /// An allergen, a kind by itself: `frumento`, not `glutine (frumento)`.
  static func name(of allergen: Allergen) -> String
  /// A diet, as it agrees with the first dish of the house: `vegetariana`.
  static func name(of diet: Diet) -> String
  /// How a beverage comes to the table.
  static func name(of serving: Serving) -> String
  /// What stands in place of a name that the file does not give.
  static var noName: String { get }
  /// Said of an add-on that costs nothing on top.
  static var noSurcharge: String { get }
  /// What is said of a dessert made in the house.
  static var homemade: String { get }
  /// The word before the least that one pays.
  static var from: String { get }
  /// How it spells 123.45 euros, as the CLDR says: `123,45 €`.
  static var euros: String { get }
  /// A range of amounts as it is read out.
  static func range(from low: String, to high: String) -> String
  /// The base of a pizza.
  static func name(of base: KnownBase) -> String
  /// What stands after a price that is for one of these.
  static func name(per unit: KnownUnit) -> String
}

/// The bases of a pizza that have a name in every language.
enum KnownBase: String, CaseIterable {
  case red, white
}

/// What one pays for, where it has a name in every language.
enum KnownUnit: String, CaseIterable {
  case piece, person
}

/// The languages that owners and guests write in: more than the interface speaks.
enum Vocabularies {
  static let all: [any Vocabulary.Type] = [
    Italian.self, English.self, German.self, French.self, Spanish.self,
  ]
}
