internal import Foundation

/// A process started with exactly what it is given: no signal is ignored or blocked.
///
/// Foundation's `Process` waits for everybody who inherited from the program, and so for ever when
/// that leaves a server behind, as tmux does.
enum ChildProcess {
  /// Starts a process.
  ///
  /// - Parameters:
  ///   - command: its path, or a name to be found in `PATH`, and its arguments.
  ///   - environment: everything it finds in its environment.
  ///   - descriptors: the files to open as its standard input, output and error.
  ///   - isLeader: whether it leads a session, which the first terminal it opens then controls.
  /// - Returns: the number of the process.
  /// - Throws: `POSIXError` when it cannot be started.
  static func start(
    _ command: [String], environment: [String: String], descriptors: [(path: String, mode: Int32)],
    isLeader: Bool = false
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in descriptors.enumerated() {
      posix_spawn_file_actions_addopen(&actions, Int32(number), file.path, file.mode, 0o600)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let setSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which the importer hides
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | (isLeader ? setSession : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawnp(
      &process, command.first ?? "", &actions, &attributes, arguments, variables)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .ENOENT) }
    return process
  }
}
