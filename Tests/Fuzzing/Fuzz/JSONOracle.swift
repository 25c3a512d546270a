/// A minimal recursive-descent parser for RFC 8259: it knows the limits of a menu file, but no faults.
struct JSONOracle {
  /// A value, with repeated keys and with numbers as written.
  indirect enum Tree: Equatable {
    case null, bool(Bool), number([UInt8]), string([UInt8])
    case array([Tree])
    case object([Member])
  }

  struct Member: Equatable {
    let key: Tree
    let value: Tree
  }

  private var rest: ArraySlice<UInt8>

  /// The value of a text, nil if it is not JSON.
  static func tree(of bytes: [UInt8]) -> Tree? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var oracle = JSONOracle(rest: bytes[...])
    guard let tree = oracle.value(depth: 0) else { return nil }
    oracle.skipBlanks()
    return oracle.rest.isEmpty ? tree : nil
  }

  private mutating func value(depth: Int) -> Tree? {
    skipBlanks()
    switch rest.first.map(Unicode.Scalar.init) {
    case "\"": return string()
    case "[" where depth < 64:
      return entries(until: "]") { $0.value(depth: depth + 1) }.map(Tree.array)
    case "{" where depth < 64:
      return entries(until: "}") { oracle in
        oracle.skipBlanks()
        guard let key = oracle.string(), oracle.take(":"),
          let value = oracle.value(depth: depth + 1)
        else { return nil }
        return Member(key: key, value: value)
      }.map(Tree.object)
    case "t": return word("true", .bool(true))
    case "f": return word("false", .bool(false))
    case "n": return word("null", .null)
    default: return number()
    }
  }

  private mutating func entries<Entry>(
    until end: Unicode.Scalar, _ entry: (inout JSONOracle) -> Entry?
  ) -> [Entry]? {
    rest = rest.dropFirst()
    if take(end) { return [] }
    var entries: [Entry] = []
    repeat {
      guard let next = entry(&self) else { return nil }
      entries.append(next)
    } while take(",")
    return take(end) ? entries : nil
  }

  private mutating func word(_ word: String, _ tree: Tree) -> Tree? {
    guard rest.starts(with: word.utf8) else { return nil }
    rest = rest.dropFirst(word.utf8.count)
    return tree
  }

  private mutating func number() -> Tree? {
    let start = rest
    skip("-", atMost: 1)
    let isZero = rest.first == UInt8(ascii: "0")
    guard digits(),
      !isZero
        || start.distance(from: start.startIndex, to: rest.startIndex)
          == (start.first == UInt8(ascii: "-") ? 2 : 1)
    else { return nil }
    if skip(".", atMost: 1), !digits() { return nil }
    if skip("eE", atMost: 1) {
      skip("+-", atMost: 1)
      guard digits() else { return nil }
    }
    let written = Array(start[..<rest.startIndex])
    return written.count <= 1_000 ? .number(written) : nil
  }

  private mutating func digits() -> Bool { skip("0123456789", atMost: .max) }

  private mutating func string() -> Tree? {
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    var units: [UInt16] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: units, as: UTF16.self) else { return nil }
        return .string(Array(text.utf8))
      case ..<0x20: return nil
      case UInt8(ascii: "\\"):
        guard let unit = escape() else { return nil }
        units.append(unit)
      default:
        let length = byte < 0x80 ? 0 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
        units += String(decoding: [byte] + rest.prefix(length), as: UTF8.self).utf16
        rest = rest.dropFirst(length)
      }
    }
    return nil
  }

  private mutating func escape() -> UInt16? {
    let plain: [Unicode.Scalar: UInt16] = [
      "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9,
    ]
    guard let letter = rest.popFirst().map(Unicode.Scalar.init) else { return nil }
    guard letter == "u" else { return plain[letter] }
    let digits = String(decoding: rest.prefix(4), as: UTF8.self)
    rest = rest.dropFirst(4)
    return digits.utf8.count == 4 && digits.first?.isHexDigit ?? false
      ? UInt16(digits, radix: 16) : nil
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    return skip(String(sign), atMost: 1)
  }

  private mutating func skipBlanks() { skip(" \n\r\t", atMost: .max) }

  @discardableResult
  private mutating func skip(_ signs: String, atMost most: Int) -> Bool {
    let run = rest.prefix(most).prefix { byte in signs.utf8.contains { $0 == byte } }
    rest = rest.dropFirst(run.count)
    return !run.isEmpty
  }
}
