internal import OldLocatedJSON

/// Finds one of a few known words by its bytes, without making a `String`.
///
/// Its kinds of words need no conformance of the type itself: at the start of the program the
/// runtime would look for each of them among those of all libraries, which takes longer than to
/// read a menu.
struct WordTable<Word: Sendable>: Sendable {
  /// A word that was found, with its index among all.
  struct Match {
    let word: Word
    let index: Int
  }

  private let words: [Word]
  private let indices: WordIndex
  /// What people write for them; made when it is asked for.
  let meanings: @Sendable () -> KeyWords.Place

  init(
    meanings: @escaping @Sendable () -> KeyWords.Place = { .none }
  ) where Word: RawRepresentable<String> & CaseIterable {
    let words = Array(Word.allCases)
    self.init(words, spelled: words.map(\.rawValue), meanings: meanings)
  }

  /// Makes a table of words that are spelled so.
  init(
    _ words: [Word], spelled: [String], meanings: @escaping @Sendable () -> KeyWords.Place
  ) {
    self.words = words
    self.meanings = meanings
    indices = WordIndex(spelled.map { Array($0.utf8) })
  }

  /// The word that a string or key stands for exactly; nil for any other value.
  func match(_ value: JSONValue) -> Match? {
    guard value.kind == .string else { return nil }
    return value.withUTF8 { match($0) }
  }

  /// The word with these bytes.
  func match(_ bytes: UnsafeBufferPointer<UInt8>) -> Match? {
    indices.index(of: bytes).map { Match(word: words[$0], index: $0) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of both are the same; a plain loop, for every key of a file is asked this.
  fileprivate func holdsSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    var index = 0
    while index < count {
      if self[index] != other[index] { return false }
      index += 1
    }
    return true
  }
}

/// The index of each of a few words, found by their bytes.
private struct WordIndex: Sendable {
  private let words: [[UInt8]]
  /// By the low bits of a word's hash, its index plus one; 0 for none.
  private let slots: [UInt8]

  init(_ words: [[UInt8]]) {
    var slots = [UInt8](repeating: 0, count: 256)
    for (index, word) in words.enumerated() {
      var slot = word.withUnsafeBufferPointer { Self.hash($0) }
      while slots[slot] != 0 { slot = (slot + 1) & 255 }
      slots[slot] = UInt8(truncatingIfNeeded: index + 1)
    }
    self.words = words
    self.slots = slots
  }

  func index(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(bytes)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if words[index].withUnsafeBufferPointer({ $0.holdsSame(as: bytes) }) { return index }
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
