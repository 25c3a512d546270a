/// A value that is not of the type that its key takes.
package struct WrongTypeFinding: FindingFamily {
  /// The key.
  package let key: FileKey
  /// The type that its value must have.
  package let expected: Expected

  /// Makes a finding.
  package init(_ key: FileKey, expected: Expected) {
    self.key = key
    self.expected = expected
  }

  /// The types of values, each with its name in the kind of the finding.
  package enum Expected: String, CaseIterable, Hashable, Sendable {
    /// A whole number; a number with decimals.
    case number, percent
    /// A text; a map of languages to texts; a text that has no languages.
    case text, translation
    case plainText = "plain-text"
    /// A list; true or false; a price.
    case list, flag, price
    /// A statement about allergens; `"none"` in place of the whole statement; a word of the format.
    case allergens
    case noneAlone = "none-alone"
    case word
    /// `"none"` in place of another word for it.
    case noneInWords = "none-in-words"
    /// The signs of the house for allergens.
    case allergenKey = "allergen-key"
    /// A list of objects.
    case dish, group, size
    case addOn = "add-on"
    /// The numbers of add-ons that may be chosen.
    case choose
  }

  /// True if the value is an entry of a list of texts.
  var isOfList: Bool { key == .ingredients || key == .notes }

  package var isPromise: Bool {
    KeySet.promises.contains(key) || expected == .noneInWords
  }

  package var kind: Finding.Kind { Finding.Kind(.wrongType, expected.rawValue) }
}
