internal import Foundation
public import OldMenuPresentation

/// A program that runs in a terminal of its own, whose other end the test holds.
///
/// Sees every byte and every mode, which tmux does not; shows no screen, which tmux does.
public final class PseudoTerminal {
  /// How a program ended.
  public enum Ending: Hashable, Sendable {
    /// By itself, with this status.
    case exited(Int32)
    /// By this signal.
    case signalled(Int32)
  }

  /// The settings of the line discipline.
  public struct Modes: Hashable, Sendable {
    let flags: [UInt32]
  }

  /// What the program has written so far.
  public private(set) var output: [UInt8] = []
  /// The program's process.
  public let process: Int32
  /// The modes before the program started.
  public let modesAtStart: Modes

  private let master: Int32
  private var slave: Int32
  private var ending: Ending?

  /// Starts a program with a terminal as its standard input, output and error.
  ///
  /// - Parameters:
  ///   - command: the path of the program and its arguments.
  ///   - environment: everything it finds in its environment.
  ///   - size: the size that the terminal claims to have.
  ///   - input: the file that is its standard input, nil for the terminal.
  ///   - isWaiting: whether a write waits for room, as it does unless somebody left it otherwise.
  /// - Throws: `POSIXError` when there is no terminal or no such program.
  public init(
    _ command: [String], environment: [String: String],
    size: Size = Size(columns: 80, lines: 24), input: String? = nil,
    isWaiting: Bool = true
  ) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&ends.master, &ends.slave, &name, nil, nil) == 0 else {
      throw POSIXError(.ENXIO)
    }
    for end in [ends.master, ends.slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    master = ends.master
    // Held open, so that the modes can still be read when the program has ended; a terminal that
    // was stopped keeps nobody waiting.
    slave = ends.slave
    _ = fcntl(slave, F_SETFL, O_NONBLOCK)
    modesAtStart = Self.modes(of: slave)
    Self.resize(master, to: size)
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    let mode = isWaiting ? O_RDWR : O_RDWR | O_NONBLOCK
    process = try ChildProcess.start(
      command, environment: environment,
      descriptors: [
        (input ?? path, input == nil ? mode : O_RDONLY), (path, mode), (path, mode),
      ],
      isLeader: true)
  }

  deinit {
    if ending == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if slave >= 0 { close(slave) }
    close(master)
  }

  /// The modes now.
  public var modes: Modes { Self.modes(of: slave) }

  /// What the program has written so far, as text.
  public var text: String { String(decoding: output, as: UTF8.self) }

  /// Forgets what the program has written so far: what runs for long would fill the memory of the
  /// test.
  public func forgetOutput() {
    output.removeAll(keepingCapacity: true)
  }

  /// Types, which blocks while the program does not read.
  public func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Types a few bytes and waits until the program has done with them, or a moment while it is held
  /// up, without taking anything that it writes: what a slow line looks like.
  public func sendOnly(_ text: String) {
    let bytes = Array(text.utf8)
    let before = contextSwitches
    _ = write(master, bytes, bytes.count)
    for _ in 0..<20 where contextSwitches == before { _ = poll(nil, 0, 1) }
  }

  /// Types bytes, in pieces that the line discipline takes, reading the output meanwhile.
  public func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = offer(rest, within: .seconds(5))
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
      read(within: .zero)
    }
  }

  /// Types the first of some bytes, as soon as the line discipline takes any.
  ///
  /// - Returns: how many were taken, 0 when none before the time had passed.
  public func offer(_ bytes: ArraySlice<UInt8>, within duration: Duration = .zero) -> Int {
    var ready = pollfd(fd: master, events: Int16(POLLOUT), revents: 0)
    guard poll(&ready, 1, Int32(duration / .milliseconds(1))) == 1 else { return 0 }
    let piece = Array(bytes.prefix(1_024))
    return max(0, write(master, piece, piece.count))
  }

  /// Gives the terminal another size, which tells the program by SIGWINCH.
  public func resize(to size: Size) {
    Self.resize(master, to: size)
  }

  /// Takes no more output, as Ctrl-S does, or a line that nobody reads.
  public func holdOutput() {
    tcflow(slave, TCOOFF)
  }

  /// Takes output again.
  public func releaseOutput() {
    tcflow(slave, TCOON)
  }

  /// Sends a signal to the program.
  public func signal(_ number: Int32) {
    if ending == nil { kill(process, number) }
  }

  /// Takes the terminal away, as a closed window or a cut line does.
  public func hangUp() {
    if slave >= 0 { close(slave) }
    slave = -1
    // Something takes the number, so that reading goes on and finds nothing.
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    dup2(null, master)
    close(null)
  }

  /// Reads at most so many bytes of what has come: one step of a slow line.
  public func read(atMost count: Int) {
    readBurst(until: .now + .milliseconds(1), atMost: count)
  }

  /// Reads what the program writes until the time has passed.
  public func read(within duration: Duration) {
    let deadline = ContinuousClock.now + duration
    repeat {
      readBurst(until: deadline)
    } while ContinuousClock.now < deadline
  }

  /// Reads until the condition holds.
  ///
  /// - Returns: whether it did before the time had passed.
  public func read(
    within duration: Duration = .seconds(10), until condition: (PseudoTerminal) -> Bool
  ) -> Bool {
    let deadline = ContinuousClock.now + duration
    while !condition(self) {
      guard ContinuousClock.now < deadline else { return false }
      readBurst(until: min(deadline, .now + .milliseconds(20)))
    }
    return true
  }

  /// Waits until the program has ended.
  ///
  /// - Parameters:
  ///   - duration: when to give up.
  ///   - reading: whether to take meanwhile what the program writes.
  /// - Returns: how it ended, nil when it did not before the time had passed.
  public func waitForEnd(within duration: Duration = .seconds(10), reading: Bool = true) -> Ending?
  {
    let deadline = ContinuousClock.now + duration
    while !hasEnded, ContinuousClock.now < deadline {
      if reading { readBurst(until: .now + .milliseconds(20)) } else { _ = poll(nil, 0, 20) }
    }
    if ending != nil, slave >= 0, reading { readToTheEnd() }
    return ending
  }

  /// Reads what the program wrote last, which may still be on its way when the program is gone.
  private func readToTheEnd() {
    let mark = Array("\0end\0".utf8)
    guard write(slave, mark, mark.count) == mark.count else { return }
    if read(until: { $0.output.suffix(mark.count) == mark[...] }) {
      output.removeLast(mark.count)
    }
  }

  private var hasEnded: Bool {
    var status: Int32 = 0
    if ending == nil, waitpid(process, &status, WNOHANG) == process {
      let signal = status & 0x7F
      ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    }
    return ending != nil
  }

  private func readBurst(until deadline: ContinuousClock.Instant, atMost limit: Int = 65_536) {
    let left = max(.zero, deadline - .now)
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, Int32(left / .milliseconds(1))) == 1 else { return }
    let master = master
    output += [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      count = max(0, Glibc.read(master, buffer.baseAddress, buffer.count))
    }
  }

  private static func modes(of terminal: Int32) -> Modes {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return Modes(flags: [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag])
  }

  private static func resize(_ terminal: Int32, to size: Size) {
    var value = winsize()
    value.ws_col = UInt16(clamping: size.columns)
    value.ws_row = UInt16(clamping: size.lines)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &value)
  }
}
