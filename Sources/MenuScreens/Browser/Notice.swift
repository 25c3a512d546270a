/// A line about what was done last, or about what is to be lost.
package struct Notice: Hashable, Sendable {
  /// The texts that say it, the longest first, each of which is enough.
  package let texts: [String]
  /// The end of the longest text, which is kept where none of them fits.
  package let ending: String
  /// True for a loss that a guest can still prevent.
  package let isWarning: Bool

  /// Makes a notice of a text, and of shorter ones for a narrow screen.
  package init(_ text: String, brief: String..., isWarning: Bool = false) {
    texts = [text] + brief
    ending = ""
    self.isWarning = isWarning
  }

  /// Makes a notice of a text that is enough alone, and of an ending for which it is cut where neither has
  /// room.
  package init(_ text: String, ending: String) {
    texts = [text + ending, text]
    self.ending = ending
    isWarning = false
  }

  /// The longest text.
  package var text: String { texts[0] }
}
