import LocatedJSON
import TestSupport
import Testing

/// Lines and columns.
struct LineIndexTests {
  @Test(
    "LF, CRLF and CR each end a line, and columns count bytes", arguments: ["\n", "\r\n", "\r"])
  func location_afterEachLineEnd_isCounted(_ lineEnd: String) {
    let bytes = Array("a\(lineEnd)èb\(lineEnd)\(lineEnd)c".utf8)
    let lines = LineIndex(bytes: bytes)
    let width = lineEnd.utf8.count
    #expect(lines.location(of: 0) == Location(line: 1, column: 1))
    #expect(lines.location(of: 1 + width) == Location(line: 2, column: 1))
    #expect(lines.location(of: 1 + width + 2) == Location(line: 2, column: 3))
    #expect(lines.location(of: bytes.count - 1) == Location(line: 4, column: 1))
    #expect(lines.location(of: bytes.count) == Location(line: 4, column: 2))
  }

  @Test(
    "an offset outside the file is at its start or its end",
    arguments: [
      ("a", Int.min, 1), ("a", -1, 1), ("a", 0, 1), ("a", Int.max, 2), ("", 7, 1),
    ])
  func location_outsideTheFile_isItsStartOrEnd(_ text: String, _ offset: Int, _ column: Int) {
    let lines = LineIndex(bytes: Array(text.utf8))
    #expect(lines.location(of: offset) == Location(line: 1, column: column))
  }

  /// Compared with counting byte by byte, over files with line ends on both sides of block borders.
  @Test(
    "line and column agree with counting byte by byte in random files", arguments: seeds.prefix(8))
  func location_ofAnyByte_agreesWithCounting(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let letters = [UInt8](repeating: 0x61, count: seed.isMultiple(of: 2) ? 3 : 600)
    let alphabet = letters + [0x0A, 0x0D, 0xC3]
    let bytes = (0..<9_000).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
    let lines = LineIndex(bytes: bytes)
    var (line, column) = (1, 1)
    for offset in bytes.indices {
      // Every eleventh byte, different for each seed, since each look-up scans a block.
      if offset % 11 == seed % 11 {
        #expect(lines.location(of: offset) == Location(line: line, column: column), "seed \(seed)")
      }
      let isEnd =
        bytes[offset] == 0x0A
        || bytes[offset] == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
      column += 1
      if isEnd {
        line += 1
        column = 1
      }
    }
  }
}
