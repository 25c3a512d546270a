internal import CWords

/// The files of the lexicon, in the order in which an entry of one hides the same entry of another.
enum IngredientFile: String, CaseIterable {
  /// Names that are the same in all languages.
  case names
  case italian
  case english
  case german
  case french
  case spanish

  /// What the file has, one entry a line; O(its length).
  var bytes: [UInt8] {
    switch self {
    case .names: Array(words_ingredients_names())
    case .italian: Array(words_ingredients_italian())
    case .english: Array(words_ingredients_english())
    case .german: Array(words_ingredients_german())
    case .french: Array(words_ingredients_french())
    case .spanish: Array(words_ingredients_spanish())
    }
  }
}
