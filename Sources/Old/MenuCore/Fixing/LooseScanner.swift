/// Reads a text that is nearly JSON into tokens, also behind what JSON does not allow, so that a
/// change knows where in the menu it would be made.
struct LooseScanner {
  /// One piece of the text.
  struct Token {
    /// What it is.
    enum Kind {
      /// A text between quotes of any kind; one that does not end on its line is a `run`.
      case text(Quotes)
      /// Anything else that stands together: a number, a word.
      case run
      /// A bracket, a comma or a colon.
      case sign(UInt8)
    }

    let kind: Kind
    let range: Range<Int>
    /// Where its own bytes are: a text without its quotes.
    let content: Range<Int>
    /// Whether a key stands here, or should.
    let isKey: Bool
    /// Whether it belongs to a promise: to what a dish is free of, what it suits, and whether that
    /// is all.
    let isPromise: Bool
  }

  /// The quotes around a text.
  enum Quotes {
    case straight, single, curly, singleCurly, angled
  }

  private struct Frame {
    let isObject: Bool
    let isPromise: Bool
    var expectsKey: Bool
    var isKeyOfPromise = false
  }

  private let bytes: [UInt8]
  private var index = 0
  private var frames: [Frame] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next piece; nil at the end. All of them together are read in O(n).
  mutating func next() -> Token? {
    skipBlanks()
    guard index < bytes.count else { return nil }
    let start = index
    let token: Token
    if let quotes = Quotes(at: start, in: bytes), let text = text(from: start, quotes) {
      index = text.end
      token = self.token(.text(quotes), start..<text.end, text.content)
      noteKey(token)
      return token
    }
    switch bytes[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "}"), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"):
      index += 1
      token = self.token(.sign(bytes[start]), start..<index, start..<index)
      note(bytes[start])
    default:
      index += 1
      while index < bytes.count, !isDelimiter(bytes[index]) { index += 1 }
      token = self.token(.run, start..<index, start..<index)
      noteKey(token)
    }
    return token
  }

  /// Whether what stands at an offset belongs to a promise.
  static func isPromise(_ bytes: [UInt8], at offset: Int) -> Bool {
    var scanner = LooseScanner(bytes)
    var last = false
    while let token = scanner.next() {
      if token.range.lowerBound > offset { return last }
      last = token.isPromise
      if token.range.contains(offset) { return last }
    }
    return scanner.frames.contains { $0.isPromise || $0.isKeyOfPromise }
  }

  private func token(_ kind: Token.Kind, _ range: Range<Int>, _ content: Range<Int>) -> Token {
    let isKey = frames.last?.expectsKey ?? false
    let isPromise =
      frames.contains { $0.isPromise || $0.isKeyOfPromise }
      || isKey && PromiseWords.isKey(bytes[content])
    return Token(kind: kind, range: range, content: content, isKey: isKey, isPromise: isPromise)
  }

  private mutating func noteKey(_ token: Token) {
    guard token.isKey, let last = frames.indices.last else { return }
    frames[last].isKeyOfPromise = PromiseWords.isKey(bytes[token.content])
    frames[last].expectsKey = false
  }

  private mutating func note(_ sign: UInt8) {
    let isPromise = frames.last.map { $0.isPromise || $0.isKeyOfPromise } ?? false
    switch sign {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = sign == UInt8(ascii: "{")
      frames.append(Frame(isObject: isObject, isPromise: isPromise, expectsKey: isObject))
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      _ = frames.popLast()
    case UInt8(ascii: ","):
      guard let last = frames.indices.last, frames[last].isObject else { return }
      frames[last].expectsKey = true
      frames[last].isKeyOfPromise = false
    default:
      if let last = frames.indices.last { frames[last].expectsKey = false }
    }
  }

  /// The content and the end of the text that begins at `start`; nil if it does not end on its line.
  private func text(from start: Int, _ quotes: Quotes) -> (content: Range<Int>, end: Int)? {
    let first = start + quotes.length
    var place = first
    while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 2
        continue
      }
      if let found = Quotes(at: place, in: bytes), found == quotes {
        let end = place + quotes.length
        // In these a quote is an apostrophe as often: one that ends a text has an end behind it.
        if quotes == .straight || isEnd(at: end, quotes) { return (first..<place, end) }
      }
      place += 1
    }
    return nil
  }

  /// Whether a value or a key may end in front of `start`, be it that the comma behind it is missing.
  private func isEnd(at start: Int, _ quotes: Quotes) -> Bool {
    var place = start
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    guard place < bytes.count else { return true }
    let next = place + quotes.length
    if place > start, Quotes(at: place, in: bytes) == quotes, next < bytes.count {
      return !isDelimiter(bytes[next])
    }
    return [0x0A, 0x0D].contains(bytes[place]) || ",:]}".utf8.contains(bytes[place])
  }

  private func isDelimiter(_ byte: UInt8) -> Bool {
    byte <= 0x20 || ",]}:\"[{/".utf8.contains(byte)
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if let end = commentEnd {
        index = end
      } else {
        return
      }
    }
  }

  private var commentEnd: Int? {
    guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { return nil }
    let rest = bytes[(index + 2)...]
    switch bytes[index + 1] {
    case UInt8(ascii: "/"): return rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    case UInt8(ascii: "*"):
      var last: UInt8 = 0
      for place in rest.indices {
        if last == UInt8(ascii: "*"), bytes[place] == UInt8(ascii: "/") { return place + 1 }
        last = bytes[place]
      }
      return bytes.count
    default: return nil
    }
  }
}

extension LooseScanner.Quotes {
  /// The quotes of which one stands at an offset.
  init?(at offset: Int, in bytes: [UInt8]) {
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "\""): self = .straight
    case UInt8(ascii: "'"): self = .single
    case 0xE2 where offset + 2 < bytes.count && bytes[offset + 1] == 0x80:
      // U+2018 to U+201B, and U+201C to U+201F
      switch bytes[offset + 2] {
      case 0x98...0x9B: self = .singleCurly
      case 0x9C...0x9F: self = .curly
      default: return nil
      }
    case 0xC2 where offset + 1 < bytes.count:
      // « and »
      guard bytes[offset + 1] == 0xAB || bytes[offset + 1] == 0xBB else { return nil }
      self = .angled
    default: return nil
    }
  }

  /// How many bytes one of them has.
  var length: Int {
    switch self {
    case .straight, .single: 1
    case .angled: 2
    case .curly, .singleCurly: 3
    }
  }
}

/// The words in which a promise is made, which nobody but the owner writes.
enum PromiseWords {
  private static let keys =
    [StatementKey.freeFrom, .complete].map { Array($0.rawValue.utf8) }
    + [Array(DishKey.diets.rawValue.utf8)]

  /// Whether a key says what a dish is free of, what it suits, or that no more is in it.
  static func isKey(_ key: some Sequence<UInt8>) -> Bool {
    let key = Array(key)
    return keys.contains { $0 == key }
  }
}
