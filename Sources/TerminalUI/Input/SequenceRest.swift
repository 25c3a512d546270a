/// Decides whether bytes after a lone ESC, which was reported as the key Esc, are the rest of a sequence that
/// a slow line split. `[B` is a rest, `q` is not, and `[` is undecided.
enum SequenceRest {
  /// They were typed.
  case none
  /// Both are possible; the next byte decides.
  case undecided
  /// They are a rest, or the beginning of one.
  case certain

  /// The bytes that follow the introducer of a control sequence or of a key: `[B`, `[?1;2c`, `OP`.
  private static let followers: [UInt8: String] = [
    UInt8(ascii: "["): "ABCDEFGHIMOPQSZabcd<=>?0123456789",
    UInt8(ascii: "O"): "ABCDEFHIMPQRSXabcdjklmnopqrstuvwxy0123456789",
  ]

  init(_ bytes: [UInt8]) {
    guard let first = bytes.first else {
      self = .undecided
      return
    }
    let others = bytes.dropFirst()
    switch Unicode.Scalar(first) {
    // The end of a reply whose beginning was dropped.
    case "\\": self = .certain
    case "[" where others.first == first: self = Self.consoleKey(others.dropFirst())
    case "[", "O": self = Self.decide(others) { Self.followers[first]?.utf8.contains($0) ?? false }
    case "]": self = Self.command(others)
    // These letters are not keys of this program.
    case "P", "X", "^", "_": self = Self.decide(others) { (0x20...0x7E).contains($0) }
    default: self = .none
    }
  }

  private static func decide(
    _ bytes: ArraySlice<UInt8>, isFollower: (UInt8) -> Bool
  ) -> SequenceRest {
    guard let next = bytes.first else { return .undecided }
    if isFollower(next) { return .certain }
    return .none
  }

  /// A function key of the Linux console, after its two brackets: `[[A` to `[[E`.
  private static func consoleKey(_ bytes: ArraySlice<UInt8>) -> SequenceRest {
    decide(bytes) { ("A"..."E").contains(Unicode.Scalar($0)) }
  }

  /// The digits of the longest command number, and some to spare.
  private static let commandDigits = 6

  /// An operating system command after its bracket: a number and a semicolon, or a title. `]2` may have been
  /// typed instead: the next section, then the second list.
  private static func command(_ bytes: ArraySlice<UInt8>) -> SequenceRest {
    if let first = bytes.first, "lL".utf8.contains(first) { return .certain }
    let digits = bytes.prefix(commandDigits + 1).prefix { (0x30...0x39).contains($0) }
    if digits.count > commandDigits { return .none }
    guard let next = bytes.dropFirst(digits.count).first else { return .undecided }
    if next == UInt8(ascii: ";"), !digits.isEmpty { return .certain }
    return .none
  }
}
