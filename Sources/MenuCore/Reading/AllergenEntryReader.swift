internal import LocatedJSON

/// An entry of a list of allergens that is none of the format's words.
struct AllergenEntry {
  /// As much of it as is quoted.
  let text: String
  /// Its parts, one where it is not several.
  var parts: [String]
  /// What is named in the words of the format, or of the legend.
  var exact = AllergenSet()
  /// What it certainly warns of.
  var certain = AllergenSet()
  /// Whether it is a sign that the legend explains with a misspelt word.
  var isMisspeltSign = false
}

/// Says what entries of lists of allergens mean that are none of the format's words.
struct AllergenEntryReader {
  /// The file's numbers and letters.
  var legend = AllergenLegend()
  /// What was looked up before, by its text.
  private var known: [UTF8Text: AllergenEntry] = [:]

  /// What an entry of the kind that a menu has in many dishes means, looked up once.
  mutating func entry(_ value: JSONValue) -> AllergenEntry {
    guard value.length <= Diagnostic.excerptLength else { return warnings(of: value) }
    let text = UTF8Text(value.excerpt)
    if let entry = known[text] { return entry }
    let entry = warnings(of: value)
    if known.count < AllergenEntryReader.mostEntries { known[text] = entry }
    return entry
  }

  /// Real menus have some dozens of them; the limit keeps a hostile one small.
  private static let mostEntries = 1_024

  /// What an entry warns of, in the widest sense, as far as that is certain.
  func warnings(of value: JSONValue) -> AllergenEntry {
    let text = value.excerpt
    if let exact = exact(text) {
      return AllergenEntry(text: text, parts: [text], exact: exact, certain: exact)
    }
    if let certain = legend.warning(of: text) {
      return AllergenEntry(text: text, parts: [text], certain: certain, isMisspeltSign: true)
    }
    // All of it, not only what is quoted, as far as it can be a list at all: a warning must not
    // fall behind the cut.
    let all = value.string ?? text
    let whole = all.utf8.count <= 4_096 ? all : text
    var entry = AllergenEntry(text: text, parts: [whole])
    guard !AllergenEntries.saysNone(whole) else { return entry }
    entry.certain = AllergenEntries.warning(of: whole)
    guard entry.certain.isEmpty else { return entry }
    let (parts, areJoined) = AllergenWords.parts(of: whole) {
      exact($0) != nil || AllergenEntries.isKnown($0)
    }
    guard parts.count > 1 || parts.first.map({ $0.utf8.count < whole.utf8.count }) == true else {
      return entry
    }
    entry.parts = parts
    // What follows a "without" is not in it.
    for part in parts.prefix(while: { !AllergenWords.denies($0) }) {
      let exact = exact(part)
      entry.exact.formUnion(exact ?? [])
      entry.certain.formUnion(exact ?? (areJoined ? AllergenEntries.warning(of: part) : []))
    }
    return entry
  }

  private func exact(_ part: String) -> AllergenSet? {
    (Allergen(exactly: part) ?? legend[part]).map { AllergenSet($0) }
  }

  /// What is wrong with an entry.
  func rule(
    for entry: AllergenEntry, _ key: String, none place: Diagnostic.NonePlace
  ) -> Diagnostic.AllergenRule {
    let text = entry.text
    let isPromise = key == StatementKey.freeFrom.rawValue
    if AllergenEntries.saysNone(text), !isPromise || place == .besideOthers {
      return .noneInWords(text: text, place: place)
    }
    if !legend.isGiven {
      if AllergenWords.isSign(text) {
        return .allergenWithoutKey(text: text, meaning: AllergenLegend.eu[text])
      }
      let signs = AllergenWords.signs(of: text)
      if !signs.isEmpty { return .allergensWithoutKey(text: text, signs: signs) }
    }
    if !isPromise, let (contained, possible) = traces(in: entry) {
      guard key == StatementKey.mayContain.rawValue else {
        return .tracesAmongContained(
          text: text, contained: contained, possible: possible,
          isAlone: place != .besideOthers)
      }
      let words = contained + possible
      return words.count > 1
        ? .severalAllergens(text: text, words: words)
        : .unknownAllergen(text: text, suggestion: words.first.flatMap(Allergen.init(exactly:)))
    }
    if entry.parts.count > 1 {
      // Beside an allergen "none" says nothing.
      let parts = entry.parts.filter { !AllergenEntries.saysNone($0) }
      let meant = parts.map { self.words(for: $0, isPromise: isPromise) }
      if meant.contains(where: { $0 != nil }) {
        // What is not understood stays as written: a cure that lost it would lose an allergen.
        let words = zip(parts, meant).flatMap { part, words in
          words ?? [part.cut(to: Diagnostic.excerptLength)]
        }
        return .severalAllergens(text: text, words: words)
      }
    }
    let part = entry.parts.first ?? text
    let words = self.words(for: part, isPromise: isPromise) ?? []
    if words.count > 1 { return .severalAllergens(text: text, words: words) }
    return .unknownAllergen(text: text, suggestion: words.first.flatMap(Allergen.init(exactly:)))
  }

  /// What an entry says is in it, and what may be: all behind words such as `tracce di` only may;
  /// nil where it does not say so, or nobody can tell of what.
  private func traces(in entry: AllergenEntry) -> (contained: [String], possible: [String])? {
    var (contained, possible): ([String], [String]) = ([], [])
    var isTrace = false
    for part in entry.parts where !AllergenEntries.saysNone(part) {
      let traced = AllergenEntries.traced(part)
      isTrace = isTrace || traced != nil
      let words = self.words(for: traced ?? part, isPromise: false)
      guard words != nil || entry.parts.count > 1 else { return nil }
      let known = words ?? [part.cut(to: Diagnostic.excerptLength)]
      if isTrace { possible += known } else { contained += known }
    }
    return isTrace ? (contained, possible) : nil
  }

  /// The words to write for a part; nil where nobody can tell.
  ///
  /// Of a promise only what says as much as was written, neither more nor less.
  private func words(for part: String, isPromise: Bool) -> [String]? {
    if let exact = Allergen(exactly: part) ?? legend[part] { return [exact.rawValue] }
    if AllergenWords.denies(part) { return nil }
    if isPromise { return AllergenEntries.promise(of: part).map { [$0.rawValue] } }
    let certain = AllergenEntries.warning(of: part)
    if certain.allergens.count > 1 { return certain.allergens.map(\.rawValue) }
    guard let meant = AllergenWords.suggestion(for: part) ?? certain.allergens.first else {
      return nil
    }
    // Words that some use for walnuts and some for all nuts: what is warned of must not get less.
    let isWider = meant == .walnut && AllergenEntries.promise(of: part) == nil
    return [isWider ? Allergen.nuts.rawValue : meant.rawValue]
  }
}

extension Allergen {
  /// The allergen of a word of the format, compared by its bytes.
  init?(exactly text: String) {
    var text = text
    guard let match = text.withUTF8({ Allergen.table.match($0) }) else { return nil }
    self = match.word
  }
}
