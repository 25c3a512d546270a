/// An entry of a resource file: `farin- di ceci:` or `burro: milk`.
///
/// A line holds a phrase, a colon and tags, parted by blanks; `#` begins a comment. A hyphen at the end
/// of a word stands for any ending, one in front of a single word for any beginning. An entry without
/// tags takes back what shorter entries find.
struct LexiconEntry: Sendable {
  struct Word: Sendable {
    let letters: PackedWord
    let match: Match
  }

  /// The part of a text's word that an entry's word is compared with.
  enum Match: UInt8, Sendable {
    /// All of it.
    case whole
    /// Its beginning.
    case stem
    /// Its end.
    case ending
  }

  let words: [Word]
  let effect: LexiconEffect
  /// The tags that nobody knows, for a test of the files.
  let unknownTags: [String]

  /// Reads a line; nil for one without an entry.
  init?(line: some Collection<UInt8>) {
    let text = String(decoding: line.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
    guard let colon = text.lastIndex(of: ":") else { return nil }
    words = Self.words(of: text[..<colon])
    guard !words.isEmpty else { return nil }
    var effect = LexiconEffect()
    var unknownTags: [String] = []
    for tag in text[text.index(after: colon)...].split(separator: " ") {
      if !effect.add(tag: tag) { unknownTags.append(String(tag)) }
    }
    self.effect = effect
    self.unknownTags = unknownTags
  }

  private static func words(of phrase: Substring) -> [Word] {
    var words: [Word] = []
    var letters: [UInt8] = []
    var isEnding = false
    let scalars = Array(phrase.unicodeScalars) + [" "]
    for (index, scalar) in scalars.enumerated() {
      let kind = FoldingTables.letters(of: scalar, into: &letters)
      if kind == .pictogram { letters += Array(String(scalar).utf8) }
      guard kind == .other else { continue }
      let isHyphen = scalar == "-"
      if !letters.isEmpty {
        let isLast = index + 1 >= scalars.count || scalars[index + 1] == " "
        let match: Match = isEnding ? .ending : isHyphen && isLast ? .stem : .whole
        words.append(Word(letters: PackedWord(letters), match: match))
        letters = []
        isEnding = false
      } else if isHyphen {
        isEnding = true
      }
    }
    return words
  }
}
