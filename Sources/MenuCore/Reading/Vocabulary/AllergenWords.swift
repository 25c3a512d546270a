/// What people write instead of the words for allergens, for suggestions only: what an entry of a
/// file is read as is decided by `AllergenEntries`.
enum AllergenWords {
  /// The allergen that a text may mean: a synonym, or a word that is nearly right.
  static func suggestion(for text: String) -> Allergen? {
    guard text.utf8.count <= 64, !AllergenEntries.nearlySaysNone(text) else { return nil }
    let word = normalised(text)
    if let allergen = meaning(of: word) { return allergen }
    // A kind that the list does not have still has a group.
    if let dot = word.firstIndex(of: "."),
      let group = suggestion(for: String(word[..<dot]))
    {
      return synonyms[String(word[word.index(after: dot)...])] ?? group
    }
    if let near = EditDistance.nearest(to: word, among: Allergen.allCases.map(\.rawValue)) {
      return Allergen(rawValue: near)
    }
    return EditDistance.nearest(to: word, among: sortedSynonyms).flatMap { synonyms[$0] }
  }

  /// The allergen that a text means: a word in another case, or a synonym.
  static func meaning(of text: String) -> Allergen? {
    let word = normalised(text)
    return Allergen(rawValue: word) ?? synonyms[word]
  }

  /// Whether a text is a number or a letter, as legends have them.
  static func isSign(_ text: String) -> Bool {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isNumber && text.utf8.count <= 3 || text.utf8.count == 1
  }

  /// The signs of a text that holds nothing but several of them: `1,4,7`, `A, G`, `1.4.7`.
  static func signs(of text: String) -> [String] {
    let signs = text.unicodeScalars.split { ",;/+&|. -".unicodeScalars.contains($0) }
      .map { String($0) }.filter { !joining.contains(UTF8Text($0.lowercased())) }
    return signs.count > 1 && signs.allSatisfy(isSign) ? signs : []
  }

  /// The entries of a text that holds several: between commas and the like, and what an *and* joins
  /// unless it is one name. Blanks alone part words only where each of them is known by itself.
  static func parts(
    of text: String, isKnown: (String) -> Bool
  ) -> (words: [String], areJoined: Bool) {
    let chunks = text.unicodeScalars.split { ",;/+&|".unicodeScalars.contains($0) }
    let parts = chunks.flatMap { chunk -> [String] in
      let words = chunk.split(separator: " ").map { String($0) }
      let whole = words.joined(separator: " ")
      if AllergenEntries.isKnown(whole) { return [whole] }
      return words.split { joining.contains(UTF8Text($0.lowercased())) }
        .map { $0.joined(separator: " ") }
    }.filter { !$0.isEmpty }
    let named = parts.filter { part in
      !fillers.contains { part.lowercased().utf8.starts(with: $0.utf8) }
    }
    guard parts.count == 1 else { return (named, true) }
    let words = parts[0].unicodeScalars.split(separator: " ").map { String($0) }
    return words.allSatisfy { isKnown($0) } ? (words, false) : (parts, true)
  }

  /// Whether a text says of something that it is not there: nothing in it is a warning.
  static func denies(_ text: String) -> Bool {
    text.unicodeScalars.split { !$0.properties.isAlphabetic }
      .contains { SentenceWords.signs[WordHash(String($0).lowercased().utf8)].contains(.denying) }
  }

  /// What joins the entries of a text, in the five languages.
  private static let joining = Set(
    ["e", "ed", "and", "und", "et", "y", "o", "or", "oder", "ou"].map { UTF8Text($0) })
  /// How the law goes on behind an allergen, which adds none.
  private static let fillers = [
    "derivati", "prodotti a base", "prodotti derivati", "derivatives", "products thereof",
    "products of", "daraus gewonnene", "erzeugnisse", "produits à base", "productos a base",
    "derivados", "ecc", "etc",
  ]
  /// Lower case, with blanks, underscores and dashes alike.
  private static func normalised(_ text: String) -> String {
    let words = text.lowercased().split { $0 == " " || $0 == "_" || $0 == "-" }
    return words.joined(separator: "-")
  }

  private static let sortedSynonyms = synonyms.keys.sorted()

  private static let synonyms: [String: Allergen] = {
    var synonyms: [String: Allergen] = [:]
    for (allergen, words) in AllergenSynonyms.all.flatMap(\.table) {
      for word in words.split(whereSeparator: \.isWhitespace) {
        synonyms[String(word)] = allergen
      }
    }
    return synonyms
  }()
}
