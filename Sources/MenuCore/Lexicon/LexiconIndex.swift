internal import CWords

/// The entries of the resource files, found by their first word.
///
/// The files have thousands of entries, of which a menu needs some dozens: building the index reads the
/// first word of each line, and the rest of a line is read when its word comes up. Lines whose first words
/// share some letters are linked in a list, from the one that was added last.
struct LexiconIndex: Sendable {
  private struct Line {
    let first: LexiconFirstWord
    let offset: Int32
    /// The next line in the list of its first letters, of an ending in that of its last ones.
    var nextAlike = LineLists.end
    /// The next line in the list of the letters behind a slip.
    var nextBehindSlip = LineLists.end
  }

  /// All files, one behind the other, each with a line feed at its end.
  private let text: [UInt8]
  private var lines: [Line] = []
  /// The lines of whole words and of stems, by the first three letters.
  private var starts = LineLists()
  /// The lines of endings, by their last two letters.
  private var ends = LineLists()
  /// The lines in which a slip is looked for, by the letters behind one among the first three; a later slip
  /// leaves these three as they are.
  private var slips = LineLists()

  /// The index of the files that come with the library; built once, when first needed.
  static let shared = LexiconIndex(files: files)

  /// The files that come with the library, in the order in which an entry of one hides the same entry of
  /// another. Their bytes exist as long as the program.
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
    lines.reserveCapacity(text.count / 16)
    text.withUnsafeBufferPointer { bytes in
      var reader = LexiconLineReader(bytes)
      repeat { add(&reader) } while reader.goToNextLine()
    }
  }

  private mutating func add(_ reader: inout LexiconLineReader) {
    guard let first = LexiconFirstWord(&reader) else { return }
    var line = Line(first: first, offset: Int32(reader.start))
    let index = Int32(lines.count)
    let word = first.word
    if word.match != .ending {
      line.nextAlike = starts.push(index, under: word.letters.prefix(3))
    } else if let end = word.letters.suffix(2) {
      line.nextAlike = ends.push(index, under: end)
    }
    if first.mayBeMeant {
      line.nextBehindSlip = slips.push(index, under: first.lettersBehindSlip)
    }
    lines.append(line)
  }

  /// The entries whose first word is, begins or ends the word of a text; where there is none, the entry of
  /// the word that is meant.
  func candidates(for word: PackedWord) -> LexiconCandidates {
    var found = LexiconCandidates()
    let end = word.suffix(2).map { ends.head(of: $0) }
    for head in [starts.head(of: word.prefix(3)), end ?? LineLists.end] {
      for number in numbers(from: head, next: \.nextAlike)
      where lines[number].first.word.matches(word) {
        if let entry = entry(of: lines[number]) { found.add(entry) }
      }
    }
    if !found.hasSingle { found.guess(entry(oneSlipFrom: word)) }
    return found
  }

  /// The numbers of the lines of a list, from the last that was added.
  private func numbers(
    from head: Int32, next: @escaping (Line) -> Int32
  ) -> some Sequence<Int> {
    sequence(state: head) { index in
      guard index != LineLists.end else { return nil }
      defer { index = next(lines[Int(index)]) }
      return Int(index)
    }
  }

  /// The entry of one word that a word is one slip away from: a letter more, less, other, or two
  /// neighbours swapped. The entry's word has six letters and more. `mozarella` → `mozzarell-`
  ///
  /// A word of five letters may lack one in the middle: `samon`, but not `aglio`, which is no `caglio`.
  private func entry(oneSlipFrom word: PackedWord) -> LexiconEntry? {
    let shortest = LexiconFirstWord.shortestSlip
    guard (shortest - 1...PackedWord.capacity).contains(word.count) else { return nil }
    for number in numbers(from: starts.head(of: word.prefix(3)), next: \.nextAlike) {
      if let entry = nameEntry(of: lines[number], oneSlipFrom: word) { return entry }
    }
    if word.count < shortest { return nil }
    for rest in LexiconFirstWord.lettersBehindSlip(in: word) {
      let alike = [rest, rest.prefix(2)].flatMap { letters in
        numbers(from: slips.head(of: letters), next: \.nextBehindSlip)
      }
      for number in alike.sorted(by: >) {
        if let entry = nameEntry(of: lines[number], oneSlipFrom: word) { return entry }
      }
    }
    return nil
  }

  private func nameEntry(of line: Line, oneSlipFrom word: PackedWord) -> LexiconEntry? {
    guard line.first.isOneSlip(from: word) else { return nil }
    guard let entry = entry(of: line), entry.effect.isName else { return nil }
    return entry
  }

  private func entry(of line: Line) -> LexiconEntry? {
    text.withUnsafeBufferPointer { bytes in
      LexiconEntry(LexiconLineReader(bytes, from: Int(line.offset)))
    }
  }

  /// All entries, for tests.
  var entries: [LexiconEntry] { lines.compactMap(entry(of:)) }
}
