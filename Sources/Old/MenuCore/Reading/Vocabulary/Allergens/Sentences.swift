/// How the bytes of a text part into sentences and words.
enum Sentences {
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Calls `body` with each sentence; a bracket or a colon ends one too, unless what stands behind it
  /// goes with what stands before: `latte: no`, `senza: latte`.
  @inline(__always)
  static func forEach(in text: UnsafeBufferPointer<UInt8>, _ body: (Bytes) -> Void) {
    var (start, index) = (0, 0)
    while index <= text.count {
      if index < text.count {
        guard isEnd(text[index]) else {
          index += 1
          continue
        }
        if let next = goesOn(behind: index, from: start, in: text) {
          index = next
          continue
        }
      }
      if start < index { body(text[start..<index]) }
      index += 1
      start = index
    }
  }

  /// Where a sentence goes on behind a sign that ends most, nil where it ends one.
  private static func goesOn(
    behind place: Int, from start: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let isColon = text[place] == UInt8(ascii: ":")
    guard isColon || text[place] == UInt8(ascii: "?") || text[place] == UInt8(ascii: "(") else {
      return nil
    }
    if isColon, isListed(behind: text[start..<place]) { return place + 1 }
    return AnsweredWords.end(behind: place, in: text) ?? dietEnd(behind: place, in: text)
  }

  /// Where a text goes on behind a bracket at `place` in which a diet stands alone: `Käse (vegan)`.
  private static func dietEnd(behind place: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard text[place] == UInt8(ascii: "("),
      let end = text[place...].prefix(16).firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    var (count, isOfDiet) = (0, true)
    forEachWord(in: text[(place + 1)..<end]) { _, hash in
      count += 1
      isOfDiet = isOfDiet && SentenceWords.signs[hash].contains(.diet)
    }
    return count == 1 && isOfDiet ? end + 1 : nil
  }

  /// Whether a colon behind these words begins what they deny.
  private static func isListed(behind sentence: Bytes) -> Bool {
    var (last, isNegated): (SentenceSigns, Bool) = ([], false)
    forEachWord(in: sentence) { _, hash in
      isNegated = isNegated || !last.isDisjoint(with: .startsDenial)
      last = SentenceWords.signs[hash]
    }
    return last.mayBeginList(isNegated: isNegated)
  }

  /// Calls `body` with each word of a text as a keyboard writes it, and with its hash, its ASCII letters
  /// in lower case.
  @inline(__always)
  static func forEachWord(in sentence: Bytes, _ body: (Bytes, WordHash) -> Void) {
    var hash = WordHash()
    var start = sentence.startIndex
    for index in sentence.startIndex..<sentence.endIndex {
      let byte = sentence[index]
      if byte >= 0x80 {
        hash.add(byte)
      } else if byte.isASCIILetter {
        hash.add(byte | 0x20)
      } else {
        if start < index { body(sentence[start..<index], hash) }
        (hash, start) = (WordHash(), index + 1)
      }
    }
    if start < sentence.endIndex { body(sentence[start...], hash) }
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte < 64 ? ends >> UInt64(byte) & 1 != 0 : byte == UInt8(ascii: "|")
  }

  /// A bit for each byte that ends a sentence.
  private static let ends: UInt64 = ".;:!?()\n".utf8.reduce(0) { $0 | 1 << UInt64($1) }
}
