extension FileKey {
  /// The key that an everyday word means, exact apart from case and accents; nil for any other word.
  /// `Öffnungszeiten` → hours
  static func named(_ word: String, among keys: KeySet) -> FileKey? {
    keys.intersection(OwnerWords.shared.keys[OwnerWords.letters(of: word)] ?? []).first { _ in true
    }
  }

  /// The same among a list of keys.
  package static func named(_ word: String, amongKeys keys: [FileKey]) -> FileKey? {
    named(word, among: KeySet(keys))
  }

  /// True for a word for the availability of a dish: `inStock`
  static func speaksOfStock(_ word: String) -> Bool { OwnerWords.shared.has(word, about: .stock) }
}
