internal import MenuCore
internal import SystemCalls

/// The bytes of an open descriptor until they end.
///
/// A pipe or a socket waits for a writer. A file has all its bytes already, unless it is one of the
/// kernel's that waits for an event: that is given a moment and no more.
struct ByteSource {
  /// The descriptor, which stays the caller's.
  let descriptor: Int32
  let isFile: Bool
  /// The moment until which a file may have nothing to say.
  private let deadline = ContinuousClock.now + .milliseconds(200)

  private static let pause = Duration.milliseconds(10)

  /// All bytes, or more than the limit; `expected` is the number that there seem to be.
  func bytes(upTo limit: Int, expected: Int) throws(SystemFault) -> [UInt8] {
    try waitForFile()
    var bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
      count = expected == 0 ? 0 : max(0, read(into: UnsafeMutableRawBufferPointer(buffer)))
    }
    // Of a file only its end is left.
    var chunk = [UInt8](repeating: 0, count: bytes.isEmpty ? 1 << 16 : 1 << 12)
    while bytes.count <= limit {
      try waitForFile()
      let count = chunk.withUnsafeMutableBytes { read(into: $0) }
      if count == 0 { return bytes }
      let fault = SystemFault.last
      if count > 0 {
        bytes.append(contentsOf: chunk.prefix(count))
      } else if fault.isAgain {
        // Of a file not for the file itself, which may say each time that there is something.
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

  private func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    System.bytes(of: descriptor, into: buffer)
  }

  /// Waits until a file can be read without holding anybody up.
  private func waitForFile() throws(SystemFault) {
    while isFile, !Poll.wait(forInputFrom: descriptor, within: ByteSource.pause) {
      guard ContinuousClock.now < deadline else { throw .again }
    }
  }
}
