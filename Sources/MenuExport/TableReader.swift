internal import MenuCore

/// The rows of a table (RFC 4180): `;`, `,` or tabs between cells, quotes, any line endings, and a line
/// `sep=;` before the header.
struct TableReader {
  /// A row of cells.
  struct Row {
    /// The number of its first line, from 1.
    let line: Int
    /// Its cells; nil if they are not UTF-8.
    let cells: [String]?
  }

  private(set) var rows: [Row] = []
  /// True if the last row has an open quote.
  private(set) var isUnclosed = false
  private var line = 1
  private var firstLine = 1
  private var cells: [String]? = []
  private var cell: [UInt8] = []

  /// Reads a table in UTF-8; O(*n*). The separator is the one that the table names, or else the most
  /// frequent one in the first line with a separator.
  init(_ table: [UInt8]) {
    var bytes = table[...]
    let separator = takeNamedSeparator(&bytes) ?? TableReader.usualSeparator(in: bytes)
    let quote = UInt8(ascii: "\"")
    var isQuoted = false

    while let byte = bytes.popFirst() {
      switch byte {
      // Two quotes inside quotes are one quote.
      case quote where isQuoted && bytes.first == quote: cell.append(bytes.removeFirst())
      case quote where isQuoted || cell.isEmpty: isQuoted.toggle()
      case _ where isQuoted:
        if byte == 0x0A { line += 1 }
        cell.append(byte)
      case separator: endCell()
      case 0x0D where bytes.first == 0x0A: break
      case 0x0A, 0x0D: endRow()
      default: cell.append(byte)
      }
    }
    if !cell.isEmpty || cells != [] { endRow() }
    isUnclosed = isQuoted
  }

  /// Takes a first line such as `sep=;`, in quotes or not, which spreadsheets write for themselves.
  private mutating func takeNamedSeparator(_ bytes: inout ArraySlice<UInt8>) -> UInt8? {
    let head = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    let text = head.filter { $0 != UInt8(ascii: "\"") }
    guard text.count >= 5, text.count <= 6, text.starts(with: "sep=".utf8) else { return nil }
    // A program that reads the line as cells may write the separator twice.
    guard text.dropFirst(4).allSatisfy({ $0 == text[4] }) else { return nil }
    bytes.removeFirst(head.count)
    if bytes.first == 0x0D { bytes.removeFirst() }
    if bytes.first == 0x0A { bytes.removeFirst() }
    line = 2
    firstLine = 2
    return text[4]
  }

  private static func usualSeparator(in bytes: ArraySlice<UInt8>) -> UInt8? {
    let lines = bytes.split(maxSplits: 20) { $0 == 0x0A || $0 == 0x0D }
    let head = lines.first { line in line.contains { ",;\t|".utf8.contains($0) } } ?? []
    let counts = ",;\t|".utf8.map { sign in (sign, head.count { $0 == sign }) }
    return counts.max { $0.1 < $1.1 }?.0
  }

  private mutating func endCell() {
    let text = String(validating: cell, as: UTF8.self)
    if let text { cells?.append(TableCell.plain(text.trimmed)) } else { cells = nil }
    cell = []
  }

  private mutating func endRow() {
    endCell()
    rows.append(Row(line: firstLine, cells: cells))
    line += 1
    firstLine = line
    cells = []
  }
}
