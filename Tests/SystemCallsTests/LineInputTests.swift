import Foundation
import SystemCalls
import Testing
import TestSupport

/// Lines that are read from a descriptor.
struct LineInputTests {
  @Test(
    "input is read line by line, with or without a line end at its end",
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\nb\n", ["a", "b"]),
      ("\n\na\n", ["", "", "a"]), ("a\r\n", ["a\r"]), ("a\0b\n", ["a\0b"]),
    ] as [(String, [String])])
  func next_ofAText_givesLineByLine(text: String, lines: [String]) throws {
    #expect(try read(Data(text.utf8)) == lines)
  }

  @Test("only the first 4096 bytes of a line are kept")
  func next_ofALongLine_keepsItsBeginning() throws {
    let long = String(repeating: "x", count: 1 << 20)
    let lines = try read(Data("\(long)\nnext\n\(long)".utf8))
    #expect(lines.map(\.utf8.count) == [4096, 4, 4096])
  }

  @Test("bytes that are not UTF-8 are replaced")
  func next_ofBrokenText_replacesIt() throws {
    #expect(try read(Data([0xFF, 0x61, 0x0A])) == ["\u{FFFD}a"])
  }

  @Test("a missing input is at its end and is not a terminal")
  func next_ofNoDescriptor_isTheEnd() {
    var input = LineInput(descriptor: -1)
    #expect(input.next() == .end)
    #expect(input.next() == .end)
    #expect(!input.isTerminal)
  }

  @Test("reading a folder fails every time, and /dev/null is at its end")
  func next_ofAFolder_isAFailure() throws {
    let folder = try #require(FileHandle(forReadingAtPath: "/"))
    var input = LineInput(descriptor: folder.fileDescriptor)
    #expect(input.next() == .failed)
    #expect(input.next() == .failed)
    let nothing = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    var empty = LineInput(descriptor: nothing.fileDescriptor)
    #expect(empty.next() == .end)
  }

  @Test("a timeout returns no line, and keeps the part of a line that has arrived")
  func next_withATimeout_givesUpAndKeepsTheRest() throws {
    let pipe = Pipe()
    var input = LineInput(descriptor: pipe.fileHandleForReading.fileDescriptor)
    #expect(input.next(within: .milliseconds(10)) == .nothing)
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\nb\nc".utf8))
    #expect(input.next(within: .seconds(10)) == .line("a"))
    // The second line was read together with the first, without waiting.
    #expect(input.next(within: .zero) == .line("b"))
    // The beginning of a line is neither returned nor lost.
    #expect(input.next(within: .milliseconds(10)) == .nothing)
    try pipe.fileHandleForWriting.write(contentsOf: Data("d\ne".utf8))
    #expect(input.next(within: .seconds(10)) == .line("cd"))
    try pipe.fileHandleForWriting.close()
    #expect(input.next(within: .seconds(10)) == .line("e"))
    #expect(input.next(within: .zero) == .end)
  }

  @Test("reading a line that never ends gives up at the timeout")
  func next_ofAnEndlessLine_givesUp() throws {
    let zeros = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    var input = LineInput(descriptor: zeros.fileDescriptor)
    #expect(input.next(within: .milliseconds(10)) == .nothing)
  }

  @Test("waiting for a line ends when another descriptor can be read")
  func next_withAnotherDescriptor_endsForIt() throws {
    let (pipe, other) = (Pipe(), Pipe())
    var input = LineInput(descriptor: pipe.fileHandleForReading.fileDescriptor)
    try other.fileHandleForWriting.write(contentsOf: Data("x".utf8))
    #expect(input.next(orUntil: other.fileHandleForReading.fileDescriptor) == .nothing)
  }

  private func read(_ data: Data) throws -> [String] {
    let folder = try Folder()
    try data.write(to: URL(filePath: folder.path(of: "lines")))
    let handle = try #require(FileHandle(forReadingAtPath: folder.path(of: "lines")))
    var input = LineInput(descriptor: handle.fileDescriptor)
    var lines: [String] = []
    while case .line(let line) = input.next() { lines.append(line) }
    return lines
  }
}
