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
    let signs = signs(of: letters)
    for known in known
    where abs(known.letters.count - letters.count) <= 1
      && (known.signs ^ signs).nonzeroBitCount <= 2
      && EditDistance.between(letters, known.letters, limit: 1) != nil
    {
      found.formUnion(AllergenSet(known.allergen))
    }
    return found
  }

  /// The phrases among words in small letters, each with what it names.
  static func phrases(in words: [UTF8Text]) -> [(text: String, allergens: AllergenSet)] {
    let hashes = words.map { WordHash($0.string.utf8).value }
    return hashes.indices.flatMap { index in
      (phrases[hashes[index]] ?? []).filter { hashes[index...].starts(with: $0.words) }
        .map { phrase in
          let found = words[index..<index + phrase.words.count]
          return (found.map(\.string).joined(separator: " "), phrase.allergens)
        }
    }
  }

  /// Words of their own that are one letter away from the name of an allergen.
  private static let lookAlikes = Set(
    """
    ricetta ricette fontana polpetta polpette carbonada carbonata custard boisson boissons
    schmecken schmeckt handeln wandeln sardinia
    """.tableWords.map { UTF8Text($0) })

  private static let known: [(letters: [Unicode.Scalar], signs: UInt32, allergen: Allergen)] =
    (Vocabularies.all.flatMap { $0.ingredients.given } + IngredientWords.prepared).flatMap {
      allergen, words in
      words.tableWords.filter { $0.utf8.count > fewestLetters }.map { Array($0.unicodeScalars) }
        .filter { $0.count > fewestLetters }.map { ($0, signs(of: $0), allergen) }
    }

  /// Which letters there are, a bit for each: of two words that are one slip apart two bits differ
  /// at most.
  private static func signs(of letters: [Unicode.Scalar]) -> UInt32 {
    letters.reduce(0) { $0 | 1 << ($1.value & 31) }
  }

  /// The names of several words that guests type too, and what they say on menus, by their first
  /// word; words by their hashes.
  private static let phrases: [UInt64: [(words: [UInt64], allergens: AllergenSet)]] = {
    let seafood: AllergenSet = [.crustaceans, .molluscs]
    let dishes = """
      insalata di mare, fritto di mare, misto di mare, zuppa di mare, fruits de mer,
      frutos del mar, frutos de mar, sea food, allo scoglio, alla scogliera
      """
    let nuts = "fruits à coque, frutos secos, frutos de cáscara, fruits secs"
    var phrases: [UInt64: [(words: [UInt64], allergens: AllergenSet)]] = [:]
    let named = Vocabularies.all.flatMap { $0.typed.allergens.map { ($0.named, $0.2) } }
    for (allergens, names) in named + [(seafood, dishes), (AllergenSet(.nuts), nuts)] {
      for name in names.utf8.split(separator: UInt8(ascii: ",")) {
        let words = name.split { $0 <= .space }
        guard words.count > 1 else { continue }
        let hashes = words.map { WordHash($0).value }
        phrases[hashes[0], default: []].append((hashes, allergens))
      }
    }
    return phrases
  }()
}

extension String {
  /// The words of a table, which stand between blanks and line ends.
  var tableWords: [String] {
    utf8.split { $0 <= .space }.map { String(Substring($0)) }
  }
}
