extension String {
  /// The text with another one in place of each sign, also of one that a mark joins to a larger
  /// character, which `replacing(_:with:)` passes over; O(length).
  ///
  ///     "a<\u{301}b".replacing(sign: "<", with: "&lt;")  // "a&lt;\u{301}b"
  package func replacing(sign: Unicode.Scalar, with other: String) -> String {
    unicodeScalars.split(separator: sign, omittingEmptySubsequences: false)
      .map { String($0) }.joined(separator: other)
  }
}
