/// Files of text that are told by how they begin; to be asked about what is not JSON.
extension ForeignFile {
  /// What a text is by its first lines, nil for what may be meant as JSON.
  init?(textOf bytes: [UInt8]) {
    let text = FirstLines(bytes)
    guard let first = text.lines.first, let byte = first.first else { return nil }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "'"):
      guard Self.isScript(first) else { return nil }
      self = .javaScript
    case UInt8(ascii: "<"): self = Self.markup(bytes)
    case UInt8(ascii: "\""):
      guard Self.isTable(text.lines) else { return nil }
      self = .csv
    default:
      guard let kind = Self.kind(of: text, first) else { return nil }
      self = kind
    }
  }

  private static func kind(of text: FirstLines, _ first: ArraySlice<UInt8>) -> ForeignFile? {
    if isBinary(text.bytes) { return .binary }
    if first.starts(with: "```".utf8) { return .fencedJSON }
    if isScript(first) { return .javaScript }
    if first.starts(with: "---".utf8) || first.starts(with: "%YAML".utf8) { return .yaml }
    if first.first == UInt8(ascii: "#") {
      let rest = text.lines.first { $0.first != UInt8(ascii: "#") }
      return rest.map(isPair) == true ? .yaml : .markdown
    }
    if first.starts(with: "- ".utf8) || first.starts(with: "* ".utf8) {
      return isPair(first.dropFirst(2)) ? .yaml : .markdown
    }
    if first.first == UInt8(ascii: "|") || first.first == UInt8(ascii: ">") { return .markdown }
    if isTable(text.lines) { return .csv }
    if isPair(first), text.lines.dropFirst().first.map(isPairOrEntry) ?? true { return .yaml }
    return isWriting(first) ? .plainText : nil
  }

  /// Whether a line is the beginning of a program.
  private static func isScript(_ line: ArraySlice<UInt8>) -> Bool {
    let beginnings = [
      "const ", "let ", "var ", "export ", "import ", "module.exports", "exports.", "window.",
      "function ", "(function", "'use strict'", "\"use strict\"", "define(", "require(", "async ",
      "globalThis.", "self.", "return ", "(() =>", "(()=>",
    ]
    if beginnings.contains(where: { line.starts(with: $0.utf8) }) { return true }
    // `menu = {`, and the same as a call: `show({`.
    let rest = line.drop { isLetter($0) || $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    guard rest.count < line.count else { return false }
    let sign = rest.filter { $0 != 0x20 }.prefix(2)
    return ["={", "=[", "({", "(["].contains { sign.elementsEqual($0.utf8) }
  }

  /// Whether lines have as many columns each, at least two.
  private static func isTable(_ lines: [ArraySlice<UInt8>]) -> Bool {
    guard lines.count > 1 else { return false }
    return [UInt8(ascii: ";"), 0x09, UInt8(ascii: ",")].contains { separator in
      let counts = lines.prefix(3).map { separators(separator, in: $0) }
      return counts[0] > 0 && counts.allSatisfy { $0 == counts[0] }
    }
  }

  /// How often a separator stands in a line: outside quotes, and as no decimal comma.
  private static func separators(_ separator: UInt8, in line: ArraySlice<UInt8>) -> Int {
    var isQuoted = false
    var count = 0
    for (index, byte) in zip(line.indices, line) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard byte == separator, !isQuoted else { continue }
      let isInside = index > line.startIndex && index + 1 < line.endIndex
      let isDecimal = isInside && line[index - 1].isASCIIDigit && line[index + 1].isASCIIDigit
      count += separator == UInt8(ascii: ",") && isDecimal ? 0 : 1
    }
    return count
  }

  /// `name: …`, without the brackets and quotes of JSON.
  private static func isPair(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, isLetter(first) || first >= 0x80,
      let colon = line.firstIndex(of: UInt8(ascii: ":")), colon - line.startIndex <= 40
    else { return false }
    return colon + 1 == line.endIndex || line[colon + 1] == 0x20
  }

  private static func isPairOrEntry(_ line: ArraySlice<UInt8>) -> Bool {
    isPair(line) || line.starts(with: "- ".utf8) || line.first == UInt8(ascii: "#")
  }

  /// Whether a line begins like a sentence or a name; a lone word of JSON does not.
  private static func isWriting(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, isLetter(first) || (0xC3...0xF4).contains(first) else {
      return false
    }
    // What typed quotes became.
    if ["“", "”", "„", "‘", "’", "«", "\u{FEFF}"].contains(where: { line.starts(with: $0.utf8) }) {
      return false
    }
    let word = line.prefix { isLetter($0) }
    let words = ["true", "false", "null", "True", "False", "None", "NaN", "Infinity", "undefined"]
    return !words.contains { word.elementsEqual($0.utf8) }
      && String(validating: line, as: UTF8.self) != nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  private static func isBinary(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.contains(0) }

  private static func markup(_ bytes: [UInt8]) -> ForeignFile {
    let head = bytes.prefix(4_096).map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }[...]
    let marks = ["<!doctype html", "<html", "<head", "<body", "<script", "<div", "<!--"]
    guard marks.contains(where: { head.contains(Array($0.utf8)[...]) }) else { return .xml }
    return .webPage(menuLine: menuLine(in: bytes))
  }

  /// The line in which a page has a menu for search engines.
  private static func menuLine(in bytes: [UInt8]) -> Int? {
    let kind = Array("application/ld+json".utf8)
    let marks = ["\"Menu\"", "hasMenu", "MenuItem", "MenuSection"].map { Array($0.utf8)[...] }
    guard let start = bytes.firstRange(of: kind)?.lowerBound else { return nil }
    let rest = bytes[start...]
    guard marks.contains(where: { rest.contains($0) }) else { return nil }
    return bytes[..<start].count { $0 == 0x0A } + 1
  }
}

/// The first lines of a file that have something on them, without blanks around and without what
/// scripts call comments.
private struct FirstLines {
  let bytes: ArraySlice<UInt8>
  private(set) var lines: [ArraySlice<UInt8>] = []

  init(_ file: [UInt8]) {
    let hasMark = file.starts(with: [0xEF, 0xBB, 0xBF])
    bytes = file.dropFirst(hasMark ? 3 : 0).prefix(4_096)
    var isComment = false
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = Self.trimmed(line)
      if lines.isEmpty, text.starts(with: "/*".utf8) { isComment = true }
      let isSkipped = text.isEmpty || isComment || lines.isEmpty && text.starts(with: "//".utf8)
      if isComment, text.suffix(2).elementsEqual("*/".utf8) { isComment = false }
      if !isSkipped { lines.append(text) }
      if lines.count == 8 { return }
    }
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line.drop { $0 == 0x20 || $0 == 0x09 }
    while line.last == 0x20 || line.last == 0x09 { line.removeLast() }
    return line
  }
}
