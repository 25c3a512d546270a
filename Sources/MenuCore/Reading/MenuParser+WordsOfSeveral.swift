/// Words for allergens that are several in one text.
extension MenuParser {
  /// The words of the format in a text that holds several names of allergens and nothing else; nil for
  /// any other text. Of a group and a kind of it only the kind.
  /// `gluten milk` → gluten, milk; `glutine (grano)` → gluten.wheat
  static func wordsOfSeveral(_ text: String) -> [String]? {
    let pieces = text.split { $0.isWhitespace || ",;/()[]&+.:".contains($0) }
    guard pieces.count > 1, pieces.count <= 20 else { return nil }
    var allergens = AllergenSet()
    for piece in pieces where !isLink(String(piece)) {
      let word = String(piece)
      guard let allergen = Allergen.exact(word) else { return nil }
      allergens.insert(allergen)
    }
    let words = allergens.filter { allergen in
      AllergenSet(allergen.kinds).isDisjoint(with: allergens)
    }
    return words.nonEmpty?.map(\.rawValue)
  }

  /// True for a text with a mark between its words. Without one they may be a single name: `soy milk`
  static func isDivided(_ text: String) -> Bool { text.contains { ",;/()[]&+".contains($0) } }

  /// True for a word between names of allergens that names none, or that speaks of traces.
  private static func isLink(_ word: String) -> Bool {
    KeyWords.shared.has(word, about: .links) || speaksOfTraces(word)
  }

  /// The words that an entry means, of a text in place of a list: the entry, or those in it.
  static func words(of entry: String) -> [String] {
    if Allergen.exact(entry) != nil || speaksOfTraces(entry) { return [entry] }
    let signs = entry.split(separator: " ")
    let areSigns = signs.allSatisfy { $0.utf8.count == 1 || $0.utf8.allSatisfy(\.isASCIIDigit) }
    return areSigns ? signs.map(String.init) : wordsOfSeveral(entry) ?? [entry]
  }
}
