/// The words that people write where they mean that there is no allergen, in the languages of the
/// interface.
package enum NoneWord {
  /// True for one of them, whatever its case and accents. `Nessuno`
  package static func isOne(_ word: String) -> Bool { KeyWords.shared.has(word, about: .none) }
}
