internal import CWords

/// The entries of the resource files, found by their first word.
///
/// The files have thousands of entries, and a menu needs a few dozen: building the index reads the first word
/// of each line, and the rest of a line is read when its word is looked up. Lines whose first words share
/// some letters are in one list.
struct LexiconIndex: Sendable {
  private struct Line {
    let first: LexiconFirstWord
    let offset: Int32
  }

  /// All files concatenated, each followed by a line feed.
  private let text: [UInt8]
  private var lines: [Line] = []
  /// The lines of whole words and of stems, by the first three letters.
  private var starts: LineLists
  /// The lines of endings, by their last two letters.
  private var ends: LineLists
  /// The lines with words of which slips are recognized, by the letters after a slip among the first three. A
  /// later slip leaves the first three as they are.
  private var slips: LineLists

  /// The index of the files that come with the library; built once, when first needed.
  static let shared = LexiconIndex(files: files)

  /// The files that come with the library, in the order that decides which of two equal entries hides the
  /// other. Their bytes are valid as long as the program runs.
  static var files: [UnsafeBufferPointer<UInt8>] {
    [
      words_ingredients_names(), words_ingredients_italian(), words_ingredients_english(),
      words_ingredients_german(), words_ingredients_french(), words_ingredients_spanish(),
    ].map(\.content)
  }

  /// Indexes files; O(their length).
  init(files: [UnsafeBufferPointer<UInt8>]) {
    var text: [UInt8] = []
    text.reserveCapacity(files.map { $0.count + 1 }.reduce(0, +))
    for file in files {
      text += file
      text.append(UInt8(ascii: "\n"))
    }
    self.text = text
    let capacity = text.count / 16
    lines.reserveCapacity(capacity)
    starts = LineLists(capacity: capacity)
    ends = LineLists(capacity: capacity / 8)
    slips = LineLists(capacity: capacity)
    text.withUnsafeBufferPointer { bytes in
      var reader = LexiconLineReader(bytes)
      repeat { add(&reader) } while reader.goToNextLine()
    }
  }

  private mutating func add(_ reader: inout LexiconLineReader) {
    guard let first = LexiconFirstWord(&reader) else { return }
    let word = first.word
    if word.match != .ending {
      starts.add(lines.count, under: word.letters.prefix(3))
    } else if let end = word.letters.suffix(2) {
      ends.add(lines.count, under: end)
    }
    if first.mayBeMeant { slips.add(lines.count, under: first.lettersBehindSlip) }
    lines.append(Line(first: first, offset: Int32(reader.start)))
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
    for number in numbers where lines[number].first.word.matches(word) {
      if let entry = entry(of: lines[number]) { found.add(entry) }
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
      return entry(of: lines[number])
    }
    if word.count < shortest { return nil }
    for rest in LexiconFirstWord.lettersBehindSlip(in: word) {
      let whole = name(in: slips.lines(under: rest), oneSlipFrom: word)
      let stem = name(in: slips.lines(under: rest.prefix(2)), oneSlipFrom: word)
      // Each is the last of its list, and the later one takes precedence.
      if let number = [whole, stem].compactMap(\.self).max() { return entry(of: lines[number]) }
    }
    return nil
  }

  /// The last line of a list whose word is one slip away and names something.
  private func name(in numbers: LineLists.Numbers, oneSlipFrom word: PackedWord) -> Int? {
    numbers.first { number in
      lines[number].first.isOneSlip(from: word) && entry(of: lines[number])?.effect.isName ?? false
    }
  }

  private func entry(of line: Line) -> LexiconEntry? {
    text.withUnsafeBufferPointer { bytes in
      LexiconEntry(LexiconLineReader(bytes, from: Int(line.offset)))
    }
  }

  /// All entries, for tests.
  var entries: [LexiconEntry] { lines.compactMap(entry(of:)) }
}
