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
