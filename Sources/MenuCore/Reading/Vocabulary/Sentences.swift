/// How the bytes of a text part into sentences and words.
enum Sentences {
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Calls `body` with each sentence; a bracket or a colon ends one too.
  @inline(__always)
  static func forEach(in text: UnsafeBufferPointer<UInt8>, _ body: (Bytes) -> Void) {
    var start = 0
    for index in 0...text.count where index == text.count || isEnd(text[index]) {
      if start < index { body(text[start..<index]) }
      start = index + 1
    }
  }

  /// Calls `body` with each word and its hash, its ASCII letters in lower case and its marks, which
  /// other systems write behind their letters, on them.
  @inline(__always)
  static func forEachWord(in sentence: Bytes, _ body: (Bytes, WordHash) -> Void) {
    var hash = WordHash()
    // Without the last letter of ASCII: a mark makes another one of it.
    var before = hash
    var start = sentence.startIndex
    var index = start
    while index < sentence.endIndex {
      let byte = sentence[index]
      let length = byte == 0xE2 && isApostrophe(sentence[index...]) ? 3 : 1
      if byte >= 0x80, length == 1 {
        if byte & 0xFE == 0xCC, index > start,
          let letter = MarkedLetters.letter(in: sentence, markedAt: index)
        {
          hash = before
          hash.add(MarkedLetters.lead)
          hash.add(letter)
          index += 2
          continue
        }
        hash.add(byte)
      } else if (0x61...0x7A).contains(byte | 0x20) {
        before = hash
        hash.add(byte | 0x20)
      } else {
        if start < index { body(sentence[start..<index], hash) }
        (hash, start) = (WordHash(), index + length)
      }
      index += length
    }
    if start < sentence.endIndex { body(sentence[start...], hash) }
  }

  /// Whether bytes begin with ‘ or ’, which part words as their form in ASCII does.
  private static func isApostrophe(_ bytes: Bytes) -> Bool {
    bytes.starts(with: [0xE2, 0x80, 0x98]) || bytes.starts(with: [0xE2, 0x80, 0x99])
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte < 64 ? ends >> UInt64(byte) & 1 != 0 : byte == UInt8(ascii: "|")
  }

  /// A bit for each byte that ends a sentence.
  private static let ends: UInt64 = ".;:!?()\n".utf8.reduce(0) { $0 | 1 << UInt64($1) }
}

/// The letters of Latin-1 as macOS writes them in names of files, and what is copied from there: the
/// mark stands behind its letter.
enum MarkedLetters {
  /// The first byte of all of them.
  static let lead: UInt8 = 0xC3

  /// The second byte of the letter that the mark at a place makes of the one before it, nil where it
  /// makes none that stands in the tables.
  static func letter(in bytes: Sentences.Bytes, markedAt place: Int) -> UInt8? {
    guard place > bytes.startIndex, place + 1 < bytes.endIndex, bytes[place] & 0xFE == 0xCC
    else { return nil }
    let letter = letters[index(bytes[place - 1], (bytes[place], bytes[place + 1]))]
    return letter == 0 ? nil : letter
  }

  /// The bytes of a word with its marks on their letters.
  static func composed(_ word: Sentences.Bytes) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(word.count)
    var place = word.startIndex
    while place < word.endIndex {
      if let letter = letter(in: word, markedAt: place) {
        bytes[bytes.count - 1] = lead
        bytes.append(letter)
        place += 2
      } else {
        bytes.append(word[place])
        place += 1
      }
    }
    return bytes
  }

  private static func index(_ base: UInt8, _ mark: (UInt8, UInt8)) -> Int {
    (Int(mark.0 & 1) << 6 | Int(mark.1 & 0x3F)) << 8 | Int(base)
  }

  private static let letters: [UInt8] = {
    var letters = [UInt8](repeating: 0, count: 1 << 15)
    for value: UInt8 in 0xC0...0xFF {
      let parts = NormalForm.decomposed.of([Unicode.Scalar(value)])
      guard parts.count == 2, parts[0].isASCII else { continue }
      let mark = Array(String(parts[1]).utf8)
      letters[index(UInt8(parts[0].value), (mark[0], mark[1]))] = value - 0x40
    }
    return letters
  }()
}
