internal import CWords

/// A line of the resource files.
struct LexiconLine: Sendable {
  /// The index of its first byte in the files.
  let start: Int

  /// The first word of the line; nil for a comment or a line without letters.
  var first: LexiconFirstWord? { LexiconFirstWord(reader) }

  /// The entry of the line; nil if it has none.
  var entry: LexiconEntry? { LexiconEntry(reader) }

  private var reader: LexiconLineReader { LexiconLineReader(LexiconIndex.text, from: start) }

  /// The entry, if its first word matches a word of a text.
  func entry(beginningWith word: PackedWord) -> LexiconEntry? {
    first?.word.matches(word) == true ? entry : nil
  }

  /// False if there is a blank before the colon.
  var isOneWord: Bool {
    let bytes = LexiconIndex.text
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: ":") {
      if bytes[index] == UInt8(ascii: " ") { return false }
      index += 1
    }
    return true
  }

  /// Eight bytes of the line in lower case, the first one lowest.
  func eightBytes(after skipped: Int = 0) -> UInt64 {
    let text = LexiconIndex.text
    guard start + skipped + 8 <= text.count, let bytes = text.baseAddress else { return 0 }
    let eight = UnsafeRawPointer(bytes + start + skipped).loadUnaligned(as: UInt64.self)
    return UInt64(littleEndian: eight) | 0x2020_2020_2020_2020
  }

  /// False if a plain letter of the line differs from a word, and all before it are the same.
  func mayBegin(with letters: UInt64) -> Bool {
    Self.mayAgree(eightBytes(), letters)
  }

  /// False if a plain letter from the fifth on differs from the rest of a word, and all before it are the
  /// same. An accent among the first four letters moves the fifth to another byte.
  func mayContinue(with letters: UInt64) -> Bool {
    let hasAccent = eightBytes() & 0x8080_8080 != 0
    return hasAccent || Self.mayAgree(eightBytes(after: 4), letters)
  }

  private static func mayAgree(_ bytes: UInt64, _ letters: UInt64) -> Bool {
    let place = bytes.firstDifference(from: letters)
    return place == 8 || !bytes.byte(at: place).isASCIILetter
  }

  /// False if the first plain letters that differ from a word are no typo: the next ones differ, too.
  func mayBeOneTypo(from letters: UInt64) -> Bool {
    let bytes = eightBytes()
    let place = bytes.firstDifference(from: letters)
    guard place < 7 else { return true }
    let own = bytes.byte(at: place)
    let ownNext = bytes.byte(at: place + 1)
    let next = letters.byte(at: place + 1)
    guard own.isASCIILetter, ownNext.isASCIILetter else { return true }
    let isChanged = ownNext == next
    let isAdded = own == next
    let isMissing = ownNext == letters.byte(at: place)
    return isChanged || isAdded || isMissing
  }

  /// The entry, if its only word names something and a word of a text is one typo away from it.
  func name(oneTypoFrom word: PackedWord) -> LexiconEntry? {
    guard let first, first.isOneTypo(from: word), let entry, entry.effect.isName else { return nil }
    return entry
  }
}

extension UInt64 {
  /// A byte of the eight, the lowest first.
  func byte(at index: Int) -> UInt8 { UInt8(truncatingIfNeeded: self >> UInt64(index * 8)) }

  /// The index of the lowest byte that differs; 8 if none does.
  fileprivate func firstDifference(from other: UInt64) -> Int {
    (self ^ other).trailingZeroBitCount / 8
  }
}

/// The lines of the resource files, in their order.
struct LexiconLines: Sequence, IteratorProtocol {
  private var place = 0

  mutating func next() -> LexiconLine? {
    let bytes = LexiconIndex.text
    guard place < bytes.count, let rest = bytes.baseAddress else { return nil }
    let line = LexiconLine(start: place)
    place += words_length_before(UInt8(ascii: "\n"), rest + place, bytes.count - place) + 1
    return line
  }
}
