/// A finding in words.
package struct FindingSentence: Hashable, Sendable {
  /// The fault: `"7,0" is not a price`
  package let message: String
  /// The advice; nil if the message is enough: `write digits, as in "7.00"`
  package let advice: String?
  /// True if the advice is general: if there is a text to write, that text replaces it.
  let isGeneral: Bool

  /// Makes a sentence. General advice is replaced by a suggested edit, other advice is given in addition.
  init(_ message: String, advice: String? = nil, isGeneral: Bool = false) {
    self.message = message
    self.advice = advice
    self.isGeneral = isGeneral
  }

  /// The sentence with a suggested edit, given in words.
  func suggesting(_ change: String) -> FindingSentence {
    guard let advice, !isGeneral else { return FindingSentence(message, advice: change) }
    return FindingSentence(message, advice: "\(change); \(advice)")
  }

  /// The sentence with the advice to delete something, as the alternative to its general advice.
  func suggesting(orElse deletion: String, in language: InterfaceLanguage) -> FindingSentence {
    guard let advice, isGeneral else { return suggesting(deletion) }
    let or = Phrase("or", "o").words(in: language)
    return FindingSentence(message, advice: "\(advice), \(or) \(deletion)")
  }
}
