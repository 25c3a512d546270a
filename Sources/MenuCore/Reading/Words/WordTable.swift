internal import LocatedJSON

/// Finds one of a few known words by its bytes, without making a `String`.
struct WordTable<Word: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  /// A word that was found, with its place among all.
  struct Match {
    let word: Word
    let index: Int
  }

  private struct Entry {
    let word: Word
    let utf8: [UInt8]
  }

  private let entries: [Entry]
  /// By the low bits of a word's hash, the place of its entry plus one; 0 for none.
  private let slots: [UInt8]

  init() {
    let entries = Word.allCases.map { Entry(word: $0, utf8: Array($0.rawValue.utf8)) }
    var slots = [UInt8](repeating: 0, count: 256)
    for (index, entry) in entries.enumerated() {
      var slot = entry.utf8.withUnsafeBufferPointer { Self.hash($0) }
      while slots[slot] != 0 { slot = (slot + 1) & 255 }
      slots[slot] = UInt8(truncatingIfNeeded: index + 1)
    }
    self.entries = entries
    self.slots = slots
  }

  /// The word that a string or key stands for exactly; nil for any other value.
  func match(_ value: JSONValue) -> Match? {
    guard value.kind == .string else { return nil }
    return value.withUTF8 { match($0) }
  }

  /// The word with these bytes.
  func match(_ bytes: UnsafeBufferPointer<UInt8>) -> Match? {
    var slot = Self.hash(bytes)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      let entry = entries[index]
      if entry.utf8.count == bytes.count, entry.utf8.elementsEqual(bytes) {
        return Match(word: entry.word, index: index)
      }
      slot = (slot + 1) & 255
    }
    return nil
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = bytes.first, let last = bytes.last else { return 0 }
    let middle = Int(bytes[bytes.count / 2])
    return (Int(first) &* 31 &+ Int(last) &* 17 &+ middle &* 7 &+ bytes.count &* 13) & 255
  }
}
