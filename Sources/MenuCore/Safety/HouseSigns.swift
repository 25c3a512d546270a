/// The signs of a house for allergens, as its `allergenKey` explains them: `7` → milk.
///
/// Owners write them into texts too: `Margherita (1,7)`, `crema bianca⁷`, `All. 1, 7, 8`. There they count
/// as doubt.
package struct HouseSigns: Hashable, Sendable {
  private(set) var allergens: [UTF8Text: AllergenSet] = [:]
  /// The same by the word that a sign is in a text: `07` → 7, `¹` → 1
  private var words: [UTF8Text: AllergenSet] = [:]
  /// The signs that are not one word, such as `*` and `A-1`. They are nothing else in a text.
  private var others: Set<UTF8Text> = []

  /// True if the file explains no sign.
  package var isEmpty: Bool { allergens.isEmpty }

  /// The allergens of a sign, nil for one that is not explained.
  subscript(sign: String) -> AllergenSet? { allergens[UTF8Text(sign)] }

  /// The allergens of a word of a text, nil for one that is no sign.
  func allergens(ofWord word: String) -> AllergenSet? { words[UTF8Text(word)] }

  /// The signs that a word joins; empty for any other word. Owners write them in alphabetical order, unlike
  /// the letters of words. `ACG` → A, C, G, but not `TRIO`
  func joined(in word: String) -> [String] {
    guard word.isInAlphabeticalOrder else { return [] }
    let letters = word.unicodeScalars.map { String($0) }
    return letters.allSatisfy { self[$0] != nil } ? letters : []
  }

  /// The signs with their meanings, in the order of their bytes.
  package var meanings: [(sign: String, allergens: AllergenSet)] {
    allergens.map { ($0.key.string, $0.value) }
      .sorted { $0.sign.utf8.lexicographicallyPrecedes($1.sign.utf8) }
  }

  /// Explains a sign; one that is given twice means both.
  mutating func add(_ allergen: Allergen, for sign: String) {
    allergens[UTF8Text(sign), default: []].insert(allergen)
    let words = SignToken.tokens(of: sign).compactMap(\.word)
    if let word = words.only {
      self.words[UTF8Text(word), default: []].insert(allergen)
    } else if sign.hasPunctuation {
      others.insert(UTF8Text(sign))
    }
  }

  /// The signs of the regulation: the fourteen groups, from 1.
  package static var regulation: HouseSigns {
    var signs = HouseSigns()
    for (index, allergen) in Allergen.groups.enumerated() {
      signs.add(allergen, for: "\(index + 1)")
    }
    return signs
  }

  /// The allergens of the signs in a text: those in brackets that hold nothing else, those after a word
  /// for allergens, small raised ones, and those at its end. A sign after such a word that the house does
  /// not explain may be any of the fourteen. O(length), for each sign such as `*`.
  func allergens(in text: String) -> AllergenSet {
    guard !isEmpty || text.mayAnnounceSigns else { return [] }
    var reading = SignReading(signs: self)
    for token in SignToken.tokens(of: text) { reading.take(token) }
    var found = reading.finish()
    for sign in others where text.utf8.contains(sign.string.utf8) {
      found.formUnion(allergens[sign] ?? [])
    }
    return found
  }

  /// The same for a text in all its languages.
  func allergens(in text: LocalizedText) -> AllergenSet {
    var found = AllergenSet()
    text.forEachText { found.formUnion(allergens(in: $0)) }
    return found
  }
}

extension String {
  /// True for a letter, or a number of at most two digits.
  var isSign: Bool { utf8.count == 1 || utf8.count == 2 && utf8.allSatisfy(\.isASCIIDigit) }

  /// True if each letter or digit is after the one before it: `ACG`
  var isInAlphabeticalOrder: Bool { zip(unicodeScalars, unicodeScalars.dropFirst()).allSatisfy(<) }

  /// True if it has something other than letters, digits and blanks.
  fileprivate var hasPunctuation: Bool {
    unicodeScalars.contains { scalar in
      !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
        && !scalar.properties.isWhitespace
    }
  }

  /// True if it may have a word for allergens in some language, such as `All.`; O(length). Only a text beyond
  /// ASCII is folded.
  fileprivate var mayAnnounceSigns: Bool {
    let isASCII = withBytes { $0.allSatisfy { $0 < 0x80 } }
    return isASCII ? withBytes(\.announcesSigns) : FoldedText(self).bytes.announcesSigns
  }
}

extension Sequence<UInt8> {
  /// True if it has `all.` or the stem of the words for allergens, in small letters or capitals.
  fileprivate var announcesSigns: Bool {
    var lastFour: UInt32 = 0
    for byte in self {
      lastFour = lastFour << 8 | UInt32(byte | 0x20)
      // The bytes of `all.` and of `lerg`, the stem.
      if lastFour == 0x616C_6C2E || lastFour == 0x6C65_7267 { return true }
    }
    return false
  }
}
