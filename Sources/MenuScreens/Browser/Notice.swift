/// A line about what was done last, or about what is to be lost.
package struct Notice: Hashable, Sendable {
  /// The texts that say it, the longest first, each of which is enough.
  package let texts: [String]
  /// True for a loss that a guest can still prevent.
  package let isWarning: Bool

  /// Makes a notice of a text, and of a shorter one for a narrow screen.
  package init(_ text: String, brief: String? = nil, isWarning: Bool = false) {
    texts = [text] + [brief].compactMap(\.self)
    self.isWarning = isWarning
  }

  /// The longest text.
  package var text: String { texts[0] }
}
