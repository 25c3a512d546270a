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
    case .number: .wrongTypeNumber
    case .percent: .wrongTypePercent
    case .text: .wrongTypeText
    case .translation: .wrongTypeTranslation
    case .plainText: .wrongTypePlainText
    case .list: .wrongTypeList
    case .flag: .wrongTypeFlag
    case .price: .wrongTypePrice
    case .allergens: .wrongTypeAllergens
    case .noneAlone: .wrongTypeNoneAlone
    case .noneInWords: .wrongTypeNoneInWords
    case .word: .wrongTypeWord
    case .allergenKey: .wrongTypeAllergenKey
    case .dish: .wrongTypeDish
    case .group: .wrongTypeGroup
    case .size: .wrongTypeSize
    case .addOn: .wrongTypeAddOn
    case .choose: .wrongTypeChoose
    }
  }
}
