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

  /// A token with its range among the folded bytes.
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
    guard bytes.count(where: \.isASCIIDigit) == text.utf8.count(where: \.isASCIIDigit) else {
      return nil
    }
    let original = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let start = index
      guard let kind = next(&index) else { continue }
      let capitals = original[folder.origins[start]...].prefix(index - start)
      tokens.append(
        Token(kind: kind, range: start..<index, isCapital: capitals.allSatisfy(\.isCapital)))
      if case .word = kind, index < bytes.count, bytes[index] == UInt8(ascii: ".") { index += 1 }
    }
  }

  private func next(_ index: inout Int) -> Kind? {
    if bytes[index].isASCIIDigit { return .number(number(&index)) }
    let start = index
    while let scalar = scalar(at: index), scalar.value.properties.isAlphabetic {
      index = scalar.end
    }
    if index > start {
      if index < bytes.count, bytes[index] == UInt8(ascii: "'") { index += 1 }
      return .word(Array(bytes[start..<index]))
    }
    index = scalar(at: index)?.end ?? bytes.count
    return bytes[start] == UInt8(ascii: " ") ? nil : .sign(Array(bytes[start..<index]))
  }

  private func scalar(at index: Int) -> (value: Unicode.Scalar, end: Int)? {
    guard index < bytes.count else { return nil }
    var end = index
    let scalar = bytes.withUnsafeBufferPointer { UTF8Reader.scalar(in: $0, at: &end) }
    return (scalar, end)
  }

  /// Digits, each group behind a separator; a blank separates only three of them.
  private func number(_ index: inout Int) -> WrittenNumber {
    var groups = [digits(&index)]
    var separators: [UInt8] = []
    while index + 1 < bytes.count, ".,' ".utf8.contains(bytes[index]), bytes[index + 1].isASCIIDigit
    {
      var end = index + 1
      let group = digits(&end)
      if bytes[index] == UInt8(ascii: " ") {
        let isThousands = group.count == 3 && separators.allSatisfy { $0 == UInt8(ascii: " ") }
        guard isThousands, groups[0].count <= 3 else { break }
      }
      separators.append(bytes[index])
      groups.append(group)
      index = end
    }
    // `7.` and `7.-` and `7,--`
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",") {
      index += 1
      while index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    }
    return WrittenNumber(groups: groups, separators: separators)
  }

  private func digits(_ index: inout Int) -> [UInt8] {
    let start = index
    while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
    return Array(bytes[start..<index])
  }

  /// The kinds of the tokens of a phrase of one's own tables.
  static func kinds(of phrase: String) -> [Kind] {
    (PriceTokens(phrase)?.tokens ?? []).map(\.kind)
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (0x41...0x5A).contains(self) }
}

extension Unicode.Scalar {
  fileprivate var isUnprinted: Bool {
    isControl && !properties.isWhitespace || isBidirectionalControl
      || properties.isDefaultIgnorableCodePoint
  }
}
