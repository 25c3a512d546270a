/// Keys that nothing reads and that may hold what an owner says about allergens: misspelt ones, and
/// those of a statement that stand outside it.
///
/// What stands there is lost, and may be the warning that matters: nothing is promised beside it.
enum LostKeys {
  /// What is meant.
  enum Meaning { case statement, sizes, contains, mayContain, promise }

  /// What an unknown key means, nil for one that has nothing to do with allergens.
  ///
  /// - Complexity: some microseconds, more than a file may take for every key of every dish.
  static func meaning(of key: String) -> Meaning? {
    if let meaning = meaning(inWordsOf: key) ?? meaning(ofOneWordOf: key) { return meaning }
    let word = key.lowercased()
    if let near = EditDistance.nearest(to: word, among: words) {
      return meanings.first { $0.key == near }?.meaning
    }
    return nil
  }

  /// What a key of several words means by one of them: `tracce di`, `altri allergeni`.
  private static func meaning(ofOneWordOf key: String) -> Meaning? {
    guard key.utf8.count <= 64 else { return nil }
    let words = UnreadKey.spaced(key).lowercased().split { "_ -.:".contains($0) }
    if words.contains(where: { SentenceWords.signs[WordHash($0.utf8)].contains(.traces) }) {
      return .mayContain
    }
    return words.contains { $0.utf8.starts(with: "allerg".utf8) } ? .statement : nil
  }

  /// Whether a key means ingredients, in whatever language or misspelt.
  static func meansIngredients(_ key: String) -> Bool {
    guard key.utf8.count <= 24 else { return false }
    return ingredients.exactKey(meantBy: key) != nil
      || EditDistance.nearest(to: key, among: ingredients.keys) != nil
  }

  /// The text about a dish that a key means, in whatever language or misspelt.
  static func text(meantBy key: String, of list: MenuList) -> DishKey? {
    let place = KeyWords.Place.dish(of: list)
    var meant = place.key(meantBy: key)
    if case .translation(let known, _) = MeantMembers.translation(key, in: place) { meant = known }
    return [.description, .notes, .name, .base, .dough].first { $0.rawValue == meant }
  }

  private static let ingredients = KeyWords.Place([DishKey.ingredients.rawValue])

  /// Which list of warnings a key of a statement is, nil unless that is certain.
  static func warnings(of key: String) -> Meaning? {
    if let meaning = meaning(inWordsOf: key) ?? meaning(ofOneWordOf: key) { return meaning }
    let word = Array(key.lowercased().unicodeScalars.prefix(24))
    let near = lists.filter { EditDistance.between(word, $0.word, limit: 1) != nil }
    return near.count == 1 ? near.first?.meaning : nil
  }

  /// What a key means that an owner writes in another language: `contiene`.
  private static func meaning(inWordsOf key: String) -> Meaning? {
    let meant = place.exactKey(meantBy: key)
    return meant.flatMap { meant in meanings.first { $0.key == meant }?.meaning }
  }

  private static let place = KeyWords.Place(
    [DishKey.allergens.rawValue, DishKey.sizes.rawValue] + StatementKey.allCases.map(\.rawValue))

  /// The keys whose misspelling discards what is promised.
  static let discardingPromises = Set(
    [DishKey.allergens.rawValue, DishKey.sizes.rawValue, DishKey.ingredients.rawValue]
      + StatementKey.allCases.map(\.rawValue))

  private static let meanings: [(key: String, meaning: Meaning?)] =
    DishKey.allCases.map { key -> (key: String, meaning: Meaning?) in
      (key.rawValue, key == .allergens ? .statement : key == .sizes ? .sizes : nil)
    } + [
      ("contains", .contains), ("mayContain", .mayContain), ("freeFrom", .promise),
      ("complete", .promise),
    ]

  private static let words = meanings.map(\.key)

  private static let lists: [(word: [Unicode.Scalar], meaning: Meaning)] = [
    (Array("contains".unicodeScalars), .contains),
    (Array("maycontain".unicodeScalars), .mayContain),
  ]
}
