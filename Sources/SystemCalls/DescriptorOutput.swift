/// Writes to an open descriptor until everything is written.
package enum DescriptorOutput {
  /// Writes all of the bytes; blocks while the reader accepts nothing.
  ///
  /// - Returns: the `errno` of the failure, or nil if everything was written.
  /// - Complexity: O(*n*)
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { writeBytes(descriptor, $0) }
      if written >= 0 {
        rest = rest.dropFirst(written)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var room = [pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)]
        _ = Poll.wait(for: &room, within: nil)
      case let number: return number
      }
    }
    return nil
  }
}

/// At file scope, because a method of the same name hides the system call in the enum.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
