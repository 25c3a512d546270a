internal import CWords

/// The entries of the resource files, found by their first word.
///
/// The files have thousands of entries, and a menu needs a few dozen: building the index reads the first word
/// of each line, and keeps only enough of it to skip most lines without reading them again. The index is
/// small, because touching new memory takes longer at the start of a program than reading the words.
struct LexiconIndex: Sendable {
  private var lines: [LexiconLine] = []
  /// The lines of whole words and of stems, by the first three letters.
  private var starts: LineLists
  /// The lines of endings, by their last two letters.
  private var ends: LineLists
  /// The lines with words whose typos are recognized, by the letters after a slip among the first three. A
  /// later slip leaves the first three as they are.
  private var slips: LineLists

  /// The index of the files that come with the library; built once, when first needed.
  static let shared = LexiconIndex()

  /// The files that come with the library, one after the other. Their bytes are valid as long as the program
  /// runs.
  static var text: UnsafeBufferPointer<UInt8> { words_ingredients().content }

  /// Indexes the files; O(their length).
  private init() {
    let capacity = Self.text.count / 16
    lines.reserveCapacity(capacity)
    starts = LineLists(capacity: capacity)
    ends = LineLists(capacity: capacity / 8)
    slips = LineLists(capacity: capacity)
    var reader = LexiconLineReader(Self.text)
    repeat { add(&reader) } while reader.goToNextLine()
  }

  private mutating func add(_ reader: inout LexiconLineReader) {
    guard let first = LexiconFirstWord(&reader) else { return }
    let word = first.word
    if word.match != .ending {
      starts.add(lines.count, under: word.letters.prefix(3))
    } else if let end = word.letters.suffix(2) {
      ends.add(lines.count, under: end)
    }
    if first.mayBeMeant { slips.add(lines.count, under: first.lettersAfterSlip) }
    lines.append(LexiconLine(first, at: reader.start))
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
    _ numbers: LineLists.Numbers, for word: PackedWord, to found: inout LexiconCandidates
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
    let shortest = LexiconFirstWord.shortestSlip
    guard (shortest - 1...PackedWord.capacity).contains(word.count) else { return nil }
    if let number = name(in: starts.lines(under: word.prefix(3)), oneSlipFrom: word) {
      return lines[number].entry
    }
    if word.count < shortest { return nil }
    for rest in LexiconFirstWord.lettersAfterSlip(in: word) {
      let whole = name(in: slips.lines(under: rest), oneSlipFrom: word)
      let stem = name(in: slips.lines(under: rest.prefix(2)), oneSlipFrom: word)
      // Each is the last of its list, and the later one takes precedence.
      if let number = [whole, stem].compactMap(\.self).max() { return lines[number].entry }
    }
    return nil
  }

  /// The last line of a list whose word is one slip away and names something.
  private func name(in numbers: LineLists.Numbers, oneSlipFrom word: PackedWord) -> Int? {
    numbers.first { number in
      let line = lines[number]
      return line.mayBeOneSlip(from: word) && line.first?.isOneSlip(from: word) ?? false
        && line.entry?.effect.isName ?? false
    }
  }

  /// All entries, for tests.
  var entries: [LexiconEntry] { lines.compactMap(\.entry) }
}
