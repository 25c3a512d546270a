/// Bytes that decide what is done next.
struct Script {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// True at the end of the bytes.
  var isAtEnd: Bool { rest.isEmpty }

  mutating func next() -> UInt8? { rest.popFirst() }

  /// A number below a limit, 0 after the end.
  mutating func number(below limit: Int) -> Int {
    guard limit > 256 else { return Int(next() ?? 0) % limit }
    return (Int(next() ?? 0) << 8 | Int(next() ?? 0)) % limit
  }

  /// One element of a collection that is not empty.
  mutating func one<Thing>(of things: [Thing]) -> Thing { things[number(below: things.count)] }

  /// A few bytes as text.
  mutating func text(atMost most: Int) -> String {
    let length = number(below: most)
    defer { rest = rest.dropFirst(length) }
    return String(decoding: rest.prefix(length), as: UTF8.self)
  }
}
