import Foundation
import TestSupport

/// How a program ended.
enum Ending: Hashable {
  /// It exited with this status.
  case exited(Int32)
  /// It was ended by this signal.
  case signalled(Int32)
}

extension BuiltProgram {
  /// The menu that the project ships.
  static let menu = Repository.folder.appending(path: "Menu.json").path

  /// A clean environment of a modern terminal, with the program as `$P` and the menu as `"$M"`, a path that
  /// may have blanks.
  static let environment = [
    "PATH": "\(folder):/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "P": name,
    "M": menu,
    // Backtraces of intended crashes would only take time.
    "SWIFT_BACKTRACE": "enable=no",
  ]
}

/// A process started with exactly what it is given: no signal is ignored, and only the named ones are
/// blocked. Foundation's `Process` waits for everything that inherits its files, and so forever for the
/// server that tmux leaves behind.
final class ChildProcess {
  let number: pid_t
  private(set) var ending: Ending?

  /// Starts a program with newly opened standard files, as the leader of a session; the first terminal that
  /// it opens becomes the controlling one.
  init(
    _ command: [String], environment: [String: String], files: [(path: String, mode: Int32)],
    blocking blocked: [Int32] = []
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_addopen(&actions, Int32(number), file.path, file.mode, 0o600)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var mask = sigset_t()
    sigemptyset(&mask)
    for signal in blocked { sigaddset(&mask, signal) }
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let leads: Int32 = 0x80  // POSIX_SPAWN_SETSID, which the importer hides
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | leads))
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawnp(
      &process, command[0], &actions, &attributes, arguments, variables)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .ENOENT) }
    number = process
  }

  deinit {
    guard ending == nil else { return }
    kill(number, SIGKILL)
    waitpid(number, nil, 0)
  }

  /// True once it has ended.
  var hasEnded: Bool {
    var status: Int32 = 0
    if ending == nil, waitpid(number, &status, WNOHANG) == number {
      let signal = status & 0x7F
      ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    }
    return ending != nil
  }
}

/// Polls until a condition holds; false if the time passes first. A child process may wait for seconds on a
/// busy machine.
func holds(within seconds: Int = 30, _ condition: () throws -> Bool) rethrows -> Bool {
  let deadline = ContinuousClock.now + .seconds(seconds)
  while try !condition() {
    guard ContinuousClock.now < deadline else { return false }
    _ = poll(nil, 0, 10)
  }
  return true
}

/// How a command ended, with its output and its errors.
struct Answer {
  let ending: Ending?
  let output, errors: String

  /// Runs a command without a terminal.
  init(_ command: [String], _ environment: [String: String] = [:]) throws {
    let folder = try Folder()
    let files = ["output", "errors"]
    let process = try ChildProcess(
      command, environment: BuiltProgram.environment.merging(environment) { $1 },
      files: [("/dev/null", O_RDONLY)]
        + files.map {
          (folder.path(of: $0), O_WRONLY | O_CREAT)
        })
    _ = holds { process.hasEnded }
    ending = process.ending
    output = try folder.content("output")
    errors = try folder.content("errors")
  }

  /// Runs a script of the shell.
  init(script: String, _ environment: [String: String] = [:]) throws {
    try self.init(["/bin/sh", "-c", script], environment)
  }
}
