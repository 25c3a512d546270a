/// What an entry of a list of allergens means that is not one of the format's own words.
///
/// A warning may be read wider than it is written, for it only ever keeps guests away; a promise may
/// not be read at all, and is only ever proposed as wide as it was written.
enum AllergenEntries {
  /// What an entry certainly warns of, in the widest sense; empty where nothing is certain.
  ///
  /// Certain is an entry that as a whole, whatever its case and accents, is one of the known words,
  /// or is one mistake from words of one meaning. A part of an entry never counts: neither coconut
  /// milk nor nutmeg is what one of its words says.
  static func warning(of text: String) -> AllergenSet {
    guard text.utf8.count <= longestEntry else { return [] }
    let word = folded(text)
    if let index = indices[word] { return entries[index].warning }
    if let rest = traced(word) { return warning(of: rest) }
    let bare = withoutVerb(word[...])
    if bare.count < word.count { return warning(of: String(decoding: bare, as: UTF8.self)) }
    if let parts = inBrackets(text) {
      let warnings = parts.map { warning(of: $0) }
      return warnings.contains([]) ? [] : AllergenSet(warnings)
    }
    guard mayBeMistyped(word) else { return [] }
    let meanings = near(word).reduce(into: Set()) { $0.insert(entries[$1].warning) }
    return meanings.count == 1 ? meanings.first ?? [] : []
  }

  /// A group with its kinds as this program prints it, `glutine (frumento, orzo)`, or with an *and*
  /// between these.
  static func inBrackets(_ text: String) -> [String]? {
    let bytes = Array(text.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), open > 0,
      bytes.last == UInt8(ascii: ")")
    else { return nil }
    let inner = bytes[(open + 1)...].dropLast().split { ",;/+&".utf8.contains($0) }
      .flatMap { AllergenWords.pieces(of: String(decoding: $0, as: UTF8.self)) { _ in false } }
    return [String(decoding: bytes[..<open].trimmed { $0 == .space }, as: UTF8.self)] + inner
  }

  /// What an entry says there may be traces of, nil for one that does not say so.
  static func traced(_ text: String) -> String? {
    text.utf8.count <= longestEntry ? traced(folded(text)) : nil
  }

  /// What stands beside words such as `tracce di`: a warning is never lost for them.
  private static func traced(_ word: [UInt8]) -> String? {
    if let end = tracesBehind.first(where: { word.suffix($0.count).elementsEqual($0) }) {
      return String(decoding: word.dropLast(end.count), as: UTF8.self)
    }
    if let open = word.lastIndex(of: UInt8(ascii: "(")), open > 0, word.last == UInt8(ascii: ")"),
      tracesInBrackets.contains(Array(word[(open + 1)...].dropLast()))
    {
      return String(decoding: word[..<open].trimmed { $0 == dash }, as: UTF8.self)
    }
    guard let begin = traces.first(where: { word.starts(with: $0) }) else { return nil }
    var rest = word.dropFirst(begin.count)
    guard let joint = rest.first, joint == dash || joint == UInt8(ascii: ":") else { return nil }
    rest = rest.drop { $0 == dash || $0 == UInt8(ascii: ":") }
    if let article = ofTraces.first(where: { rest.starts(with: $0) }) {
      rest = rest.dropFirst(article.count)
    }
    return rest.isEmpty ? nil : String(decoding: withoutVerb(rest), as: UTF8.self)
  }

  /// The words of a sentence whose verb stands at its end: `kann Spuren von Nüssen enthalten`.
  private static func withoutVerb(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let verb = verbs.first { word.suffix($0.count).elementsEqual($0) }
    return word.dropLast(verb?.count ?? 0)
  }

  private static let dash = UInt8(ascii: "-")
  private static let verbs = words(\.said.verbAtEnd).map { [dash] + $0 }
  /// The longest first.
  private static let traces = AllergenSynonyms.possible.flatMap { words($0) }
    .sorted { $0.count > $1.count }
  private static let ofTraces = words(\.ofTraces)
    .map { $0.last == UInt8(ascii: "'") ? $0 : $0 + [dash] }
  private static let tracesInBrackets = Set(traces + words(\.behindTraces))
  private static let tracesBehind = words(\.behindTraces).map { [dash] + $0 }

  /// The allergen that an entry names, neither more of it nor less; nil where nothing is certain.
  ///
  /// Free of lactose is not free of milk, and free of cheese is less than that.
  static func promise(of text: String) -> Allergen? {
    guard text.utf8.count <= longestEntry else { return nil }
    let word = folded(text)
    if let index = indices[word] { return entries[index].exact }
    guard mayBeMistyped(word) else { return nil }
    let meanings = near(word).reduce(into: Set()) { $0.insert(entries[$1].exact) }
    return meanings.count == 1 ? meanings.first ?? nil : nil
  }

  /// The kind that a word says that some use for the whole group: the least that it promises.
  static func narrowest(of text: String) -> Allergen? {
    guard text.utf8.count <= longestEntry, promise(of: text) == nil else { return nil }
    return AllergenWords.meaning(of: text) == .walnut ? .walnut : nil
  }

  /// Whether a whole entry says that there is no allergen, in other words than the format's own.
  static func saysNone(_ text: String) -> Bool {
    text.utf8.count <= longestEntry && noneWords.contains(folded(text))
  }

  /// Whether an entry says that nobody answered: `n/a`, `-`, `?`.
  static func isUnanswered(_ text: String) -> Bool {
    guard text.utf8.count <= longestEntry else { return false }
    let word = text.lowercased().split(separator: " ").joined(separator: "-")
    return !word.isEmpty
      && (word.unicodeScalars.allSatisfy { "-–—_?/.…".unicodeScalars.contains($0) }
        || unansweredWords.contains(word))
  }

  /// Whether an entry names the sugar of milk: without it is not without milk.
  static func isLactose(_ text: String) -> Bool {
    text.utf8.count <= longestEntry && lactoseWords.contains(folded(text))
  }

  /// Whether an entry says that there is no allergen, or nearly does: no mistake makes a nut of it.
  static func nearlySaysNone(_ text: String) -> Bool {
    guard text.utf8.count <= longestEntry else { return false }
    let word = folded(text)
    return indices[word] == nil && isNearNone(word)
  }

  private static func isNearNone(_ word: [UInt8]) -> Bool {
    noneWords.contains { none in
      word == none
        || none.count >= 4 && EditDistance.between(word, none, limit: 1) != nil
    }
  }

  /// Whether a word that is not known may be one with a mistake in it.
  private static func mayBeMistyped(_ word: [UInt8]) -> Bool {
    word.count >= shortestMistake && !isOtherFood(word) && !isNearNone(word)
  }

  /// Whether a word is the name of food: beer is no mistyped egg, though `Bier` is near `Eier`.
  private static func isOtherFood(_ word: [UInt8]) -> Bool {
    otherFood.contains(word)
      || !IngredientWords.allergens(in: String(decoding: word, as: UTF8.self)).isEmpty
  }

  /// Whether an entry is beyond doubt a word that is known, be it with a mistake: in a short one, or
  /// in its first letter, a mistake makes another word.
  static func isSurelyMeant(_ text: String) -> Bool {
    guard text.utf8.count <= longestEntry else { return false }
    let word = folded(text)
    return indices[word] != nil
      || word.count >= shortestSureMistake
        && near(word).allSatisfy { entries[$0].word.first == word.first }
  }

  /// Whether a word that is none of those that are known is plainly something else.
  static func namesOtherFood(_ text: String) -> Bool {
    text.utf8.count <= longestEntry && otherFood.contains(folded(text))
  }

  /// Whether an entry is a known word or phrase as a whole.
  static func isKnown(_ text: String) -> Bool {
    text.utf8.count <= longestEntry && indices[folded(text)] != nil
  }

  /// The entries that are one mistake from a word: a letter too much, missing or wrong, or two that
  /// changed places. Two such words have one shape in common when a letter of each is left out.
  private static func near(_ word: [UInt8]) -> [Int] {
    var found: Set<Int> = []
    for shape in shapes(of: word) {
      for index in indicesByShape[shape] ?? [] where !found.contains(index) {
        let isNear = EditDistance.between(word, entries[index].word, limit: 1) != nil
        if isNear { found.insert(index) }
      }
    }
    return found.sorted()
  }

  /// A hash of a word, and of the word without each of its letters.
  private static func shapes(of word: [UInt8]) -> [UInt64] {
    [WordHash(word).value]
      + word.indices.map { left in
        var hash = WordHash()
        for index in word.indices where index != left { hash.add(word[index]) }
        return hash.value
      }
  }

  /// The text without case and accents, with dashes for blanks.
  private static func folded(_ text: String) -> [UInt8] {
    let dash = UInt8(ascii: "-")
    let words = FoldedText(text).bytes.split {
      $0 == .space || $0 == dash || $0 == UInt8(ascii: "_")
    }
    return Array(words.joined(separator: [dash]))
  }

  private struct Entry {
    let word: [UInt8]
    /// What it warns of.
    let warning: AllergenSet
    /// What it promises, nil where it says more or less than an allergen.
    let exact: Allergen?
  }

  private static let entries: [Entry] = {
    let inexact = Set(words(\.inexact))
    var entries = Allergen.allCases.map { allergen in
      Entry(
        word: folded(allergen.rawValue), warning: AllergenSet(allergen.group), exact: allergen)
    }
    for (allergens, text) in AllergenSynonyms.all.flatMap(\.wide) {
      entries += words(text).map { Entry(word: $0, warning: allergens, exact: nil) }
    }
    for (allergen, text) in AllergenSynonyms.all.flatMap(\.table) {
      entries += words(text).map { word in
        Entry(
          word: word, warning: AllergenSet(allergen.group),
          exact: inexact.contains(word) ? nil : allergen)
      }
    }
    return entries
  }()

  /// The first entry of each word.
  private static let indices: [[UInt8]: Int] = Dictionary(
    entries.indices.map { (entries[$0].word, $0) }, uniquingKeysWith: { first, _ in first })

  private static let indicesByShape: [UInt64: [Int]] = {
    var indices: [UInt64: [Int]] = [:]
    for (index, entry) in entries.enumerated() where entry.word.count >= shortestMistake {
      for shape in shapes(of: entry.word) { indices[shape, default: []].append(index) }
    }
    return indices
  }()

  private static let noneWords = Set(words(\.none))
  private static let lactoseWords = Set(words(\.said.lactose))
  private static let unansweredWords = Set(
    AllergenSynonyms.all.flatMap {
      $0.said.unanswered.split(whereSeparator: \.isWhitespace).map(String.init)
    })
  private static let otherFood = Set(words(\.otherFood))

  private static func words(_ words: KeyPath<AllergenSynonyms, String>) -> [[UInt8]] {
    AllergenSynonyms.all.flatMap { self.words($0[keyPath: words]) }
  }

  private static func words(_ text: String) -> [[UInt8]] {
    text.split(whereSeparator: \.isWhitespace).map { folded(String($0)) }
  }

  /// What is longer is no word.
  private static let longestEntry = 64
  /// In shorter words a mistake makes another word.
  private static let shortestMistake = 3
  /// What a file is changed for without asking is longer.
  private static let shortestSureMistake = 6
}
