/// The state of one allergen in one dish, from the best for a guest to the worst.
///
/// `notStated` is never `free`: a dish is safe only if the owner said so.
public enum AllergenState: CaseIterable, Comparable, Sendable {
  /// The owner states that the dish is free of it.
  case free
  /// The owner checked all fourteen and did not list it. Traces are possible.
  case notAnIngredient
  /// Nothing is stated.
  case notStated
  /// The owner states that traces are possible.
  case mayContain
  /// The dish contains it.
  case contains
}
