import Foundation
import OldConsole
import OldMenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct CheckedOutputTests {
  @Test func everyByteArrives() throws {
    let pipe = Pipe()
    let text = SafeText("Größe 🍕\n").repeated(1_000)
    try CheckedOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor).write(text)
    try pipe.fileHandleForWriting.close()
    let data = try pipe.fileHandleForReading.readToEnd()
    #expect(data == Data(text.string.utf8))
  }

  @Test func aFullPipeThatDoesNotBlockLosesNothing() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let text = SafeText("0123456789").repeated(100_000)
    let reading = Task.detached { try pipe.fileHandleForReading.readToEnd() }
    try CheckedOutput(descriptor: descriptor).write(text)
    try pipe.fileHandleForWriting.close()
    #expect(try await reading.value == Data(text.string.utf8))
  }

  @Test func aPipeThatNobodyReadsIsAnError() throws {
    CheckedOutput.prepareProcess()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    #expect(throws: OutputError.closedPipe) {
      try CheckedOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor).write("x")
    }
    #expect(OutputError.closedPipe.exitStatus == 141)
  }

  @Test func aFullDiskIsAnError() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(throws: OutputError.failed(ENOSPC)) { try CheckedOutput(descriptor: full).write("x") }
    #expect(OutputError.failed(ENOSPC).exitStatus == 74)
    #expect(OutputError.failed(ENOSPC).description.contains("no space"))
  }

  @Test func aClosedDescriptorIsAnError() {
    #expect(throws: OutputError.failed(EBADF)) { try CheckedOutput(descriptor: -1).write("x") }
  }

  @Test func nothingIsWrittenForNothing() throws {
    try CheckedOutput(descriptor: -1).write("")
  }
}
