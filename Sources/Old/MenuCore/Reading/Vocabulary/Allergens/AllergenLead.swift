/// Words around what a part of an entry names that say what is said of it: `può contenere`, `free`.
struct AllergenLead {
  private(set) var role: AllergenPart.Role
  /// What they say of all that follows.
  private(set) var following: AllergenPart.Role
  /// The part without them.
  private(set) var rest: String
  /// Whether a colon says that they are about all that follows between commas: of `sin gluten, leche`
  /// nobody knows whether there is milk in it.
  private(set) var isOfAll = false
  /// Whether they are about nothing that follows: they stand behind, or a verb ends what they say.
  private(set) var isBehind = false
  /// Whether they are one word with what they are about: `gluten-free`.
  private(set) var isOneWord = false
  private(set) var isDoubtful = false

  /// Finds the words of a part; nil where it has none.
  init?(_ part: String) {
    let text = part.replacingScalar("’", by: "'").replacingScalar(":", by: ": ")
    var words = text.split(separator: " ").map(String.init)
    let endsInVerb = words.count > 1 && words.last.map { Self.verbs.contains($0.folded) } ?? false
    if endsInVerb { words.removeLast() }
    if let lead = AllergenLead(before: words) ?? AllergenLead(behind: words) {
      self = lead
    } else if let rest = AllergenEntries.traced(part) {
      (role, following, self.rest, isBehind) = (.possible, .possible, rest, true)
    } else {
      return nil
    }
    // `kann Spuren von Nüssen enthalten, Gluten`
    if endsInVerb, role == .possible { isBehind = true }
    isDoubtful = isDoubtful || role != .free && AllergenWords.denies(rest)
    if isDoubtful { role = .free }
  }

  /// How many such words are taken one after the other. Nobody says more of one thing, and each of a
  /// thousand would be a call inside of the one before.
  private static let mostWords = 8

  private init?(before words: [String], depth: Int = 1) {
    guard let first = words.first,
      let known = Self.table[Self.folded(first)]?.first(where: { lead in
        lead.words.count < words.count
          && zip(lead.words, words).allSatisfy { $0 == Self.folded($1) }
      })
    else { return nil }
    let rest = Self.withoutArticle(words.dropFirst(known.words.count))
    guard !rest.isEmpty else { return nil }
    (role, following) = (known.role, known.role)
    self.rest = rest.concatenated(separator: " ")
    isOfAll = words[known.words.count - 1].utf8.last == UInt8(ascii: ":")
    // `Allergeni: può contenere noci`, `contains no milk`
    if role != .free, depth < Self.mostWords,
      let inner = AllergenLead(before: rest, depth: depth + 1) ?? AllergenLead(behind: rest)
    {
      self = inner.role == .contained ? AllergenLead(inner, as: role) : inner
    } else if role == .contained, let traced = AllergenEntries.traced(self.rest) {
      // `Contiene: latte (tracce), uova`
      (role, self.rest) = (.possible, traced)
    }
  }

  private init(_ lead: AllergenLead, as role: AllergenPart.Role) {
    self = lead
    (self.role, following) = (role, role)
  }

  private init?(behind words: [String]) {
    guard let last = words.last?.lowercased() else { return nil }
    (role, following, isBehind) = (.free, .free, true)
    if words.count > 1, Self.free.contains(last) {
      rest = words.dropLast().joined(separator: " ")
      return
    }
    guard
      let ending = Self.free.first(where: {
        last.utf8.count > $0.utf8.count + 1 && last.utf8.reversed().starts(with: $0.utf8.reversed())
      }), last.utf8.count > ending.utf8.count + 1,
      let stem = String(last.utf8.dropLast(ending.utf8.count))
    else { return nil }
    isOneWord = words.count == 1
    let named = stem.utf8.last == UInt8(ascii: "-") ? String(stem.dropLast()) : stem
    rest = (Array(words.dropLast()) + [named]).concatenated(separator: " ")
  }

  /// The verbs of sentences that end with them.
  private static let verbs = Set(
    AllergenSynonyms.all.flatMap { $0.said.verbAtEnd.split(whereSeparator: \.isWhitespace) }
      .map { String($0).folded })
  /// What says so behind a name, as a word or at the end of one.
  private static let free = Vocabularies.all.flatMap {
    $0.ingredients.free.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func withoutArticle(_ words: ArraySlice<String>) -> [String] {
    let rest = words.drop { articles.contains(folded($0)) }
    guard let first = rest.first, let mark = first.firstIndex(of: "'"),
      articles.contains(first[...mark].lowercased()), first.index(after: mark) < first.endIndex
    else { return Array(rest) }
    return [String(first[first.index(after: mark)...])] + rest.dropFirst()
  }

  private struct Known {
    let words: [String]
    let role: AllergenPart.Role
  }

  /// By their first words, the longest first.
  private static let table: [String: [Known]] = {
    var known: [Known] = []
    func add(_ text: String, _ role: AllergenPart.Role) {
      known += text.split(whereSeparator: \.isWhitespace).map { phrase in
        Known(words: phrase.split(separator: "-").map { folded(String($0)) }, role: role)
      }
    }
    for text in AllergenSynonyms.possible { add(text, .possible) }
    for synonyms in AllergenSynonyms.all {
      add(synonyms.said.containing, .contained)
      add(synonyms.said.without, .free)
    }
    return Dictionary(grouping: known) { $0.words[0] }
      .mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }()

  /// Whether a word says that there may be what follows: shortened, it has a full stop that ends no
  /// sentence, as in `evtl. Nüsse`.
  static func saysPossible(_ word: String) -> Bool {
    table[folded(word)]?.contains { $0.role == .possible && $0.words.count == 1 } ?? false
  }

  private static let articles = Set(
    AllergenSynonyms.all.flatMap { synonyms in
      (synonyms.said.articles + " " + synonyms.ofTraces).split(whereSeparator: \.isWhitespace)
        .map { folded(String($0)) }
    })

  private static func folded(_ word: String) -> String {
    let word = word.utf8.last == UInt8(ascii: ":") ? String(word.dropLast()) : word
    return word.folded
  }
}

extension String {
  fileprivate func replacingScalar(_ scalar: Unicode.Scalar, by text: String) -> String {
    guard unicodeScalars.contains(scalar) else { return self }
    return unicodeScalars.reduce(into: "") { result, letter in
      if letter == scalar { result += text } else { result.unicodeScalars.append(letter) }
    }
  }
}
