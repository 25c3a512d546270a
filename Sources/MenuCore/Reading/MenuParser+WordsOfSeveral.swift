/// Texts that name several allergens.
extension MenuParser {
  /// The words of the format and the explained signs in a text that only holds such words; nil for any
  /// other text. A kind of an allergen replaces its group.
  /// `gluten milk` → gluten, milk; `glutine (grano)` → gluten.wheat
  func wordsOfSeveral(_ text: String) -> [String]? {
    guard let found = wordsApart(in: text) else { return nil }
    let words = found.contained + found.traces
    let allergens = AllergenSet(words.compactMap(Allergen.init))
    let kinds = allergens.filter { AllergenSet($0.kinds).isDisjoint(with: allergens) }
    return (kinds.map(\.rawValue) + words.filter { menu.signs[$0] != nil }).nonEmpty
  }

  /// The words of the format for all allergens, if a text means them; nil for any other text. `tutti`
  static func wordsOfAll(_ text: String) -> [String]? {
    guard OwnerWords.shared.has(text, about: .all) else { return nil }
    return Allergen.groups.map(\.rawValue)
  }

  /// True for a text that leaves something out, so that only its author knows what it means:
  /// `tutti tranne pesce`
  static func hasException(_ text: String) -> Bool {
    let words = FoldedText(text).wordTexts
    let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
    return (words + pairs).contains { OwnerWords.shared.has($0, about: .exceptions) }
  }

  /// The end of a list that has others: an ellipsis, or one or two words for them; nil for any other text.
  /// `latte ecc.` → ecc.
  private static func endOfOpenList(_ text: String) -> String? {
    let dots = String(text.reversed().prefix { $0 == "." || $0 == "…" })
    if dots.count > 2 || dots.contains("…") { return dots }
    let words = text.split { " ,;".contains($0) }
    let ends = [2, 1].map { words.suffix($0).joined(separator: " ") }
    return ends.first { OwnerWords.shared.has($0, about: .others) && text.hasSuffix($0) }
  }

  /// The words of a list that has others: `glutine, latte ecc.` → gluten, milk, ecc.
  func wordsOfOpenList(_ text: String) -> [String]? {
    let text = text.trimmed
    guard let end = Self.endOfOpenList(text) else { return nil }
    let entries = String(text.dropLast(end.count)).entriesMeant
    guard (1...20).contains(entries.count) else { return nil }
    let words = entries.flatMap(words(of:))
    return words.map { Allergen.exact($0)?.rawValue ?? $0 } + [end]
  }

  /// True for a text with a separator between its words. Without one they may be a single name:
  /// `soy milk`
  static func isDivided(_ text: String) -> Bool { text.contains { ",;/()[]&+".contains($0) } }

  /// The words of an entry in a text that should be a list: the entry itself, or the words in it.
  func words(of entry: String) -> [String] {
    if let words = wordsOfOpenList(entry) ?? Self.wordsOfAll(entry) { return words }
    if Allergen.exact(entry) != nil || entry.speaksOfTraces || Self.hasException(entry) {
      return [entry]
    }
    // `contiene glutine`, `enthält A`
    let rest = Self.withoutContains(entry)
    if rest != entry { return words(of: rest) }
    var signs = entry.split(separator: " ").map(String.init)
      .filter { !OwnerWords.shared.has($0, about: .dashes) }
    // `1 e 7`; among letters, a letter may be a sign.
    let numbers = signs.filter { $0.utf8.allSatisfy(\.isASCIIDigit) }
    let others = signs.filter { !numbers.contains($0) }
    if !numbers.isEmpty, others.allSatisfy({ OwnerWords.shared.has($0, about: .links) }) {
      signs = numbers
    }
    if signs.allSatisfy({ $0.isSign || numbers.contains($0) }) { return signs }
    return wordsOfSeveral(entry) ?? [entry]
  }
}
