/// A finding in words.
package struct FindingSentence: Hashable, Sendable {
  /// What is wrong: `"7,0" is not a price`
  package let message: String
  /// The advice on the spot, nil where the message says all: `write digits, as in "7.00"`
  package let advice: String?

  /// Makes a sentence.
  init(_ message: String, advice: String? = nil) {
    self.message = message
    self.advice = advice
  }
}
