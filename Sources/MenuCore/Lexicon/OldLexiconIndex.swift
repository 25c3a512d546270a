internal import CWords
/// The entries of the resource files, found by their first word.
///
/// The files have thousands of entries, and a menu needs a few dozen: building the index reads the first word
/// of each line, and keeps only enough of it to skip most lines without reading them again. The index is
/// small, because touching new memory takes longer at the start of a program than reading the words.
struct OldLexiconIndex: Sendable {
  private var lines: [OldLexiconLine] = []
  /// The lines of whole words and of stems, by the first three letters.
  private var starts: OldLineLists
  /// The lines of endings, by their last two letters.
  private var ends: OldLineLists
  /// The lines with words whose typos are recognized, by the letters after a slip among the first three. A
  /// later slip leaves the first three as they are.
  private var slips: OldLineLists

  /// The index of the files that come with the library; built once, when first needed.
  static let shared = OldLexiconIndex()

  /// The files that come with the library, one after the other. Their bytes are valid as long as the program
  /// runs.
  static var text: UnsafeBufferPointer<UInt8> { words_ingredients().content }

  /// Indexes the files; O(their length).
  private init() {
    let capacity = Self.text.count / 16
    lines.reserveCapacity(capacity)
    starts = OldLineLists(capacity: capacity)
    ends = OldLineLists(capacity: capacity / 8)
    slips = OldLineLists(capacity: capacity)
    var reader = OldLexiconLineReader(Self.text)
    repeat { add(&reader) } while reader.goToNextLine()
  }

  private mutating func add(_ reader: inout OldLexiconLineReader) {
    guard let first = OldLexiconFirstWord(&reader) else { return }
    let word = first.word
    if word.match != .ending {
      starts.add(lines.count, under: word.letters.prefix(3))
    } else if let end = word.letters.suffix(2) {
      ends.add(lines.count, under: end)
    }
    if first.mayBeMeant { slips.add(lines.count, under: first.lettersAfterSlip) }
    lines.append(OldLexiconLine(first, at: reader.start))
  }

  /// The entries whose first word matches the word of a text; if none of them is a single word, also the
  /// entry of the word that is probably meant.
  func candidates(for word: PackedWord) -> LexiconCandidates {
    var found = LexiconCandidates()
    add(starts.lines(under: word.prefix(3)), for: word, to: &found)
    if let end = word.suffix(2) { add(ends.lines(under: end), for: word, to: &found) }
    if !found.hasSingle { found.guess(entry(oneSlipFrom: word)) }
    return found
  }

  private func add(
    _ numbers: OldLineLists.Numbers, for word: PackedWord, to found: inout LexiconCandidates
  ) {
    for number in numbers where lines[number].mayMatch(word) {
      guard let entry = lines[number].entry, entry.words[0].matches(word) else { continue }
      found.add(entry)
    }
  }

  /// The entry of one word that a word is one slip away from: a letter added, missing or changed, or two
  /// neighbours swapped. The entry's word has at least six letters. `mozarella` → `mozzarell-`
  ///
  /// A word of five letters may lack one in the middle: `samon`. But `aglio` is not `caglio`.
  private func entry(oneSlipFrom word: PackedWord) -> LexiconEntry? {
    let shortest = OldLexiconFirstWord.shortestSlip
    guard (shortest - 1...PackedWord.capacity).contains(word.count) else { return nil }
    if let number = name(in: starts.lines(under: word.prefix(3)), oneSlipFrom: word) {
      return lines[number].entry
    }
    if word.count < shortest { return nil }
    for rest in OldLexiconFirstWord.lettersAfterSlip(in: word) {
      let whole = name(in: slips.lines(under: rest), oneSlipFrom: word)
      let stem = name(in: slips.lines(under: rest.prefix(2)), oneSlipFrom: word)
      // Each is the last of its list, and the later one takes precedence.
      if let number = [whole, stem].compactMap(\.self).max() { return lines[number].entry }
    }
    return nil
  }

  /// The last line of a list whose word is one slip away and names something.
  private func name(in numbers: OldLineLists.Numbers, oneSlipFrom word: PackedWord) -> Int? {
    numbers.first { number in
      let line = lines[number]
      return line.mayBeOneSlip(from: word) && line.first?.isOneSlip(from: word) ?? false
        && line.entry?.effect.isName ?? false
    }
  }

  /// All entries, for tests.
  var entries: [LexiconEntry] { lines.compactMap(\.entry) }
}
/// A line of the resource files, with enough of its first word to skip the line for most words of a text.
struct OldLexiconLine: Sendable {
  /// The first eight letters of the word.
  private let letters: UInt64
  private let offset: Int32
  /// The number of letters of the word.
  private let count: UInt8
  private let match: LexiconEntry.Match
  /// True if typos of the word are recognized.
  private let mayBeMeant: Bool

  /// Notes the line at an offset, which begins with a word.
  init(_ first: OldLexiconFirstWord, at offset: Int) {
    letters = first.word.letters.firstEight
    self.offset = Int32(offset)
    count = UInt8(clamping: first.word.letters.count)
    match = first.word.match
    mayBeMeant = first.mayBeMeant
  }

  /// The first word of the line.
  var first: OldLexiconFirstWord? {
    var reader = OldLexiconLineReader(LexiconIndex.text, from: Int(offset))
    return OldLexiconFirstWord(&reader)
  }

  /// The entry of the line; nil if it has none.
  var entry: LexiconEntry? {
    LexiconEntry(LexiconLineReader(LexiconIndex.text, from: Int(offset)))
  }

  /// False if the first word does not match a word of a text.
  func mayMatch(_ word: PackedWord) -> Bool {
    switch match {
    case .whole: word.count == count && word.firstEight == letters
    case .stem: word.count >= count && word.prefix(Int(count)).firstEight == letters
    case .ending: word.count >= count
    }
  }

  /// False if the first word cannot be one slip away from a word of a text, by its number of letters.
  func mayBeOneSlip(from word: PackedWord) -> Bool {
    guard mayBeMeant, word.count + 1 >= count else { return false }
    return match == .stem || word.count <= count + 1
  }
}
/// The first word of a line of a resource file, by which the line is found.
struct OldLexiconFirstWord: Sendable {
  let word: LexiconEntry.Word
  /// True if no other word follows.
  let isAlone: Bool

  /// The minimum number of letters of a word whose typos are recognized.
  static let shortestSlip = 6
  /// The number of letters that may differ after a slip among the first three.
  private static let slipped = 4

  /// Reads the beginning of a line; nil for a comment or a line without letters.
  init?(_ reader: inout OldLexiconLineReader) {
    guard let word = reader.nextWord() else { return nil }
    self.word = word
    isAlone = reader.isAtColon
  }

  /// True if typos of the word are recognized.
  var mayBeMeant: Bool {
    isAlone && word.match != .ending && word.letters.count >= Self.shortestSlip
  }

  /// The letters after a slip among the first ones: two letters of a stem, all letters of a word.
  var lettersAfterSlip: PackedWord {
    let rest = word.letters.dropping(Self.slipped)
    return word.match == .stem ? rest.prefix(2) : rest
  }

  /// The possible values of `lettersAfterSlip` of the word that is meant, for a word with a slip among its
  /// first letters; for a stem, their first two letters count.
  static func lettersAfterSlip(in word: PackedWord) -> [PackedWord] {
    // A missing or an added letter shifts the rest by one.
    (slipped - 1...slipped + 1).map { word.dropping($0) }
  }

  /// True if a word of a text is one slip away: a letter added, missing or changed, or two neighbours
  /// swapped. The beginning of a word is a different word: `paste` of `pastel`.
  func isOneSlip(from other: PackedWord) -> Bool {
    guard mayBeMeant else { return false }
    let isBeginning = other.count < Self.shortestSlip && word.letters.prefix(other.count) == other
    return !isBeginning && word.letters.isOneSlip(from: other, asStem: word.match == .stem)
  }
}
/// Lists of lines, looked up by letters; each list begins with the line that was added last. Different
/// letters may share a list.
struct OldLineLists: Sendable {
  private static let end: Int32 = -1
  private static let bits = 12

  /// A line in its list, with the index of the link that was added before it.
  fileprivate struct Link: Sendable {
    let line: Int32
    let next: Int32
  }

  private var links: [Link] = []
  /// The index of the first link of each list.
  private var heads = Array(repeating: Self.end, count: 1 << Self.bits)

  /// Makes empty lists, with room for `capacity` lines.
  init(capacity: Int) { links.reserveCapacity(capacity) }

  /// Adds a line at the front of the list for some letters.
  mutating func add(_ line: Int, under letters: PackedWord) {
    let list = Self.list(of: letters)
    links.append(Link(line: Int32(line), next: heads[list]))
    heads[list] = Int32(links.count - 1)
  }

  /// The numbers of the lines in the list for some letters, the last that was added first.
  func lines(under letters: PackedWord) -> Numbers {
    Numbers(links: links, place: heads[Self.list(of: letters)])
  }

  private static func list(of letters: PackedWord) -> Int {
    Int(letters.mixed >> UInt64(UInt64.bitWidth - bits))
  }

  /// The numbers of the lines of a list.
  struct Numbers: Sequence, IteratorProtocol {
    fileprivate let links: [Link]
    fileprivate var place: Int32

    mutating func next() -> Int? {
      guard place != OldLineLists.end else { return nil }
      let link = links[Int(place)]
      place = link.next
      return Int(link.line)
    }
  }
}
/// Reads the words and the tags of a line, one after the other. It reads bytes, because the program reads
/// thousands of lines when it starts.
struct OldLexiconLineReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The index at which the line begins.
  private(set) var start: Int
  private var index: Int

  /// Reads the line that begins at an index.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    self.bytes = bytes
    self.start = start
    index = start
  }

  /// True before the colon that ends the phrase.
  var isAtColon: Bool { index < bytes.count && bytes[index] == UInt8(ascii: ":") }
  private var isAtEnd: Bool { index >= bytes.count || bytes[index] == UInt8(ascii: "\n") }

  /// Moves to the beginning of the next line; false if there is none.
  mutating func goToNextLine() -> Bool {
    guard index < bytes.count, let rest = bytes.baseAddress else { return false }
    let end = UInt8(ascii: "\n")
    index += words_length_before(end, rest + index, bytes.count - index) + 1
    start = index
    return index < bytes.count
  }

  /// The next word of the phrase; nil at its end.
  mutating func nextWord() -> LexiconEntry.Word? {
    // Nearly every word has only plain letters, which are packed in one step.
    let first = index
    while index < bytes.count, bytes[index].isASCIILetter { index += 1 }
    var word = PackedWord(lettersOf: bytes, first..<index)
    var isEnding = false
    while !isAtEnd, !isAtColon, bytes[index] != UInt8(ascii: "#") {
      if isLetter(at: index) {
        append(to: &word)
        continue
      }
      if bytes[index].isASCIIDigit, word.count > 0 {
        word.append(bytes[index].letterOfDigit)
        index += 1
        continue
      }
      let isHyphen = bytes[index] == UInt8(ascii: "-")
      if word.count > 0 {
        let isStem = isHyphen && !isLetter(at: index + 1)
        if isStem { index += 1 }
        return LexiconEntry.Word(letters: word, match: match(isEnding: isEnding, isStem: isStem))
      }
      isEnding = isHyphen && index == start
      index += 1
    }
    if word.count == 0 { return nil }
    return LexiconEntry.Word(letters: word, match: match(isEnding: isEnding, isStem: false))
  }

  private func match(isEnding: Bool, isStem: Bool) -> LexiconEntry.Match {
    if isEnding { return .ending }
    return isStem ? .stem : .whole
  }

  private func isLetter(at index: Int) -> Bool {
    index < bytes.count && (bytes[index].isASCIILetter || bytes[index] >= 0x80)
  }

  /// Adds the letters of the next character.
  private mutating func append(to word: inout PackedWord) {
    let first = bytes[index]
    if first < 0x80 {
      word.append(first | 0x20)
      index += 1
      return
    }
    let start = index
    index += 1
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    let character = UnsafeBufferPointer(rebasing: bytes[start..<index])
    guard let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first else {
      return
    }
    if scalar == "è", word.count == 0, !isLetter(at: index) {
      word = .graveE
      return
    }
    var folded: [UInt8] = []
    let kind = FoldingTables.letters(of: scalar, into: &folded)
    for letter in folded { word.append(letter) }
    if kind == .pictogram { for byte in character { word.append(byte) } }
  }

  /// The next tag after the colon, as written; nil at the end of the line or before a comment.
  mutating func nextTag() -> UnsafeBufferPointer<UInt8>? {
    while !isAtEnd, isAtColon || bytes[index] == UInt8(ascii: " ") { index += 1 }
    let start = index
    while !isAtEnd, bytes[index] != UInt8(ascii: " "), bytes[index] != UInt8(ascii: "#") {
      index += 1
    }
    return index > start ? UnsafeBufferPointer(rebasing: bytes[start..<index]) : nil
  }
}
