extension String {
  /// The text with each occurrence of a sign replaced, even where a combining mark joins it to a larger
  /// character, which `replacing(_:with:)` skips; O(length).
  ///
  ///     "a<\u{301}b".replacing(sign: "<", with: "&lt;")  // "a&lt;\u{301}b"
  package func replacing(sign: Unicode.Scalar, with other: String) -> String {
    unicodeScalars.split(separator: sign, omittingEmptySubsequences: false)
      .map { String($0) }.joined(separator: other)
  }
}
