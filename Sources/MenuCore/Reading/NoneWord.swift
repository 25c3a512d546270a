/// The words that people write for "no allergens", in the languages of the interface.
package enum NoneWord {
  /// True for such a word, ignoring case and accents. `Nessuno`
  static func isOne(_ word: String) -> Bool { OwnerWords.shared.has(word, about: .none) }

  /// True for such a word, and for the signs that fill an empty cell of a table: `n/a`, `-`
  package static func isEmptyCell(_ word: String) -> Bool {
    isOne(word) || OwnerWords.shared.has(word, about: .dashes)
  }
}
