internal import OldMenuPresentation

extension KeyDecoder {
  static let escape: UInt8 = 0x1B
  private static let longestSequence = 64

  /// What stands at the start of some bytes.
  enum Reading: Equatable {
    case unfinished
    case nothing(length: Int)
    case key(Key, length: Int)
    case pasteBegins(length: Int)
  }

  /// Reads the one thing that stands at the start of the bytes, which are not empty.
  static func read(_ bytes: ArraySlice<UInt8>, sequences: [[UInt8]: Key]) -> Reading {
    guard let first = bytes.first else { return .unfinished }
    switch first {
    case escape: return readSequence(bytes, sequences: sequences)
    case 0x08, 0x7F: return .key(.backspace, length: 1)
    case 0x09: return .key(.tab, length: 1)
    case 0x0A, 0x0D: return .key(.enter, length: 1)
    case 0x01...0x1A: return control(first + 0x60)
    case 0x00, 0x1C...0x1F: return control(first + 0x40)
    default: return readCharacter(bytes)
    }
  }

  private static func control(_ letter: UInt8) -> Reading {
    .key(.control(Character(Unicode.Scalar(letter))), length: 1)
  }

  /// One scalar of UTF-8; a broken one is nothing, as are the controls from U+0080.
  private static func readCharacter(_ bytes: ArraySlice<UInt8>) -> Reading {
    var decoder = UTF8()
    var iterator = bytes.prefix(4).makeIterator()
    let length: Int
    switch bytes.first ?? 0 {
    case 0x00...0x7F: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return .nothing(length: 1)
    }
    let continuation = bytes.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }
    guard continuation.count == length - 1 else {
      let isCut = bytes.count == continuation.count + 1
      return isCut ? .unfinished : .nothing(length: continuation.count + 1)
    }
    guard case .scalarValue(let scalar) = decoder.decode(&iterator),
      !(0x80...0x9F).contains(scalar.value)
    else { return .nothing(length: length) }
    return .key(.character(Character(scalar)), length: length)
  }

  private static func readSequence(
    _ bytes: ArraySlice<UInt8>, sequences: [[UInt8]: Key]
  ) -> Reading {
    guard let length = sequenceLength(bytes) else {
      return bytes.count < longestSequence ? .unfinished : .nothing(length: longestSequence)
    }
    let sequence = Array(bytes.prefix(length))
    if sequence == pasteStart { return .pasteBegins(length: length) }
    if let key = sequences[sequence] ?? sequences[withoutModifiers(sequence)] ?? mouse(sequence) {
      return .key(key, length: length)
    }
    return length == 1 ? .key(.escape, length: 1) : .nothing(length: length)
  }

  /// How long the sequence is that starts with ESC, nil while its end has not come.
  ///
  /// Two forms are read: `ESC O x`, and `ESC [`, parameters, a final byte (ECMA-48). An ESC before
  /// anything else is the key, because a slow line brings ESC and the next key together.
  private static func sequenceLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    let bytes = bytes.prefix(longestSequence)
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case UInt8(ascii: "O"):
      return bytes.count > 2 ? 3 : nil
    case UInt8(ascii: "["):
      let rest = bytes.dropFirst(2)
      guard let end = rest.firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return nil }
      let length = end - bytes.startIndex + 1
      switch bytes[end] {
      case UInt8(ascii: "[") where length == 3:
        // The function keys of the Linux console.
        return bytes.count > 3 ? 4 : nil
      case UInt8(ascii: "M") where length == 3:
        // The mouse of an old terminal: three bytes follow.
        return bytes.count > 5 ? 6 : nil
      case 0x40...0x7E:
        return length
      default:
        // Not a sequence after all; what breaks it off is read again.
        return length - 1
      }
    default:
      return 1
    }
  }

  /// The sequence as it is sent without Shift, Alt and Ctrl: `ESC [ 1 ; 5 A` is `ESC [ A`.
  private static func withoutModifiers(_ sequence: [UInt8]) -> [UInt8] {
    guard let semicolon = sequence.firstIndex(of: UInt8(ascii: ";")), let final = sequence.last
    else { return sequence }
    let number = sequence[..<semicolon]
    let isLetter = final != UInt8(ascii: "~")
    return (isLetter && number.last == UInt8(ascii: "1") ? number.dropLast() : number) + [final]
  }

  /// The mouse in the form `ESC [ < button ; column ; line M`, counted from 1.
  private static func mouse(_ sequence: [UInt8]) -> Key? {
    guard sequence.starts(with: [escape, UInt8(ascii: "["), UInt8(ascii: "<")]),
      sequence.last == UInt8(ascii: "M")
    else { return nil }
    let numbers = sequence.dropFirst(3).dropLast()
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1],
      let line = numbers[2], column > 0, line > 0
    else { return nil }
    let position = Position(line: line - 1, column: column - 1)
    switch button {
    case 0: return .mouse(.click, position)
    case 64: return .mouse(.wheelUp, position)
    case 65: return .mouse(.wheelDown, position)
    default: return nil
    }
  }
}
