/// A finding in words.
package struct FindingSentence: Hashable, Sendable {
  /// The fault: `"7,0" is not a price`
  package let message: String
  /// The advice on the spot, nil where the message says all: `write digits, as in "7.00"`
  package let advice: String?
  /// True if the advice is general: where there is a text to write, that text says it better.
  private let isGeneral: Bool

  private init(_ message: String, _ advice: String?, isGeneral: Bool) {
    self.message = message
    self.advice = advice
    self.isGeneral = isGeneral
  }

  /// Makes a sentence, with advice that is given beside the change to make.
  init(_ message: String, advice: String? = nil) {
    self.init(message, advice, isGeneral: false)
  }

  /// Makes a sentence, with advice for which the text to write is given where there is one.
  init(_ message: String, general: String) {
    self.init(message, general, isGeneral: true)
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
