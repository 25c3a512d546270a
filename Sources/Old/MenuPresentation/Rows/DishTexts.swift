public import OldMenuCore

/// What is said of a dish in words by who lays out all the rest of it: the part of its details that
/// costs little, for a page of very many dishes.
public struct DishTexts: Sendable {
  /// What it costs, one text for each size; says so when it is sold out.
  public let prices: [String]
  /// Its description and what is in it; empty when the file says neither.
  public let contents: String
  /// Volume, serving, base, calories and the like.
  public let facts: String?
  /// The diets that it suits and for which no sign stands behind its name.
  public let diets: String?
  /// What the owner says about allergens, in whole sentences.
  public let allergens: String
}

extension MenuPresenter {
  /// The texts of the dish of a row, nil for a row that does not exist; each is that of its details.
  /// What a statement says is asked of the caller, who knows it of the many dishes that say the same.
  public func texts(
    forRow row: Int, inSection section: Int, sentence: (AllergenStatement) -> String
  ) -> DishTexts? {
    guard let item = parts(forRow: row, inSection: section) else { return nil }
    return DishTexts(
      prices: DishDetails.prices(of: item, words: words),
      contents: DishDetails.contents(of: item, words: words),
      facts: DishDetails.facts(of: item, words: words),
      diets: DishDetails.unsignedDiets(of: item, words: words),
      allergens: DishDetails.allergens(of: item, words: words, sentence: sentence))
  }
}
