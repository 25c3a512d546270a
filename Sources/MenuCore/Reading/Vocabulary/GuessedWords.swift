/// Words and phrases that give an allergen away without being in the tables as they are written.
enum GuessedWords {
  /// A slip takes one letter at most away from a word of seven.
  static let fewestLetters = 6

  /// What a word in small letters gives away that is in no table, nothing for one that only looks
  /// like it.
  static func allergens(of word: String) -> AllergenSet {
    guard word.utf8.count <= 64, !lookAlikes.contains(UTF8Text(word)) else { return [] }
    let letters = Array(word.unicodeScalars)
    guard letters.count >= fewestLetters else { return [] }
    var found = CompoundWords.allergens(of: word)
    guard found.isEmpty else { return found }
    for variant in variants(of: letters) {
      for place in slips[variant] ?? []
      where EditDistance.between(letters, known[place].letters, limit: 1) != nil {
        found.formUnion(AllergenSet(known[place].allergen))
      }
    }
    return found
  }

  /// The phrases among words in small letters, each with what it names.
  static func phrases(in words: [UTF8Text]) -> [(text: String, allergens: AllergenSet)] {
    words.indices.flatMap { place in
      (phrases[words[place]] ?? []).filter { words[place...].starts(with: $0.words) }
        .map { ($0.words.map(\.string).joined(separator: " "), $0.allergens) }
    }
  }

  /// Words of their own that are one letter away from the name of an allergen.
  private static let lookAlikes = Set(
    """
    ricetta ricette fontana polpetta polpette carbonada carbonata custard boisson boissons
    schmecken schmeckt handeln wandeln sardinia
    """.split(whereSeparator: \.isWhitespace).map { UTF8Text(String($0)) })

  private static let known: [(letters: [Unicode.Scalar], allergen: Allergen)] =
    (Vocabularies.all.flatMap { $0.ingredients.given } + IngredientWords.prepared).flatMap {
      allergen, words in
      words.split(whereSeparator: \.isWhitespace).map { Array($0.unicodeScalars) }
        .filter { $0.count > fewestLetters }.map { ($0, allergen) }
    }

  /// The known words by what is left of them without any one letter: two words that are one slip
  /// apart have such a rest in common.
  private static let slips: [UInt64: [Int]] = {
    var slips: [UInt64: [Int]] = [:]
    for (place, entry) in known.enumerated() {
      for variant in variants(of: entry.letters) { slips[variant, default: []].append(place) }
    }
    return slips
  }()

  private static func variants(of letters: [Unicode.Scalar]) -> Set<UInt64> {
    var variants = Set([hash(of: letters, without: letters.count)])
    for place in letters.indices { variants.insert(hash(of: letters, without: place)) }
    return variants
  }

  private static func hash(of letters: [Unicode.Scalar], without place: Int) -> UInt64 {
    var hash = WordHash()
    for (index, letter) in letters.enumerated() where index != place {
      hash.add(UInt8(truncatingIfNeeded: letter.value))
      hash.add(UInt8(truncatingIfNeeded: letter.value >> 8))
    }
    return hash.value
  }

  /// The names of several words that guests type too, and what they say on menus, by their first
  /// word.
  private static let phrases: [UTF8Text: [(words: [UTF8Text], allergens: AllergenSet)]] = {
    let seafood: AllergenSet = [.crustaceans, .molluscs]
    let dishes = """
      insalata di mare, fritto di mare, misto di mare, zuppa di mare, fruits de mer,
      frutos del mar, frutos de mar, sea food, allo scoglio, alla scogliera
      """
    let nuts = "fruits à coque, frutos secos, frutos de cáscara, fruits secs"
    var phrases: [UTF8Text: [(words: [UTF8Text], allergens: AllergenSet)]] = [:]
    let named = Vocabularies.all.flatMap { $0.typed.allergens.map { ($0.named, $0.2) } }
    for (allergens, names) in named + [(seafood, dishes), (AllergenSet(.nuts), nuts)] {
      for name in names.split(separator: ",") {
        let words = name.split(whereSeparator: \.isWhitespace).map {
          UTF8Text($0.lowercased())
        }
        guard words.count > 1, let first = words.first else { continue }
        phrases[first, default: []].append((words, allergens))
      }
    }
    return phrases
  }()
}
