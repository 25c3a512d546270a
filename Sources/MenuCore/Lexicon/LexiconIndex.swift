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
    var nextAlike = LetterLists.end
    /// The next line in the list of its middle letters.
    var nextOfMiddle = LetterLists.end
  }

  /// All files, one behind the other, each with a line feed at its end.
  private let text: [UInt8]
  private var lines: [Line] = []
  /// The lines of whole words and of stems, by the first three letters.
  private var starts = LetterLists(sharing: 3)
  /// The lines of endings, by their last two letters.
  private var ends = LetterLists(sharing: 2)
  /// The lines in which a slip is looked for, by the fifth and sixth letter: a slip in front of these moves
  /// them by one at most, and a slip behind them leaves the first three as they are.
  private var middles = LetterLists(sharing: 2)
  private static let middle = 4

  /// The index of the files that come with the library; built once, when first needed.
  static let shared = LexiconIndex(files: IngredientFile.allCases.map(\.bytes))

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
      var offset = 0
      while offset < bytes.count {
        let line = Self.line(at: offset, of: bytes)
        add(line, at: offset)
        offset += line.count + 1
      }
    }
  }

  private static func line(
    at offset: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    var end = offset
    while bytes[end] != UInt8(ascii: "\n") { end &+= 1 }
    return UnsafeBufferPointer(rebasing: bytes[offset..<end])
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard let first = LexiconFirstWord(of: bytes) else { return }
    var line = Line(first: first, offset: Int32(offset))
    let index = Int32(lines.count)
    let word = first.word.letters
    if first.word.match == .ending {
      line.nextAlike = ends.push(index, like: word, lettersAt: word.count - 2)
    } else {
      line.nextAlike = starts.push(index, like: word, lettersAt: 0)
    }
    if first.mayBeMeant {
      line.nextOfMiddle = middles.push(index, like: word, lettersAt: Self.middle)
    }
    lines.append(line)
  }

  /// The entries whose first word is, begins or ends the word of a text; where there is none, the entry of
  /// the word that is meant.
  func candidates(for word: PackedWord) -> LexiconCandidates {
    var found = LexiconCandidates()
    let heads = [
      starts.head(like: word, lettersAt: 0), ends.head(like: word, lettersAt: word.count - 2),
    ]
    for head in heads {
      var index = head
      while index != LetterLists.end {
        let line = lines[Int(index)]
        if line.first.word.matches(word), let entry = entry(of: line) { found.add(entry) }
        index = line.nextAlike
      }
    }
    if !found.hasSingle { found.slip = entry(oneSlipFrom: word) }
    return found
  }

  /// The entry of one word that a word is one slip away from: a letter more, less, other, or two
  /// neighbours swapped. The entry's word has six letters and more. `mozarella` → `mozzarell-`
  ///
  /// A word of five letters may lack one in the middle: `samon`, but not `aglio`, which is no `caglio`.
  private func entry(oneSlipFrom word: PackedWord) -> LexiconEntry? {
    let shortest = LexiconFirstWord.shortestSlip
    guard (shortest - 1...PackedWord.capacity).contains(word.count) else { return nil }
    var index = starts.head(like: word, lettersAt: 0)
    while index != LetterLists.end {
      let line = lines[Int(index)]
      if let entry = nameEntry(of: line, oneSlipFrom: word) { return entry }
      index = line.nextAlike
    }
    if word.count < shortest { return nil }
    for shift in -1...1 {
      index = middles.head(like: word, lettersAt: Self.middle + shift)
      while index != LetterLists.end {
        let line = lines[Int(index)]
        if let entry = nameEntry(of: line, oneSlipFrom: word) { return entry }
        index = line.nextOfMiddle
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
      LexiconEntry(line: Self.line(at: Int(line.offset), of: bytes))
    }
  }

  /// All entries, for tests.
  var entries: [LexiconEntry] { lines.compactMap(entry(of:)) }
}
