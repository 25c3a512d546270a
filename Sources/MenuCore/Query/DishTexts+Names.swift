/// The names of the dishes, and their words.
extension DishTexts {
  /// The dishes whose whole names are in a typed text. If names overlap, the longest wins, or else the first.
  /// A part of a name does not match, and a quoted phrase matches only as a whole: `"caffè latte"` does not
  /// find the dish Caffè. A name whose words are all excluded does not match either.
  func dishes(namedIn tokens: [QueryToken], beside excluded: [String]) -> [Int] {
    let excluded = excluded.flatMap { FoldedText($0).words.map(Array.init) }
    var lines: [(words: [[UInt8]], isPhrase: Bool)] = [([], false)]
    for token in tokens {
      let words = FoldedText(token.text).words.map(Array.init)
      if token.kind == .phrase {
        lines += [(words, true), ([], false)]
      } else {
        lines[lines.count - 1].words += words
      }
    }
    let words = lines.flatMap(\.words)
    // Skips most names by their first byte. A name that begins with a sign may still match by a later word.
    let mayBegin = (UInt8.min...UInt8.max).map { byte in
      !byte.isWordByte || words.contains { $0.first == byte }
    }
    var named: [NamedDish] = []
    forEachName { name, dish in
      let first = bytes[name.lowerBound]
      guard mayBegin[Int(first)], name.count > 2,
        !first.isWordByte || words.contains(where: { begins(name, with: $0) })
      else { return }
      let words = bytes[name].split { !$0.isWordByte }
      guard !words.allSatisfy({ excluded.contains(Array($0)) }) else { return }
      var start = 0
      for line in lines {
        if let place = self.place(of: words, in: line.words, asWhole: line.isPhrase) {
          let places = start + place..<start + place + words.count
          named.append(NamedDish(dish: dish, length: name.count, places: places))
        }
        start += line.words.count
      }
    }
    return NamedDish.longest(of: named)
  }

  /// A dish whose whole name is in a typed text.
  private struct NamedDish {
    let dish: Int
    let length: Int
    /// The indices of the words of its name in the text.
    let places: Range<Int>

    /// The dishes without those whose names overlap a longer one.
    static func longest(of named: [NamedDish]) -> [Int] {
      var named = named
      var dishes: [Int] = []
      while let most = named.map(\.length).max(),
        let longest = named.first(where: { $0.length == most })
      {
        dishes.append(longest.dish)
        named.removeAll { $0.places.overlaps(longest.places) }
      }
      return dishes
    }
  }

  private func begins(_ text: Range<Int>, with word: [UInt8]) -> Bool {
    bytes[text].starts(with: word) && !bytes[text.lowerBound + word.count].isWordByte
  }

  /// The nearest word of a name, or the nearest name if its words are typed as one; nil if none is near.
  /// `panacotta` → panna cotta
  func nearestWordOfName(to target: [UInt8]) -> [UInt8]? {
    var nearest = NearestWord(to: target, within: 2)
    forEachName { name, _ in
      note(&nearest, wordsIn: name)
      guard !nearest.isDone, abs(name.count - target.count) <= 4 else { return }
      let letters = bytes[name].filter(\.isWordByte)
      if letters.count < name.count { nearest.note(letters[...], of: bytes[name]) }
    }
    return nearest.typo ?? nearest.beginning
  }

  /// The word of a text other than a name, such as an ingredient, that is one edit away; nil if there is
  /// none.
  func nearestWordOfText(to target: [UInt8]) -> [UInt8]? {
    var nearest = NearestWord(to: target, within: 1)
    forEachOtherText { note(&nearest, wordsIn: $0) }
    return nearest.typo
  }

  private func note(_ nearest: inout NearestWord, wordsIn text: Range<Int>) {
    var place = text.lowerBound
    while !nearest.isDone, let range = nextWord(from: place, to: text.upperBound) {
      place = range.upperBound
      nearest.note(bytes[range])
    }
  }

  private func nextWord(from place: Int, to limit: Int) -> Range<Int>? {
    var start = place
    while start < limit, !bytes[start].isWordByte { start += 1 }
    var end = start
    while end < limit, bytes[end].isWordByte { end += 1 }
    return start < end ? start..<end : nil
  }

  /// The index at which the words of a name follow each other in a line of words; with `asWhole`, only if
  /// they are the line. Nil if they do not.
  private func place(of name: [ArraySlice<UInt8>], in line: [[UInt8]], asWhole: Bool) -> Int? {
    let places = line.count - name.count
    guard !name.isEmpty, asWhole ? places == 0 : places >= 0 else { return nil }
    return (0...places).first { start in
      zip(line[start...], name).allSatisfy { $0.elementsEqual($1) }
    }
  }

  /// The dishes with a text that has these whole words in this order, next to each other.
  func dishes(withPhrase words: [[UInt8]]) -> DishSet {
    bytes.withUnsafeBufferPointer { bytes in
      DishSet(allOf: count).filter { bytes.holds(words, in: range(of: $0)) }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func holds(_ words: [[UInt8]], in range: Range<Int>) -> Bool {
    guard let first = words.first else { return false }
    var start = range.lowerBound
    while let place = firstPlace(of: first, in: start..<range.upperBound) {
      var end = place + first.count
      let isHeld = words.dropFirst().allSatisfy { word in
        while end < range.upperBound, self[end] != 0, !self[end].isWordByte { end += 1 }
        guard end + word.count <= range.upperBound,
          self[end..<end + word.count].elementsEqual(word)
        else { return false }
        end += word.count
        return !self[end].isWordByte
      }
      if isHeld, !self[end].isWordByte { return true }
      start = place + 1
    }
    return false
  }
}

extension ArraySlice<UInt8> {
  /// A bit set of the letters; some letters share a bit.
  var letters: UInt64 { reduce(0) { $0 | 1 << UInt64($1 & 63) } }
}
