/// Values by the hashes of words, in one array: no `String` is made for a word, nor for a lookup.
///
/// Such a table is filled at each start that needs it, so its texts are passed once, byte by byte.
struct HashedWords<Value: Sendable>: Sendable {
  private struct Slot {
    /// 0 where no word is.
    var hash: UInt64
    var value: Value
  }

  private let empty: Value
  private var slots: [Slot]
  private(set) var count = 0

  /// Makes a table without words; the capacity is a power of two, well above their number, so that it
  /// need not grow.
  init(capacity: Int, empty: Value) {
    self.empty = empty
    slots = Array(repeating: Slot(hash: 0, value: empty), count: capacity)
  }

  /// The value of a word, the empty one where it is not known; O(1).
  subscript(hash: WordHash) -> Value {
    get { slots[index(of: hash)].value }
    set { update(hash) { $0 = newValue } }
  }

  /// Changes the value of a word, the empty one where it was not known.
  @inline(__always)
  mutating func update(_ hash: WordHash, _ body: (inout Value) -> Void) {
    var index = index(of: hash)
    if slots[index].hash == 0 {
      if count >= slots.count / 8 * 7 {
        grow()
        index = self.index(of: hash)
      }
      count += 1
      slots[index].hash = hash.value
    }
    body(&slots[index].value)
  }

  /// Whether a word has a value.
  func contains(_ hash: WordHash) -> Bool { slots[index(of: hash)].hash != 0 }

  mutating func removeAll() {
    self = HashedWords(capacity: slots.count, empty: empty)
  }

  /// In a full table a word that is not there would be looked for without end.
  private mutating func grow() {
    var larger = HashedWords(capacity: max(2, slots.count * 2), empty: empty)
    for slot in slots where slot.hash != 0 {
      larger.slots[larger.index(of: slot.hash)] = slot
    }
    slots = larger.slots
  }

  /// Where a word stands, or would stand.
  private func index(of hash: WordHash) -> Int { index(of: hash.value) }

  private func index(of hash: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].hash != 0, slots[index].hash != hash { index = (index + 1) & mask }
    return index
  }
}

extension HashedWords where Value: OptionSet {
  /// Makes a table without words.
  init(capacity: Int) { self.init(capacity: capacity, empty: []) }

  /// Adds a value to each word of a text, which stand between spaces or line ends.
  mutating func add(_ words: String, _ value: Value) {
    words.forEachTableWord { add($1, value) }
  }

  /// Adds a value to a word.
  mutating func add(_ hash: WordHash, _ value: Value) {
    guard !hash.isEmpty else { return }
    update(hash) { $0.formUnion(value) }
  }
}

extension String {
  /// Calls `body` with each word of a table and its hash; words stand between spaces or line ends.
  @inline(__always)
  func forEachTableWord(_ body: (Slice<UnsafeBufferPointer<UInt8>>, WordHash) -> Void) {
    var text = self
    text.withUTF8 { bytes in
      var start = 0
      var hash = WordHash()
      for index in 0..<bytes.count {
        if bytes[index] > .space {
          hash.add(bytes[index])
        } else {
          if start < index { body(bytes[start..<index], hash) }
          (start, hash) = (index + 1, WordHash())
        }
      }
      if start < bytes.count { body(bytes[start...], hash) }
    }
  }
}
