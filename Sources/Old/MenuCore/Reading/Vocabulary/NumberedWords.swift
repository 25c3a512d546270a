/// Words that have a small number, by their hashes in one array: no `String` is made for a word, nor
/// for a lookup.
///
/// Such a table is filled at each start that needs it, and lies in memory from then on: a word takes
/// eight bytes, 48 bits of its hash and 16 of its number. Of a million million words that are not
/// in a table of a few thousand, some ten are taken for one that is.
struct NumberedWords: Sendable {
  /// 0 where no word is.
  private var slots: [UInt64]
  private(set) var count = 0

  /// Makes a table without words; the capacity is a power of two, well above their number, so that it
  /// need not grow.
  init(capacity: Int) { slots = Array(repeating: 0, count: capacity) }

  /// The number of a word, 0 where it is not known; O(1).
  subscript(hash: WordHash) -> Int { self[at: place(of: hash)] }

  /// The number at a place, 0 where no word is.
  subscript(at place: Int) -> Int { Int(truncatingIfNeeded: slots[place] & Self.numbers) }

  /// Where a word stands, or would stand.
  @inline(__always)
  func place(of hash: WordHash) -> Int { place(of: hash.value) }

  /// Gives the word that stands, or would stand, at a place another number than 0.
  @inline(__always)
  mutating func set(_ number: Int, of hash: WordHash, at place: Int) {
    let isNew = slots[place] == 0
    slots[place] = hash.value & ~Self.numbers | UInt64(truncatingIfNeeded: number)
    guard isNew else { return }
    count += 1
    if count >= slots.count / 8 * 7 { grow() }
  }

  private static let numbers: UInt64 = 0xFFFF

  @inline(__always)
  private func place(of hash: UInt64) -> Int {
    let mask = slots.count - 1
    // Below the fortieth bit, a last letter changes few: `cozza` and `cozze` would stand in one place.
    var place = Int(truncatingIfNeeded: hash >> 40) & mask
    while slots[place] != 0, (slots[place] ^ hash) & ~Self.numbers != 0 {
      place = (place + 1) & mask
    }
    return place
  }

  /// In a full table a word that is not there would be looked for without end.
  private mutating func grow() {
    var larger = NumberedWords(capacity: slots.count * 2)
    for slot in slots where slot != 0 { larger.slots[larger.place(of: slot)] = slot }
    slots = larger.slots
  }
}

/// Words by their hashes.
struct WordSet: Sendable {
  private var words: NumberedWords

  /// Makes a set without words; the capacity is a power of two, well above their number.
  init(capacity: Int) { words = NumberedWords(capacity: capacity) }

  /// Adds a word.
  mutating func insert(_ hash: WordHash) { words.set(1, of: hash, at: words.place(of: hash)) }

  /// Adds each word of a text, which stand between spaces or line ends.
  mutating func insert(wordsOf text: String) { text.forEachTableWord { insert($1) } }

  /// Whether a word is one of these; O(1).
  func contains(_ hash: WordHash) -> Bool { words[hash] != 0 }
}
