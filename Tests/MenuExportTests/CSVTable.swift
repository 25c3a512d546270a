/// A table read as RFC 4180 has it: rows end with CR LF, and a quote inside quotes is doubled.
struct CSVTable {
  /// One row, by the names of the columns.
  struct Row {
    fileprivate let header: [String]
    fileprivate let cells: [String]

    var count: Int { cells.count }

    subscript(column: String) -> String? {
      header.firstIndex(of: column).flatMap { cells.indices.contains($0) ? cells[$0] : nil }
    }
  }

  /// What makes a text no table.
  struct Fault: Error {
    let offset: Int
  }

  let header: [String]
  let rows: [Row]

  init(_ text: String, separator: Unicode.Scalar) throws {
    var reader = Reader(scalars: Array(text.unicodeScalars), separator: separator)
    var rows: [[String]] = []
    while !reader.isAtEnd { rows.append(try reader.row()) }
    let header = rows.first ?? []
    self.header = header
    self.rows = rows.dropFirst().map { Row(header: header, cells: $0) }
  }

  private struct Reader {
    let scalars: [Unicode.Scalar]
    let separator: Unicode.Scalar
    var offset = 0

    var isAtEnd: Bool { offset >= scalars.count }
    private var next: Unicode.Scalar? { isAtEnd ? nil : scalars[offset] }

    mutating func row() throws -> [String] {
      var cells = [try cell()]
      while next == separator {
        offset += 1
        cells.append(try cell())
      }
      guard next == "\r", offset + 1 < scalars.count, scalars[offset + 1] == "\n" else {
        throw Fault(offset: offset)
      }
      offset += 2
      return cells
    }

    private mutating func cell() throws -> String {
      var cell = String.UnicodeScalarView()
      guard next == "\"" else {
        while let scalar = next, scalar != separator, scalar != "\r" {
          guard scalar != "\"", scalar != "\n" else { throw Fault(offset: offset) }
          cell.append(scalar)
          offset += 1
        }
        return String(cell)
      }
      offset += 1
      while let scalar = next {
        offset += 1
        if scalar == "\"" {
          guard next == "\"" else { return String(cell) }
          offset += 1
        }
        cell.append(scalar)
      }
      throw Fault(offset: offset)
    }
  }
}
