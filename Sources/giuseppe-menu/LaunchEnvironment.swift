internal import Console
internal import MenuCore

/// The environment at the start: terminals or pipes, and the settings in variables.
struct LaunchEnvironment: Hashable {
  /// The environment variables that the program reads.
  var variables: [String: String]
  var inputIsTerminal: Bool
  var outputIsTerminal: Bool
  /// True if `/dev/tty` can be opened.
  var hasControllingTerminal: Bool

  /// The environment of this process.
  static var current: LaunchEnvironment {
    let inputIsTerminal = isatty(STDIN_FILENO) == 1
    var controllingTerminal: Int32?
    if !inputIsTerminal { controllingTerminal = openControllingTerminal() }
    if let controllingTerminal { close(controllingTerminal) }

    return LaunchEnvironment(
      variables: CommandLine.variables(harmless + ["GIUSEPPE_MENU", "COLUMNS"]),
      inputIsTerminal: inputIsTerminal, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      hasControllingTerminal: inputIsTerminal || controllingTerminal != nil)
  }

  /// The name of the terminal's description: `xterm-256color`.
  var terminalType: String? { variables["TERM"] }

  /// The width that the shell reports, in cells.
  var columns: Int? { variables["COLUMNS"].flatMap { Int($0) } }

  /// The menu that the environment names.
  var menu: String? { variables["GIUSEPPE_MENU"] }

  /// True unless the user asks for no colours (no-color.org).
  var wantsColors: Bool { variables["NO_COLOR", default: ""].isEmpty }

  /// True if the output is a terminal that shows colours, and the user allows them.
  var showsColors: Bool { outputIsTerminal && wantsColors && terminalType != "dumb" }

  /// True if a variable is set to anything but one of the words for off.
  func isSet(_ name: String) -> Bool {
    let value = variables[name, default: ""].lowercased()
    return !["", "0", "no", "off", "false"].contains(value)
  }

  /// Opens the controlling terminal, which the caller closes; nil if there is none.
  static func openControllingTerminal() -> Int32? {
    let descriptor = open("/dev/tty", O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    return descriptor
  }

  /// Runs `work` with standard output redirected to the controlling terminal, and restores it afterwards: for
  /// a program that draws on the terminal and prints its answer into a pipe. Nil without a terminal.
  static func onControllingTerminal<Result>(_ work: () throws -> Result) rethrows -> Result? {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    let kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard kept >= 0 else { return nil }
    defer { close(kept) }
    guard dup2(terminal, STDOUT_FILENO) >= 0 else { return nil }
    defer { dup2(kept, STDOUT_FILENO) }
    return try work()
  }

  /// The variables that a kiosk reads: the type of the terminal, its colours, languages, and two settings.
  private static let harmless = [
    "TERM", "COLORFGBG", "LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "NO_COLOR", "ACCESSIBLE",
  ]

  /// True for the name of a zone, or a rule such as `CET-1CEST`; false for a path to any other file.
  static func isTimeZone(_ zone: String) -> Bool {
    let isPlain = zone.utf8.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || "_+-,./".utf8.contains(byte)
    }
    return isPlain && !zone.isEmpty && !zone.hasPrefix("/") && !zone.contains("..")
  }

  /// Removes every environment variable but a few. Call it before anything else.
  ///
  /// A guest who comes over the network may choose variables, and the libraries that this program uses open
  /// the files that they name: `TERMINFO`, `TERMCAP`, `HOME`, `LOCPATH`. `TZ` is kept if it names a zone, so
  /// that visits are counted in the local time of the restaurant.
  static func forgetAllButHarmless() {
    var kept = harmless.compactMap { name in
      getenv(name).map { (name: name, value: String(cString: $0)) }
    }
    if let zone = getenv("TZ").map({ String(cString: $0) }), isTimeZone(zone) {
      kept.append((name: "TZ", value: zone))
    }
    #if canImport(Darwin)
      _NSGetEnviron().pointee?[0] = nil
    #else
      clearenv()
    #endif
    for variable in kept where variable.value.utf8.count <= 64 {
      setenv(variable.name, variable.value, 1)
    }
  }
}
