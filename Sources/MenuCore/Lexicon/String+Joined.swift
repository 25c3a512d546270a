/// Joins words that were pulled apart: `m o z z a r e l l a`, `<b>l</b>atte`
extension String {
  /// The text with the pieces of such words joined; nil if it has none. O(length)
  var withPiecesJoined: String? {
    guard mayHavePieces else { return nil }
    let scalars = Array(unicodeScalars)
    var joined = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let skipped = scalars.lengthOfTag(at: index)
      index += skipped
      let letters = skipped > 0 ? [] : scalars.spacedLetters(at: index)
      for letter in letters { joined.append(scalars[letter]) }
      if let last = letters.last {
        index = last + 1
      } else if skipped == 0 {
        joined.append(scalars[index])
        index += 1
      }
    }
    return String(joined)
  }

  /// True for a text with a `<`, or three words of one letter in a row.
  private var mayHavePieces: Bool {
    var letters = 0
    var singles = 0
    // A continuation byte does not count as a letter.
    for byte in utf8 where byte & 0xC0 != 0x80 {
      if byte.isASCIILetter || byte >= 0x80 {
        letters += 1
        continue
      }
      if letters > 0 { singles = letters == 1 ? singles + 1 : 0 }
      letters = 0
      if byte == UInt8(ascii: "<") || singles > 2 { return true }
    }
    return false
  }
}

extension [Unicode.Scalar] {
  /// The length of a tag of HTML without attributes: `<b>`, `</strong>`; 0 for anything else.
  fileprivate func lengthOfTag(at start: Int) -> Int {
    guard self[start] == "<" else { return 0 }
    guard let end = self[start...].prefix(12).firstIndex(of: ">") else { return 0 }
    let name = self[start + 1..<end].drop { $0 == "/" }
    return name.allSatisfy(\.properties.isAlphabetic) ? end + 1 - start : 0
  }

  /// The indices of three or more single letters with a sign or blanks between them; empty for a word.
  fileprivate func spacedLetters(at start: Int) -> [Int] {
    guard !isLetter(at: start - 1) else { return [] }
    var letters: [Int] = []
    var index = start
    while isLetter(at: index), !isLetter(at: index + 1) {
      letters.append(index)
      index += 1
      while index < letters[letters.count - 1] + 4, index < count, !isLetter(at: index),
        self[index].properties.numericType == nil, self[index] != ","
      {
        index += 1
      }
    }
    return letters.count > 2 ? letters : []
  }

  private func isLetter(at index: Int) -> Bool {
    indices.contains(index) && self[index].properties.isAlphabetic
  }
}
