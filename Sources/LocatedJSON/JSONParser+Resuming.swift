/// Parsing resumes after a fault, so that all faults of a file are found in one run. The values are lost:
/// `JSONDocument.root` is nil.
extension JSONParser {
  /// The maximum number of faults that are not recovered: a file with more is not a menu.
  private static let mostFaults = 1_000

  /// True if parsing may resume after another fault.
  var canReportMore: Bool { stopCount < Self.mostFaults }

  /// Resumes after the last fault, at the next comma or closing bracket of the same depth; nil if the rest of
  /// the file is too uncertain.
  mutating func resume() -> Step? {
    guard container >= 0, canReportMore, let fault = faults.last,
      let start = end(of: fault)
    else { return nil }
    if isEmptyEntry(fault) || isOtherComma(fault) {
      position = fault.offset + 1
      resumption = position
      guard skipBlanks(), position < bytes.count else { return nil }
      let byte = bytes[position]
      // The comma is already reported, and is not reported again as a trailing comma.
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { return .separator }
      return stepToEntry()
    }
    // The fault is in the key, and a value follows it.
    let isKey =
      isOtherColon(fault) || isInObject && bytes[start...].first == UInt8(ascii: ":")
    if isKey {
      position = start + 1
    } else {
      position = outerSign(of: ",]}", from: start)
    }
    resumption = position
    guard position < bytes.count else { return nil }
    guard isKey else { return .separator }
    guard skipBlanks() else { return nil }
    return .value
  }

  /// True for a comma without an entry before it.
  private func isEmptyEntry(_ fault: JSONFault) -> Bool {
    guard bytes[fault.offset...].first == UInt8(ascii: ",") else { return false }
    switch fault.kind {
    case .missingValue: return !isInObject
    case .missingKey: return isInObject
    default: return false
    }
  }

  /// True for a semicolon or a full stop in place of a comma.
  private func isOtherComma(_ fault: JSONFault) -> Bool {
    guard case .missingComma = fault.kind else { return false }
    return bytes[fault.offset...].first.map { ";.|".utf8.contains($0) } ?? false
  }

  /// True for an equals sign or a semicolon in place of a colon.
  private func isOtherColon(_ fault: JSONFault) -> Bool {
    guard case .missingColon = fault.kind else { return false }
    return bytes[fault.offset...].first.map { "=;".utf8.contains($0) } ?? false
  }

  /// Reports an object without its closing bracket before the next object of an array, and continues with
  /// that object: `[{"a": 1, {"a": 2}]`; nil for anything else.
  mutating func leaveObjectBeforeNext() -> Step? {
    guard bytes[position] == UInt8(ascii: "{"), count > 0, canReportMore, isInObject
    else { return nil }
    let list = tape[container].payload
    guard list >= 0, tape[list].tag == .array else { return nil }
    var end = position
    while end > 0, ", \t\r\n".utf8.contains(bytes[end - 1]) { end -= 1 }
    stop(
      .missingBracket(open: .object, opener: tape[container].offset), at: end, length: 0)
    resumption = position
    leave()
    return .value
  }

  /// Resumes after a closing bracket of the wrong kind. If the rest of the file closes all outer containers,
  /// the bracket replaces the right one. If it closes all but one of them, a bracket is missing before this
  /// one. In any other case parsing stops.
  mutating func stopAtMismatch() -> Step {
    let opener = tape[container].offset
    let mismatch = JSONFault.Kind.mismatchedBracket(open: openContainer, opener: opener)
    bracketSearches += 1
    let open = outerCounts.count - 1
    var closed: Int?
    if bracketSearches <= Self.mostBracketSearches {
      closed = closedBrackets(from: position + 1)
    }
    let isMissing = closed == open - 1 && open > 0
    guard closed == open || isMissing, canReportMore else {
      return stop(mismatch, at: position)
    }
    if isMissing {
      stop(.missingBracket(open: openContainer, opener: opener), at: position, length: 0)
    } else {
      stop(mismatch, at: position)
      position += 1
    }
    resumption = position
    leave()
    return .separator
  }

  /// The maximum number of searches for brackets, because each of them may scan the whole file.
  private static let mostBracketSearches = 16

  /// The number of closing brackets after `start` that close containers opened before it.
  private func closedBrackets(from start: Int) -> Int {
    var closed = 0
    var index = outerSign(of: "]}", from: start)
    while index < bytes.count {
      closed += 1
      index = outerSign(of: "]}", from: index + 1)
    }
    return closed
  }

  /// The index after the text that a fault makes unusable; nil if that is the rest of the file.
  private func end(of fault: JSONFault) -> Int? {
    let end = fault.offset + fault.length
    switch fault.kind {
    case .missingComma, .missingColon, .missingValue, .missingKey: return fault.offset
    case .badEscape, .loneSurrogate, .controlCharacter, .earlyQuote, .invalidUTF8:
      return textEnd(from: end)
    case .singleQuotes where fault.length == 1: return textEnd(UInt8(ascii: "'"), from: end)
    case .unterminatedString: return commaEnding(fault.offset..<end)
    case .unclosedComment: return bytes[end...].firstIndex(where: \.isLineBreak)
    case .mismatchedBracket, .missingBracket, .unclosed, .tooDeep, .mergeConflict: return nil
    default: return end
    }
  }

  /// The index of the next byte in `signs` that is outside strings and outside the brackets opened after
  /// `start`; the end of the file if there is none.
  private func outerSign(of signs: String, from start: Int) -> Int {
    var index = start
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index = textEnd(from: index + 1)
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]") where depth > 0, UInt8(ascii: "}") where depth > 0: depth -= 1
      case _ where depth == 0 && signs.utf8.contains(byte): return index
      default: break
      }
      index += 1
    }
    return index
  }

  /// The index after the next quote that a separator follows, or the end of the line.
  private func textEnd(_ quote: UInt8 = UInt8(ascii: "\""), from start: Int) -> Int {
    var index = start
    while index < bytes.count, !bytes[index].isLineBreak {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\") { index += 1 }
      if byte == quote, isSeparator(after: index) { return index }
    }
    return min(index, bytes.count)
  }

  /// The comma that an unclosed string has swallowed at its end; without one, the end of the string.
  private func commaEnding(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    if bytes[end - 1] == UInt8(ascii: "\"") { end -= 1 }
    let last = bytes[range.lowerBound..<end].lastIndex { !$0.isBlank }
    if let last, bytes[last] == UInt8(ascii: ",") { return last }
    return end
  }
}
