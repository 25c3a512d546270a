/// A part of a statement about allergens with its label, or a sentence without a label.
package struct StatementPart: Hashable, Sendable {
  package let label: String
  package let text: String
  /// True for a sentence that tells whom to ask.
  package let isAdvice: Bool

  package init(label: String, text: String) {
    self.label = label
    self.text = text
    isAdvice = false
  }

  /// Makes a sentence that tells whom to ask.
  package init(advice: String) {
    label = ""
    text = advice
    isAdvice = true
  }
}
