internal import TerminalText

/// The surroundings of a program's start: terminals or pipes, and the wishes of the environment.
package struct LaunchEnvironment: Hashable, Sendable {
  /// The environment variables that are looked at.
  package var variables: [String: String]
  /// True if standard input is a terminal.
  package var inputIsTerminal: Bool
  /// True if standard output is a terminal.
  package var outputIsTerminal: Bool
  /// True if `/dev/tty` can be opened.
  package var hasControllingTerminal: Bool

  /// Describes an environment.
  package init(
    variables: [String: String], inputIsTerminal: Bool, outputIsTerminal: Bool,
    hasControllingTerminal: Bool
  ) {
    (self.variables, self.hasControllingTerminal) = (variables, hasControllingTerminal)
    (self.inputIsTerminal, self.outputIsTerminal) = (inputIsTerminal, outputIsTerminal)
  }

  /// The surroundings of this process, with some variables besides those that concern the terminal.
  package static func current(variables: [String] = []) -> LaunchEnvironment {
    let names = ["TERM", "NO_COLOR", "ACCESSIBLE", "LC_ALL", "LC_CTYPE", "LANG"] + variables
    let found = names.reduce(into: [:]) { found, name in
      found[name] = getenv(name).map { value in
        // One of them is a path, whose bytes are to be found back.
        LocalPath.text(ofArgument: UnsafeRawBufferPointer(start: value, count: strlen(value)))
      }
    }
    let inputIsTerminal = isatty(STDIN_FILENO) == 1
    let controllingTerminal = inputIsTerminal ? nil : openControllingTerminal()
    if let controllingTerminal { close(controllingTerminal) }
    return LaunchEnvironment(
      variables: found, inputIsTerminal: inputIsTerminal,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      hasControllingTerminal: inputIsTerminal || controllingTerminal != nil)
  }

  /// The columns of the terminal that the output goes to, nil when it goes elsewhere.
  package static var outputColumns: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  /// True if colours are welcome (no-color.org).
  package var wantsColors: Bool { variables["NO_COLOR", default: ""].isEmpty }

  /// Opens the terminal that the process belongs to, for the caller to close; nil when there is none.
  package static func openControllingTerminal() -> Int32? {
    let descriptor = open("/dev/tty", O_RDONLY | O_CLOEXEC | O_NOCTTY)
    return descriptor >= 0 ? descriptor : nil
  }

  /// True if a variable is set to anything but one of the words for off.
  package func isSet(_ name: String) -> Bool {
    let value = variables[name, default: ""].lowercased()
    return !["", "0", "no", "off", "false"].contains(value)
  }

  /// Works with the controlling terminal in the place of standard output, which comes back afterwards:
  /// for a program that draws there and answers into a pipe.
  ///
  /// - Returns: the result of the work, nil without a terminal, and then it was not done.
  package static func onControllingTerminal<Result>(
    _ work: () throws -> Result
  ) rethrows -> Result? {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    let kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard kept >= 0, dup2(terminal, STDOUT_FILENO) >= 0 else { return nil }
    defer {
      dup2(kept, STDOUT_FILENO)
      close(kept)
    }
    return try work()
  }

  /// The variables that a kiosk reads: the type of the terminal, languages, and two wishes.
  private static let harmless = [
    "TERM", "LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "NO_COLOR", "ACCESSIBLE",
  ]

  /// Forgets every variable but a few, before anything else is done.
  ///
  /// A guest who comes over the network may choose variables, and the libraries under this program
  /// open files by what they say: `TERMINFO`, `TERMCAP`, `HOME`, `LOCPATH`, `TZ`.
  package static func forgetAllButHarmless() {
    let kept = harmless.compactMap { name in
      getenv(name).map { (name: name, value: String(cString: $0)) }
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

extension CommandLine {
  /// The arguments behind the name of the program; `LocalPath(argument:)` finds their bytes back, of
  /// which `CommandLine.arguments` would have lost those that are not UTF-8.
  package static var textArguments: [String] {
    (1..<max(1, Int(argc))).compactMap { place in
      unsafeArgv[place].map { argument in
        LocalPath.text(ofArgument: UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
  }
}
