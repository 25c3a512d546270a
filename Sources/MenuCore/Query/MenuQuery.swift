/// A search with filters, a section and an order; the empty query shows everything.
public struct MenuQuery: Hashable, Sendable {
  /// The text that was typed, parsed once: words, and the clauses in it.
  public var typed: TypedQuery
  /// The conditions that were chosen in addition to the typed ones.
  public var filter: QueryFilter
  /// The list or section to show: a title in any language, or the number of a list; nil for all.
  @ComparedAsUTF8 public var section: String? = nil
  /// The order of the rows inside each section.
  public var order = Order.menu
  /// True while the text is being typed: its last clause may lack its end, or its last word may become a
  /// word of the grammar. The rows are then those of the clauses before it, without a notice. The last word
  /// matches every word that begins with it.
  ///
  /// Otherwise all words match whole words. If no dish has the last word as a whole, it matches by its
  /// beginning from five letters on, in names from four.
  public var isBeingTyped = false

  /// The order of the rows inside each section.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// The order of the menu.
    case menu
    /// By title in the language shown, case and diacritics ignored.
    case name
    /// By the lowest price; rows without an amount come last.
    case price
  }

  /// Makes a query from a text in the grammar of `TypedQuery` and from conditions that a row must also meet;
  /// without arguments it shows everything.
  public init(search: String = "", filter: QueryFilter = QueryFilter()) {
    typed = TypedQuery(search)
    self.filter = filter
  }

  /// The same query with another text, in which the words of a language take precedence. If `isFinished`,
  /// its last word is complete.
  package func typing(
    _ text: String, in language: InterfaceLanguage?, isFinished: Bool = false
  ) -> MenuQuery {
    var query = self
    query.typed = TypedQuery(text, preferring: language, isFinished: isFinished)
    return query
  }

  /// The chosen and the typed conditions.
  package var combinedFilter: QueryFilter { filter.and(typed.filter) }

  /// True if every row is shown, in the order of the menu.
  public var isEmpty: Bool { typed.isEmpty && filter.isEmpty && section == nil && order == .menu }

  /// A food as it was typed, and as the menu calls it. `Schinken` → prosciutto
  package struct Translation: Hashable, Sendable {
    package let word: String
    package let name: String
  }

  /// The one line that a guest reads next to the rows, or instead of them.
  package enum Notice: Hashable, Sendable {
    /// Only an allergen was typed, and the rows name or state it: nuts and peanuts for `nuts`. "named here;
    /// to leave it out: without milk ↵".
    case allergenNamed(AllergenSet)
    /// No dish has the word, but the lexicon knows it as a food: the rows state its allergens.
    /// `Käse` → milk
    case allergenFood(String, AllergenSet)
    /// No dish has some words, but the rows have the same foods under other names. `Schinken` → prosciutto
    case translated([Translation])
    /// No dish has the word, but the rows have an add-on with it.
    case extra(String)
    /// Nothing is shown: this piece of the text is not understood.
    case notUnderstood(String)
    /// Nothing is shown: these words name known allergens, but what the text says about them is unclear.
    case allergenUnclear(String, AllergenSet)
    /// Nothing is shown: several words of the text, or one of a long text, are in no dish. `words` are the
    /// words that dishes have.
    case partlyUnderstood(words: [String])
    /// The text is not understood, but has the whole name of a dish, or of several: only these are shown.
    case dishAlone(name: String, others: [String] = [])
    /// Nothing is shown: the text asks about allergens, and says nothing of them. `allergeni`
    case allergensAsked
    /// Nothing is shown: no dish states that it is without the word. The dishes in `named` and `more` others
    /// name it.
    case notStatedWithout(word: String, named: [String], more: Int)
    /// Nothing is shown: no dish has the word. `query` is the text with the allergen, diet or exclusion that
    /// is probably meant.
    /// `senza lattte` → `senza latte`
    case meant(String, query: String)
    /// Nothing is shown: no dish has the word or one near it. `without` is the text without it, which may
    /// find dishes.
    case noSuchWord(String, without: String?)
    /// No dish has the word. The rows have the nearest word of the menu, and a filter may hide them all.
    /// `margerita` → margherita
    case corrected(String, to: String)
  }
}
