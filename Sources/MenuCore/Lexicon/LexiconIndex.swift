internal import CWords

/// The entries of the resource files, found by their first word.
///
/// The files have thousands of entries, and a menu needs a few dozen: building the index looks at the first
/// letters of each line, and only lines that begin like a word of a text are read. The index is small, because
/// touching new memory takes longer at the start of a program than reading the files.
struct LexiconIndex: Sendable {
  /// The lines of whole words and of stems, by the first three letters.
  private var starts: LineLists
  /// The lines of endings, by their last two letters.
  private var ends: LineLists
  /// The lines of words whose typos are recognized, by the fifth and the sixth letter. A typo among the first
  /// three letters shifts these by one at most; a later typo leaves the first three as they are.
  private var typos: LineLists

  /// The index of the files that come with the library; built once, when first needed.
  static let shared = LexiconIndex()

  /// The files that come with the library, one after the other. Their bytes are valid as long as the program
  /// runs.
  static var text: UnsafeBufferPointer<UInt8> { words_ingredients().content }

  /// Indexes the files; O(their length).
  private init() {
    // A line has some twenty bytes, and every third one is a word whose typos are recognized.
    let capacity = Self.text.count / 20
    starts = LineLists(capacity: capacity)
    ends = LineLists(capacity: capacity / 32)
    typos = LineLists(capacity: capacity * 2 / 5)
    for line in LexiconLines() { add(line) }
  }

  private mutating func add(_ line: LexiconLine) {
    // Most lines begin with plain letters: enough of them for both lists, or fewer if the word ends there.
    let bytes = line.eightBytes()
    let most = LexiconFirstWord.shortestTypo
    var count = 0
    while count < most, bytes.byte(at: count).isASCIILetter { count += 1 }
    if count == most {
      starts.add(line, under: Self.start(of: bytes))
      if line.isOneWord { typos.add(line, under: Self.fifthAndSixth(of: bytes)) }
    } else if count >= 3, Self.endsWord(bytes.byte(at: count)) {
      starts.add(line, under: Self.start(of: bytes))
    } else if let first = line.first {
      add(line, first)
    }
  }

  private mutating func add(_ line: LexiconLine, _ first: LexiconFirstWord) {
    let letters = first.word.letters
    if first.word.match != .ending {
      starts.add(line, under: Self.start(of: letters.firstEight))
      if first.mayBeMeant { typos.add(line, under: Self.fifthAndSixth(of: letters.firstEight)) }
    } else if let end = letters.suffix(2) {
      ends.add(line, under: end.firstEight)
    }
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-")
  }

  private static func start(of letters: UInt64) -> UInt64 { letters & 0xFF_FFFF }

  private static func fifthAndSixth(of letters: UInt64) -> UInt64 { letters >> 32 & 0xFFFF }

  /// The entries whose first word matches the word of a text, or its spelling with umlauts; if none of them is
  /// a single word, also the entry of the word that is probably meant.
  func candidates(for word: PackedWord) -> LexiconCandidates {
    var found = LexiconCandidates()
    add(entriesFor: word, to: &found)
    if found.whole == nil, let spelled = word.withUmlauts { add(entriesFor: spelled, to: &found) }
    if !found.hasSingle { found.guess(entry(oneTypoFrom: word)) }
    return found
  }

  private func add(entriesFor word: PackedWord, to found: inout LexiconCandidates) {
    for line in starts.lines(under: Self.start(of: word.firstEight))
    where line.mayBegin(with: word.firstEight) {
      if let entry = line.entry(beginningWith: word) { found.add(entry) }
    }
    if let end = word.suffix(2) {
      for line in ends.lines(under: end.firstEight) {
        if let entry = line.entry(beginningWith: word) { found.add(entry) }
      }
    }
  }

  /// The lines of whole words and of stems with the first three letters of a word.
  func lines(beginningLike word: PackedWord) -> LineLists.Lines {
    starts.lines(under: Self.start(of: word.firstEight))
  }

  /// The entry of one word that a word is one typo away from: a letter added, missing or changed, or two
  /// neighbours swapped. The entry's word has at least six letters. `mozarella` → `mozzarell-`
  ///
  /// A word of five letters may lack one in the middle: `samon`. But `aglio` is not `caglio`.
  private func entry(oneTypoFrom word: PackedWord) -> LexiconEntry? {
    let shortest = LexiconFirstWord.shortestTypo
    guard (shortest - 1...PackedWord.capacity).contains(word.count) else { return nil }
    for line in starts.lines(under: Self.start(of: word.firstEight))
    where line.mayBeOneTypo(from: word.firstEight) {
      if let name = line.name(oneTypoFrom: word) { return name }
    }
    if word.count < shortest { return nil }
    // The fifth letter of an entry, which may be the fourth or the sixth of a word with a missing or an added
    // one.
    for place in 3...5 {
      let rest = word.dropping(place).firstEight
      for line in typos.lines(under: rest & 0xFFFF) where line.mayContinue(with: rest) {
        if let name = line.name(oneTypoFrom: word) { return name }
      }
    }
    return nil
  }

  /// All entries, for tests.
  var entries: [LexiconEntry] { LexiconLines().compactMap(\.entry) }
}
