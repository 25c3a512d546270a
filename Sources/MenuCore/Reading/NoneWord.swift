/// The words that people write for "no allergens", in the languages of the interface.
package enum NoneWord {
  /// True for such a word, ignoring case and accents. `Nessuno`
  package static func isOne(_ word: String) -> Bool { OwnerWords.shared.has(word, about: .none) }
}
