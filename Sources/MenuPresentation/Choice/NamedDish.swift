internal import MenuCore

/// A dish by what a guest typed: its whole name, and beside it perhaps a size and add-ons.
struct NamedDish {
  /// The dish.
  let index: DishIndex
  /// What is wanted of it.
  let words: WishWords

  /// The one dish of which all of a text tells something, by the longest of the names in it; nil where
  /// there is none, or several are called so. O(*dishes*).
  ///
  /// `isWhole` false is content with the name, whatever else stands beside it.
  init?(_ typed: String, in dataSource: MenuDataSource, isWhole: Bool = true) {
    let typed = typed.foldedWords
    var found: [(dish: NamedDish, length: Int)] = []
    for section in 0..<dataSource.numberOfSections {
      for row in 0..<dataSource.numberOfRows(inSection: section) {
        guard let index = dataSource.dishIndex(forRow: row, inSection: section),
          let dish = dataSource.menu.dish(at: index.position, in: index.list),
          let (words, length) = Self.read(typed, as: dish, isWhole: isWhole)
        else { continue }
        found.append((NamedDish(index, words), length))
      }
    }
    let longest = found.lazy.map(\.length).max()
    let best = found.filter { $0.length == longest }
    guard best.count == 1 else { return nil }
    self = best[0].dish
  }

  private init(_ index: DishIndex, _ words: WishWords) {
    (self.index, self.words) = (index, words)
  }

  /// What is wanted of a dish whose name stands among some words, and how many of them are its name;
  /// nil where it does not, or where others tell nothing of it.
  static func read(
    _ typed: [String], as dish: Dish, isWhole: Bool = true
  ) -> (words: WishWords, length: Int)? {
    let names = dish.name.allTexts.map(\.foldedWords).filter { !$0.isEmpty }
    for name in names.sorted(by: { $1.count < $0.count }) where name.count <= typed.count {
      for start in 0...typed.count - name.count
      where zip(name, typed[start...]).allSatisfy({ Self.isSame($0, $1) }) {
        let rest = typed[..<start] + typed[(start + name.count)...]
        let words = WishWords(rest.joined(separator: " "), of: dish)
        if !isWhole || words.rest.isEmpty { return (words, name.count) }
      }
    }
    return nil
  }

  /// Whether a word of a name is meant, be it of one or of many, and numbers in letters or digits.
  private static func isSame(_ name: String, _ typed: String) -> Bool {
    if name == typed || typed.numberForms.contains(name) { return true }
    let number = { (word: String) in NumberWord.value(of: word) ?? Int(word) }
    return number(name).map { $0 == number(typed) } ?? false
  }
}
