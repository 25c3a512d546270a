/// A line about the last action, or a warning.
package struct Notice: Hashable, Sendable {
  /// Alternative texts, the longest first. Each is complete on its own.
  package let texts: [String]
  /// The end of the longest text. It is kept if no text fits.
  package let ending: String
  /// True for a warning: a loss that the guest can still prevent, or a problem of the file.
  package let isWarning: Bool

  /// Makes a notice of a text, and of shorter ones for a narrow screen.
  package init(_ text: String, brief: String..., isWarning: Bool = false) {
    texts = [text] + brief
    ending = ""
    self.isWarning = isWarning
  }

  /// Makes a notice of a text and an ending. On a narrow screen the ending is dropped; if the text alone does
  /// not fit either, the text is cut and the ending kept.
  package init(_ text: String, ending: String) {
    texts = [text + ending, text]
    self.ending = ending
    isWarning = false
  }

  /// The longest text.
  package var text: String { texts[0] }
}
