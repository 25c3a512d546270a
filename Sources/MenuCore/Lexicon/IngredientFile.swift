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

  /// The bytes of the file, one entry a line; they exist as long as the program.
  var bytes: UnsafeBufferPointer<UInt8> { file.content }

  private var file: words_file {
    switch self {
    case .names: words_ingredients_names()
    case .italian: words_ingredients_italian()
    case .english: words_ingredients_english()
    case .german: words_ingredients_german()
    case .french: words_ingredients_french()
    case .spanish: words_ingredients_spanish()
    }
  }
}
