/// The words that people write for true and false, in the languages of the interface.
package enum FlagWord {
  /// The value that a word means, ignoring case and accents; nil for any other word, and for a question. `Sì` →
  /// true, but not `sì?`
  package static func value(of word: String) -> Bool? {
    if word.contains("?") { return nil }
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

/// The other words that people write as an answer, in the languages of the interface, ignoring case and
/// accents.
extension String {
  /// True for a word for "no allergens": `Nessuno`
  var meansNone: Bool { OwnerWords.shared.has(self, about: .none) }

  /// True for such a word, and for the signs that fill an empty cell of a table: `n/a`, `-`
  package var isEmptyCell: Bool { meansNone || OwnerWords.shared.has(self, about: .dashes) }

  /// True for an answer that is not known, and for a text without any: `k. A.`, `?`
  var meansUnknown: Bool {
    isBlank || OwnerWords.shared.has(self, about: .unknown)
      || OwnerWords.shared.has(self, about: .dashes)
  }
}
