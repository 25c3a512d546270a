import OldLocatedJSON
import MenuTestSupport
import Testing

/// Lines and columns.
@Suite(.timeLimit(.minutes(5))) struct LineIndexTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineEnd(lineEnd: String) {
    let bytes = Array("a\(lineEnd)èb\(lineEnd)\(lineEnd)c".utf8)
    let lines = LineIndex(bytes: bytes)
    let width = lineEnd.utf8.count
    #expect(lines.location(of: 0) == Location(line: 1, column: 1))
    #expect(lines.location(of: 1 + width) == Location(line: 2, column: 1))
    #expect(lines.location(of: 1 + width + 2) == Location(line: 2, column: 3))
    #expect(lines.location(of: bytes.count - 1) == Location(line: 4, column: 1))
    #expect(lines.location(of: bytes.count) == Location(line: 4, column: 2))
  }

  @Test(arguments: [Int.min, -1, 0])
  func offsetsOutsideTheFileAreItsEnds(offset: Int) {
    #expect(LineIndex(bytes: [0x61]).location(of: offset) == Location(line: 1, column: 1))
    #expect(LineIndex(bytes: [0x61]).location(of: Int.max) == Location(line: 1, column: 2))
    #expect(LineIndex(bytes: []).location(of: 7) == Location(line: 1, column: 1))
  }

  @Test func oneLongLine() {
    let bytes = [UInt8](repeating: 0x61, count: 1 << 20) + [0x0A, 0x62]
    let lines = LineIndex(bytes: bytes)
    #expect(lines.location(of: 1 << 20) == Location(line: 1, column: 1 << 20 + 1))
    #expect(lines.location(of: 1 << 20 + 1) == Location(line: 2, column: 1))
  }

  /// Against counting byte by byte, over files whose line ends fall on every side of a block's border.
  @Test(arguments: 0..<8)
  func agreesWithCounting(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet: [UInt8] = [0x61, 0x61, 0x61, 0x0A, 0x0D, 0xC3]
    let bytes = (0..<9_000).map { _ in alphabet[Int.random(in: 0..<6, using: &generator)] }
    let lines = LineIndex(bytes: bytes)
    var (line, column) = (1, 1)
    for offset in bytes.indices {
      #expect(lines.location(of: offset) == Location(line: line, column: column), "seed \(seed)")
      let isEnd =
        bytes[offset] == 0x0A
        || bytes[offset] == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
      (line, column) = isEnd ? (line + 1, 1) : (line, column + 1)
    }
  }
}
