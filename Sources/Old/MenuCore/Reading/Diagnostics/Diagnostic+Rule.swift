extension Diagnostic {
  /// What can be wrong with a Menu.json, by topic; texts are as written in it.
  public enum Rule: Hashable, Sendable {
    /// It is not JSON by the letter.
    case syntax(SyntaxFault)
    /// The file as a whole.
    case file(FileRule)
    /// Lists of dishes, and of what belongs to one.
    case list(ListRule)
    /// A key, or the type of its value.
    case key(KeyRule)
    /// A name or another text.
    case text(TextRule)
    /// A price, a size or the currency.
    case price(PriceRule)
    /// A statement about allergens.
    case allergen(AllergenRule)
    /// A diet.
    case diet(DietRule)
    /// A number, a choice or a way of serving.
    case value(ValueRule)
    /// Opening hours.
    case hours(HoursRule)
    /// Something that is there twice.
    case repetition(RepetitionRule)
    /// A group that a dish or another group names.
    case group(GroupRule)
  }

  /// What can be wrong with a file as a whole.
  public enum FileRule: Hashable, Sendable {
    /// It is a file of another kind; it cannot be shown.
    case foreignFile(ForeignFile)
    /// It says a newer version of the format than this program knows; it cannot be shown.
    case newerFormat(version: String)
    /// There are more entries than this program has room for; those from here on are not shown.
    case tooManyEntries
  }

  /// What a value must be.
  public enum ExpectedType: Hashable, Sendable {
    /// A text in quotes.
    case text
    /// A text in quotes, or a map of languages to texts.
    case translations
    /// A list in `[ ]`.
    case list
    /// An object in `{ }`.
    case object
    /// `true` or `false`.
    case boolean
    /// A number without decimals.
    case wholeNumber
    /// A number.
    case number
    /// A number, a text such as `"7.00"`, or an object with an `amount`.
    case price
    /// An amount of money, as a number or a text.
    case amount
    /// A list of words, `"none"`, or an object of lists.
    case allergens
    /// `"eu"` or a map of numbers or letters to words.
    case allergenKey
    /// A text, or a list of days and times.
    case hours
    /// An object with at least a name.
    case dish
  }
}
