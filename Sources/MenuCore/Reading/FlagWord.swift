/// The words that people write for true and false, in the languages of the interface.
package enum FlagWord {
  /// The value that a word means, ignoring case and accents; nil for any other word. `Sì` → true
  package static func value(of word: String) -> Bool? {
    if OwnerWords.shared.has(word, about: .yes) { return true }
    if OwnerWords.shared.has(word, about: .no) { return false }
    return nil
  }

  /// The JSON literal for a word that means true, false or null: `Vero` → `true`
  static func literal(of word: String) -> String? {
    switch word {
    case "None", "nil", "Null", "NULL", "undefined", "NaN": "null"
    default: value(of: word).map { "\($0)" }
    }
  }
}

/// The words that people write for "no allergens", in the languages of the interface.
package enum NoneWord {
  /// True for such a word, ignoring case and accents. `Nessuno`
  static func isOne(_ word: String) -> Bool { OwnerWords.shared.has(word, about: .none) }

  /// True for such a word, and for the signs that fill an empty cell of a table: `n/a`, `-`
  package static func isEmptyCell(_ word: String) -> Bool {
    isOne(word) || OwnerWords.shared.has(word, about: .dashes)
  }
}
