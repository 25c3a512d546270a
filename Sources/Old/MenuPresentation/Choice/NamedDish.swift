internal import OldMenuCore

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
    let typed = TypedWords(typed)
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
    _ typed: TypedWords, as dish: Dish, isWhole: Bool = true
  ) -> (words: WishWords, length: Int)? {
    let names = dish.name.allTexts.map(\.foldedWords).filter { !$0.isEmpty }
    for name in names.sorted(by: { $1.count < $0.count }) where name.count <= typed.count {
      for start in 0...typed.count - name.count where typed.isNamed(name, at: start) {
        let words = WishWords(typed.without(name.count, at: start), of: dish)
        if !isWhole || words.rest.isEmpty { return (words, name.count) }
      }
    }
    return nil
  }

  /// The words of a line, looked at once: the names of all dishes are compared with them.
  struct TypedWords {
    private struct Word {
      let text: String
      /// Of one and of many.
      let forms: Set<String>
      let number: Int?
    }

    private let words: [Word]

    init(_ text: String) {
      words = text.foldedWords.map {
        Word(text: $0, forms: $0.numberForms, number: Self.number($0))
      }
    }

    var count: Int { words.count }

    /// Whether a name is meant by the words from a place on, be it of one or of many, and numbers in
    /// letters or digits.
    func isNamed(_ name: [String], at start: Int) -> Bool {
      zip(name, words[start...]).allSatisfy { name, word in
        word.forms.contains(name) || word.number.map { $0 == Self.number(name) } ?? false
      }
    }

    /// The words before and behind so many of them.
    func without(_ count: Int, at start: Int) -> String {
      (words[..<start] + words[(start + count)...]).map(\.text).concatenated(separator: " ")
    }

    private static func number(_ word: String) -> Int? { NumberWord.value(of: word) ?? Int(word) }
  }
}
