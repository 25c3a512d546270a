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
  /// What stands after an allergen of which there may be traces, besides those words in brackets.
  let behindTraces: String
  /// How people say that there is none.
  let none: String
  /// What stands around allergens in a sentence.
  let said: Said
  /// Food that is one mistake from a word of the table and has its own name.
  let otherFood: String

  /// The words of sentences about allergens, each phrase with dashes for spaces.
  struct Said: Sendable {
    /// What stands before what is contained: a verb, or a label.
    let containing: String
    /// What stands before what is not contained.
    let without: String
    /// What stands between those words and the allergen.
    let articles: String
    /// How the law goes on behind an allergen, which adds none: `e prodotti derivati`.
    let derived: String
    /// What joins the last of those that are denied: `né`.
    let neither: String
    /// The verb of such a sentence, where it stands at its end: `enthalten`.
    let verbAtEnd: String
    /// What is written where nobody knows.
    let unanswered: String
    /// The sugar of milk, which some milk is free of.
    let lactose: String
  }

  /// Those of every language.
  static let all = Vocabularies.all.map { $0.allergens }
  /// What stands before an allergen that there may be: traces of it, or a doubt.
  static let possible = Vocabularies.all.map { "\($0.allergens.traces) \($0.values.doubts)" }

}
