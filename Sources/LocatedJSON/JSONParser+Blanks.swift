extension JSONParser {
  /// Skips blanks and comments; false if a fault ended parsing.
  mutating func skipBlanks() -> Bool {
    var index = position
    while index < bytes.count {
      let byte = bytes[index]
      guard byte.isBlank || byte.isLineBreak else {
        position = index
        let isPlain = byte != UInt8(ascii: "/") && byte < 0x80
        return isPlain || skipCommentsAndBlanks()
      }
      index += 1
    }
    position = index
    return true
  }

  private mutating func skipCommentsAndBlanks() -> Bool {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case UInt8(ascii: "/"):
        guard skipComment() else { return false }
      case 0x80...:
        guard skipStrayCharacter() else { return true }
      default: return true
      }
    }
    return true
  }

  /// Skips an invisible character; false for any other character.
  private mutating func skipStrayCharacter() -> Bool {
    guard let scalar = scalar(at: position), scalar.isOtherBlank else { return false }
    let length = UTF8.width(scalar)
    if scalar == "\u{FEFF}" {
      recover(.byteOrderMark, at: position, length: length)
    } else {
      recover(.strayCharacter(scalar), at: position, length: length)
    }
    position += length
    return true
  }

  private mutating func skipComment() -> Bool {
    let start = position
    let second = bytes[(start + 1)...].first
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else {
      stop(.unexpectedCharacter("/"), at: start)
      return false
    }
    guard let end = commentEnd(from: start + 2, isBlock: second == UInt8(ascii: "*")) else {
      return false
    }
    recover(.comment, at: start, length: end - start)
    position = end
    return true
  }

  /// The index after the comment whose text begins at `start`; nil after a fault. A comment in a block ends
  /// inside it if the file has a second end for the block.
  private mutating func commentEnd(from start: Int, isBlock: Bool) -> Int? {
    var index = start
    var depth = 1
    var firstEnd: Int?
    while index < bytes.count {
      let byte = bytes[index]
      if isBlock, bytes[index...].starts(with: "*/".utf8) {
        depth -= 1
        index += 2
        if depth == 0 || !nestsComments { return index }
        firstEnd = firstEnd ?? index
        continue
      }
      if isBlock, bytes[index...].starts(with: "/*".utf8) {
        depth += 1
        index += 2
        continue
      }
      if !isBlock, byte.isLineBreak { return index }
      let length = characterLength(at: index)
      if length == 0 {
        stop(.invalidUTF8(byte), at: index)
        return nil
      }
      index += length
    }
    guard isBlock else { return index }
    if let firstEnd {
      nestsComments = false
      return firstEnd
    }
    stop(.unclosedComment, at: start - 2, length: 2)
    return nil
  }
}

extension Unicode.Scalar {
  /// True for an invisible character, and for JSON punctuation in full width, such as `，`.
  var isStray: Bool {
    switch self {
    case "，", "：", "［", "］", "｛", "｝": true
    default: isOtherBlank
    }
  }

  /// True for a space that is not ASCII, and for an invisible formatting character.
  var isOtherBlank: Bool {
    switch value {
    case 0xA0, 0xAD, 0x1680, 0x180E, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000,
      0xFEFF:
      true
    default: false
    }
  }
}

extension UInt8 {
  /// True for a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// True for `0` to `9`.
  var isDigit: Bool { (0x30...0x39).contains(self) }

  /// True for a line feed or a carriage return.
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}
