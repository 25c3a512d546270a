/// A text that was typed, taken apart by the grammar of one page (README, "Searching"):
/// `senza latte fino a 9 "funghi"` → without milk, up to 9, the phrase "funghi".
public struct TypedQuery: Hashable, Sendable {
  /// The text itself.
  @ComparedAsUTF8 public var text: String
  /// The allergens of all exclusions.
  public var without: AllergenSet = []
  /// The diets that were named.
  public var diets: DietSet = []
  /// The limit of the price.
  public var limit = QueryFilter.PriceLimit.any
  /// The lists that were named.
  public var lists: [MenuList] = []
  /// The words and phrases to be found, all of them, as typed.
  @ComparedAsUTF8 public var words: [String] = []
  /// The words after *without* that are no allergens: nobody states who is without them.
  @ComparedAsUTF8 public var withoutWords: [String] = []
  /// An allergen that stands alone: `milk`.
  public var namedAllergen: AllergenSet = []
  /// The first thing that is not understood, as typed: `not`, `but`; nil where all is.
  @ComparedAsUTF8 public var unclear: String? = nil
  /// True while the last clause lacks its end: `senza`, `senza lat`.
  public var isUnfinished = false

  /// Parses a text; O(length), at most 200 words are looked at.
  ///
  /// - Parameter preferring: the language shown, whose words win over the same words of others.
  public init(_ text: String, preferring language: InterfaceLanguage? = nil) {
    self.text = text
  }

  /// True if nothing was typed but blanks.
  public var isEmpty: Bool { text.isBlank }
}

/// The answer to a query beside its rows: the one line that a guest reads with them, or in their place.
public enum QueryNotice: Hashable, Sendable {
  /// The rows name or state the allergen, which was typed alone: "named here; to leave it out: without
  /// milk ↵".
  case allergenNamed(Allergen)
  /// Nothing is shown: this piece of the text is not understood.
  case notUnderstood(String)
  /// The whole name of a dish stands in a text that is not understood: that dish alone is shown.
  case dishAlone(name: String)
  /// Nothing is shown: nobody states who is without the word; these dishes name it.
  case nobodyStates(word: String, named: [String])
  /// Nothing is shown: no dish has the word; the nearest word of a name, and the query without it.
  case noSuchWord(String, nearest: String?, without: String?)
}
