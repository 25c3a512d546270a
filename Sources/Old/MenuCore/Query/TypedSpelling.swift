/// The words of a text as a guest typed them, found by what they are when folded.
package struct TypedSpelling {
  private let words: [[UInt8]: Substring]

  /// Takes a text apart; one of small ASCII letters alone has neither accents nor capitals to keep.
  package init(_ typed: String) {
    guard !typed.utf8.allSatisfy({ $0 < 0x80 && !(0x41...0x5A).contains($0) }) else {
      words = [:]
      return
    }
    let parts = typed.split { $0.isWhitespace || $0.isPunctuation && !"'’-".contains($0) }
    words = Dictionary(parts.map { (FoldedText(String($0)).bytes, $0) }) { first, _ in first }
  }

  /// A folded text with the accents and capitals of its words: `Käse` for `kase`.
  package func callAsFunction(_ folded: String) -> String {
    guard !words.isEmpty else { return folded }
    return folded.split(separator: " ", omittingEmptySubsequences: false)
      .map { words[Array($0.utf8)] ?? $0 }.joined(separator: " ")
  }
}
