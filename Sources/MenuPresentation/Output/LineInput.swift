internal import Glibc

/// Reads lines from a descriptor, however long they are, in bounded memory.
public struct LineInput {
  /// How many bytes of a line are kept; nobody types more, and some inputs never end a line.
  private static let mostBytes = 4096

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  /// Makes the reader of an open descriptor, which stays the caller's.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether a person types the lines.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether there is something to read, if only the end, before a time has passed.
  ///
  /// A terminal has nothing until a line is typed whole.
  public func hasMore(within timeout: Duration) -> Bool {
    guard buffer.isEmpty, !isAtEnd else { return true }
    let deadline = ContinuousClock.now + timeout
    while true {
      let left = max(.zero, deadline - .now)
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // A day at a time: what is longer fits no poll.
      let milliseconds = min(left, .seconds(86_400)) / .milliseconds(1)
      if poll(&ready, 1, Int32(milliseconds.rounded(.up))) > 0 { return true }
      if deadline <= .now { return false }
    }
  }

  /// The next line without its end, of a long one the beginning; nil behind the last one.
  ///
  /// What is not UTF-8 becomes U+FFFD. Waits until there is a line; a descriptor that cannot be read
  /// has no more of them.
  public mutating func next() -> String? {
    var line: [UInt8] = []
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        line += buffer[..<end].prefix(LineInput.mostBytes - line.count)
        buffer.removeSubrange(...end)
        return String(decoding: line, as: UTF8.self)
      }
      line += buffer.prefix(LineInput.mostBytes - line.count)
      buffer = read()
      if buffer.isEmpty { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
    }
  }

  /// What comes next, nothing at the end.
  private mutating func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: LineInput.mostBytes)
    while !isAtEnd {
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      if count > 0 { return Array(bytes.prefix(count)) }
      guard count < 0 else { break }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&ready, 1, -1)
      default: isAtEnd = true
      }
    }
    isAtEnd = true
    return []
  }
}
