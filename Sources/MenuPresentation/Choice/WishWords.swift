import MenuCore

/// A size and add-ons of a dish by what a guest typed behind its number: `maxi bufala`.
///
/// Their names are understood in every language of the menu; of several that are meant by the same
/// words the longest is taken, then the first.
struct WishWords {
  /// The index of the size, nil where none is named.
  private(set) var size: Int?
  /// The add-ons that are named.
  private(set) var addOns: Set<Choice.Wish.AddOnIndex> = []
  /// The words that name nothing of the dish.
  private(set) var rest: [String]

  /// Reads some words; O(*n*) in the length of the names.
  init(_ typed: String, of dish: Dish) {
    rest = typed.foldedWords.filter { !Self.fillers.contains($0) }
    if dish.sizes.count == 1 { size = 0 }
    for (index, words) in Self.byLength(dish.sizes.map(\.name)) where take(words) { size = index }
    for (group, offered) in dish.addOns.enumerated() {
      for (item, words) in Self.byLength(offered.items.map(\.name)) where take(words) {
        addOns.insert(Choice.Wish.AddOnIndex(group: group, item: item))
      }
    }
  }

  /// What joins words, in every language of the interface.
  private static let fillers = Set(LinearStrings.all.flatMap(\.joiningWords))

  /// The words of some names, the longest names first.
  private static func byLength(_ names: [LocalizedText]) -> [(index: Int, words: [String])] {
    names.enumerated().flatMap { index, name in
      name.allTexts.map { (index: index, words: $0.foldedWords.filter { !fillers.contains($0) }) }
    }
    .filter { !$0.words.isEmpty }
    .sorted { ($1.words.count, $0.index) < ($0.words.count, $1.index) }
  }

  /// Takes the words of a name out of those that are left; tells whether they stand there.
  private mutating func take(_ words: [String]) -> Bool {
    guard words.count <= rest.count else { return false }
    for start in 0...rest.count - words.count
    where Array(rest[start..<start + words.count]) == words {
      rest.removeSubrange(start..<start + words.count)
      return true
    }
    return false
  }
}
