import MenuCore
import MenuPresentation
import TestSupport
import Testing

/// The property of the grammar: an allergen word is in an understood clause or in the notice, and a row
/// that states it is never shown as safe.
@Suite(.timeLimit(.minutes(5))) struct QueryPropertyTests {
  private static let source = Trattoria.small.indexed()

  /// Words of each kind of the grammar.
  static let alphabet = ["senza", "latte", "e", "free", "non"]
  private static let others = [
    "uova", "allergico", "alle", "fino a", "9", "vegana", "pizza", "con", "\"latte\"", "nuts",
    "gluten-free", "Pesce", "margherita", ",", "frutta a guscio", "ohne", "sin", "cipolla", "€",
    "kein", "8€", "is", "contiene", "piccante", "né", "weder", "noch", "but", "xyz", "caffè",
    "soia", "di",
  ]
  private static let allergens: [String: AllergenSet] = [
    "latte": [.milk], "uova": [.eggs], "nuts": [.peanuts, .nuts], "frutta a guscio": [.nuts],
  ]

  /// True if exactly the dishes are shown that the notice names, with their statements.
  private static func showsNamedDishes(_ found: MenuDataSource) -> Bool {
    guard case .dishAlone(let name, let others)? = found.notice else { return false }
    return found.titles == [name] + others
  }

  /// What is wrong with the answer to some words; nil if the property holds.
  private static func fault(
    _ words: [String], showsUndeclared: Bool = false, isBeingTyped: Bool = false
  ) -> String? {
    let text = words.joined(separator: " ")
    var query = MenuQuery()
    query.typed = TypedQuery(text, preferring: .italian)
    query.filter.showsUndeclared = showsUndeclared
    query.isBeingTyped = isBeingTyped
    let found = source.matching(query)
    let items = found.items
    let isCard = showsNamedDishes(found)
    for item in items where !isCard {
      for allergen in query.typed.filter.without {
        let state = item.allergens.state(of: allergen)
        let isMarked = showsUndeclared && item.isUndeclared && state == .notStated
        if state > .notAnIngredient, !isMarked { return "“\(text)” shows \(item.title)" }
      }
    }
    let counts = found.counts
    let sum = counts.shown + counts.notFound + counts.numberOfHidden
    if sum != counts.total { return "“\(text)” counts \(sum)" }
    if isBeingTyped { return nil }
    for word in words {
      guard let named = allergens[word], !query.typed.filter.without.isSuperset(of: named) else {
        continue
      }
      switch found.notice {
      case .dishAlone? where isCard: continue
      case .allergenNamed(let reported)? where reported.isSuperset(of: named): continue
      case .allergenFood(let food, _)? where food.lowercased().contains(word): continue
      case .notUnderstood?, .partlyUnderstood?, .notStatedWithout?, .noSuchWord?:
        if items.count <= 1 { continue }
      default:  // A name that has all the words.
        if items.allSatisfy({ $0.title.lowercased().contains(word) }) { continue }
      }
      return "“\(text)” does not report \(word)"
    }
    return nil
  }

  @Test(
    "an allergen in up to five query words is excluded or reported", arguments: alphabet)
  func sequence_ofUpToFiveWords_reportsEachAllergen(_ first: String) {
    var row = [[first]]
    for length in 1...5 {
      #expect(row.lazy.compactMap { Self.fault($0) }.first == nil)
      if length < 5 { row = row.flatMap { words in Self.alphabet.map { words + [$0] } } }
    }
  }

  @Test(
    "an allergen among random query words is excluded or reported", arguments: seeds)
  func sequence_ofRandomWords_reportsEachAllergen(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let all = Self.alphabet + Self.others
    for _ in 0..<50 {
      let words = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        all.randomElement(using: &random) ?? ""
      }
      #expect(Self.fault(words, showsUndeclared: .random(using: &random)) == nil)
      #expect(Self.fault(words, isBeingTyped: true) == nil)
    }
  }

  @Test(
    "a query of random characters never crashes, and its count is its rows", arguments: seeds)
  func text_ofRandomLetters_neverTraps(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "sen", "za", " ", "\"", "“", ",", ".", "9", "€", "é", "\u{301}", "œ", "ß", "İ", "🧀",
      "\u{200D}", "\u{0}", "latte", "-", "'", "\n", "١", "字",
    ]
    for _ in 0..<15 {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let found = Self.source.asked(text)
      _ = Self.source.asked(text, isBeingTyped: true)
      #expect(found.counts.shown == found.items.count)
    }
  }

  @Test("an exclusion counts or is reported, however many words precede it", arguments: 196...204)
  func exclusion_afterManyWords_isNotDropped(count: Int) {
    for words in ["e ", "e-e ", "\"\" "] {
      let query = TypedQuery(String(repeating: words, count: count) + "senza glutine")
      #expect(query.filter.without.contains(.gluten) || query.unclear != nil)
    }
  }

  @Test("a query of a megabyte is answered as its first words are, or not at all")
  func text_ofAMegabyte_isAnswered() {
    let clauses = Self.source.asked(String(repeating: "senza latte ", count: 90_000))
    #expect(clauses.items.isEmpty)
    let marks = Self.source.asked("e" + String(repeating: "\u{301}", count: 500_000))
    #expect(marks.items == Self.source.asked("e").items)
  }
}
