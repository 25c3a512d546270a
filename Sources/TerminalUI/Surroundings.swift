internal import Glibc
internal import MenuCore
public import MenuPresentation

/// What a program is started in: terminals or pipes, and the wishes of the environment.
public struct Surroundings: Hashable, Sendable {
  /// How the menu is shown when nobody says how.
  public enum Front: Hashable, Sendable {
    /// In the whole terminal, with keys from standard input or from `/dev/tty`.
    case browser(keysFromStandardInput: Bool)
    /// As text, for reading or for another program.
    case plain
    /// By question and answer, line by line.
    case linear
  }

  /// The environment variables that are looked at.
  public var environment: [String: String]
  /// Whether standard input is a terminal.
  public var inputIsTerminal: Bool
  /// Whether standard output is a terminal.
  public var outputIsTerminal: Bool
  /// Whether `/dev/tty` can be opened.
  public var hasControllingTerminal: Bool

  /// Describes surroundings.
  public init(
    environment: [String: String], inputIsTerminal: Bool, outputIsTerminal: Bool,
    hasControllingTerminal: Bool
  ) {
    self.environment = environment
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.hasControllingTerminal = hasControllingTerminal
  }

  /// Looks at the surroundings of this process.
  ///
  /// - Parameter variables: the names of the environment variables to read besides those that
  ///   concern the terminal.
  /// - Returns: what was found.
  public static func current(variables: [String] = []) -> Surroundings {
    let names = ["TERM", "NO_COLOR", "ACCESSIBLE", "LC_ALL", "LC_CTYPE", "LANG"] + variables
    let environment = names.reduce(into: [:]) { environment, name in
      environment[name] = getenv(name).map { value in
        // One of them is a path, whose bytes are to be found back.
        LocalPath.text(ofArgument: UnsafeRawBufferPointer(start: value, count: strlen(value)))
      }
    }
    let inputIsTerminal = isatty(STDIN_FILENO) == 1
    let controllingTerminal = inputIsTerminal ? nil : openControllingTerminal()
    if let controllingTerminal { close(controllingTerminal) }
    return Surroundings(
      environment: environment, inputIsTerminal: inputIsTerminal,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      hasControllingTerminal: inputIsTerminal || controllingTerminal != nil)
  }

  /// How the menu is shown when nobody says how.
  public var front: Front {
    guard outputIsTerminal else { return .plain }
    if linearReason != nil { return .linear }
    guard inputIsTerminal || hasControllingTerminal else { return .plain }
    return .browser(keysFromStandardInput: inputIsTerminal)
  }

  /// What asks for a menu that answers line by line, nil for nothing.
  public var linearReason: LinearReason? {
    if isSet("ACCESSIBLE") { return .accessible }
    return environment["TERM"] == "dumb" ? .dumbTerminal : nil
  }

  /// How many columns the terminal has that the output goes to, nil when it goes elsewhere.
  public static var outputColumns: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  /// Whether colours are welcome (no-color.org).
  public var wantsColors: Bool { environment["NO_COLOR", default: ""].isEmpty }

  /// Opens the terminal that the process belongs to, nil when there is none.
  ///
  /// - Returns: a descriptor for reading, which the caller closes.
  public static func openControllingTerminal() -> Int32? {
    let descriptor = open("/dev/tty", O_RDONLY | O_CLOEXEC | O_NOCTTY)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Whether a variable is set to anything but one of the words for off.
  private func isSet(_ name: String) -> Bool {
    let value = environment[name, default: ""].lowercased()
    return !["", "0", "no", "off", "false"].contains(value)
  }
}
