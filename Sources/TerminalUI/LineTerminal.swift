internal import SystemCalls
internal import CTerminal
package import TerminalText

/// The input of a guest line by line, from a terminal or a pipe, during the lifetime of this value.
///
/// The terminal edits the line and shows it. At a kiosk, keys cannot end or suspend the program, and the
/// terminal is restored as by `Terminal`. Otherwise the terminal is left unchanged, and the only signal that is
/// handled is the one after a stop.
package struct LineTerminal: ~Copyable {
  /// An event of the input.
  package enum Event: Hashable, Sendable {
    /// A line was typed.
    case line(String)
    /// The time given to `nextEvent(within:)` has passed.
    case timeout
    /// The program was stopped and is in the foreground again. The terminal has dropped a line that was being
    /// typed when a key stopped the program.
    case continued
    /// The input has ended; nil if the guest ended it.
    case ended(EndReason?)
  }

  /// True if a person types.
  package let isTerminal: Bool

  private let descriptor: Int32
  private var input: LineInput
  /// The descriptor that reports signals, -1 without a terminal.
  private let signalPipe: Int32
  /// The terminal modes from before a kiosk changed them.
  private let originalModes: termios?

  /// Opens standard input or `/dev/tty`, which the caller closes. At a kiosk the keyboard cannot end or stop
  /// the program, and cannot pause its output.
  package init(input descriptor: Int32, kiosk: Bool) throws(TerminalError) {
    self.descriptor = descriptor
    input = LineInput(descriptor: descriptor)
    isTerminal = input.isTerminal
    // Without a kiosk no modes are changed, and the program is stopped only when it reads.
    if kiosk { Terminal.waitUntilForeground(for: descriptor) }
    guard kiosk else {
      originalModes = nil
      signalPipe = isTerminal ? terminal_watch_continuing() : -1
      return
    }
    var modes = termios()
    if tcgetattr(descriptor, &modes) == 0 { originalModes = modes } else { originalModes = nil }
    signalPipe = terminal_open(descriptor, true)
    guard signalPipe >= 0 else { throw .refused(errno) }
    holdModes()
  }

  deinit {
    guard signalPipe >= 0 else { return }
    if var originalModes { tcsetattr(descriptor, TCSANOW, &originalModes) }
    terminal_close()
  }

  /// Waits for a line, without a limit if there is no timeout.
  package mutating func nextEvent(within timeout: Duration?) -> Event {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      let left = deadline.map { max(.zero, $0 - .now) }
      switch input.next(within: left, orUntil: signalPipe) {
      case .line(let line): return .line(line)
      case .end where originalModes == nil, .failed where originalModes == nil: return .ended(nil)
      // At a kiosk the end of input cannot be typed, except before the kiosk changed the modes. A failed read
      // is not retried: that would keep a processor busy.
      case .end where !isHungUp: input = LineInput(descriptor: descriptor)
      case .end, .failed: return .ended(.hangup)
      case .nothing: break
      }
      if let event = takeSignals() { return event }
      if let deadline, deadline <= .now { return .timeout }
    }
  }

  /// Discards an incomplete line, such as that of a guest who left. Does nothing for a pipe.
  package static func forgetTyped(on input: Int32) { tcflush(input, TCIFLUSH) }

  /// Takes the typed characters of an incomplete line, so that they can be shown again after a message: they
  /// are the beginning of the next line. The terminal can no longer edit them.
  ///
  /// Empty for a pipe, in the background, and if a whole line is waiting to be read.
  package static func takeTyped(from input: Int32) -> String {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0, modes.c_lflag & tcflag_t(ICANON) != 0,
      isInForeground(on: input), !Poll.wait(forInputFrom: input, within: .zero)
    else { return "" }
    let originalModes = modes
    // In non-canonical mode a read returns the available characters without waiting.
    modes.c_lflag &= ~tcflag_t(ICANON)
    withUnsafeMutableBytes(of: &modes.c_cc) {
      $0[Int(VMIN)] = 0
      $0[Int(VTIME)] = 0
    }
    tcsetattr(input, TCSANOW, &modes)
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    var canonical = originalModes
    tcsetattr(input, TCSANOW, &canonical)
    // A line feed typed at this moment is dropped: the guest has to type it again.
    return String(decoding: bytes.prefix(max(0, count)).filter { $0 != 0x0A }, as: UTF8.self)
  }

  private static func isInForeground(on terminal: Int32) -> Bool {
    tcgetpgrp(terminal) == getpgrp()
  }

  private var isHungUp: Bool {
    var state = [pollfd(fd: descriptor, events: 0, revents: 0)]
    return Poll.wait(for: &state, within: .zero)
  }

  /// The event of a signal that has arrived: a request to end the program, or its continuation.
  private func takeSignals() -> Event? {
    guard signalPipe >= 0 else { return nil }
    let signals = terminal_signals_take()
    func has(_ signal: Int32) -> Bool { signals & 1 << UInt64(signal) != 0 }
    if let signal = [SIGHUP, SIGTERM].first(where: has) { return .ended(.signal(signal)) }
    guard has(SIGCONT) else { return nil }
    holdModes()
    // Guests cannot stop a kiosk, so there is no line that they have lost.
    guard originalModes == nil, Self.isInForeground(on: descriptor) else { return nil }
    return .continued
  }

  /// Disables the keys that end the input (Ctrl-D) or pause the output (Ctrl-S) for guests at a kiosk.
  private func holdModes() {
    guard var modes = originalModes else { return }
    modes.c_iflag &= ~tcflag_t(IXON)
    // No key: _POSIX_VDISABLE, which Swift does not import.
    withUnsafeMutableBytes(of: &modes.c_cc) { $0[Int(VEOF)] = 0 }
    tcsetattr(descriptor, TCSANOW, &modes)
  }
}
