/// The line and column of each offset of a file. Lines end with LF, CRLF or CR.
///
/// Made only if there is something to point at: O(n) once, and every question looks at one block.
public struct LineIndex: Sendable {
  private static let blockSize = 4_096

  private let bytes: [UInt8]

  /// For each block the line its first byte is in, and where that line begins.
  private var blocks: [(line: Int, start: Int)] = []

  /// Makes the index of a file; O(n).
  public init(bytes: [UInt8]) {
    self.bytes = bytes
    blocks.reserveCapacity(bytes.count / LineIndex.blockSize + 1)
    var place = (line: 1, start: 0)
    bytes.withUnsafeBufferPointer { buffer in
      for block in stride(from: 0, through: buffer.count, by: LineIndex.blockSize) {
        blocks.append(place)
        let end = Swift.min(block + LineIndex.blockSize, buffer.count)
        LineIndex.walk(buffer, block..<end) { place = (place.line + 1, $0) }
      }
    }
  }

  /// The place of the byte at `offset`; an offset outside the file is taken as its start or end.
  public func location(of offset: Int) -> Location {
    let offset = Swift.max(0, Swift.min(offset, bytes.count))
    let block = offset / LineIndex.blockSize
    guard block < blocks.count else { return Location(line: 1, column: 1) }
    var (line, start) = blocks[block]
    bytes.withUnsafeBufferPointer { buffer in
      LineIndex.walk(buffer, block * LineIndex.blockSize..<offset) {
        (line, start) = (line + 1, $0)
      }
    }
    return Location(line: line, column: offset - start + 1)
  }

  /// Calls `body` with the start of each line whose predecessor ends in `range`. A CR in front of an LF
  /// ends nothing: the LF does.
  private static func walk(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ body: (Int) -> Void
  ) {
    for index in range where bytes[index] == 0x0A || bytes[index] == 0x0D {
      let isHalf = bytes[index] == 0x0D && bytes[(index + 1)...].first == 0x0A
      if !isHalf { body(index + 1) }
    }
  }
}

/// A place in a file, as compilers count.
public struct Location: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in UTF-8 bytes.
  public let column: Int

  /// Makes a location.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
