/// What words mean, by their hashes. Words are many and meanings few: all words of a text share one.
struct HashedWords<Value: SetAlgebra & Sendable>: Sendable {
  private var numbers: NumberedWords
  /// The meanings by their numbers; that of a word that is not known is none.
  private var values: [Value] = [[]]

  /// Makes a table without words; the capacity is a power of two, well above their number, so that it
  /// need not grow.
  init(capacity: Int) { numbers = NumberedWords(capacity: capacity) }

  /// What a word means, nothing where it is not known; O(1).
  subscript(hash: WordHash) -> Value { values[numbers[hash]] }

  /// Adds a meaning to each word of a text, which stand between spaces or line ends.
  mutating func add(_ words: String, _ value: Value) {
    let number = number(of: value)
    words.forEachTableWord { add($1, number) }
  }

  /// Adds a meaning to a word.
  mutating func add(_ hash: WordHash, _ value: Value) { add(hash, number(of: value)) }

  @inline(__always)
  private mutating func add(_ hash: WordHash, _ number: Int) {
    guard !hash.isEmpty else { return }
    let place = numbers.place(of: hash)
    let known = numbers[at: place]
    numbers.set(known == 0 ? number : sum(of: known, number), of: hash, at: place)
  }

  /// The number of what both of these mean.
  private mutating func sum(of known: Int, _ added: Int) -> Int {
    let sum = values[known].union(values[added])
    return sum == values[known] ? known : number(of: sum)
  }

  /// Looks no further than at the last one: a start has no time to look for it among all.
  private mutating func number(of value: Value) -> Int {
    if values[values.count - 1] != value { values.append(value) }
    return values.count - 1
  }
}

extension String {
  /// Calls `body` with each word of a table and its hash; words stand between spaces or line ends.
  ///
  /// Each start reads the tables so: their texts are passed once, byte by byte.
  @inline(__always)
  func forEachTableWord(_ body: (Slice<UnsafeBufferPointer<UInt8>>, WordHash) -> Void) {
    var text = self
    text.withUTF8 { bytes in
      var (start, index) = (0, 0)
      var hash = WordHash()
      for byte in bytes {
        if byte > .space {
          hash.add(byte)
        } else {
          if start < index { body(bytes[start..<index], hash) }
          (start, hash) = (index &+ 1, WordHash())
        }
        index &+= 1
      }
      if start < index { body(bytes[start..<index], hash) }
    }
  }

  /// Calls `body` with the hash of each name between commas that is a single word, whose ASCII letters
  /// are made small, and with its length in bytes.
  @inline(__always)
  func forEachSingleName(_ body: (WordHash, Int) -> Void) {
    var text = self
    text.withUTF8 { bytes in
      var (hash, count, isWord) = (WordHash(), 0, true)
      for byte in bytes {
        if byte == UInt8(ascii: ",") {
          if isWord, count > 0 { body(hash, count) }
          (hash, count, isWord) = (WordHash(), 0, true)
        } else if byte <= .space || byte == UInt8(ascii: "'") {
          isWord = isWord && count == 0
        } else {
          hash.add(byte < 0x80 ? byte | 0x20 : byte)
          count &+= 1
        }
      }
      if isWord, count > 0 { body(hash, count) }
    }
  }
}
