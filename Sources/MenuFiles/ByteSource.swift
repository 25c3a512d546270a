internal import SystemCalls

/// Reads an open descriptor to its end.
///
/// Waits for the writer of a pipe or socket. A regular file has all its bytes already, so a special file
/// of the kernel that waits for an event gets a short time only.
struct ByteSource {
  /// The descriptor; the caller closes it.
  let descriptor: Int32
  let isFile: Bool
  /// The deadline for a file that has no data.
  private let deadline = ContinuousClock.now + .milliseconds(200)

  private static let pause = Duration.milliseconds(10)

  /// All bytes; stops after more than `limit`. `expected` is the apparent size.
  func bytes(upTo limit: Int, expected: Int) throws(SystemFault) -> [UInt8] {
    try waitForFile()
    var bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
      count = 0
      if expected > 0 {
        let room = UnsafeMutableRawBufferPointer(buffer)
        count = max(0, readNext(into: room))
      }
    }

    // Usually only the end of the file is left to read.
    var chunk = [UInt8](repeating: 0, count: bytes.isEmpty ? 1 << 16 : 1 << 12)
    while bytes.count <= limit {
      try waitForFile()
      let count = chunk.withUnsafeMutableBytes { readNext(into: $0) }
      if count == 0 { return bytes }
      let fault = SystemFault.last
      if count > 0 {
        bytes.append(contentsOf: chunk.prefix(count))
      } else if fault.isAgain {
        // For a file, do not wait on the file itself, which may always claim to be readable.
        guard isFile else {
          _ = Poll.wait(forInputFrom: descriptor, within: nil)
          continue
        }
        guard ContinuousClock.now < deadline else { throw fault }
        _ = Poll.wait(forInputFrom: -1, within: ByteSource.pause)
      } else if !fault.isInterruption {
        throw fault
      }
    }
    return bytes
  }

  /// Reads the next bytes: their number, 0 at the end, -1 with `SystemFault.last`.
  private func readNext(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
  }

  /// Waits briefly for a file to become readable.
  private func waitForFile() throws(SystemFault) {
    while isFile, !Poll.wait(forInputFrom: descriptor, within: ByteSource.pause) {
      guard ContinuousClock.now < deadline else { throw .again }
    }
  }
}
