extension JSONParser {
  /// Notes a fault behind which reading goes on. A file can have millions: the kind with its texts is made
  /// for those that are listed.
  mutating func recover(at offset: Int, length: Int, _ kind: (JSONParser) -> JSONFault.Kind) {
    guard faults.count < limits.faults else {
      omittedFaultCount += 1
      return
    }
    faults.append(JSONFault(kind: kind(self), offset: offset, length: length, isRecovered: true))
  }

  /// Notes the fault that ends reading.
  mutating func stop(_ kind: JSONFault.Kind, at offset: Int, length: Int = 1) -> Step {
    faults.append(JSONFault(kind: kind, offset: offset, length: length, isRecovered: false))
    return .stop
  }

  /// The file ends inside a container.
  mutating func stopAtEnd() -> Step {
    guard container >= 0 else { return stop(.missingValue, at: position, length: 0) }
    return stop(
      .unclosed(openContainer, opener: tape[container].offset), at: position, length: 0)
  }

  /// No value begins at `position`.
  mutating func stopAtValue() -> Step {
    switch bytes[position] {
    case UInt8(ascii: ","): return stop(.missingValue, at: position)
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return container < 0
        ? stop(.missingValue, at: position) : stopAtCloser(missing: .missingValue)
    case UInt8(ascii: "+"), UInt8(ascii: "."): return stopAtNumber(position)
    case let byte where isLetter(byte): return stopAtWord()
    default: return stopAtCharacter()
    }
  }

  /// No key begins at `position`.
  mutating func stopAtKey() -> Step {
    let byte = bytes[position]
    if byte == UInt8(ascii: "]") { return stopAtCloser(missing: .missingKey) }
    if isLetter(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "$") {
      let run = run(from: position)
      return stopAtQuote() ?? stop(.unquotedKey(excerpt(run)), at: position, length: run.count)
    }
    return ",:{[}-+.".utf8.contains(byte) ? stop(.missingKey, at: position) : stopAtCharacter()
  }

  /// A closing bracket stands where something else must: it is the wrong one, or something is missing.
  private mutating func stopAtCloser(missing: JSONFault.Kind) -> Step {
    let isRight = (bytes[position] == UInt8(ascii: "]")) == (openContainer == .array)
    return stop(isRight ? missing : mismatch, at: position)
  }

  private var mismatch: JSONFault.Kind {
    .mismatchedBracket(open: openContainer, opener: tape[container].offset)
  }

  mutating func stopAtNumber(_ start: Int) -> Step {
    let run = run(from: start)
    let digits = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
    let isZero =
      digits + 1 < run.upperBound && bytes[digits] == UInt8(ascii: "0")
      && run.dropFirst(digits - start).allSatisfy { bytes[$0] &- 0x30 < 10 || bytes[$0] == 0x2E }
      && bytes[digits + 1] != UInt8(ascii: ".")
    let text = excerpt(run)
    return stop(isZero ? .leadingZero(text) : .badNumber(text), at: start, length: run.count)
  }

  mutating func stopAtWord() -> Step {
    let run = run(from: position)
    return stopAtQuote() ?? stop(.unknownWord(excerpt(run)), at: position, length: run.count)
  }

  /// Behind a value that ended at `end` stands neither comma nor the right bracket.
  mutating func stopOrGoOn(behind end: Int, isObject: Bool) -> Step {
    let byte = bytes[position]
    if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
      return stop(mismatch, at: position)
    }
    if byte == UInt8(ascii: ":") { return stopAtCharacter() }
    // What can begin the next entry: a forgotten comma, unless it stands on the same line, where a quote
    // inside a text is as likely.
    let isEntry =
      byte == UInt8(ascii: "\"")
      || !isObject && ("{[-".utf8.contains(byte) || byte &- 0x30 < 10 || "tfn".utf8.contains(byte))
    if isEntry, bytes[end..<position].contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      recover(at: end, length: 0) { .missingComma(after: $0.lastEntry, in: $0.openContainer) }
      return isObject ? .key : .value
    }
    if byte < 0x20 || isByteOrderMark(at: position) || byte >= 0x80 && utf8Length(at: position) == 0
    {
      return stopAtCharacter()
    }
    return stopAtQuote()
      ?? stop(
        .missingComma(after: lastEntry, in: openContainer), at: position,
        length: run(from: position).count)
  }

  mutating func stopBehindEnd() -> Step {
    let byte = bytes[position]
    if "{[\"-tfn".utf8.contains(byte) || byte &- 0x30 < 10 {
      return stop(.secondDocument, at: position)
    }
    if byte >= 0x80 || byte < 0x20 { return stopAtCharacter() }
    return stop(.trailingCharacters, at: position)
  }

  private mutating func stopAtCharacter() -> Step {
    let byte = bytes[position]
    if byte == UInt8(ascii: "'") { return stop(.singleQuotes, at: position) }
    let length = byte < 0x80 ? 1 : utf8Length(at: position)
    if length == 0 { return stop(.invalidUTF8(byte), at: position) }
    if isByteOrderMark(at: position) { return stop(.byteOrderMark, at: position, length: 3) }
    let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
    let scalar = text.unicodeScalars.first ?? "\u{FFFD}"
    if scalar.isTypographicQuote {
      return stop(.typographicQuotes(typographicQuotes()), at: position, length: length)
    }
    return stopAtQuote() ?? stop(.unexpectedCharacter(scalar), at: position, length: length)
  }
}
