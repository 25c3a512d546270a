/// What people write instead of the words for allergens, for suggestions only: nothing is ever read
/// as an allergen that the file does not name by its own word.
enum AllergenWords {
  /// The allergen that a text may mean: a synonym, or a word that is nearly right.
  static func suggestion(for text: String) -> Allergen? {
    guard text.utf8.count <= 64 else { return nil }
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

  /// The words of a text that holds several.
  static func parts(of text: String) -> [String] {
    let separators = ",;/+&|"
    let hasSeparator = text.contains { separators.contains($0) }
    // Blanks part words only where nothing else does: "frutta a guscio" is one.
    return text.split { hasSeparator ? separators.contains($0) : $0 == " " }
      .map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  /// Lower case, with blanks, underscores and dashes alike.
  private static func normalised(_ text: String) -> String {
    let words = text.lowercased().split { $0 == " " || $0 == "_" || $0 == "-" }
    return words.joined(separator: "-")
  }

  private static let sortedSynonyms = synonyms.keys.sorted()

  private static let synonyms: [String: Allergen] = {
    var synonyms: [String: Allergen] = [:]
    for (allergen, words) in AllergenSynonyms.table {
      for word in words.split(whereSeparator: \.isWhitespace) {
        synonyms[String(word)] = allergen
      }
    }
    return synonyms
  }()
}
