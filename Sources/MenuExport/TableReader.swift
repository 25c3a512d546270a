internal import MenuCore

/// The rows of a table (RFC 4180): `;`, `,` or tabs between cells, quotes, a byte-order mark, any ends of
/// lines.
struct TableReader {
  /// The rows, each with the line that it begins in, from 1; nil for cells that are not UTF-8.
  private(set) var rows: [(line: Int, cells: [String]?)] = []
  private var bytes: ArraySlice<UInt8>
  private let separator: UInt8
  private var (line, firstLine) = (1, 1)
  private var (cells, cell): ([String]?, [UInt8]) = ([], [])

  /// Reads a table; O(*n*). The separator is the one that the first line has most of.
  init(_ table: [UInt8]) {
    bytes = table.starts(with: [0xEF, 0xBB, 0xBF]) ? table.dropFirst(3) : table[...]
    let head = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    let counts = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09].map { sign in
      (sign, head.count { $0 == sign })
    }
    separator = counts.max { $0.1 < $1.1 }?.0 ?? UInt8(ascii: ",")
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\"") where cell.isEmpty: readQuoted()
      case separator: endCell()
      case 0x0D where bytes.first == 0x0A: break
      case 0x0A, 0x0D: endRow()
      default: cell.append(byte)
      }
    }
    if !cell.isEmpty || cells != [] { endRow() }
  }

  /// Reads on to the quote that ends the cell; two of them are one.
  private mutating func readQuoted() {
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "\"") {
        guard bytes.first == byte else { return }
        bytes.removeFirst()
      }
      if byte == 0x0A { line += 1 }
      cell.append(byte)
    }
  }

  private mutating func endCell() {
    if let text = String(validating: cell, as: UTF8.self) {
      cells?.append(TableCell.plain(text.trimmed))
    } else {
      cells = nil
    }
    cell = []
  }

  private mutating func endRow() {
    endCell()
    rows.append((firstLine, cells))
    line += 1
    (firstLine, cells) = (line, [])
  }
}
