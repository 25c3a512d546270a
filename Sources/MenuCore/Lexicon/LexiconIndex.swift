/// The entries of the resource files, found by their first word.
///
/// The files have thousands of entries, of which a menu needs some dozens: building the index looks at
/// the first word of each line, and a line is read when its word comes up.
struct LexiconIndex: Sendable {
  /// A line of a file, linked to others in lists that end with `none`.
  private struct Line {
    let offset: Int
    let word: PackedWord
    let match: LexiconEntry.Match
    var nextOfWord = LexiconIndex.none
    var nextOfStart = LexiconIndex.none
    var nextOfMiddle = LexiconIndex.none
  }

  private static let none = -1

  /// All files, one behind the other.
  private let text: [UInt8]
  private var lines: [Line] = []
  /// The first line of each list of words whose numbers agree in their high bits.
  private var firstLines = Array(repeating: none, count: 1 << wordBits)
  private static let wordBits = 14
  /// The lines of one word of six letters and more, by letters at two places, of which one slip leaves
  /// those of one as they are.
  private var slips = LetterKeys()

  /// The index of the files that come with the library; built once, when first needed.
  static let shared = LexiconIndex(files: IngredientFile.allCases.map(\.bytes))

  /// Indexes files; O(their length).
  init(files: [[UInt8]]) {
    var text: [UInt8] = []
    for file in files {
      text += file
      text.append(UInt8(ascii: "\n"))
    }
    self.text = text
    lines.reserveCapacity(text.count / 16)
    text.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        let end = Self.endOfLine(from: start, in: bytes)
        addLine(UnsafeBufferPointer(rebasing: bytes[start..<end]), at: start)
        start = end + 1
      }
    }
  }

  /// The line feed behind an offset; each file ends with one.
  private static func endOfLine(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while bytes[end] != UInt8(ascii: "\n") { end &+= 1 }
    return end
  }

  /// The entries whose first word is, begins or ends the word of a text; those of a stem or an ending
  /// only where nothing is found for the whole word, the longest of each.
  func candidates(for word: PackedWord) -> LexiconCandidates {
    var found = LexiconCandidates()
    found.add(entries(of: word, .whole))
    for length in stride(from: min(word.count, PackedWord.capacity), to: 2, by: -1) {
      found.add(entries(of: word.prefix(length), .stem))
    }
    for length in stride(from: min(word.count, PackedWord.capacity), to: 2, by: -1) {
      if let suffix = word.suffix(length) { found.add(entries(of: suffix, .ending)) }
    }
    if !found.hasSingle { found.slip = entry(oneSlipFrom: word) }
    return found
  }

  private func entries(of word: PackedWord, _ match: LexiconEntry.Match) -> [LexiconEntry] {
    var entries: [LexiconEntry] = []
    var index = firstLines[Self.slot(of: word)]
    while index != Self.none {
      let line = lines[index]
      if line.match == match, line.word == word, let entry = entry(at: index) {
        entries.append(entry)
      }
      index = line.nextOfWord
    }
    return entries
  }

  private func entry(at index: Int) -> LexiconEntry? {
    text.withUnsafeBufferPointer { bytes in
      let start = lines[index].offset
      let end = Self.endOfLine(from: start, in: bytes)
      return LexiconEntry(line: UnsafeBufferPointer(rebasing: bytes[start..<end]))
    }
  }

  /// All entries, for tests.
  var entries: [LexiconEntry] { lines.indices.compactMap(entry(at:)) }
}

// MARK: - Building

extension LexiconIndex {
  /// Adds a line by its first word; a comment and a line without letters hold no entry.
  private mutating func addLine(_ line: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard let first = line.first, first != UInt8(ascii: "#") else { return }
    // Nearly every line begins with a plain word, which is packed at once.
    var end = 0
    while end < line.count, line[end].isASCIILetter { end &+= 1 }
    if end > 0, end + 1 < line.count {
      let word = PackedWord(lettersOf: line, 0..<end)
      switch line[end] {
      case UInt8(ascii: ":"): return add(word, .whole, isSingle: true, at: offset)
      case UInt8(ascii: " "), UInt8(ascii: "'"):
        return add(word, .whole, isSingle: false, at: offset)
      case UInt8(ascii: "-") where line[end + 1] == UInt8(ascii: ":"):
        return add(word, .stem, isSingle: true, at: offset)
      default: break
      }
    }
    var reader = LexiconLineReader(line)
    guard let word = reader.nextWord() else { return }
    add(word.letters, word.match, isSingle: reader.isAtColon, at: offset)
  }

  private static func slot(of word: PackedWord) -> Int {
    Int(word.mixed >> UInt64(64 - wordBits))
  }

  private mutating func add(
    _ word: PackedWord, _ match: LexiconEntry.Match, isSingle: Bool, at offset: Int
  ) {
    guard word.count > 0 else { return }
    var line = Line(offset: offset, word: word, match: match)
    let index = lines.count
    let slot = Self.slot(of: word)
    line.nextOfWord = firstLines[slot]
    firstLines[slot] = index
    if isSingle, match != .ending, word.count >= LetterKeys.shortest {
      line.nextOfStart = slips.replaceStart(of: word, by: index)
      line.nextOfMiddle = slips.replaceMiddle(of: word, by: index)
    }
    lines.append(line)
  }
}

// MARK: - Slips

extension LexiconIndex {
  /// The entry of one word that a word is one slip away from: a letter more, less, other, or two
  /// neighbours swapped. Both have six letters and more. `mozarella` → `mozzarell-`
  private func entry(oneSlipFrom word: PackedWord) -> LexiconEntry? {
    guard word.count >= LetterKeys.shortest, word.count <= PackedWord.capacity else { return nil }
    var index = slips.start(of: word)
    while index != Self.none {
      if let entry = entry(at: index, oneSlipFrom: word) { return entry }
      index = lines[index].nextOfStart
    }
    for shift in -1...1 {
      index = slips.middle(of: word, shiftedBy: shift)
      while index != Self.none {
        if let entry = entry(at: index, oneSlipFrom: word) { return entry }
        index = lines[index].nextOfMiddle
      }
    }
    return nil
  }

  private func entry(at index: Int, oneSlipFrom word: PackedWord) -> LexiconEntry? {
    let line = lines[index]
    guard line.word.isOneSlip(from: word, asStem: line.match == .stem) else { return nil }
    guard let entry = entry(at: index), entry.effect.isName else { return nil }
    return entry
  }
}

/// The first lines of lists by letters of their words: by the first three, which a slip behind them
/// leaves alone, and by the fifth and sixth, which a slip in front of them at most moves by one.
private struct LetterKeys {
  /// The fewest letters of a word in which a slip is looked for.
  static let shortest = 6

  private static let alphabet = 26
  private var starts = Array(repeating: -1, count: alphabet * alphabet * alphabet)
  private var middles = Array(repeating: -1, count: alphabet * alphabet)

  mutating func replaceStart(of word: PackedWord, by line: Int) -> Int {
    guard let key = Self.key(of: word, at: 0, letters: 3) else { return -1 }
    let last = starts[key]
    starts[key] = line
    return last
  }

  mutating func replaceMiddle(of word: PackedWord, by line: Int) -> Int {
    guard let key = Self.key(of: word, at: 4, letters: 2) else { return -1 }
    let last = middles[key]
    middles[key] = line
    return last
  }

  func start(of word: PackedWord) -> Int {
    Self.key(of: word, at: 0, letters: 3).map { starts[$0] } ?? -1
  }

  func middle(of word: PackedWord, shiftedBy shift: Int) -> Int {
    Self.key(of: word, at: 4 + shift, letters: 2).map { middles[$0] } ?? -1
  }

  private static func key(of word: PackedWord, at start: Int, letters: Int) -> Int? {
    guard start + letters <= min(word.count, PackedWord.capacity) else { return nil }
    var key = 0
    for index in start..<start + letters {
      let letter = Int(word[index]) - Int(UInt8(ascii: "a"))
      guard (0..<alphabet).contains(letter) else { return nil }
      key = key * alphabet + letter
    }
    return key
  }
}
