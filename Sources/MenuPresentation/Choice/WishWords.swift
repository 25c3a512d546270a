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
    // A second size is no part of the same wish: `regular and maxi` is two.
    for (index, words) in Self.byLength(dish.sizes.map(\.name))
    where (size == nil || size == index || dish.sizes.count == 1) && take(words) {
      size = index
    }
    takeAmount(of: dish)
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

  /// Takes the size that is so much as an amount says, where only one is: `half a litre`.
  private mutating func takeAmount(of dish: Dish) {
    let isNamed = size != nil && dish.sizes.count > 1
    for (words, millilitres) in SpokenAmount.all where !isNamed {
      let fitting = dish.sizes.indices.filter { index in
        dish.sizes[index].millilitres.map(millilitres.contains) ?? false
      }
      guard fitting.count == 1, let start = place(of: words) else { continue }
      rest.removeSubrange(start..<start + words.count)
      size = fitting[0]
      // `ein Viertel`
      if start > 0, NumberWord.value(of: rest[start - 1], orArticle: true) == 1 {
        rest.remove(at: start - 1)
      }
      break
    }
    if size != nil { rest.removeAll { SpokenAmount.joints.contains($0) } }
  }

  /// Takes the words of a name out of those that are left; tells whether they stand there.
  private mutating func take(_ words: [String]) -> Bool {
    guard let start = place(of: words) else { return false }
    rest.removeSubrange(start..<start + words.count)
    return true
  }

  /// Where some words begin among those that are left; nil where they do not stand there.
  private func place(of words: [String]) -> Int? {
    guard words.count <= rest.count else { return nil }
    return (0...rest.count - words.count).first { start in
      // `due birre piccole` are of what is called `piccola`.
      zip(rest[start...], words).allSatisfy { $0 == $1 || $0.numberForms.contains($1) }
    }
  }
}
