internal import CWords

/// The searchable texts of all dishes of a menu, folded and concatenated, each followed by a 0 byte:
/// `margherita0pomodoro0…`. The texts of a dish begin with its names.
///
/// All texts are in one array of bytes, not in separate strings: 100,000 dishes have a million texts, and a
/// table of them took half a second at the first key of a search.
struct DishTexts: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The offset of the first text of each dish, and of its first text that is not a name.
  private var starts: [(all: Int, rest: Int)] = []

  init(_ menu: Menu) {
    starts.reserveCapacity(menu.numberOfDishes + 1)
    bytes.reserveCapacity(menu.numberOfDishes * 128)
    for list in MenuList.allCases {
      // By index: a copy of a dish would retain everything that it holds.
      let dishes = menu[list]
      for place in dishes.indices { add(dishes[place]) }
    }
    starts.append((bytes.count, bytes.count))
    bytes.withUnsafeMutableBufferPointer { bytes in
      for place in bytes.indices { bytes[place] |= bytes[place] &- 0x41 < 26 ? 0x20 : 0 }
    }
  }

  /// Adds the searchable texts of a dish, including how it is served; prices and other facts have clauses of
  /// their own.
  @inline(__always)
  private mutating func add(_ dish: Dish) {
    let start = bytes.count
    var rest = start
    dish.forEachText { kind, text in
      switch kind {
      case .name:
        text.forEachText { add($0) }
        rest = bytes.count
      case .description, .ingredient, .note, .size: text.forEachText { add($0) }
      case .base, .dough, .price, .priceUnit, .addOnTitle, .addOn: break
      }
    }
    if let number = dish.number { add(number) }
    if let serving = dish.serving {
      for language in InterfaceLanguage.allCases { add(language.name(of: serving)) }
    }
    starts.append((start, rest))
  }

  /// Adds a text. One in ASCII is added unfolded: `init` lowercases all bytes at the end, in one pass.
  private mutating func add(_ text: String) {
    var text = text
    let isASCII = text.withUTF8 { utf8 in
      guard utf8.allSatisfy({ $0 < 0x80 }) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isASCII {
      for scalar in text.unicodeScalars { FoldingTables.fold(scalar, into: &bytes) }
    }
    bytes.append(0)
  }

  /// The range of the texts of a dish in `bytes`.
  func range(of dish: Int) -> Range<Int> { starts[dish].all..<starts[dish + 1].all }

  /// The number of dishes.
  var count: Int { starts.count - 1 }

  /// The dishes that mention a folded word, or a word that begins with it; among all dishes, or among a set.
  /// A word after *without* is no mention: *senza uova*.
  func dishes(
    with needle: [UInt8], isWhole: Bool, inNames: Bool = false, among dishes: DishSet? = nil
  ) -> DishSet {
    bytes.withUnsafeBufferPointer { bytes in
      (dishes ?? DishSet(allOf: count)).filter { dish in
        var start = starts[dish].all
        let end = inNames ? starts[dish].rest : starts[dish + 1].all
        while let place = bytes.firstPlace(of: needle, in: start..<end, isWhole: isWhole) {
          if !bytes.followsDenial(place) { return true }
          start = place + 1
        }
        return false
      }
    }
  }

  /// True if a longer word begins with this one.
  func hasLongerWord(than word: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while let place = bytes.firstPlace(of: word, in: start..<bytes.count) {
        if bytes[place + word.count].isWordByte { return true }
        start = place + 1
      }
      return false
    }
  }

  /// Calls `body` with each name and the number of its dish.
  func forEachName(_ body: (Range<Int>, _ dish: Int) -> Void) {
    for dish in 0..<count {
      forEachText(in: starts[dish].all..<starts[dish].rest) { body($0, dish) }
    }
  }

  /// Calls `body` with each text that is not a name.
  func forEachOtherText(_ body: (Range<Int>) -> Void) {
    for dish in 0..<count { forEachText(in: starts[dish].rest..<starts[dish + 1].all, body) }
  }

  private func forEachText(in range: Range<Int>, _ body: (Range<Int>) -> Void) {
    var start = range.lowerBound
    for place in range where bytes[place] == 0 {
      if place > start { body(start..<place) }
      start = place + 1
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first index in a range at which a word begins with these bytes; with `isWhole`, the word must also
  /// end after them. In a script without spaces, a word begins and ends anywhere.
  func firstPlace(of needle: [UInt8], in range: Range<Int>, isWhole: Bool = false) -> Int? {
    guard let first = needle.first, let start = baseAddress else { return nil }
    let isAnywhere = needle.isOfScriptWithoutBlanks
    let limit = range.upperBound - needle.count + 1
    var place = range.lowerBound
    while place < limit {
      place += words_length_before(first, start + place, limit - place)
      let end = place + needle.count
      if place < limit, isAnywhere || place == 0 || !self[place - 1].isWordByte,
        self[place..<end].elementsEqual(needle),
        isAnywhere || !isWhole || end == count || !self[end].isWordByte
      {
        return place
      }
      place += 1
    }
    return nil
  }

  /// True if the word before the one at an index is *without*, in any language.
  fileprivate func followsDenial(_ place: Int) -> Bool {
    let before = self[..<place]
    let end = before.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
    let start = before[..<end].lastIndex { !$0.isWordByte }.map { $0 + 1 } ?? 0
    return end < place && QueryWords.denials.contains(Array(self[start..<end]))
  }
}

extension [UInt8] {
  /// True if the text begins with a letter of a script without spaces between words, such as Chinese or Thai.
  fileprivate var isOfScriptWithoutBlanks: Bool {
    // All of these letters take at least three bytes.
    guard let first, first >= 0xE0,
      let scalar = String(decoding: prefix(4), as: UTF8.self).unicodeScalars.first
    else { return false }
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: return true
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF: return true
    default: return false
    }
  }

  /// True if a word begins with these folded bytes; with `isWhole`, if a word consists of them.
  package func holds(_ needle: [UInt8], isWhole: Bool = false) -> Bool {
    withUnsafeBufferPointer {
      $0.firstPlace(of: needle, in: 0..<count, isWhole: isWhole) != nil
    }
  }

  /// The first index, from `start` on, at which a word begins with these folded bytes.
  package func firstPlace(of needle: [UInt8], from start: Int) -> Int? {
    withUnsafeBufferPointer { $0.firstPlace(of: needle, in: start..<Swift.max(start, count)) }
  }
}
