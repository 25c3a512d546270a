extension String {
  /// The first letters of a word that a sentence quotes.
  package var excerpt: String { unicodeScalars.count > 40 ? "\(prefix(40))…" : self }
}
