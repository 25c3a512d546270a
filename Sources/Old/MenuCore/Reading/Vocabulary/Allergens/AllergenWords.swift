/// What people write instead of the words for allergens, for suggestions only: what an entry of a
/// file is read as is decided by `AllergenEntries`.
enum AllergenWords {
  /// The allergen that a text may mean: a synonym, or a word that is nearly right.
  static func suggestion(for text: String) -> Allergen? {
    guard text.utf8.count <= 64, !AllergenEntries.nearlySaysNone(text),
      !AllergenEntries.namesOtherFood(text)
    else { return nil }
    let word = normalised(text)
    if let allergen = meaning(of: word) { return allergen }
    // A kind that the list does not have still has a group.
    if let dot = word.firstIndex(of: "."),
      let group = suggestion(for: String(word[..<dot]))
    {
      return synonyms[String(word[word.index(after: dot)...])] ?? group
    }
    if let near = EditDistance.nearest(to: word, among: Allergen.allCases.map(\.rawValue)) {
      return Allergen(rawValue: near)
    }
    return EditDistance.nearest(to: word, among: sortedSynonyms).flatMap { synonyms[$0] }
  }

  /// The allergen that a text means: a word in another case, or a synonym.
  static func meaning(of text: String) -> Allergen? {
    let word = normalised(text)
    return Allergen(rawValue: word) ?? synonyms[word]
  }

  /// Whether a text is a number or a letter, as legends have them.
  static func isSign(_ text: String) -> Bool {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy(\.isASCIIDigit)
    return isNumber && text.utf8.count <= 3 || text.utf8.count == 1
  }

  /// The signs of a text that holds nothing but several of them: `1,4,7`, `A, G`, `1.4.7`.
  static func signs(of text: String) -> [String] {
    let signs = text.unicodeScalars.split { ",;/+&|.-".unicodeScalars.contains($0) }
      .flatMap { chunk in
        let words = chunk.split(separator: " ").map { String($0) }
        return words.filter { !joins($0, words) { _ in false } }
      }
    return signs.count > 1 && signs.allSatisfy(isCode) ? signs : []
  }

  /// Whether a text is a sign, or one of two such as houses have for kinds: `A1`, `Aa`. The egg of the
  /// Germans is none.
  static func isCode(_ text: String) -> Bool {
    if isSign(text) { return true }
    let bytes = Array(text.utf8)
    guard bytes.count == 2 || bytes.count == 3 else { return false }
    let areLetterAndNumber =
      bytes[0].isASCIILetter && bytes.dropFirst().allSatisfy(\.isASCIIDigit)
      || bytes.dropLast().allSatisfy(\.isASCIIDigit) && bytes[bytes.count - 1].isASCIILetter
    let isCapitalAndSmall =
      bytes.count == 2 && (0x41...0x5A).contains(bytes[0]) && (0x61...0x7A).contains(bytes[1])
    return areLetterAndNumber
      || isCapitalAndSmall && suggestion(for: text) == nil && !AllergenEntries.isUnanswered(text)
  }

  /// What an *and* joins between two commas, unless it is one name.
  static func pieces(of chunk: String, isInLegend: (String) -> Bool) -> [String] {
    let words = chunk.unicodeScalars.split(separator: " ").map { String($0) }
    let whole = words.concatenated(separator: " ")
    if whole.isEmpty || AllergenEntries.isKnown(whole) || isInLegend(whole) {
      return whole.isEmpty ? [] : [whole]
    }
    return words.split { joins($0, words, isInLegend) }.map { $0.joined(separator: " ") }
  }

  /// Whether a word of several is an *and* or an *or*, and not one of the letters of a house.
  private static func joins(
    _ word: String, _ words: [String], _ isInLegend: (String) -> Bool
  ) -> Bool {
    guard joining.contains(UTF8Text(word.lowercased())), !isInLegend(word) else { return false }
    guard word.utf8.count == 1 else { return true }
    let isSmall = word.lowercased() == word
    guard words.count <= mostSigns else { return isSmall }
    let others = words.filter { $0 != word }
    return !others.allSatisfy { isSign($0) && (!isSmall || $0.isSmallLetter) }
  }

  /// Whether a part goes on behind an allergen as the law does, and names none beside those before.
  static func addsNothing(_ part: String, beside parts: [AllergenPart]) -> Bool {
    let small = part.lowercased()
    guard fillers.contains(where: { small.utf8.starts(with: $0.utf8) }) else { return false }
    let added = IngredientWords.allergens(in: part).groups
    guard !added.isEmpty else { return true }
    let named = parts.suffix(mostSigns).reduce(into: AllergenSet()) { named, part in
      named.formUnion(AllergenEntries.warning(of: part.text))
    }
    return named.isSuperset(of: added)
  }

  /// No dish has more of them; the limit keeps a hostile text cheap.
  private static let mostSigns = 32

  /// Whether a text says of something that it is not there: nothing in it is a warning.
  static func denies(_ text: String) -> Bool {
    signs(in: text).contains { $0.contains(.denying) } || excepts(text)
  }

  /// Whether a text names what alone is not there: `all but fish`.
  static func excepts(_ text: String) -> Bool {
    let behindAll = signs(in: text).drop { !$0.contains(.ofAll) }
    return behindAll.contains { $0.contains(.countering) }
  }

  private static func signs(in text: String) -> [SentenceSigns] {
    text.unicodeScalars.split { !$0.properties.isAlphabetic }
      .map { SentenceWords.signs[WordHash(String($0).lowercased().utf8)] }
  }

  /// What joins the entries of a text, in all languages.
  private static let joining = Set(
    ValueWords.words(
      Vocabularies.all.flatMap { [$0.ingredients.joining, $0.allergens.said.neither] }
    ).map { UTF8Text($0) })
  /// How the law goes on behind an allergen.
  private static let fillers = ValueWords.words(AllergenSynonyms.all.map(\.said.derived))
    .map { $0.split(separator: "-").joined(separator: " ") }
  /// Lower case, with blanks, underscores and dashes alike.
  private static func normalised(_ text: String) -> String {
    let words = text.lowercased().split { $0 == " " || $0 == "_" || $0 == "-" }
    return words.joined(separator: "-")
  }

  private static let sortedSynonyms = synonyms.keys.sorted()

  private static let synonyms: [String: Allergen] = {
    var synonyms: [String: Allergen] = [:]
    for (allergen, words) in AllergenSynonyms.all.flatMap(\.table) {
      for word in words.split(whereSeparator: \.isWhitespace) {
        synonyms[String(word)] = allergen
      }
    }
    return synonyms
  }()
}

extension String {
  fileprivate var isSmallLetter: Bool { utf8.count == 1 && (0x61...0x7A).contains(utf8.first ?? 0) }
}
