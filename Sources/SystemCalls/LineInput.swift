/// Reads lines of any length from a descriptor, in bounded memory.
package struct LineInput {
  /// The result of waiting for a line.
  package enum Reading: Hashable, Sendable {
    /// A line without its line feed, cut after 4,096 bytes; invalid UTF-8 becomes U+FFFD.
    case line(String)
    /// No complete line yet: the time is over, or the other descriptor has input.
    case nothing
    /// No more lines.
    case end
    /// No more lines, because reading failed, and will fail again.
    case failed
  }

  /// The maximum number of bytes kept of a line, because some inputs never end a line.
  private static let mostBytes = 4096

  private let descriptor: Int32
  /// The start of a line that is not complete yet.
  private var line: [UInt8] = []
  /// The bytes that were read after it.
  private var buffer: [UInt8] = []
  /// The result when there are no more lines; nil while there may be more.
  private var end: Reading?

  /// Makes a reader for an open descriptor, which the caller closes.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    // The system would wait for ever for a descriptor that does not exist.
    end = descriptor < 0 ? .end : nil
  }

  /// True if a person types the lines.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Waits for the next line until a timeout (nil for none), or until another descriptor has input. The start
  /// of an incomplete line is kept for the next call.
  package mutating func next(within timeout: Duration? = nil, orUntil other: Int32 = -1) -> Reading
  {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      if let line = takeLine() { return .line(line) }
      if let end { return end }
      var ready = [descriptor, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      if Poll.wait(for: &ready, within: deadline.map { max(.zero, $0 - .now) }) {
        if ready[1].revents != 0 { return .nothing }
        fill()
      }
      // An input that never ends a line reaches its deadline here, too.
      if let deadline, deadline <= .now, !buffer.contains(0x0A), end == nil { return .nothing }
    }
  }

  /// Removes a complete line from the bytes read; at the end of the input, also a last line without line
  /// feed.
  private mutating func takeLine() -> String? {
    let feed = buffer.firstIndex(of: 0x0A)
    line += buffer[..<(feed ?? buffer.endIndex)].prefix(Self.mostBytes - line.count)
    buffer.removeSubrange(..<(feed.map { $0 + 1 } ?? buffer.endIndex))
    guard feed != nil || (end != nil && !line.isEmpty) else { return nil }
    defer { line = [] }
    return String(decoding: line, as: UTF8.self)
  }

  private mutating func fill() {
    var bytes = [UInt8](repeating: 0, count: Self.mostBytes)
    let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    buffer = Array(bytes.prefix(max(0, count)))
    if count == 0 {
      end = .end
    } else if count < 0, errno != EINTR, errno != EAGAIN {
      end = .failed
    }
  }
}
