internal import CWords

/// The same foods in five languages, from a resource file: a guest types *Schinken*, and the menu has
/// *prosciutto*.
///
/// A line is a food with its names in Italian, English, German, French and Spanish, the order of
/// `InterfaceLanguage`. A slash separates languages, a comma separates names:
/// `mela, mele / apple, apples / Apfel / pomme / manzana`. `#` begins a comment. The names are only for the
/// search: they are no filter, no warning and no promise.
struct FoodWords: Sendable {
  /// A name of a food.
  struct Name: Sendable {
    let text: String
    let language: InterfaceLanguage
    /// Its folded words.
    let words: [[UInt8]]
  }

  /// The names of each food.
  private(set) var foods: [[Name]] = []
  /// The numbers of the foods with a name, by its folded words without those that a search skips.
  private var numbers: [[UInt8]: [Int]] = [:]
  /// The names of one word that has an accent, in lowercase.
  private var accented: Set<String> = []

  /// The foods of the resource file, read once when first needed.
  static let shared = FoodWords(Array(words_foods().content))

  /// Reads a file; O(its length).
  init(_ file: [UInt8]) {
    for line in WordFile.content(of: file) {
      let columns = line.split(separator: UInt8(ascii: "/"))
      guard columns.count == InterfaceLanguage.allCases.count else { continue }
      var names: [Name] = []
      for (language, column) in zip(InterfaceLanguage.allCases, columns) {
        for name in column.split(separator: UInt8(ascii: ",")) {
          let text = String(decoding: name, as: UTF8.self).trimmed
          let words = FoldedText(text).words.map(Array.init)
          let key = Self.key(of: FoldedText(text).words)
          if numbers[key]?.last != foods.count { numbers[key, default: []].append(foods.count) }
          names.append(Name(text: text, language: language, words: words))
          if words.count == 1, text.hasAccent { accented.insert(text.lowercased()) }
        }
      }
      foods.append(names)
    }
  }

  /// The names of the foods with a typed name: in the language of the guest, or else in any language.
  func names(of typed: [String], preferring language: InterfaceLanguage?) -> [Name] {
    let key = FoldedText.phrase(of: typed.flatMap { FoldedText($0).words })
    let all = (numbers[key] ?? []).map { foods[$0] }
    let own = all.filter { names in
      names.contains { $0.language == language && FoldedText.phrase(of: $0.words) == key }
    }
    return (own.nonEmpty ?? all).flatMap(\.self)
  }

  /// True for a word or several that name a food.
  func knows(_ name: String) -> Bool { numbers[Self.key(of: FoldedText(name).words)] != nil }

  /// The words of a name without those that a search skips, unless it skips all: French *thé* folds to an
  /// English article.
  private static func key(of words: some Sequence<ArraySlice<UInt8>>) -> [UInt8] {
    let words = words.map(Array.init)
    return FoldedText.phrase(of: words.filter { !QueryWords.all.isSmall($0) }.nonEmpty ?? words)
  }

  /// True for a word that an accent tells apart from others: *maïs* is not *mais*, the French *but*.
  static func knowsByAccent(_ word: String) -> Bool {
    word.hasAccent && shared.accented.contains(word.lowercased())
  }

  /// True if the name of a food is longer than a folded word and begins with it; O(names).
  func hasName(beginningWith word: [UInt8]) -> Bool {
    numbers.keys.contains { $0.count > word.count && $0.starts(with: word) }
  }
}

extension String {
  /// True if it has a letter that is not ASCII.
  fileprivate var hasAccent: Bool { utf8.contains { $0 >= 0x80 } }
}
