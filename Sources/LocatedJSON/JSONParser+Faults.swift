extension JSONParser {
  /// Reports a fault after which parsing continues. A file can have millions of them; not all are listed.
  mutating func recover(_ slip: JSONFault.Slip, at offset: Int, length: Int) {
    guard faults.count < limits.faults else {
      omittedFaultCount += 1
      return
    }
    faults.append(JSONFault(kind: .recovered(slip), offset: offset, length: length))
  }

  /// Reports a fault that is not recovered: the values of the file are lost.
  @discardableResult
  mutating func stop(_ kind: JSONFault.Kind, at offset: Int, length: Int = 1) -> Step {
    stopCount += 1
    faults.append(JSONFault(kind: kind, offset: offset, length: length))
    return .stop
  }

  /// Reports text before the brace that opens the file, and continues at the brace: `const menu = {`,
  /// `$ cat Menu.json` on its own line, or the answer of an assistant before its code.
  mutating func skipTextInFront() {
    // A value, a comment, or a conflict marker of a merge.
    guard !"{[\"#/<".utf8.contains(bytes[position]) else { return }
    let few = bytes[position..<min(bytes.count, position + Self.mostTextInFront)]
    guard let brace = few.firstIndex(of: UInt8(ascii: "{")) else { return }
    let text = bytes[position..<brace]
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    let isOneLine = lines.dropFirst().allSatisfy { $0.allSatisfy { $0 == 0x20 || $0 == 0x0D } }
    let last = lines.last { !$0.allSatisfy { $0.isBlank || $0.isLineBreak } }
    let isCode = last?.starts(with: "```".utf8) ?? false
    guard isCode || isOneLine && !text.contains(where: { "[]}\"".utf8.contains($0) }) else {
      return
    }
    stop(.leadingCharacters, at: position, length: brace - position)
    position = brace
    resumption = brace
  }

  private static let mostTextInFront = 200

  /// Reports that the file ends inside a container.
  mutating func stopAtEnd() -> Step {
    guard container >= 0 else { return stop(.missingValue, at: position, length: 0) }
    return stop(
      .unclosed(openContainer, opener: tape[container].offset), at: position, length: 0)
  }

  /// Handles a byte at `position` with which no value begins.
  mutating func stopAtValue() -> Step {
    switch bytes[position] {
    case UInt8(ascii: ","): return stop(.missingValue, at: position)
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      if container < 0 { return stop(.missingValue, at: position) }
      return stopAtCloser(missing: .missingValue)
    case UInt8(ascii: "+"), UInt8(ascii: "."): return stopAtNumber(position)
    case let byte where isLetter(byte): return stopAtWord()
    default:
      if readOtherQuotes() { return .separator }
      return openOtherBracket() ?? closeOtherBracket() ?? stopAtCharacter()
    }
  }

  /// Handles a byte at `position` with which no key begins.
  mutating func stopAtKey() -> Step {
    let byte = bytes[position]
    if byte == UInt8(ascii: "]") { return stopAtCloser(missing: .missingKey) }
    if isLetter(byte) || byte.isDigit || byte == UInt8(ascii: "$") {
      let run = run(from: position)
      // The key may lack only its first quote.
      let hasQuote = run.upperBound < bytes.count && bytes[run.upperBound] == UInt8(ascii: "\"")
      var length = run.count
      if hasQuote, isFollowedByColon(run.upperBound + 1) { length += 1 }
      return stopAtQuote() ?? stop(.unquotedKey(excerpt(run)), at: position, length: length)
    }
    if let step = leaveObjectBeforeNext() { return step }
    if ",:{[}-+.".utf8.contains(byte) { return stop(.missingKey, at: position) }
    guard readOtherQuotes() else { return stopAtCharacter() }
    guard skipBlanks() else { return .stop }
    guard position < bytes.count else { return stopAtEnd() }
    guard bytes[position] == UInt8(ascii: ":") else {
      return stop(.missingColon(after: lastEntry), at: position)
    }
    position += 1
    return stepToValue()
  }

  private func isFollowedByColon(_ index: Int) -> Bool {
    bytes[min(index, bytes.count)...].first { !$0.isBlank } == UInt8(ascii: ":")
  }

  /// Reports a closing bracket that does not match, or that follows a missing value or key.
  private mutating func stopAtCloser(missing: JSONFault.Kind? = nil) -> Step {
    let matches = (bytes[position] == UInt8(ascii: "}")) == isInObject
    if matches, let missing { return stop(missing, at: position) }
    return stopAtMismatch()
  }

  mutating func stopAtNumber(_ start: Int) -> Step {
    var end = bareText(from: start).upperBound
    if isStrayQuote(at: end) { end += 1 }
    return stop(.badNumber(excerpt(start..<end)), at: start, length: end - start)
  }

  mutating func stopAtWord() -> Step {
    let run = bareText(from: position)
    return stopAtQuote() ?? stop(.unknownWord(excerpt(run)), at: position, length: run.count)
  }

  /// Handles a value that ended at `end` and is followed by neither a comma nor the matching bracket.
  mutating func stopOrContinue(after end: Int) -> Step {
    let byte = bytes[position]
    if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { return stopAtCloser() }
    if let step = closeOtherBracket() ?? leaveObjectBeforeNext() { return step }
    if !isInObject, let step = stopAtText(endingWith: ",") { return step }
    if ":<#".utf8.contains(byte) { return stopAtCharacter() }
    // The start of another entry means a missing comma; on the same line it could also be a quote
    // inside a text.
    let isEntry =
      byte == UInt8(ascii: "\"") || !isInObject && "{[-tfn0123456789".utf8.contains(byte)
    if isEntry, bytes[end..<position].contains(where: \.isLineBreak) {
      recover(.missingComma, at: end, length: 0)
      return stepToEntry()
    }
    let isBroken = byte >= 0x80 && utf8Length(at: position) == 0
    if isBroken || byte < 0x20 || isByteOrderMark(at: position) { return stopAtCharacter() }
    return stopAtQuote()
      ?? stop(
        .missingComma(after: lastEntry, in: openContainer), at: position,
        length: run(from: position).count)
  }

  mutating func stopAfterEnd() -> Step {
    let byte = bytes[position]
    if byte >= 0x80 || byte < 0x20 { return stopAtCharacter() }
    let isValue = "{[\"-tfn0123456789".utf8.contains(byte)
    if isValue { return stop(.secondDocument, at: position) }
    return stop(.trailingCharacters, at: position)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  private mutating func stopAtCharacter() -> Step {
    let byte = bytes[position]
    if byte == UInt8(ascii: "'") {
      let end = endOfOtherQuotes(["'"], from: position + 1)
      return stop(.singleQuotes, at: position, length: end.map { $0 - position } ?? 1)
    }
    if bytes[position...].starts(with: "<<<<<<<".utf8) {
      return stop(.mergeConflict, at: position, length: 7)
    }
    let length = characterLength(at: position)
    if length == 0 { return stop(.invalidUTF8(byte), at: position) }
    if isByteOrderMark(at: position) { return stop(.byteOrderMark, at: position, length: 3) }
    let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
    let scalar = text.unicodeScalars.first ?? "\u{FFFD}"
    if Self.otherQuotes.contains(scalar) {
      return stop(.typographicQuotes, at: position, length: length)
    }
    if scalar.properties.generalCategory == .currencySymbol,
      bytes[bareText(from: position)].contains(where: \.isDigit)
    {
      return stopAtNumber(position)
    }
    return stopAtQuote() ?? stop(.unexpectedCharacter(scalar), at: position, length: length)
  }

  var openContainer: JSONFault.Container {
    if isInObject { .object } else { .array }
  }

  /// The end of the entry before `position`, as written.
  var lastEntry: String {
    let node = tape[nodeCount - 1]
    // The entry of a container ends with its closing bracket, one byte long.
    var length = 1
    if node.tag != .end { length = node.payload }
    return excerpt(node.offset..<node.offset + length)
  }

  /// The bytes from `start` to the next separator, at least one.
  func run(from start: Int) -> Range<Int> {
    var end = start + 1
    while end < bytes.count, !isDelimiter(at: end) { end += 1 }
    return start..<end
  }

  /// The value without quotes that begins at `start`: up to the next separator, or in an object up to the
  /// next key, because only a key can follow a comma there. `{"price": 7,50 €}` → 7,50 €
  func bareText(from start: Int) -> Range<Int> {
    let run = run(from: start)
    guard isInObject else { return run }
    var end = start
    var part = start
    while part < bytes.count {
      let next = endOfPart(from: part)
      let isKey = next < bytes.count && "\":{[#".utf8.contains(bytes[next])
      guard !isKey, let last = bytes[part..<next].lastIndex(where: { !$0.isBlank }) else { break }
      end = last + 1
      guard next < bytes.count, bytes[next] == UInt8(ascii: ",") else { break }
      part = next + 1
    }
    return start..<max(end, run.upperBound)
  }

  /// The next separator that is neither a blank nor a slash, or the next comment.
  private func endOfPart(from start: Int) -> Int {
    let comments = ["#", "//", "/*"]
    return bytes.indices[start...].first { index in
      let isInside = bytes[index].isBlank || bytes[index] == UInt8(ascii: "/")
      return !isInside && isDelimiter(at: index)
        || comments.contains { bytes[index...].starts(with: $0.utf8) }
    } ?? bytes.count
  }

  /// The text of a range, shortened if it is long; a string keeps its closing quote.
  func excerpt(_ range: Range<Int>) -> String {
    let few = range.clamped(to: range.lowerBound..<range.lowerBound + 4 * JSONFault.excerptLength)
    let text = String(decoding: bytes[few.clamped(to: 0..<bytes.count)], as: UTF8.self)
    let scalars = text.unicodeScalars
    guard few != range || scalars.count > JSONFault.excerptLength else { return text }
    let beginning = String(scalars.prefix(JSONFault.excerptLength - 1)) + "…"
    if text.hasPrefix("\"") { return beginning + "\"" }
    return beginning
  }
}
