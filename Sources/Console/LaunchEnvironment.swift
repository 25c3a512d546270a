internal import MenuCore

/// What a program is started in: terminals or pipes, and the wishes of the environment.
package struct LaunchEnvironment: Hashable, Sendable {
  /// The environment variables that are looked at.
  package var variables: [String: String]
  /// Whether standard input is a terminal.
  package var inputIsTerminal: Bool
  /// Whether standard output is a terminal.
  package var outputIsTerminal: Bool
  /// Whether `/dev/tty` can be opened.
  package var hasControllingTerminal: Bool

  /// Describes an environment.
  package init(
    variables: [String: String], inputIsTerminal: Bool, outputIsTerminal: Bool,
    hasControllingTerminal: Bool
  ) {
    self.variables = variables
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.hasControllingTerminal = hasControllingTerminal
  }

  /// Looks at what this process was started in.
  ///
  /// - Parameter variables: the names of the environment variables to read besides those that
  ///   concern the terminal.
  /// - Returns: what was found.
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

  /// How many columns the terminal has that the output goes to, nil when it goes elsewhere.
  package static var outputColumns: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  /// Whether colours are welcome (no-color.org).
  package var wantsColors: Bool { variables["NO_COLOR", default: ""].isEmpty }

  /// Opens the terminal that the process belongs to, nil when there is none.
  ///
  /// - Returns: a descriptor for reading, which the caller closes.
  package static func openControllingTerminal() -> Int32? {
    let descriptor = open("/dev/tty", O_RDONLY | O_CLOEXEC | O_NOCTTY)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Whether a variable is set to anything but one of the words for off.
  package func isSet(_ name: String) -> Bool {
    let value = variables[name, default: ""].lowercased()
    return !["", "0", "no", "off", "false"].contains(value)
  }
}
