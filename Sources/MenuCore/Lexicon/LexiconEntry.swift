/// An entry of a resource file: `farin- di ceci:` or `burro: milk`.
///
/// A line is a phrase, a colon and tags, separated by blanks; `#` begins a comment. A hyphen at the end of a
/// word matches any ending, a hyphen before a single word any beginning. An entry without tags cancels what
/// shorter entries find.
struct LexiconEntry: Sendable {
  struct Word: Sendable {
    let letters: PackedWord
    let match: Match

    /// True if it matches a word of a text: all of it, its beginning or its end.
    func matches(_ word: PackedWord) -> Bool {
      switch match {
      case .whole: word == letters
      case .stem: word.count >= letters.count && word.prefix(letters.count) == letters
      case .ending: word.suffix(letters.count) == letters
      }
    }
  }

  /// The part of a text's word that an entry's word is compared with.
  enum Match: UInt8, Sendable {
    /// All of it.
    case whole
    /// Its beginning.
    case stem
    /// Its end.
    case ending
  }

  let words: [Word]
  let effect: LexiconEffect

  /// Reads the line at which a reader is; nil if the line has no entry.
  init?(_ reader: LexiconLineReader) {
    var reader = reader
    var words: [Word] = []
    words.reserveCapacity(4)
    while let word = reader.nextWord() { words.append(word) }
    guard !words.isEmpty, reader.isAtColon else { return nil }
    self.words = words
    var effect = LexiconEffect()
    while let tag = reader.nextTag() { effect.add(tag: tag) }
    self.effect = effect
  }
}

/// Reads the words and the tags of a line, one after the other. It reads bytes, because the program reads
/// thousands of lines when it starts.
struct LexiconLineReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private var index: Int

  /// Reads the line that begins at an index.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    self.bytes = bytes
    self.start = start
    index = start
  }

  /// True before the colon that ends the phrase.
  var isAtColon: Bool { index < bytes.count && bytes[index] == UInt8(ascii: ":") }
  private var isAtEnd: Bool { index >= bytes.count || bytes[index] == UInt8(ascii: "\n") }

  /// The next word of the phrase; nil at its end.
  mutating func nextWord() -> LexiconEntry.Word? {
    // Nearly every word has only plain letters, which are packed in one step.
    let first = index
    while index < bytes.count, bytes[index].isASCIILetter { index += 1 }
    var word = PackedWord(lettersOf: bytes, first..<index)
    var match = LexiconEntry.Match.whole
    while !isAtEnd, !isAtColon, bytes[index] != UInt8(ascii: "#") {
      if isLetter(at: index) {
        append(to: &word)
        continue
      }
      if bytes[index].isASCIIDigit, word.count > 0 {
        word.append(bytes[index].letterOfDigit)
        index += 1
        continue
      }
      let isHyphen = bytes[index] == UInt8(ascii: "-")
      if word.count > 0 {
        if isHyphen, !isLetter(at: index + 1) {
          index += 1
          if match == .whole { match = .stem }
        }
        break
      }
      match = isHyphen && index == start ? .ending : .whole
      index += 1
    }
    return word.count > 0 ? LexiconEntry.Word(letters: word, match: match) : nil
  }

  private func isLetter(at index: Int) -> Bool {
    index < bytes.count && (bytes[index].isASCIILetter || bytes[index] >= 0x80)
  }

  /// Adds the letters of the next character.
  private mutating func append(to word: inout PackedWord) {
    let first = bytes[index]
    if first < 0x80 {
      word.append(first | 0x20)
      index += 1
      return
    }
    let start = index
    index += 1
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    let character = UnsafeBufferPointer(rebasing: bytes[start..<index])
    var scalars = character.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&scalars) else { return }
    if scalar == "è", word.count == 0, !isLetter(at: index) {
      word = .graveE
      return
    }
    if let letter = FoldingTables.latinLetter(of: scalar) { return word.append(letter) }
    var folded: [UInt8] = []
    let kind = FoldingTables.letters(of: scalar, into: &folded)
    for letter in folded { word.append(letter) }
    if kind == .pictogram { for byte in character { word.append(byte) } }
  }

  /// The next tag after the colon, as written; nil at the end of the line or before a comment.
  mutating func nextTag() -> UnsafeBufferPointer<UInt8>? {
    while !isAtEnd, isAtColon || bytes[index] == UInt8(ascii: " ") { index += 1 }
    let start = index
    while !isAtEnd, bytes[index] != UInt8(ascii: " "), bytes[index] != UInt8(ascii: "#") {
      index += 1
    }
    return index > start ? UnsafeBufferPointer(rebasing: bytes[start..<index]) : nil
  }
}
