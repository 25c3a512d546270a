import Console
import Foundation
import MenuCore
import TerminalText
import Testing

struct CheckedOutputTests {
  @Test("a long text arrives completely")
  func write_ofALongText_arrivesWhole() throws {
    let pipe = Pipe()
    let text = SafeText("Größe 🍕\n").repeated(1_000)
    try CheckedOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor).write(text)
    try pipe.fileHandleForWriting.close()
    let data = try pipe.fileHandleForReading.readToEnd()
    #expect(data == Data(text.string.utf8))
  }

  @Test("a text larger than the buffer of a non-blocking pipe arrives completely")
  func write_toAFullPipe_losesNothing() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let text = SafeText("0123456789").repeated(100_000)
    let reading = Task.detached { try pipe.fileHandleForReading.readToEnd() }
    try CheckedOutput(descriptor: descriptor).write(text)
    try pipe.fileHandleForWriting.close()
    #expect(try await reading.value == Data(text.string.utf8))
  }

  @Test("writing to a pipe without a reader is a distinct error")
  func write_toAPipeWithoutAReader_isAnError() throws {
    Program.prepareProcess()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    #expect(throws: OutputError.closedPipe) {
      try CheckedOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor).write("x")
    }
  }

  @Test("writing to a full disk is an output error that says so")
  func write_toAFullDisk_isAnError() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(throws: OutputError.failed(ENOSPC)) { try CheckedOutput(descriptor: full).write("x") }
    #expect(OutputError.failed(ENOSPC).status == .ioError)
    #expect(OutputError.failed(ENOSPC).phrase.words(in: .english).contains("No space"))
  }

  @Test("writing to a descriptor that is not open is an error")
  func write_toAClosedDescriptor_isAnError() {
    #expect(throws: OutputError.failed(EBADF)) { try CheckedOutput(descriptor: -1).write("x") }
  }

  @Test("writing an empty text is not an error, even to a descriptor that is not open")
  func write_ofNothing_isNoError() throws {
    try CheckedOutput(descriptor: -1).write("")
  }
}
