/// The fourteen allergens and their kinds in one language, in lower case, with dashes for spaces
/// (Regulation (EU) No 1169/2011, Annex II, in these languages, and what menus write).
struct AllergenSynonyms: Sendable {
  let table: [(Allergen, String)]
  /// Words that mean several of the fourteen together, or did on some menus.
  let wide: [(AllergenSet, String)]
  /// Words of `table` that say less than their allergen, more, or not quite the same: enough for a
  /// warning, not for a promise.
  let inexact: String
  /// What stands before an allergen of which there may be traces.
  let traces: String
  /// What stands between those words and the allergen.
  let ofTraces: String
  /// What stands after an allergen of which there may be traces.
  let behindTraces: String
  /// How people say that there is none.
  let none: String
  /// Food that is one mistake from a word of the table and has its own name.
  let otherFood: String

  /// Those of every language.
  static let all = Vocabularies.all.map { $0.allergens }
}
