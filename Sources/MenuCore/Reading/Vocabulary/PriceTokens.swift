/// The words, numbers and signs of a short text, folded: case, accents and the shapes of dashes,
/// apostrophes and blanks do not matter.
struct PriceTokens {
  /// What a token is.
  enum Kind: Equatable {
    /// Digits with their separators.
    case number(WrittenNumber)
    /// Letters; an apostrophe behind them belongs to them, a point does not matter.
    case word([UInt8])
    /// Any other character.
    case sign([UInt8])
  }

  /// A token with its place among the folded bytes.
  struct Token {
    let kind: Kind
    let range: Range<Int>
    /// Whether it is a word of capitals only.
    var isCapital = false
  }

  private(set) var tokens: [Token] = []

  private let bytes: [UInt8]

  /// Longer texts are no prices.
  static let longest = 64

  /// Takes a text apart; nil for one that is too long, or holds characters that nobody sees.
  init?(_ text: String) {
    guard text.utf8.count <= PriceTokens.longest,
      !text.unicodeScalars.contains(where: \.isUnprinted)
    else { return nil }
    var folder = TextFolder(keepsOrigins: true)
    var text = text
    text.withUTF8 { folder.fold($0) }
    bytes = folder.bytes
    // Small or wide digits are no part of a price that anybody should guess at.
    guard bytes.count(where: \.isDigit) == text.utf8.count(where: \.isDigit) else { return nil }
    let original = Array(text.utf8)
    var place = 0
    while place < bytes.count {
      let start = place
      guard let kind = next(&place) else { continue }
      let capitals = original[folder.origins[start]...].prefix(place - start)
      tokens.append(
        Token(kind: kind, range: start..<place, isCapital: capitals.allSatisfy(\.isCapital)))
      if case .word = kind, place < bytes.count, bytes[place] == UInt8(ascii: ".") { place += 1 }
    }
  }

  private func next(_ place: inout Int) -> Kind? {
    if bytes[place].isDigit { return .number(number(&place)) }
    let start = place
    while let scalar = scalar(at: place), scalar.value.properties.isAlphabetic {
      place = scalar.end
    }
    if place > start {
      if place < bytes.count, bytes[place] == UInt8(ascii: "'") { place += 1 }
      return .word(Array(bytes[start..<place]))
    }
    place = scalar(at: place)?.end ?? bytes.count
    return bytes[start] == UInt8(ascii: " ") ? nil : .sign(Array(bytes[start..<place]))
  }

  private func scalar(at place: Int) -> (value: Unicode.Scalar, end: Int)? {
    guard place < bytes.count else { return nil }
    var end = place
    let scalar = bytes.withUnsafeBufferPointer { UTF8Reader.scalar(in: $0, at: &end) }
    return (scalar, end)
  }

  /// Digits, each group behind a separator; a blank separates only three of them.
  private func number(_ place: inout Int) -> WrittenNumber {
    var groups = [digits(&place)]
    var separators: [UInt8] = []
    while place + 1 < bytes.count, ".,' ".utf8.contains(bytes[place]), bytes[place + 1].isDigit {
      var end = place + 1
      let group = digits(&end)
      if bytes[place] == UInt8(ascii: " ") {
        let isThousands = group.count == 3 && separators.allSatisfy { $0 == UInt8(ascii: " ") }
        guard isThousands, groups[0].count <= 3 else { break }
      }
      separators.append(bytes[place])
      groups.append(group)
      place = end
    }
    // `7.` and `7.-` and `7,--`
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") || bytes[place] == UInt8(ascii: ",") {
      place += 1
      while place < bytes.count, bytes[place] == UInt8(ascii: "-") { place += 1 }
    }
    return WrittenNumber(groups: groups, separators: separators)
  }

  private func digits(_ place: inout Int) -> [UInt8] {
    let start = place
    while place < bytes.count, bytes[place].isDigit { place += 1 }
    return Array(bytes[start..<place])
  }

  /// The kinds of the tokens of a phrase of one's own tables.
  static func kinds(of phrase: String) -> [Kind] {
    (PriceTokens(phrase)?.tokens ?? []).map(\.kind)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isCapital: Bool { (0x41...0x5A).contains(self) }
}

extension Unicode.Scalar {
  fileprivate var isUnprinted: Bool {
    isControl && !properties.isWhitespace || isBidirectionalControl
      || properties.isDefaultIgnorableCodePoint
  }
}
