internal import SystemCalls
internal import CTerminal
package import TerminalText

/// The input of a guest line by line, a terminal or a pipe, for as long as this value lives.
///
/// The terminal edits the line and shows it. That of a kiosk is kept from ending and holding the
/// program by a key, and put back as `Terminal` does; any other is left as it is, as are the signals.
package struct LineTerminal: ~Copyable {
  /// A piece of news of the input.
  package enum Event: Hashable, Sendable {
    /// A line was typed.
    case line(String)
    /// The time given to `nextEvent(within:)` has passed.
    case timeout
    /// Nothing will be typed any more; nil when that is what the guest wants.
    case ended(EndReason?)
  }

  /// True if a person types.
  package let isTerminal: Bool

  private let descriptor: Int32
  private var input: LineInput
  /// The descriptor by which a kiosk hears of signals, else -1.
  private let signalPipe: Int32
  /// The modes that a kiosk found.
  private let found: termios?

  /// Opens standard input or `/dev/tty`, which the caller closes; at a kiosk the keyboard can neither
  /// end nor stop the program, nor hold its output.
  package init(input descriptor: Int32, kiosk: Bool) throws(TerminalError) {
    self.descriptor = descriptor
    input = LineInput(descriptor: descriptor)
    isTerminal = input.isTerminal
    // Another reader changes no modes, and is stopped when it reads.
    if kiosk { Terminal.waitUntilForeground(for: descriptor) }
    guard kiosk else {
      found = nil
      signalPipe = -1
      return
    }
    var modes = termios()
    if tcgetattr(descriptor, &modes) == 0 { found = modes } else { found = nil }
    signalPipe = terminal_open(descriptor, true)
    guard signalPipe >= 0 else { throw .refused(errno) }
    holdModes()
  }

  deinit {
    guard signalPipe >= 0 else { return }
    if var found { tcsetattr(descriptor, TCSANOW, &found) }
    terminal_close()
  }

  /// Waits for a line, for ever when there is no timeout.
  package mutating func nextEvent(within timeout: Duration?) -> Event {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      let left = deadline.map { max(.zero, $0 - .now) }
      switch input.next(within: left, orUntil: signalPipe) {
      case .line(let line): return .line(line)
      case .end where found == nil, .failed where found == nil: return .ended(nil)
      // The end of a kiosk cannot be typed, unless it was before the kiosk held the terminal; to read
      // again and again where that fails would take all of a processor.
      case .end where !isHungUp: input = LineInput(descriptor: descriptor)
      case .end, .failed: return .ended(.hangup)
      case .nothing: break
      }
      if let reason = takeSignals() { return .ended(reason) }
      if let deadline, deadline <= .now { return .timeout }
    }
  }

  /// Forgets the beginning of a line, such as that of a guest who went away; a pipe is left alone.
  package static func forgetTyped(on input: Int32) { tcflush(input, TCIFLUSH) }

  /// Takes what has been typed of a line that is not ended, so that a message can show it again behind
  /// itself: the beginning of the line that comes. The terminal edits it no more.
  ///
  /// Empty over a pipe, in the background, and where a whole line waits to be read.
  package static func takeTyped(from input: Int32) -> String {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0, modes.c_lflag & tcflag_t(ICANON) != 0,
      tcgetpgrp(input) == getpgrp(), !isReadable(input)
    else { return "" }
    let found = modes
    // Without lines, a terminal hands out what it has, and nothing is waited for.
    modes.c_lflag &= ~tcflag_t(ICANON)
    withUnsafeMutableBytes(of: &modes.c_cc) {
      $0[Int(VMIN)] = 0
      $0[Int(VTIME)] = 0
    }
    tcsetattr(input, TCSANOW, &modes)
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    var canonical = found
    tcsetattr(input, TCSANOW, &canonical)
    // The end of a line that was typed at this very moment is typed again.
    return String(decoding: bytes.prefix(max(0, count)).filter { $0 != 0x0A }, as: UTF8.self)
  }

  private static func isReadable(_ descriptor: Int32) -> Bool {
    var state = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    return Poll.wait(for: &state, within: .zero)
  }

  private var isHungUp: Bool {
    var state = [pollfd(fd: descriptor, events: 0, revents: 0)]
    return Poll.wait(for: &state, within: .zero)
  }

  /// The reason to end the program, if a signal asks for it.
  private func takeSignals() -> EndReason? {
    guard signalPipe >= 0 else { return nil }
    let signals = terminal_signals_take()
    func has(_ signal: Int32) -> Bool { signals & 1 << UInt64(signal) != 0 }
    if has(SIGCONT) { holdModes() }
    return [SIGHUP, SIGTERM].first(where: has).map { .signal($0) }
  }

  /// Takes the keys away from a kiosk's guest that end the input (Ctrl-D) or hold the output (Ctrl-S).
  private func holdModes() {
    guard var modes = found else { return }
    modes.c_iflag &= ~tcflag_t(IXON)
    // No key at all: _POSIX_VDISABLE, which the importer does not know.
    withUnsafeMutableBytes(of: &modes.c_cc) { $0[Int(VEOF)] = 0 }
    tcsetattr(descriptor, TCSANOW, &modes)
  }
}
