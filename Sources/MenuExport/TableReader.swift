internal import MenuCore

/// The rows of a table (RFC 4180): `;`, `,` or tabs between cells, quotes, a byte-order mark, any
/// line endings.
struct TableReader {
  /// The rows, each with the number of its first line, from 1; nil for cells that are not UTF-8.
  private(set) var rows: [(line: Int, cells: [String]?)] = []
  /// True if the last row has an open quote.
  private(set) var isUnclosed = false
  private var line = 1
  private var firstLine = 1
  private var cells: [String]? = []
  private var cell: [UInt8] = []

  /// Reads a table; O(*n*). The separator is the most frequent one in the first line.
  init(_ table: [UInt8]) {
    var bytes = table[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }

    let head = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    let counts = ",;\t".utf8.map { sign in (sign, head.count { $0 == sign }) }
    let separator = counts.max { $0.1 < $1.1 }?.0
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

  private mutating func endCell() {
    let text = String(validating: cell, as: UTF8.self)
    if let text { cells?.append(TableCell.plain(text.trimmed)) } else { cells = nil }
    cell = []
  }

  private mutating func endRow() {
    endCell()
    rows.append((firstLine, cells))
    line += 1
    firstLine = line
    cells = []
  }
}
