extension String {
  /// The first letters of a word that a sentence quotes, counted without the marks that anybody may
  /// pile up on one of them.
  package var excerpt: String {
    let kept = unicodeScalars.prefix(40)
    return kept.endIndex < unicodeScalars.endIndex ? String(kept) + "…" : self
  }
}
