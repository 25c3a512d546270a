/// A search with filters, a section and an order; the empty query shows everything.
public struct MenuQuery: Hashable, Sendable {
  /// The text that was typed, parsed once: words, and the clauses in it.
  public var typed: TypedQuery
  /// The conditions that were chosen besides.
  public var filter: QueryFilter
  /// The list or section to show: a title in any language, or the number of a list; nil for all.
  @ComparedAsUTF8 public var section: String? = nil
  /// The order of the rows inside each section.
  public var order = Order.menu
  /// True while the text is being typed: its last clause may lack its end, or its last word may become a
  /// word of the grammar. The rows are then those of the clauses before it, without a notice.
  public var isBeingTyped = false
  /// True if the last word of the text was left as it was being typed: it matches by its beginning. Any
  /// other matches whole words; the last one by its beginning too if it has five letters, in names four,
  /// and no dish has it as a whole.
  public var isOpenEnded = false

  /// The order of the rows inside each section.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// The order of the menu.
    case menu
    /// By title in the language shown, case and diacritics ignored.
    case name
    /// By the lowest price; rows without an amount come last.
    case price
  }

  /// Makes a query of a text in the grammar of `TypedQuery` and of the conditions that a row must meet
  /// besides; one without an argument shows everything.
  public init(search: String = "", filter: QueryFilter = QueryFilter()) {
    typed = TypedQuery(search)
    self.filter = filter
  }

  /// The conditions that were chosen together with those that were typed.
  package var combinedFilter: QueryFilter { filter.and(typed.filter) }

  /// True if every row is shown, in the order of the menu.
  public var isEmpty: Bool { typed.isEmpty && filter.isEmpty && section == nil && order == .menu }

  /// A food as it was typed, and as the menu has it. `Schinken` → prosciutto
  package struct Translation: Hashable, Sendable {
    package let word: String
    package let name: String
  }

  /// The one line that a guest reads beside the rows, or in their place.
  package enum Notice: Hashable, Sendable {
    /// The rows name or state what was typed alone, nuts and peanuts for `nuts`: "named here; to leave
    /// it out: without milk ↵".
    case allergenNamed(AllergenSet)
    /// No dish has the word, which the lexicon knows as a food: the rows state its allergens.
    /// `Käse` → milk
    case allergenFood(String, AllergenSet)
    /// No dish has some words, which name foods that the rows have by other names. `Schinken` → prosciutto
    case translated([Translation])
    /// Nothing is shown: this piece of the text is not understood.
    case notUnderstood(String)
    /// Nothing is shown: it is not understood what is said of these words for allergens, which are known.
    case allergenUnclear(String, AllergenSet)
    /// Nothing is shown: no dish has several words of the text, or one of a long text; these it has.
    case partlyUnderstood(words: [String])
    /// The whole name of a dish is in a text that is not understood: that dish alone is shown.
    case dishAlone(name: String)
    /// Nothing is shown: no dish states that it is without the word; these dishes name it, and `more`
    /// others.
    case notStatedWithout(word: String, named: [String], more: Int)
    /// Nothing is shown: no dish has the word, and the query with the allergen that may be meant.
    /// `senza lattte` → `senza latte`
    case meant(String, query: String)
    /// Nothing is shown: no dish has the word, nor one that is near; the text without it may find some.
    case noSuchWord(String, without: String?)
    /// No dish has the word; the rows have the nearest word of a name, and a filter may hide them all.
    /// `margerita` → margherita
    case corrected(String, to: String)
  }
}
