/// Writing to an open descriptor until everything is written.
package enum DescriptorOutput {
  /// Writes all of the bytes, and waits as long as the other end takes nothing.
  ///
  /// - Returns: the `errno` of the refusal, or nil if everything was written.
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

/// Calls the system at file scope, where no method hides its name.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
