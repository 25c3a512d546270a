/// A value that is not of the type that its key takes.
package struct WrongTypeFinding: FindingFamily {
  /// The key.
  package let key: FileKey
  /// The type that its value must have.
  package let expected: Expected
  /// The text to write in its place, nil where the value does not say it: `["gluten", "milk"]`
  package let suggestion: String?

  /// Makes a finding.
  package init(_ key: FileKey, expected: Expected, suggestion: String? = nil) {
    self.key = key
    self.expected = expected
    self.suggestion = suggestion
  }

  /// The types of values.
  package enum Expected: CaseIterable, Hashable, Sendable {
    /// A whole number; a number with decimals.
    case number, percent
    /// A text; a map of languages to texts; a text that has no languages.
    case text, translation, plainText
    /// A list; true or false; a price.
    case list, flag, price
    /// A statement about allergens; `"none"` in place of the whole statement; a word of the format.
    case allergens, noneAlone, word
    /// `"none"` in place of another word for it.
    case noneInWords
    /// The signs of the house for allergens.
    case allergenKey
    /// A list of objects.
    case dish, group, size, addOn
    /// The numbers of add-ons that may be chosen.
    case choose
  }

  /// True if the value is an entry of a list of texts.
  var isOfList: Bool { key == .ingredients || key == .notes }

  package var saysChange: Bool { suggestion != nil }

  package var isPromise: Bool {
    KeySet.promises.contains(key) || expected == .noneInWords
  }

  package var kind: Finding.Kind {
    switch expected {
    case .number: Finding.Kind(.wrongType, "number")
    case .percent: Finding.Kind(.wrongType, "percent")
    case .text: Finding.Kind(.wrongType, "text")
    case .translation: Finding.Kind(.wrongType, "translation")
    case .plainText: Finding.Kind(.wrongType, "plain-text")
    case .list: Finding.Kind(.wrongType, "list")
    case .flag: Finding.Kind(.wrongType, "flag")
    case .price: Finding.Kind(.wrongType, "price")
    case .allergens: Finding.Kind(.wrongType, "allergens")
    case .noneAlone: Finding.Kind(.wrongType, "none-alone")
    case .noneInWords: Finding.Kind(.wrongType, "none-in-words")
    case .word: Finding.Kind(.wrongType, "word")
    case .allergenKey: Finding.Kind(.wrongType, "allergen-key")
    case .dish: Finding.Kind(.wrongType, "dish")
    case .group: Finding.Kind(.wrongType, "group")
    case .size: Finding.Kind(.wrongType, "size")
    case .addOn: Finding.Kind(.wrongType, "add-on")
    case .choose: Finding.Kind(.wrongType, "choose")
    }
  }
}
