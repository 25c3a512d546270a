internal import MenuCore

/// A dish whose name, or number on the menu, is at the beginning of a text. `margherita maxi` → Margherita,
/// `maxi`; `numero 2 maxi`
struct DishName {
  let dish: MenuDataSource.DishIndex
  /// The number before the name, if it is read.
  var count = 1
  /// The text after the name.
  let rest: String
}

extension DishName {
  /// The dish that begins a text, or the one after a number that begins it; nil if there is none.
  /// `due marinare`; `4 stagioni` is one.
  static func counted(_ text: String, in menu: MenuDataSource) -> DishName? {
    if let named = DishName(beginning: text, in: menu) { return named }
    guard let counted = CountedName(text) else { return nil }
    var named = DishName(beginning: counted.name, in: menu)
    named?.count = counted.count
    return named
  }

  /// Finds the dish with the longest name that begins the text, otherwise the dish whose name in another
  /// form, or whose number, begins it. Nil if there is none. O(*n*)
  ///
  /// Articles before the name are skipped. `una margherita`
  init?(beginning text: String, in menu: MenuDataSource) {
    var words = text.split(whereSeparator: \.isWhitespace)
    var found = Self.dish(beginning: words, in: menu)
    let name = text.withoutFillers
    if found == nil, name.startIndex > text.startIndex {
      words = name.split(whereSeparator: \.isWhitespace)
      found = Self.dish(beginning: words, in: menu)
    }
    guard let found else { return nil }
    dish = found.dish
    rest = words.dropFirst(found.words).joined(separator: " ")
  }

  /// A dish, and the number of words in its name.
  private struct Found {
    let dish: MenuDataSource.DishIndex
    let words: Int
  }

  private static func dish(beginning words: [Substring], in menu: MenuDataSource) -> Found? {
    let folded = words.map(Self.folded)
    let found =
      longest(beginning: folded, in: menu, by: ==)
      ?? longest(beginning: folded, in: menu, by: areForms)
    guard found == nil, let number = GuestWords.printedNumber(words) else { return found }
    return menu.dish(printedWith: number).map { Found(dish: $0, words: 2) }
  }

  /// The dish with the longest name that begins a list of words, compared word by word; nil if there is none.
  private static func longest(
    beginning words: [[UInt8]], in menu: MenuDataSource, by areSame: ([UInt8], [UInt8]) -> Bool
  ) -> Found? {
    var found: Found?
    for dish in menu.menu.dishIndices {
      let name = menu.name(of: dish).split(whereSeparator: \.isWhitespace).map(Self.folded)
      guard name.count > found?.words ?? 0, words.starts(with: name, by: areSame) else { continue }
      found = Found(dish: dish, words: name.count)
    }
    return found
  }

  /// A word for comparing; a number is the same in words and in digits. `Quattro Stagioni`, `4 stagioni`
  private static func folded(_ word: Substring) -> [UInt8] {
    GuestWords.number(word).map { Array("\($0)".utf8) } ?? FoldedText(String(word)).bytes
  }

  /// True for a word and its plural, which differs in its last letter or has one letter more. `margherite`,
  /// `margheritas`; `margherita`
  static func areForms(_ word: [UInt8], _ name: [UInt8]) -> Bool {
    let stem = word.dropLast()
    return stem.count >= 4 && (stem == name.dropLast() || stem == name[...])
  }

  /// The dishes whose names contain every word of a text, ignoring articles, in the order of the lists. Empty
  /// for a text without words. O(*n*)
  static func dishes(
    withWordsOf text: String, in menu: MenuDataSource
  ) -> [MenuDataSource.DishIndex] {
    let requested = NameWords(text)
    return menu.menu.dishIndices.filter { requested.areAll(in: menu.name(of: $0)) }
  }
}

extension MenuDataSource {
  /// The dish with a printed number, nil if there is none.
  func dish(printedWith number: some StringProtocol) -> DishIndex? {
    let requested = FoldedText(String(number)).bytes
    return menu.dishIndices.first { dish in
      menu[dish]?.number.map { FoldedText($0).bytes == requested } ?? false
    }
  }
}
