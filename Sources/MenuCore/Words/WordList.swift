/// A sorted list of words with tags that is searched in place; nothing is built at a start.
///
/// An entry is `word:tags`, parted from the next by blanks or a line feed and sorted by its bytes. A
/// `_` stands for a blank inside a phrase (`fior_di_latte`), and a `-` at the end for any ending:
/// `nocciol-` is the stem of `nocciola` and `nocciolata`.
struct WordList: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  /// The tags of an entry, nil for a word that is not in the list; O(log *n*), no allocation.
  func tags(of word: some Collection<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var (low, high) = (0, bytes.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, !bytes[start - 1].isListSpace { start -= 1 }
      while start < high, bytes[start].isListSpace { start += 1 }
      guard start < high else {
        // Only blanks are left behind the middle: look in front of it.
        high = (low + high) / 2
        continue
      }
      var end = start
      while end < bytes.count, !bytes[end].isListSpace { end += 1 }
      let entry = UnsafeBufferPointer(rebasing: bytes[start..<end])
      let key = entry.prefix { $0 != UInt8(ascii: ":") }
      if key.elementsEqual(word) {
        return UnsafeBufferPointer(rebasing: entry[min(key.count + 1, entry.count)...])
      }
      if key.lexicographicallyPrecedes(word) { low = end } else { high = start }
    }
    return nil
  }

  /// The tags of the longest stem of a word, from four letters on. `nocciolata` → those of `nocciol-`
  func tags(ofStemOf word: ArraySlice<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    var length = min(word.count, 24)
    while length >= 4 {
      if let tags = tags(of: Array(word.prefix(length)) + [UInt8(ascii: "-")]) { return tags }
      length -= 1
    }
    return nil
  }

  /// All entries, for tests and for the nearest word.
  var entries: [(word: String, tags: String)] {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes.split(whereSeparator: \.isListSpace).map { entry in
      let parts = entry.split(
        separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      return (
        String(decoding: parts.first ?? [], as: UTF8.self),
        String(decoding: parts.dropFirst().first ?? [], as: UTF8.self)
      )
    }
  }
}

extension UInt8 {
  fileprivate var isListSpace: Bool { self == 0x20 || self == 0x0A }
}
