import Foundation
import TerminalText
import TestSupport

/// A program in its own terminal, whose other end the test holds: it sees every byte and mode.
final class PseudoTerminal {
  /// The bytes that the program has written so far.
  private(set) var output: [UInt8] = []
  let process: ChildProcess
  private let master: Int32
  private var slave: Int32
  private let modesAtStart: [UInt32]

  /// Starts the built program with the shipped menu, or a shell script.
  init(
    _ arguments: [String] = [], script: String? = nil, environment: [String: String] = [:],
    size: Size = Size(columns: 80, lines: 24), blocking blocked: [Int32] = []
  ) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&master, &slave, &name, nil, nil) == 0 else { throw POSIXError(.ENXIO) }
    // The slave is kept open, so that its modes can be read after the program has ended.
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.master = master
    self.slave = slave
    modesAtStart = Self.modes(of: slave)
    let path = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    Self.resize(master, to: size)
    process = try ChildProcess(
      script.map { ["/bin/sh", "-c", $0] } ?? [BuiltProgram.path, BuiltProgram.menu] + arguments,
      environment: BuiltProgram.environment.merging(environment) { $1 },
      files: Array(repeating: (path, O_RDWR), count: 3), blocking: blocked)
  }

  deinit {
    if slave >= 0 { close(slave) }
    close(master)
  }

  var text: String { String(decoding: output, as: UTF8.self) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func signal(_ number: Int32) { kill(process.number, number) }

  func resize(to size: Size) { Self.resize(master, to: size) }

  /// Closes the terminal, as a closed window does.
  func hangUp() {
    close(slave)
    slave = -1
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    dup2(null, master)
    close(null)
  }

  /// Reads until a text appears after the output so far.
  func shows(_ wanted: String = "Marinara", after place: Int = 0, within seconds: Int = 30) -> Bool
  {
    holds(within: seconds) {
      read()
      return String(decoding: output[place...], as: UTF8.self).contains(wanted)
    }
  }

  /// Reads until the program has ended.
  func end() -> Ending? {
    _ = holds {
      read()
      return process.hasEnded
    }
    if slave >= 0 { read() }
    return process.ending
  }

  /// Types, and reads until a text appears after the output so far.
  func presses(_ keys: String, _ wanted: String) -> Bool {
    let place = output.count
    send(keys)
    return shows(wanted, after: place)
  }

  /// True if the modes are those from before the start, and the screen is the shell's with a visible cursor
  /// and line wrapping, without mouse and paste reports.
  var isRestored: Bool {
    Self.modes(of: slave) == modesAtStart
      && ["?1049", "?1000", "?1006", "?2004"].allSatisfy { last($0 + "h") <= last($0 + "l") }
      && ["?25", "?7"].allSatisfy { last($0 + "l") <= last($0 + "h") }
  }

  /// The offset where a mode was last switched, -1 if it never was.
  private func last(_ mode: String) -> Int {
    let sequence = Data("\u{1B}[\(mode)".utf8)
    return Data(output).range(of: sequence, options: .backwards)?.lowerBound ?? -1
  }

  private func read() {
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&ready, 1, 10) == 1, ready.revents & Int16(POLLIN) != 0 {
      let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = max(0, Foundation.read(master, buffer.baseAddress, buffer.count))
      }
      output += bytes
      if bytes.isEmpty { return }
    }
  }

  private static func modes(of terminal: Int32) -> [UInt32] {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt32($0) }
  }

  private static func resize(_ terminal: Int32, to size: Size) {
    var value = winsize()
    value.ws_col = UInt16(clamping: size.columns)
    value.ws_row = UInt16(clamping: size.lines)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &value)
  }
}
