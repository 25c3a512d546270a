/// A sorted list of words with tags that is searched in place.
///
/// An entry is `word:tags`, parted from the next by blanks or a line feed and sorted by its bytes. A
/// `_` stands for a blank inside a phrase (`fior_di_latte`), and a `-` at the end for any ending:
/// `nocciol-` is the stem of `nocciola` and `nocciolata`.
struct WordList: Sendable {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private let text: StaticString
  /// The place of the first entry that does not begin with a smaller byte, for each byte and behind all:
  /// most of a search in the whole list would be on the way to the first letter.
  private let starts: [Int]

  init(_ text: StaticString) {
    self.text = text
    let bytes = Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var (starts, isAtStart) = ([Int](), true)
    for (place, byte) in bytes.enumerated() {
      if isAtStart { while starts.count <= byte { starts.append(place) } }
      isAtStart = Self.isSpace(byte)
    }
    self.starts = starts + Array(repeating: bytes.count, count: 257 - starts.count)
  }

  /// The place of a word in the list: the tags of its own entry, and the entries around it.
  struct Place {
    /// The tags of the entry that is the word, nil where there is none.
    var tags: Bytes?
    /// The word of the entry before it, which shares most letters with it of all before it.
    var before: Bytes?
    /// True if an entry behind it is a phrase that begins with the word, or may be.
    var beginsPhrase = false
  }

  /// The tags of an entry, nil for a word that is not in the list; O(log *n*), no allocation.
  func tags(of word: [UInt8]) -> Bytes? { word.withUnsafeBufferPointer { place(of: $0).tags } }

  /// Finds a word; O(log *n*), no allocation.
  func place(of word: Bytes) -> Place {
    let bytes = Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var place = Place()
    guard let first = word.first.map(Int.init) else { return place }
    var (low, high) = (starts[first], starts[first + 1])
    while low < high {
      let middle = (low + high) / 2
      var start = middle
      while start > low, !Self.isSpace(bytes[start - 1]) { start -= 1 }
      var colon = start
      while colon < high, bytes[colon] != 0x3A { colon += 1 }
      var end = colon
      while end < high, !Self.isSpace(bytes[end]) { end += 1 }
      let key = Bytes(rebasing: bytes[start..<colon])
      switch Self.compare(key, word) {
      case 0:
        place.tags = Bytes(rebasing: bytes[min(colon + 1, end)..<end])
        // The phrases of a word stand right behind it.
        low = min(end + 1, high)
      case ..<0:
        place.before = key
        low = min(end + 1, high)
      default:
        high = max(low, start - 1)
        // The stem of a word stands between it and its phrases: `oyster-`, `oyster_mushroom`.
        place.beginsPhrase =
          place.beginsPhrase
          || key.count > word.count && (key[word.count] == 0x5F || key[word.count] == 0x2D)
            && Self.sharedLength(key, word) == word.count
      }
    }
    return place
  }

  /// The tags of the longest stem of a word, from four letters on. `nocciolata` → those of `nocciol-`
  func tags(ofStemOf word: Bytes, at place: Place) -> Bytes? {
    // The word itself may be a stem: `saumon` is `saumon-`, which stands behind it. No entry before it
    // shares more letters with it than the last one does.
    var length = word.count
    let shared = min(place.before.map { Self.sharedLength($0, word) } ?? 0, 24)
    while length >= 4 {
      if let tags = tags(of: Array(word.prefix(length)) + [0x2D]) { return tags }
      length = min(length - 1, shared)
    }
    return nil
  }

  /// All entries, for tests and for the nearest word.
  var entries: [(word: String, tags: String)] {
    Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount).split(whereSeparator: Self.isSpace)
      .map { entry in
        let colon = entry.firstIndex(of: 0x3A) ?? entry.endIndex
        return (
          String(decoding: entry[..<colon], as: UTF8.self),
          String(decoding: entry[colon...].dropFirst(), as: UTF8.self)
        )
      }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  private static func sharedLength(_ left: Bytes, _ right: Bytes) -> Int {
    var length = 0
    let most = min(left.count, right.count)
    while length < most, left[length] == right[length] { length += 1 }
    return length
  }

  /// Below 0, 0 or above it, as the left word comes before, is, or comes behind the right one.
  private static func compare(_ left: Bytes, _ right: Bytes) -> Int {
    let length = sharedLength(left, right)
    if length < left.count, length < right.count { return Int(left[length]) - Int(right[length]) }
    return left.count - right.count
  }
}
