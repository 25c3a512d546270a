internal import MenuPresentation

/// A control sequence behind its ESC, as xterm and those that follow it send keys: `[1;5A`, `OP`.
///
/// Also read are the forms of rxvt, the VT220 and the Linux console, and those in which a program that
/// crashed may have left the keyboard: kitty's `[97;5u` and xterm's `[27;5;97~`.
struct ControlSequence {
  private let first: UInt8
  private let final: Character
  /// The parameters, each with its parts: `[97:65;2u` → [[97, 65], [2]]; nil where one is left out.
  private var parameters: [[Int?]] = []
  private var isPrivate = false
  private var isMouse = false
  private var isOfLinux = false

  /// Takes at least two bytes, the introducer and the final one.
  init(_ bytes: [UInt8]) {
    first = bytes.first ?? 0
    final = Character(Unicode.Scalar(bytes.last ?? 0))
    var middle = bytes.dropFirst().dropLast()
    if middle.first == UInt8(ascii: "<") {
      isMouse = true
      middle = middle.dropFirst()
    }
    isOfLinux = middle.elementsEqual([UInt8(ascii: "[")])
    // Private parameters and intermediate bytes are for answers.
    isPrivate = !middle.allSatisfy { (0x30...0x3B).contains($0) }
    guard !isPrivate, !middle.isEmpty else { return }
    parameters = middle.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
        $0.isEmpty ? nil : Int(String(decoding: $0, as: UTF8.self)) ?? -1
      }
    }
  }

  /// The key, nil for anything else: an answer, a key that was let go, one without a use.
  var key: Key? {
    if isOfLinux {
      return (["A", "B", "C", "D", "E"] as [Character]).firstIndex(of: final).map {
        .function($0 + 1)
      }
    }
    if isPrivate { return nil }
    if isMouse { return mouse }
    if first == UInt8(ascii: "O") {
      return final == "M" ? .enter : final == "R" ? .function(3) : letterKey
    }
    // Kinds of events are told behind the modifiers: 3 is a key that was let go.
    if part(1, 1) == 3 { return nil }
    switch final {
    case "~": return part(0) == 27 ? unicodeKey(part(2)) : numberKey
    case "u": return unicodeKey(part(0))
    case "Z": return .backTab
    default: return part(0) ?? 1 == 1 && parameters.count <= 2 ? letterKey : nil
    }
  }

  /// A key by its final letter. R is left out: `[1;5R` is where the cursor stands, too.
  private var letterKey: Key? {
    switch final {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    case "P": .function(1)
    case "Q": .function(2)
    case "S": .function(4)
    default: nil
    }
  }

  private var numberKey: Key? {
    switch part(0) {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case let number?: Self.functionNumbers.firstIndex(of: number).map { .function($0 + 1) }
    case nil: nil
    }
  }

  private static let functionNumbers = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]

  /// A key by its Unicode scalar and its modifiers, one more than the sum of Shift 1, Alt 2, Ctrl 4,
  /// Super 8, and locks from 64.
  private func unicodeKey(_ code: Int?) -> Key? {
    let modifiers = max(0, (part(1) ?? 1) - 1) & 0x3F
    switch code {
    case nil: return nil
    case 8, 127: return .backspace
    case 9: return modifiers & 1 == 0 ? .tab : .backTab
    case 13, 57_414: return .enter
    case 27: return .escape
    case let code? where (57_399...57_408).contains(code):
      return .character(Character("\(code - 57_399)"))
    case let code? where (57_417...57_424).contains(code):
      return [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end][code - 57_417]
    case 57_426: return .delete
    default: break
    }
    // The text that the key makes, its capital, or the scalar itself.
    let text = final == "u" ? part(2) ?? (modifiers & 1 == 1 ? part(0, 1) : nil) : nil
    guard let value = text ?? code, let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init)
    else { return nil }
    switch scalar.properties.generalCategory {
    case .control, .privateUse, .unassigned, .surrogate: return nil
    default: break
    }
    let letter = Character(scalar)
    switch modifiers {
    case 0: return .character(letter)
    case 1:
      let capital = letter.uppercased()
      return .character(text == nil && capital.count == 1 ? Character(capital) : letter)
    case 4:
      return letter.isASCII && letter.isLetter ? .control(Character(letter.lowercased())) : nil
    default: return nil
    }
  }

  /// The mouse in the form `[<button;column;lineM`, counted from 1; a final `m` is a button let go.
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
