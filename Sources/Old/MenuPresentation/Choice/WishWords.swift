import OldMenuCore

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
    takeParts(ofAddOnsIn: typed, of: dish)
    takeSizeWord(of: dish)
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

  /// Takes the add-ons that are named behind `with` by a word that only one of them has, and nothing
  /// that is on the dish already: `with buffalo`.
  private mutating func takeParts(ofAddOnsIn typed: String, of dish: Dish) {
    let asked = Set(typed.foldedWords.drop { !LinearMenu.withWords.contains($0) }.dropFirst())
    guard !asked.isDisjoint(with: rest) else { return }
    let onIt = Set(dish.ingredients.flatMap(\.name.allTexts).flatMap(\.foldedWords))
    for word in rest where asked.contains(word) && !onIt.contains(word) {
      let called = dish.addOns(with: word)
      if called.count == 1 { addOns.insert(called[0]) }
    }
    // The other words of their names.
    rest.removeAll { word in
      asked.contains(word) && dish.addOns(with: word).contains(where: addOns.contains)
    }
  }

  /// Takes a word for large, small or what is between. Where neither of two sizes is evidently the larger,
  /// or there are more, no size is named: the guest is asked for it.
  private mutating func takeSizeWord(of dish: Dish) {
    guard size == nil, dish.sizes.count > 1,
      let place = rest.firstIndex(where: Self.isSize)
    else { return }
    let word = rest.remove(at: place)
    guard !Self.middle.contains(word) else { return }
    let isLarge = Self.large.contains(word)
    size = dish.largerOfTwoSizes.map { isLarge ? $0 : 1 - $0 }
  }

  /// Whether a word says how large something is, whatever the menu calls it.
  static func isSize(_ word: String) -> Bool {
    let word = word.folded
    return large.contains(word) || small.contains(word) || middle.contains(word)
  }

  private static let middle = Set(GuestWords.all.flatMap(\.middleSizes).map(\.folded))
  private static let large = Set(LinearStrings.all.flatMap(\.sizeWords.large).map(\.folded))
  private static let small = Set(LinearStrings.all.flatMap(\.sizeWords.small).map(\.folded))

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

extension Dish {
  /// The add-ons with a word in their names that says something by itself.
  fileprivate func addOns(with word: String) -> [Choice.Wish.AddOnIndex] {
    guard word.count > 2 else { return [] }
    let forms = word.numberForms
    return addOns.enumerated().flatMap { group, offered in
      offered.items.indices.filter { item in
        offered.items[item].name.allTexts.contains { !forms.isDisjoint(with: $0.foldedWords) }
      }.map { Choice.Wish.AddOnIndex(group: group, item: $0) }
    }
  }

  /// The larger of two sizes; nil where there are others, or measures and prices do not agree.
  fileprivate var largerOfTwoSizes: Int? {
    guard sizes.count == 2 else { return nil }
    let larger = Set(
      [larger(by: \.diameterCm), larger(by: \.millilitres), larger(by: { $0.price?.lowest })]
        .compactMap(\.self))
    return larger.count == 1 ? larger.first : nil
  }

  /// That which is more by a measure; nil where they are the same, or one has none.
  private func larger(by measure: (DishSize) -> (some Comparable)?) -> Int? {
    guard let first = measure(sizes[0]), let second = measure(sizes[1]), first != second else {
      return nil
    }
    return first < second ? 1 : 0
  }
}
