/// A finding in words.
package struct FindingSentence: Hashable, Sendable {
  /// The fault: `"7,0" is not a price`
  package let message: String
  /// The advice on the spot, nil where the message says all: `write digits, as in "7.00"`
  package let advice: String?
  /// True if the advice is general: where there is a text to write, that text says it better.
  let isGeneral: Bool

  /// Makes a sentence, with advice that is given beside the change to make, or is general.
  init(_ message: String, advice: String? = nil, isGeneral: Bool = false) {
    self.message = message
    self.advice = advice
    self.isGeneral = isGeneral
  }

  /// The sentence with the change that a diagnostic suggests in words.
  func suggesting(_ change: String) -> FindingSentence {
    guard let advice, !isGeneral else { return FindingSentence(message, advice: change) }
    return FindingSentence(message, advice: "\(change); \(advice)")
  }

  /// The sentence with the advice to delete something, unless what it says in general is done.
  func suggesting(orElse deletion: String, in language: InterfaceLanguage) -> FindingSentence {
    guard let advice, isGeneral else { return suggesting(deletion) }
    let or = language == .italian ? "o" : "or"
    return FindingSentence(message, advice: "\(advice), \(or) \(deletion)")
  }
}
