/// What was typed, taken apart: tokens to be understood, and the chunks they come from, which are
/// looked for as they stand where nothing is understood.
struct TypedText: Sendable {
  /// A word, a number, a sign of a currency, or a sign that joins.
  struct Token: Hashable, Sendable {
    /// Folded, never empty.
    let text: [UInt8]
    /// Which chunk it is a part of.
    let chunk: Int
    /// Whether a sentence begins with it: no phrase goes on from one to the next.
    var beginsSentence = false
  }

  /// What stands between blanks and commas, or in quotes; folded.
  struct Chunk: Hashable, Sendable {
    fileprivate(set) var text: [UInt8] = []
    let isQuoted: Bool
    /// Whether a point stands at its end: `no. 12`.
    fileprivate(set) var endsInPoint = false
  }

  private(set) var tokens: [Token] = []
  private(set) var chunks: [Chunk] = []
  /// Whether something stands behind the last token: whoever types has ended it.
  private(set) var isLastOver = false
  /// Whether a question mark stands in it.
  private(set) var isQuestion = false

  /// Takes a text apart.
  init(_ text: String) {
    let folded = FoldedText(text).bytes
    isQuestion = folded.contains(UInt8(ascii: "?"))
    var isQuoted = false
    for part in folded.split(separator: UInt8.quote, omittingEmptySubsequences: false) {
      if isQuoted {
        let phrase = part.trimmed { $0 == .space }
        if !phrase.isEmpty { chunks.append(Chunk(text: phrase, isQuoted: true)) }
        isLastOver = true
      } else {
        readTokens(Array(part))
      }
      isQuoted.toggle()
    }
    for place in chunks.indices where !chunks[place].isQuoted {
      chunks[place].text = chunks[place].text[...].trimmed { $0.isAroundWords }
      while chunks[place].text.count > 1, chunks[place].text.last == UInt8.point {
        chunks[place].text.removeLast()
        chunks[place].endsInPoint = true
      }
    }
  }

  private mutating func readTokens(_ bytes: [UInt8]) {
    var place = 0
    var isInChunk = false
    var (isAfterPoint, beginsSentence) = (false, false)
    while place < bytes.count {
      let length = bytes[place...].lengthOfToken
      let token = Array(bytes[place..<place + max(1, length)])
      let endsChunk =
        token == [.space] || token == [UInt8(ascii: ",")] || token == [UInt8(ascii: ";")]
      beginsSentence = beginsSentence || isAfterPoint && token == [.space]
      isAfterPoint = [[.point], [UInt8(ascii: "!")], [UInt8(ascii: "?")]].contains(token)
      if endsChunk {
        isInChunk = false
      } else {
        if !isInChunk { chunks.append(Chunk(isQuoted: false)) }
        isInChunk = true
        chunks[chunks.count - 1].text += token
      }
      let isNegation =
        (token == [UInt8(ascii: "-")] || token == [UInt8(ascii: "!")])
        && chunks.last.map { $0.text.count == 1 } ?? false && place + 1 < bytes.count
        && bytes[place + 1] > .space
      if length > 0 || token[0].isJoint || isNegation {
        tokens.append(
          Token(text: token, chunk: max(0, chunks.count - 1), beginsSentence: beginsSentence))
        beginsSentence = false
      }
      isLastOver = length == 0
      place += token.count
    }
  }

  /// The tokens of an entry of the terms.
  static func tokens(of entry: Substring) -> [[UInt8]] {
    TypedText(String(entry)).tokens.map(\.text)
  }
}

/// The signs that are tokens by themselves and not of ASCII.
private enum Signs {
  static let wide = ["€", "£", "≤"].map { Array($0.utf8) }
}

extension ArraySlice<UInt8> {
  /// How long the token is that begins here, 0 for a sign that is none.
  fileprivate var lengthOfToken: Int {
    guard let first else { return 0 }
    if first.isASCIIDigit { return lengthOfNumber }
    if first == UInt8(ascii: "$") || first == UInt8(ascii: "<") { return 1 }
    if let sign = Signs.wide.first(where: { starts(with: $0) }) { return sign.count }
    let end = indices.first { place in
      !self[place].isLetter || Signs.wide.contains { self[place...].starts(with: $0) }
    }
    return (end ?? endIndex) - startIndex
  }

  /// The length of a number with its decimals: of `8,50` all, of `8, 50` the first digit.
  private var lengthOfNumber: Int {
    let whole = prefix(while: \.isASCIIDigit).count
    let rest = dropFirst(whole)
    guard let separator = rest.first,
      separator == UInt8(ascii: ",") || separator == UInt8(ascii: ".")
    else { return whole }
    let decimals = rest.dropFirst().prefix(while: \.isASCIIDigit).count
    return decimals > 0 ? whole + 1 + decimals : whole
  }
}

extension ArraySlice<UInt8> {
  func trimmed(_ isPadding: (UInt8) -> Bool) -> [UInt8] {
    guard let first = firstIndex(where: { !isPadding($0) }),
      let last = lastIndex(where: { !isPadding($0) })
    else { return [] }
    return Array(self[first...last])
  }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  fileprivate static let point = UInt8(ascii: ".")

  /// A folded letter, or a part of one of another script.
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self) || self >= 0x80 }

  /// A sign between things of which all are meant.
  fileprivate var isJoint: Bool { [44, 59, 47, 43, 38, 124].contains(self) }

  /// What people write around words.
  fileprivate var isAroundWords: Bool { [44, 59, 63, 33, 58].contains(self) }
}
