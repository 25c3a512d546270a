/// What people write instead of the words for diets, for suggestions only.
enum DietWords {
  /// The diet that a text may mean: a synonym, or a word that is nearly right.
  static func suggestion(for text: String) -> Diet? {
    guard text.utf8.count <= 64 else { return nil }
    if let diet = meaning(of: text) { return diet }
    let near = EditDistance.nearest(to: normalised(text), among: Diet.allCases.map(\.rawValue))
    return near.flatMap { Diet(rawValue: $0) }
  }

  /// The diet that a text means: a word in another case, or a synonym.
  static func meaning(of text: String) -> Diet? {
    let word = normalised(text)
    return Diet(rawValue: word) ?? synonyms[word]
  }

  /// The diet that is `true` under a key: `vegan`, `isVegan`, `glutenFree`, `senza_glutine`.
  static func meaning(ofKey word: UTF8Text) -> Diet? {
    keys[word]
      ?? (word.string.hasPrefix("is") ? keys[UTF8Text(String(word.string.dropFirst(2)))] : nil)
  }

  private static let keys: [UTF8Text: Diet] = {
    var keys: [UTF8Text: Diet] = [:]
    for (word, diet) in synonyms { keys[KeyWords.folded(word)] = diet }
    for diet in Diet.allCases { keys[KeyWords.folded(diet.rawValue)] = diet }
    return keys
  }()

  /// Lower case, with blanks, underscores and dashes alike.
  private static func normalised(_ text: String) -> String {
    let words = text.lowercased().split { $0 == " " || $0 == "_" || $0 == "-" }
    return words.joined(separator: "-")
  }

  private static let synonyms: [String: Diet] = {
    let entries = ValueWords.all.flatMap(\.diets).flatMap { diet, words in
      ValueWords.words([words]).map { ($0, diet) }
    }
    return Dictionary(entries, uniquingKeysWith: { first, _ in first })
  }()
}
