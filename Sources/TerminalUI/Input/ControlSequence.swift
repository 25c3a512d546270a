internal import TerminalText

/// A control sequence after its ESC, as xterm and compatible terminals send keys: `[1;5A`, `OP`.
///
/// Also parses the forms of rxvt, the VT220 and the Linux console, and those of keyboard modes that a crashed
/// program may have left on: kitty's `[97;5u` and xterm's `[27;5;97~`.
struct ControlSequence {
  private let introducer: UInt8
  private let final: Character
  private let isMouse: Bool
  /// True if it has a private parameter or an intermediate byte, which only terminal replies have.
  private let isPrivate: Bool
  /// The parameters, each with its parts: `[97:65;2u` → [[97, 65], [2]]; nil for an omitted part.
  private var parameters: [[Int?]] = []

  /// Parses at least two bytes: the introducer and the final byte.
  init(_ bytes: [UInt8]) {
    introducer = bytes.first ?? 0
    final = Character(Unicode.Scalar(bytes.last ?? 0))
    var middle = bytes.dropFirst().dropLast()
    isMouse = middle.first == UInt8(ascii: "<")
    if isMouse { middle = middle.dropFirst() }
    isPrivate = !middle.allSatisfy { (0x30...0x3B).contains($0) }
    guard !isPrivate, !middle.isEmpty else { return }
    parameters = middle.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
  }

  /// The number of a part of a parameter, nil if it is empty, -1 if it is too large.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    if digits.isEmpty { return nil }
    return Int(String(decoding: digits, as: UTF8.self)) ?? -1
  }

  /// The key, nil for anything else: a terminal reply, a key release, a key without a use.
  var key: Key? {
    if isPrivate { return nil }
    if isMouse { return mouse }
    return plainKey.map { $0.held(withAlt: isWithAlt) }
  }

  /// True if Alt was held. The modifiers are the last parameter in `O3A` and the second one in other forms.
  private var isWithAlt: Bool {
    var index = 1
    if introducer == UInt8(ascii: "O") { index = parameters.count - 1 }
    return ((part(index) ?? 1) &- 1) & 2 != 0
  }

  /// The digit or sign of a keypad in application mode: `Oq` is 1.
  var keypadKey: Key? {
    guard introducer == UInt8(ascii: "O") else { return nil }
    switch final {
    case "M": return .enter
    case "I": return .tab
    case "X": return .character("=")
    case "j"..."y": return Self.keypad[final].map(Key.character)
    default: return nil
    }
  }

  /// The key without Alt.
  private var plainKey: Key? {
    if introducer == UInt8(ascii: "O") {
      if let keypadKey { return keypadKey }
      if final == "R" { return .function(3) }
      return Self.letters[final]
    }
    // The event type follows the modifiers: 3 is a key release.
    if part(1, 1) == 3 { return nil }
    switch final {
    case "~" where part(0) == 27: return unicodeKey(part(2))
    case "~": return part(0).flatMap { Self.numbers[$0] }
    case "u": return unicodeKey(part(0))
    case "Z": return .backTab
    default:
      guard part(0) ?? 1 == 1, parameters.count <= 2 else { return nil }
      return Self.letters[final]
    }
  }

  private static let keypad: [Character: Character] = [
    "j": "*", "k": "+", "l": ",", "m": "-", "n": ".", "o": "/", "p": "0", "q": "1", "r": "2",
    "s": "3", "t": "4", "u": "5", "v": "6", "w": "7", "x": "8", "y": "9",
  ]

  /// The keys by their final letter. R is missing because `[1;5R` is also a report of the cursor position.
  private static let letters: [Character: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home, "P": .function(1),
    "Q": .function(2), "S": .function(4),
  ]

  private static let numbers: [Int: Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end, 11: .function(1),
    12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6),
    18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11),
    24: .function(12),
  ]

  /// The keys by their scalar, including kitty's scalars for the keypad.
  private static let scalars: [Int: Key] = [
    8: .backspace, 127: .backspace, 13: .enter, 57_414: .enter, 27: .escape, 57_417: .left,
    57_418: .right, 57_419: .up, 57_420: .down, 57_421: .pageUp, 57_422: .pageDown, 57_423: .home,
    57_424: .end, 57_426: .delete, 57_409: .character("."), 57_410: .character("/"),
    57_411: .character("*"), 57_412: .character("-"), 57_413: .character("+"),
    57_415: .character("="), 57_416: .character(","),
  ]

  /// A key by its Unicode scalar and its modifiers: 1 plus the sum of Shift 1, Alt 2, Ctrl 4, Super 8, and
  /// locks from 64. Alt and the locks are ignored here.
  private func unicodeKey(_ code: Int?) -> Key? {
    guard let code else { return nil }
    let modifiers = ((part(1) ?? 1) &- 1) & 0x3D
    if let key = Self.scalars[code] { return key }
    if code == 9, modifiers & 1 == 0 { return .tab }
    if code == 9 { return .backTab }
    if (57_399...57_408).contains(code) { return .character(Character("\(code - 57_399)")) }
    // The text that the key produces, its shifted scalar, or the scalar itself.
    var text: Int?
    if final == "u" { text = part(2) }
    if final == "u", text == nil, modifiers & 1 == 1 { text = part(0, 1) }
    guard let scalar = UInt32(exactly: text ?? code).flatMap(Unicode.Scalar.init),
      scalar.value >= 0x20, ![.control, .privateUse].contains(scalar.properties.generalCategory)
    else { return nil }
    let letter = Character(scalar)
    switch modifiers {
    case 1 where text == nil && letter.uppercased().count == 1:
      return .character(Character(letter.uppercased()))
    case 0, 1: return .character(letter)
    case 4 where letter.isASCII && letter.isLetter: return .control(Character(letter.lowercased()))
    default: return nil
    }
  }

  /// The mouse in the form `[<button;column;lineM`, counted from 1. A final `m` is a button release.
  private var mouse: Key? {
    guard final == "M", parameters.count == 3, let column = part(1), let line = part(2), column > 0,
      line > 0
    else { return nil }
    let position = Position(line: line - 1, column: column - 1)
    return switch part(0) {
    case 0: .mouse(.click, position)
    case 64: .mouse(.wheelUp, position)
    case 65: .mouse(.wheelDown, position)
    default: nil
    }
  }

  private func part(_ parameter: Int, _ part: Int = 0) -> Int? {
    guard parameters.indices.contains(parameter), parameters[parameter].indices.contains(part)
    else { return nil }
    return parameters[parameter][part]
  }
}
