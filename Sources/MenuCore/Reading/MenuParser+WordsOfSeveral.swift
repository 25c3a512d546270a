/// Words for allergens that are several in one text.
extension MenuParser {
  /// The words of the format in a text that holds several names of allergens and nothing else; nil for
  /// any other text. Of a group and a kind of it only the kind.
  /// `gluten milk` → gluten, milk; `glutine (grano)` → gluten.wheat
  static func wordsOfSeveral(_ text: String) -> [String]? {
    let pieces = text.split { $0.isWhitespace || ",;/()[]&+".contains($0) }
    guard pieces.count > 1, pieces.count <= 20 else { return nil }
    var allergens = AllergenSet()
    for piece in pieces where !conjunctions.contains(piece.lowercased()) {
      let word = String(piece)
      let near = Allergen.nearest(to: word).filter { $0.isExact }?.allergen
      guard let allergen = Allergen(rawValue: word) ?? near else { return nil }
      allergens.insert(allergen)
    }
    let words = allergens.filter { allergen in
      AllergenSet(allergen.kinds).isDisjoint(with: allergens)
    }
    return words.nonEmpty?.map(\.rawValue)
  }

  /// True for a text with a mark between its words. Without one they may be a single name: `soy milk`
  static func isDivided(_ text: String) -> Bool { text.contains { ",;/()[]&+".contains($0) } }

  private static let conjunctions: Set = ["e", "ed", "and", "und", "et", "y"]

  /// The words that an entry means, of a text in place of a list: the entry, or those in it.
  static func words(of entry: String) -> [String] {
    let isKnown = Allergen(rawValue: entry) != nil || Allergen.nearest(to: entry)?.isExact ?? false
    return isKnown ? [entry] : wordsOfSeveral(entry) ?? [entry]
  }
}
