/// Parses bytes in one pass and writes the tape.
///
/// A state machine without recursion: the tape itself records which containers are open. Each node
/// begins at a different byte, so a tape with one node per byte never overflows.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let tape: UnsafeMutableBufferPointer<JSONNode>
  let limits: JSONLimits

  var position = 0
  var nodeCount = 0
  var faults: [JSONFault] = []
  var omittedFaultCount = 0
  /// The number of faults that are not recovered.
  var stopCount = 0
  /// The position where parsing resumed after the last of them.
  var resumption = 0
  /// The number of times that the rest of the file was searched for closing brackets.
  var bracketSearches = 0
  /// False after a comment that has the start of another one and not its end.
  var nestsComments = true

  /// The innermost open container; -1 for none.
  var container = -1
  /// The number of entries so far in this container, and in each of those around it.
  var count = 0
  var outerCounts: [Int] = []

  /// The expected next item.
  enum Step { case value, key, separator, end, stop }

  /// Parses the file; false if a fault was not recovered.
  mutating func parse() -> Bool {
    var step = readStart()
    while true {
      switch step {
      case .value: step = readValue()
      case .key: step = readKey()
      case .separator: step = readSeparator()
      case .end: return stopCount == 0
      case .stop:
        guard let next = resume() else { return false }
        step = next
      }
    }
  }

  private mutating func readStart() -> Step {
    if bytes.isEmpty { return stop(.empty, at: 0, length: 0) }
    if isOtherEncoding { return stop(.otherEncoding, at: 0, length: 2) }
    if isByteOrderMark(at: 0) {
      recover(.byteOrderMark, at: 0, length: 3)
      position = 3
    }
    guard skipBlanks() else { return .stop }
    if position == bytes.count { return stop(.blank, at: position, length: 0) }
    skipTextInFront()
    return .value
  }

  /// Parses a value, or the opening bracket of a container.
  private mutating func readValue() -> Step {
    guard position < bytes.count else { return stopAtEnd() }
    switch bytes[position] {
    case UInt8(ascii: "\""):
      guard readString() else { return .stop }
      return .separator
    case UInt8(ascii: "{"): return open(.object)
    case UInt8(ascii: "["): return open(.array)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumber()
    case UInt8(ascii: "t"): return readWord("true", .yes)
    case UInt8(ascii: "f"): return readWord("false", .no)
    case UInt8(ascii: "n"): return readWord("null", .null)
    default: return stopAtValue()
    }
  }

  /// Parses a key and its colon.
  private mutating func readKey() -> Step {
    guard position < bytes.count else { return stopAtEnd() }
    guard bytes[position] == UInt8(ascii: "\"") else { return stopAtKey() }
    guard readString(), skipBlanks() else { return .stop }
    guard position < bytes.count else { return stopAtEnd() }
    guard bytes[position] == UInt8(ascii: ":") || skipFullWidth("：") || skipArrow() else {
      return stopAtText(endingWith: ":") ?? stopAtQuote(ofKey: true)
        ?? stop(.missingColon(after: lastEntry), at: position)
    }
    position += 1
    return stepToValue()
  }

  /// Skips the blanks before a value.
  mutating func stepToValue() -> Step {
    guard skipBlanks() else { return .stop }
    return .value
  }

  /// The step that reads an entry of the open container.
  func stepToEntry() -> Step {
    if isInObject { return .key }
    return .value
  }

  /// Continues after a value, with a comma, a closing bracket or the end.
  private mutating func readSeparator() -> Step {
    let end = position
    guard skipBlanks() else { return .stop }
    guard container >= 0 else {
      guard position == bytes.count else { return stopAfterEnd() }
      return .end
    }
    guard position < bytes.count else { return stopAtEnd() }
    count += 1
    let byte = bytes[position]
    let comma = position
    if byte == UInt8(ascii: ",") || byte >= 0x80 && skipFullWidth("，") {
      position += 1
      let length = position - comma
      guard skipBlanks() else { return .stop }
      guard position < bytes.count, bytes[position] == closer else {
        return stepToEntry()
      }
      // A comma in full width is only reported as the one that is too many.
      if length > 1, let stray = faults.lastIndex(where: { $0.offset == comma }) {
        faults.remove(at: stray)
      }
      recover(.trailingComma, at: comma, length: length)
      return close()
    }
    if byte == closer { return close() }
    return stopOrContinue(after: end)
  }

  mutating func open(_ tag: JSONNode.Tag) -> Step {
    guard outerCounts.count < limits.depth else {
      return stop(.tooDeep(limit: limits.depth), at: position)
    }
    outerCounts.append(count)
    count = 0
    append(tag, offset: position, payload: container)
    container = nodeCount - 1
    position += 1
    guard skipBlanks() else { return .stop }
    if position < bytes.count, bytes[position] == closer { return close() }
    return stepToEntry()
  }

  /// Leaves a container without an `end` node, because the values of the file are lost anyway.
  mutating func leave() {
    let opened = tape[container]
    count = outerCounts.removeLast()
    container = opened.payload
  }

  private mutating func close() -> Step {
    let opened = tape[container]
    append(.end, offset: position, payload: count)
    tape[container] = JSONNode(opened.tag, offset: opened.offset, payload: nodeCount - 1)
    count = outerCounts.removeLast()
    container = opened.payload
    position += 1
    return .separator
  }

  /// Reports a full-width comma or colon, and moves to its last byte, which then counts as the ASCII one.
  private mutating func skipFullWidth(_ character: Unicode.Scalar) -> Bool {
    guard scalar(at: position) == character else { return false }
    recover(.strayCharacter(character), at: position, length: 3)
    position += 2
    return true
  }

  /// Skips the sign that other languages write in place of a colon, `=` or `=>`, up to its last byte.
  private mutating func skipArrow() -> Bool {
    guard bytes[position] == UInt8(ascii: "=") else { return false }
    let isArrow = bytes[position...].starts(with: "=>".utf8)
    recover(.strayCharacter("="), at: position, length: isArrow ? 2 : 1)
    if isArrow { position += 1 }
    return true
  }

  /// True if the innermost open container is an object.
  var isInObject: Bool { container >= 0 && tape[container].tag == .object }

  /// The bracket that closes the open container.
  private var closer: UInt8 {
    if isInObject { UInt8(ascii: "}") } else { UInt8(ascii: "]") }
  }

  mutating func append(
    _ tag: JSONNode.Tag, spelling: JSONNode.Spelling = .plain, offset: Int, payload: Int
  ) {
    let node = JSONNode(tag, spelling: spelling, offset: offset, payload: payload)
    tape.initializeElement(at: nodeCount, to: node)
    nodeCount += 1
  }
}
