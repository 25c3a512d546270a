/// The words of one language of the interface.
struct Words: Sendable {
  /// The language.
  let language: Language
  /// The language in its own words: `italiano`.
  let ownName: String
  /// The words in place of a name that the file does not give.
  let noName: String
  /// The names of the allergens, in the order of their cases.
  let allergens: [String]
  /// The names of the diets, in the order of their cases.
  let diets: [String]
  /// The names of the four lists.
  let lists: [String]
  /// The ways a beverage comes to the table.
  let servings: [String]
  /// A red and a white base.
  let bases: [String]
  /// By the piece and by the person.
  let units: [String]
  /// An amount or more, nothing to pay, and a dessert of the house.
  let from, free, homemade: String
  /// Ingredients with the allergens and kinds that they are (`IngredientLexicon`).
  let ingredients: WordList
  /// Words that are typed, with their meanings (`QueryWords`).
  let query: WordList
}
