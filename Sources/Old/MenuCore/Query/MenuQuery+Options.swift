/// Reading what a guest types behind `--without` and `--diet`.
extension MenuQuery {
  /// The allergens that a text names, between commas: `milk,gluten`. A word leaves out as much as
  /// it does where a guest types it behind `without`, in Italian, English, German, French and
  /// Spanish; only a kind with its group, as in a menu, is meant alone: `nuts.walnut`.
  ///
  /// - Throws: `QueryFault` for a text that names none, and for a word that is none.
  public static func allergens(from text: String) throws(QueryFault) -> AllergenSet {
    var found: AllergenSet = []
    let words = words(of: text)
    guard !words.isEmpty else { throw .unknownAllergen(text, suggestion: nil) }
    for word in words {
      guard word.utf8.count <= longestWord else { throw .unknownAllergen(word, suggestion: nil) }
      if word.utf8.allSatisfy(\.isASCIIDigit) { throw .number(word) }
      if let kind = Allergen(rawValue: word.lowercased()), kind != kind.group {
        found.formUnion(AllergenSet(kind))
        continue
      }
      let named = named(word, among: Allergen.allCases) { $0.name(of: $1) }
      // A word may be the name of a kind and of its group, as `noix`: then it means both.
      let meant = [AllergenWords.meaning(of: word), named].compactMap { $0 }
      let excluded = excluded(by: word).union(AllergenSet(meant))
      guard !excluded.isEmpty else {
        throw .unknownAllergen(word, suggestion: suggestion(for: word))
      }
      found.formUnion(excluded)
    }
    return found
  }

  /// The diets that a text names, between commas: `vegan,gluten-free`.
  public static func diets(from text: String) throws(QueryFault) -> DietSet {
    var found: DietSet = []
    let words = words(of: text)
    guard !words.isEmpty else { throw .unknownDiet(text, suggestion: nil) }
    for word in words {
      guard word.utf8.count <= longestWord else { throw .unknownDiet(word, suggestion: nil) }
      let named = named(word, among: Diet.allCases) { $0.name(of: $1) }
      guard let diet = DietWords.meaning(of: word) ?? named else {
        throw .unknownDiet(word, suggestion: DietWords.suggestion(for: word)?.rawValue)
      }
      found.formUnion(DietSet(diet))
    }
    return found
  }

  /// What a word leaves out where it is typed behind `without`; nothing where it says anything else
  /// besides.
  private static func excluded(by word: String) -> AllergenSet {
    let typed = TypedQuery("senza \(word) ")
    let isAll = !typed.isUndecided && !typed.isSearch && typed.maximumPrice == nil
    return isAll ? typed.without : []
  }

  /// The word that may be meant, none for one that says that there is nothing to leave out.
  private static func suggestion(for word: String) -> String? {
    guard !AllergenEntries.saysNone(word) else { return nil }
    return AllergenWords.suggestion(for: word)?.rawValue
  }

  /// What is longer is no word; and to compare a long text takes long.
  private static let longestWord = 64

  private static func words(of text: String) -> [String] {
    text.split(separator: ",").compactMap { part in
      let words = part.split(whereSeparator: \.isWhitespace)
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
  }

  /// The one of several things that the interface calls by this name, in either language.
  private static func named<Thing>(
    _ word: String, among things: [Thing], name: (InterfaceLanguage, Thing) -> String
  ) -> Thing? {
    let folded = FoldedText(word).bytes
    return things.first { thing in
      InterfaceLanguage.allCases.contains { FoldedText(name($0, thing)).bytes == folded }
    }
  }
}

/// Why the text of an option is no query.
public enum QueryFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A number, which means another allergen in each house.
  case number(String)
  /// What is no allergen, with the word that may be meant.
  case unknownAllergen(String, suggestion: String?)
  /// What is no diet, with the word that may be meant.
  case unknownDiet(String, suggestion: String?)

  /// The fault and its cure in a sentence.
  public var description: String {
    switch self {
    case .number(let number):
      "\"\(number)\": numbers mean different things in different houses; write the word, such as milk"
    case .unknownAllergen(let word, let suggestion):
      QueryFault.unknown(word, "an allergen", suggestion, all: Allergen.groups.map(\.rawValue))
    case .unknownDiet(let word, let suggestion):
      QueryFault.unknown(word, "a diet", suggestion, all: Diet.allCases.map(\.rawValue))
    }
  }

  private static func unknown(
    _ word: String, _ what: String, _ suggestion: String?, all: [String]
  ) -> String {
    guard let suggestion else {
      return "\"\(word.excerpt)\" is not \(what); known are \(all.concatenated(separator: ", "))"
    }
    return "\"\(word.excerpt)\" is not \(what); did you mean \(suggestion)?"
  }
}
