/// A text that was typed, taken apart by the grammar of one page (`QueryParser`):
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
  /// The allergens that stand outside a clause: `milk`.
  public var namedAllergens: AllergenSet = []
  /// The words for them, as typed: `frutta a guscio`.
  @ComparedAsUTF8 var namedWords: [String] = []
  /// True if they are several things: `milk eggs`, but not `nuts`, which are peanuts too.
  var namesSeveral = false
  /// The first piece that is not understood, as typed: `not vegan`; nil where all is.
  @ComparedAsUTF8 public var unclear: String? = nil
  /// True while the last clause lacks its end: `senza`, `senza lat`.
  public var isUnfinished = false

  /// Parses a text; O(length), of which at most 200 words are looked at. The words of the language shown
  /// win over the same words of others.
  public init(_ text: String, preferring language: InterfaceLanguage? = nil) {
    guard !text.isBlank else {
      self.init(unparsed: text)
      return
    }
    var parser = QueryParser(text, preferring: language)
    self = parser.parse()
  }

  init(unparsed text: String) { self.text = text }

  /// True if nothing was typed but blanks.
  public var isEmpty: Bool { text.isBlank }

  /// The filter of its clauses.
  var filter: QueryFilter { QueryFilter(without: without, diets: diets, limit: limit) }
}

/// The answer to a query beside its rows: the one line that a guest reads with them, or in their place.
public enum QueryNotice: Hashable, Sendable {
  /// The rows name or state what was typed alone, nuts and peanuts for `nuts`: "named here; to leave it
  /// out: without milk ↵".
  case allergenNamed(AllergenSet)
  /// Nothing is shown: this piece of the text is not understood.
  case notUnderstood(String)
  /// The whole name of a dish stands in a text that is not understood: that dish alone is shown.
  case dishAlone(name: String)
  /// Nothing is shown: nobody states who is without the word; these dishes name it, and so many more.
  case nobodyStates(word: String, named: [String], more: Int)
  /// Nothing is shown: no dish has the word, nor one that is near; the text without it may find some.
  case noSuchWord(String, without: String?)
  /// No dish has the word; the rows have the nearest word of a name. `margerita` → margherita
  case corrected(String, to: String)
}
