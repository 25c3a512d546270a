/// A finding in words.
package struct FindingSentence: Hashable, Sendable {
  /// The fault: `"7,0" is not a price`
  package let message: String
  /// The advice; nil if the message is enough: `write digits, as in "7.00"`
  package let advice: String?
}
