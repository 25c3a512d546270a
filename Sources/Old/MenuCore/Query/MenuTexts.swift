/// The folded texts of every dish of a menu behind each other.
struct MenuTexts: Sendable {
  /// Stands behind each text: a byte that no UTF-8 has, so that nothing is found across two texts.
  static let separator: UInt8 = 0xFF

  /// The texts; of each dish first its names, then all others.
  let bytes: [UInt8]
  /// Where the texts of each dish begin, and behind the last where they end.
  let starts: [Int]
  /// Where the names of each dish end.
  let nameEnds: [Int]

  init(_ menu: Menu) {
    var folder = TextFolder()
    var starts = [0]
    var nameEnds: [Int] = []
    let count = menu.numberOfDishes
    starts.reserveCapacity(count + 1)
    nameEnds.reserveCapacity(count)
    let starsOfFrozen = menu.starsOfFrozen
    for list in MenuList.allCases {
      var position = 0
      menu.forEachDish(in: list) { dish in
        folder.add(dish.name)
        nameEnds.append(folder.bytes.count)
        if let number = dish.number { folder.add(number) }
        for ingredient in dish.ingredients { folder.add(ingredient.name) }
        if let description = dish.description { folder.add(description) }
        for size in dish.sizes { folder.add(size.name) }
        for note in dish.notes { folder.add(note) }
        for text in menu.kindTexts(at: position, in: list) { folder.add(text) }
        for fact in menu.facts(of: dish, at: position, in: list) {
          folder.bytes += FactWords.texts[fact] ?? []
        }
        if dish.hasStars(starsOfFrozen) || dish.notes.contains(where: { !$0.starsOfFrozen.isEmpty })
        {
          folder.bytes += FactWords.texts[.frozen] ?? []
        }
        position += 1
        starts.append(folder.bytes.count)
      }
    }
    bytes = folder.bytes
    self.starts = starts
    self.nameEnds = nameEnds
  }

  /// The names of a dish, one in each language.
  func names(of dish: Int) -> [ArraySlice<UInt8>] {
    bytes[starts[dish]..<nameEnds[dish]].split(separator: Self.separator)
  }

  /// Calls back with each word of a dish's names, in all languages.
  func forEachWord(ofNameOf dish: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = starts[dish]
      for index in start..<nameEnds[dish] where bytes[index].separatesWords {
        if start < index { body(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
        start = index + 1
      }
    }
  }

  /// Calls back with the number of each dish that has the word in a text of its own, in order.
  ///
  /// - Parameters:
  ///   - word: what to look for.
  ///   - inNames: whether only the names count.
  ///   - body: takes the number of the dish.
  /// - Complexity: one pass over the texts, linear in their length.
  func forEachDish(with word: SearchWord, inNames: Bool = false, _ body: (Int) -> Void) {
    var dish = 0
    var from = 0
    while dish + 1 < starts.count, let found = ByteSearch.first(word.bytes, in: bytes, from: from) {
      while dish + 1 < starts.count, starts[dish + 1] <= found { dish += 1 }
      if inNames, found >= nameEnds[dish] {
        dish += 1
        from = starts[dish]
      } else if word.fits(bytes, at: found) {
        body(dish)
        dish += 1
        from = starts[dish]
      } else {
        from = found + 1
      }
    }
  }
}

extension TextFolder {
  mutating func add(_ text: LocalizedText) {
    text.forEachText { add($0) }
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { fold($0) }
    bytes.append(MenuTexts.separator)
  }
}
