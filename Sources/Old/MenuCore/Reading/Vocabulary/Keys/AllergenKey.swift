internal import OldLocatedJSON

/// A key that is called like allergens, looked up once: `latte`, `Frutta a guscio (8)`, `contains_milk`.
struct AllergenKey {
  /// The words to write for it, none for any other key.
  let words: [String]
  /// Whether it speaks of traces: `tracce di latte`.
  let isOfTraces: Bool

  /// A key of something else.
  static let none = AllergenKey("")

  init(_ key: String) {
    guard key.utf8.count <= Self.longest, !AllergenWords.denies(UnreadKey.spaced(key)) else {
      (words, isOfTraces) = ([], false)
      return
    }
    let texts = Self.texts(of: key)
    for text in texts {
      if let traced = AllergenEntries.traced(text), let words = Self.words(for: traced) {
        (self.words, isOfTraces) = (words, true)
        return
      }
      if let words = Self.words(for: text) {
        (self.words, isOfTraces) = (words, false)
        return
      }
    }
    (words, isOfTraces) = ([], false)
  }

  /// A number or letter that a legend explains.
  init(of sign: String, in legend: AllergenLegend) {
    let named = legend[sign].map { AllergenSet($0) } ?? legend.warning(of: sign) ?? []
    (words, isOfTraces) = (named.allergens.map(\.rawValue), false)
  }

  /// What it names.
  var allergens: AllergenSet { AllergenSet(words.compactMap { Allergen(exactly: $0) }) }

  /// What a value under such a key says, with the words to write; nil where nobody can tell.
  func answer(_ value: JSONValue) -> (words: [String], answer: AllergenColumns.Answer)? {
    if let bool = value.bool { return (words, bool ? contained : .absent) }
    guard value.kind == .string || value.kind == .number, value.length <= Self.longest else {
      return nil
    }
    let text = value.excerpt
    if text.unicodeScalars.allSatisfy(\.isUnseen) { return (words, .nothing) }
    if MeantMembers.isYes(text) || Self.says(.contains, text) { return (words, contained) }
    if Self.says(.mayContain, text) || Self.possible.contains(KeyWords.folded(text)) {
      return (words, .possible)
    }
    if MeantMembers.isNo(text) || AllergenEntries.isUnanswered(text) {
      // A dash, or a question mark, which leaves it open.
      return (words, text.contains("?") ? .possible : .absent)
    }
    // `"glutine": "frumento, segale"`
    let named = text.split { ",;/+".contains($0) }.map { part in
      let word = part.split(separator: " ").joined(separator: " ")
      return AllergenEntries.promise(of: word) == nil ? [] : Self.words(for: word) ?? []
    }
    let groups = words.compactMap { Allergen(exactly: $0)?.group }
    let areKinds = named.allSatisfy { words in
      let kinds = words.compactMap { Allergen(exactly: $0)?.group }
      return !kinds.isEmpty && kinds.allSatisfy(groups.contains)
    }
    return areKinds && !named.isEmpty ? (named.flatMap(\.self), contained) : nil
  }

  private var contained: AllergenColumns.Answer { isOfTraces ? .possible : .contained }

  /// The ways in which a key may hold the name of an allergen: as it stands, without its number, and
  /// without a word such as `contains`.
  private static func texts(of key: String) -> [String] {
    let spaced = UnreadKey.spaced(key).split { " _-.:()[]".contains($0) }
    let words = spaced.filter { !$0.allSatisfy(\.isNumber) }.map(String.init)
    let whole = words.joined(separator: " ")
    guard let first = words.first, words.count > 1,
      let meant = statement.exactKey(meantBy: first),
      meant == DishKey.allergens.rawValue || meant == StatementKey.contains.rawValue
    else { return [key, whole] }
    return [key, whole, words.dropFirst().joined(separator: " ")]
  }

  private static func words(for text: String) -> [String]? {
    let text = text.split(separator: " ").joined(separator: " ")
    guard !AllergenEntries.warning(of: text).isEmpty, AllergenEntries.isSurelyMeant(text) else {
      return nil
    }
    return AllergenEntryReader().words(for: text, isPromise: false)
  }

  private static func says(_ key: StatementKey, _ text: String) -> Bool {
    statement.exactKey(meantBy: text) == key.rawValue
  }

  private static let statement = KeyWords.Place(
    [DishKey.allergens.rawValue] + StatementKey.allCases.map(\.rawValue))
  private static let possible = ValueWords.folded(AllergenSynonyms.possible)
  /// What is longer is no word.
  private static let longest = 48
}
