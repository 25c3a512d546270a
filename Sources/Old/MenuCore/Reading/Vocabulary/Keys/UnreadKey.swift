/// What the words of a key say that nothing reads: `has_milk`, `contieneLatte`, `frutta a guscio`.
struct UnreadKey {
  /// What they name.
  let named: [NamedAllergens.Named]
  /// Whether its value counts only where it plainly says what is in a dish: the key says that
  /// something is not in it, or that it is had beside the dish or in its place.
  let isOfOthers: Bool

  init(_ key: String, _ allergens: NamedAllergens) {
    let words = Self.spaced(key)
    let folded = KeyWords.folded(key)
    let end = folded.string.utf8.reversed()
    isOfOthers =
      AllergenWords.denies(words) || Self.others.contains(folded)
      || Self.denials.contains { end.starts(with: $0.utf8.reversed()) }
    named = isOfOthers ? [] : allergens.all(in: words, of: .other, guesses: true)
  }

  /// A key with blanks between its words, where a capital or a dash begins them.
  static func spaced(_ key: String) -> String {
    var spaced = ""
    var isBehindSmall = false
    for letter in key {
      if isBehindSmall, letter.isUppercase { spaced.append(" ") }
      spaced.append(letter)
      isBehindSmall = letter.isLowercase
    }
    return spaced
  }

  /// How words end that deny what they begin with: `milchfrei`.
  private static let denials = Vocabularies.all.flatMap { vocabulary in
    vocabulary.typed.negatingEndings.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }
  private static let others = ValueWords.folded(ValueWords.all.map(\.beside))
}

/// What the keys of a file say that nothing reads, each looked up once.
final class UnreadKeyCache {
  private var known: [UTF8Text: UnreadKey] = [:]

  func key(_ key: String, _ allergens: NamedAllergens) -> UnreadKey {
    let text = UTF8Text(key)
    if let known = known[text] { return known }
    let read = UnreadKey(key, allergens)
    // No menu has more different ones.
    if known.count < MenuReading.limit { known[text] = read }
    return read
  }
}
