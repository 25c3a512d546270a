internal import OldLocatedJSON

/// An entry of a list of allergens that is none of the format's words.
struct AllergenEntry {
  /// As much of it as is quoted.
  let text: String
  /// Its parts, one where it is not several.
  var parts: [AllergenPart]
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
    warnings(of: value.string ?? value.excerpt, quoted: value.excerpt)
  }

  /// The same of a text of which so much is quoted.
  func warnings(of all: String, quoted: String? = nil) -> AllergenEntry {
    let text = quoted ?? all.cut(to: Diagnostic.excerptLength)
    if let exact = exact(text) {
      return AllergenEntry(
        text: text, parts: [AllergenPart(text: text)], exact: exact, certain: exact)
    }
    if let certain = legend.warning(of: text) {
      return AllergenEntry(
        text: text, parts: [AllergenPart(text: text)], certain: certain, isMisspeltSign: true)
    }
    if let certain = legend.warning(ofMarked: text) {
      return AllergenEntry(text: text, parts: [AllergenPart(text: text)], certain: certain)
    }
    // All of it, not only what is quoted, as far as it can be a list at all: a warning must not
    // fall behind the cut.
    let whole = AllergenEntries.withoutLimit(all.utf8.count <= 4_096 ? all : text)
    var entry = AllergenEntry(text: text, parts: [AllergenPart(text: whole)])
    guard !AllergenEntries.saysNone(whole), !AllergenEntries.isUnanswered(whole) else {
      return entry
    }
    let parts = AllergenParts(whole) { legend.explains($0) || legend.isMarked($0) }.parts
    entry.certain = AllergenEntries.warning(of: whole)
    // One name may hold an "and", and brackets.
    let isOneName = !entry.certain.isEmpty && parts.allSatisfy { $0.role == .contained }
    guard !isOneName, !parts.isEmpty else { return entry }
    entry.parts = parts
    for part in parts {
      let exact = exact(part.text)
      if !part.isTold, part.role == .contained { entry.exact.formUnion(exact ?? []) }
      entry.certain.formUnion(warning(of: part, exact))
    }
    // `1-7`: both warn, be it that what lies between is meant too.
    if entry.certain.isEmpty {
      for sign in AllergenWords.signs(of: whole) {
        entry.certain.formUnion(legend.warning(ofMarked: sign) ?? [])
      }
    }
    if parts.contains(where: \.isLoose) {
      entry.certain.formUnion(
        IngredientWords.allergens(in: parts.map(\.text).concatenated(separator: " ")).groups)
    }
    return entry
  }

  /// What a part warns of: what nobody understands wholly at least of every allergen that it names.
  private func warning(of part: AllergenPart, _ exact: AllergenSet?) -> AllergenSet {
    guard part.role != .free || part.isDoubtful else { return [] }
    if part.role != .free, let exact = exact ?? legend.warning(ofMarked: part.text) {
      return exact
    }
    let certain: AllergenSet =
      part.role == .free || part.isLoose ? [] : AllergenEntries.warning(of: part.text)
    guard certain.isEmpty else { return certain }
    return Self.ingredients(in: part.text).groups
  }

  /// What a part is made of that is no allergen's name; a kind of the format that there is not is
  /// nothing but a mistake.
  static func ingredients(in part: String) -> AllergenSet {
    part.utf8.contains(UInt8(ascii: ".")) && !part.utf8.contains(.space)
      ? [] : IngredientWords.allergens(in: part)
  }

  func exact(_ part: String) -> AllergenSet? {
    (Allergen(exactly: part) ?? legend[part]).map { AllergenSet($0) }
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
