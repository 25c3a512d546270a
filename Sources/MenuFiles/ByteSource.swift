internal import MenuCore

/// Where bytes come from, and how to wait for more.
struct ByteSource {
  /// Takes what comes next, as `read` of the system does: how many bytes, 0 at the end, -1 for
  /// `SystemFault.last`.
  let read: (UnsafeMutableRawBufferPointer) -> Int
  /// Waits n milliseconds for something to read, for ever when they are negative; whether there is
  /// something.
  let wait: (_ milliseconds: Int32) -> Bool
  /// Whether what it has to say must come soon.
  ///
  /// A pipe or a socket waits for a writer. What is called a file has all its bytes already, unless
  /// it is one of the kernel's that waits for an event.
  let isFile: Bool
  /// How often nothing came of a file.
  private var disappointments = 0

  private static let pause: Int32 = 10
  private static let patience = 20

  /// Makes a source.
  init(
    isFile: Bool, read: @escaping (UnsafeMutableRawBufferPointer) -> Int,
    wait: @escaping (_ milliseconds: Int32) -> Bool
  ) {
    (self.isFile, self.read, self.wait) = (isFile, read, wait)
  }

  /// Makes the source of an open descriptor, which stays the caller's.
  init(descriptor: Int32, isFile: Bool) {
    self.init(isFile: isFile) { buffer in
      System.read(descriptor, into: buffer)
    } wait: { milliseconds in
      System.wait(for: descriptor, milliseconds: milliseconds)
    }
  }

  /// All bytes to the end, or more than the limit.
  ///
  /// - Parameters:
  ///   - limit: after how many bytes to read no further.
  ///   - expected: how many there seem to be.
  /// - Returns: the bytes.
  /// - Throws: what the system answers.
  mutating func bytes(upTo limit: Int, expected: Int) throws(SystemFault) -> [UInt8] {
    var bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
      guard expected > 0, mayRead() else { return count = 0 }
      count = max(0, read(UnsafeMutableRawBufferPointer(buffer)))
    }
    // Of a file only its end is left.
    var chunk = [UInt8](repeating: 0, count: bytes.isEmpty ? 1 << 16 : 1 << 12)
    while bytes.count <= limit {
      guard mayRead() else {
        if disappointments < ByteSource.patience { continue }
        throw .again
      }
      let count = chunk.withUnsafeMutableBytes { read($0) }
      if count == 0 { return bytes }
      let fault = SystemFault.last
      if count > 0 {
        bytes.append(contentsOf: chunk.prefix(count))
      } else if fault.isAgain {
        waitAfterNothing()
      } else if !fault.isInterruption {
        throw fault
      }
    }
    return bytes
  }

  /// Whether reading will not hold up the reader of a file.
  private mutating func mayRead() -> Bool {
    guard isFile else { return true }
    guard disappointments < ByteSource.patience else { return false }
    if wait(ByteSource.pause) { return true }
    disappointments += 1
    return false
  }

  /// Waits after "again": of a pipe until something comes, of a file a little.
  private mutating func waitAfterNothing() {
    guard isFile else {
      _ = wait(-1)
      return
    }
    disappointments += 1
    // Not for the file, which may say that there is something each time.
    System.pause(milliseconds: ByteSource.pause)
  }
}
