/// Finds the line and column of a byte offset. Lines end with LF, CRLF or CR.
///
/// Made only when it is needed, in O(n). Each query scans one block.
public struct LineIndex: Sendable {
  private static let blockSize = 4_096

  private let bytes: [UInt8]

  /// For each block, the line that contains its first byte, and the offset where that line begins.
  private var blocks: [(line: Int, start: Int)] = []

  /// Makes the index of a file; O(n).
  public init(bytes: [UInt8]) {
    self.bytes = bytes
    blocks.reserveCapacity(bytes.count / LineIndex.blockSize + 1)
    var place = (line: 1, start: 0)
    bytes.withUnsafeBufferPointer { buffer in
      for block in stride(from: 0, through: buffer.count, by: LineIndex.blockSize) {
        blocks.append(place)
        let end = min(block + LineIndex.blockSize, buffer.count)
        LineIndex.walk(buffer, block..<end) { place = (place.line + 1, $0) }
      }
    }
  }

  /// The location of the byte at `offset`, as editors count it: lines and columns from 1, one column per
  /// byte. An offset outside the file is clamped to its start or end. O(1): scans at most 4,096 bytes.
  ///
  /// ```swift
  /// LineIndex(bytes: Array("{\n  \"pizzas\"".utf8)).location(of: 4)  // 2:3
  /// ```
  public func location(of offset: Int) -> Location {
    let offset = max(0, min(offset, bytes.count))
    let block = offset / LineIndex.blockSize
    guard block < blocks.count else { return Location(line: 1, column: 1) }
    var (line, start) = blocks[block]
    bytes.withUnsafeBufferPointer { buffer in
      LineIndex.walk(buffer, block * LineIndex.blockSize..<offset) {
        line += 1
        start = $0
      }
    }
    return Location(line: line, column: offset - start + 1)
  }

  /// Calls `body` with the start of each line whose predecessor ends in `range`. A CR before an LF
  /// does not end a line; the LF does.
  private static func walk(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ body: (Int) -> Void
  ) {
    for index in range where bytes[index].isLineBreak {
      let isHalf = bytes[index] == 0x0D && bytes[(index + 1)...].first == 0x0A
      if !isHalf { body(index + 1) }
    }
  }
}
