/// Texts that name several allergens.
extension MenuParser {
  /// The words of the format in a text that only holds several names of allergens; nil for any other
  /// text. A kind of an allergen replaces its group.
  /// `gluten milk` → gluten, milk; `glutine (grano)` → gluten.wheat
  static func wordsOfSeveral(_ text: String) -> [String]? {
    let pieces = text.split { $0.isWhitespace || ",;/()[]&+.:".contains($0) }
    guard pieces.count > 1, pieces.count <= 20 else { return nil }
    var allergens = AllergenSet()
    for piece in pieces {
      let word = String(piece)
      // A word between names is no name itself, or mentions traces.
      if OwnerWords.shared.has(word, about: .links) || word.speaksOfTraces { continue }
      guard let allergen = Allergen.exact(word) else { return nil }
      allergens.insert(allergen)
    }
    let words = allergens.filter { allergen in
      AllergenSet(allergen.kinds).isDisjoint(with: allergens)
    }
    return words.nonEmpty?.map(\.rawValue)
  }

  /// True for a text with a separator between its words. Without one they may be a single name:
  /// `soy milk`
  static func isDivided(_ text: String) -> Bool { text.contains { ",;/()[]&+".contains($0) } }

  /// The words of an entry in a text that should be a list: the entry itself, or the words in it.
  static func words(of entry: String) -> [String] {
    if Allergen.exact(entry) != nil || entry.speaksOfTraces { return [entry] }
    let signs = entry.split(separator: " ")
    let areSigns = signs.allSatisfy { $0.utf8.count == 1 || $0.utf8.allSatisfy(\.isASCIIDigit) }
    if areSigns { return signs.map(String.init) }
    return wordsOfSeveral(entry) ?? [entry]
  }
}
