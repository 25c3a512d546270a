/// The entries of the resource files, found by their first word.
///
/// The files have thousands of entries, of which a menu needs some dozens: building the index looks at
/// the first word of each line, and a line is read when its word comes up.
struct LexiconIndex: Sendable {
  private struct Key: Hashable {
    let word: PackedWord
    let match: LexiconEntry.Match
  }

  /// A line of a file, linked to others in lists that end with `none`.
  private struct Line {
    let offset: Int
    let word: PackedWord
    let isStem: Bool
    var nextOfWord = LexiconIndex.none
    var nextOfStart = LexiconIndex.none
    var nextOfMiddle = LexiconIndex.none
  }

  private static let none = -1

  /// All files, one behind the other.
  private let text: [UInt8]
  private var lines: [Line] = []
  private var linesByWord: [Key: Int] = [:]
  /// The lines of one word of six letters and more, by two pairs of its letters of which one slip leaves
  /// one as it is.
  private var slips = LetterPairs()

  /// The index of the files that come with the library; built once, when first needed.
  static let shared = LexiconIndex(files: [
    PackageResources.ingredients_names_txt, PackageResources.ingredients_italian_txt,
    PackageResources.ingredients_english_txt, PackageResources.ingredients_german_txt,
    PackageResources.ingredients_french_txt, PackageResources.ingredients_spanish_txt,
  ])

  /// Indexes files; O(their length).
  init(files: [[UInt8]]) {
    text = Array(files.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
    lines.reserveCapacity(text.count / 16)
    linesByWord.reserveCapacity(text.count / 16)
    var letters: [UInt8] = []
    var start = 0
    while let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) {
      addLine(start..<end, &letters)
      start = end + 1
    }
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
    var index = linesByWord[Key(word: word, match: match)] ?? Self.none
    while index != Self.none {
      if let entry = entry(at: index) { entries.append(entry) }
      index = lines[index].nextOfWord
    }
    return entries
  }

  private func entry(at index: Int) -> LexiconEntry? {
    let rest = text[lines[index].offset...]
    return LexiconEntry(line: rest.prefix { $0 != UInt8(ascii: "\n") })
  }

  /// All entries, for tests.
  var entries: [LexiconEntry] { lines.indices.compactMap(entry(at:)) }
}

// MARK: - Building

extension LexiconIndex {
  /// Adds a line by its first word; a line without a colon in front of a comment holds no entry.
  private mutating func addLine(_ range: Range<Int>, _ letters: inout [UInt8]) {
    guard let first = text[range].first(where: { $0 != UInt8(ascii: " ") }),
      first != UInt8(ascii: "#")
    else { return }
    letters.removeAll(keepingCapacity: true)
    var isASCII = true
    var index = range.lowerBound
    let isEnding = first == UInt8(ascii: "-")
    if isEnding { index += 1 }
    while index < range.upperBound {
      let byte = text[index]
      if byte.isASCIILetter {
        letters.append(byte | 0x20)
      } else if byte < 0x80 {
        break
      } else {
        isASCII = false
        break
      }
      index += 1
    }
    guard isASCII else { return addFolded(range) }
    let isStem = text[index] == UInt8(ascii: "-") && !text[index + 1].isASCIILetter
    let next = isStem ? index + 1 : index
    let match: LexiconEntry.Match = isEnding ? .ending : isStem ? .stem : .whole
    let isSingle = text[next] == UInt8(ascii: ":")
    add(PackedWord(letters[...]), match, isSingle: isSingle, at: range.lowerBound)
  }

  /// Adds a line whose first word has other letters than those of ASCII.
  private mutating func addFolded(_ range: Range<Int>) {
    guard let entry = LexiconEntry(line: text[range]), let first = entry.words.first else { return }
    add(first.letters, first.match, isSingle: entry.words.count == 1, at: range.lowerBound)
  }

  private mutating func add(
    _ word: PackedWord, _ match: LexiconEntry.Match, isSingle: Bool, at offset: Int
  ) {
    var line = Line(offset: offset, word: word, isStem: match == .stem)
    let index = lines.count
    line.nextOfWord =
      linesByWord.updateValue(index, forKey: Key(word: word, match: match)) ?? Self.none
    if isSingle, match != .ending, word.count >= LetterPairs.shortest {
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
    guard word.count >= LetterPairs.shortest, word.count <= PackedWord.capacity else { return nil }
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
    guard line.word.isOneSlip(from: word, asStem: line.isStem) else { return nil }
    guard let entry = entry(at: index), entry.effect.isName else { return nil }
    return entry
  }
}

/// The first lines of lists by two letters of their words: by the first two, which a slip behind them
/// leaves alone, and by the fifth and sixth, which a slip in front of them at most moves by one.
private struct LetterPairs {
  /// The fewest letters of a word in which a slip is looked for.
  static let shortest = 6

  private static let alphabet = 26
  private var starts = Array(repeating: -1, count: alphabet * alphabet)
  private var middles = Array(repeating: -1, count: alphabet * alphabet)

  mutating func replaceStart(of word: PackedWord, by line: Int) -> Int {
    guard let pair = Self.pair(of: word, at: 0) else { return -1 }
    let last = starts[pair]
    starts[pair] = line
    return last
  }

  mutating func replaceMiddle(of word: PackedWord, by line: Int) -> Int {
    guard let pair = Self.pair(of: word, at: 4) else { return -1 }
    let last = middles[pair]
    middles[pair] = line
    return last
  }

  func start(of word: PackedWord) -> Int { Self.pair(of: word, at: 0).map { starts[$0] } ?? -1 }

  func middle(of word: PackedWord, shiftedBy shift: Int) -> Int {
    Self.pair(of: word, at: 4 + shift).map { middles[$0] } ?? -1
  }

  private static func pair(of word: PackedWord, at index: Int) -> Int? {
    guard index + 1 < min(word.count, PackedWord.capacity) else { return nil }
    let first = Int(word[index]) - Int(UInt8(ascii: "a"))
    let second = Int(word[index + 1]) - Int(UInt8(ascii: "a"))
    guard (0..<alphabet).contains(first), (0..<alphabet).contains(second) else { return nil }
    return first * alphabet + second
  }
}
