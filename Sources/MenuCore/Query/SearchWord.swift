/// Something that must be found: a word or a phrase, folded.
struct SearchWord: Hashable, Sendable {
  /// The folded text, never empty.
  let bytes: [UInt8]

  /// Whether it stands in a text.
  func occurs(in text: String) -> Bool {
    !FoldedText.matches(of: [self], in: text).isEmpty
  }

  /// Whether it stands in a text in one of its languages.
  func occurs(in text: LocalizedText) -> Bool {
    text.allTexts.contains { occurs(in: $0) }
  }
}
