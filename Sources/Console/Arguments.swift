package import MenuCore
package import TerminalText

/// A command line that was understood.
package struct Arguments: Hashable, Sendable {
  /// The name of the command, empty for none.
  package var command = ""
  /// The arguments that belong to no option, as `LocalPath.text(ofArgument:)` has them.
  package var operands: [String] = []
  var values: [String: [String]] = [:]

  /// True if an option was given.
  package func has(_ option: String) -> Bool { values[option] != nil }

  /// The texts of an option that can be given several times.
  package func texts(_ option: String) -> [String] { values[option] ?? [] }

  /// The text of an option, nil where it was not given.
  package func text(_ option: String) -> String? { values[option]?.last }

  /// The file of an option.
  package func path(_ option: String) -> LocalPath? { text(option).map(LocalPath.init(argument:)) }

  /// The number of an option.
  package func number(_ option: String) -> Int? { text(option).flatMap { Int($0) } }

  /// The time of an option.
  package func duration(_ option: String) -> Duration? { text(option).flatMap(Self.duration) }

  /// The amount of an option.
  package func amount(_ option: String) -> Amount? { text(option).flatMap(Self.amount) }

  /// A time with its unit. `5m` → 300 s
  static func duration(_ text: String) -> Duration? {
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) }
    guard (1...9).contains(digits.count), let number = Int(Substring(digits)) else { return nil }
    let units = ["ms": 1, "s": 1_000, "m": 60_000, "h": 3_600_000, "d": 86_400_000]
    let unit = String(text.dropFirst(digits.count))
    return (units[unit] ?? (unit.isEmpty && number == 0 ? 1 : nil)).map {
      .milliseconds(number * $0)
    }
  }

  /// An amount with a point or a comma; nil where three digits behind it may be thousands.
  static func amount(_ text: String) -> Amount? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2, let amount = Amount(parts.joined(separator: ".")) else { return nil }
    return parts.count == 2 && amount.writtenFractionDigits == 3 ? nil : amount
  }
}

extension CommandLine {
  /// The arguments behind the name of the program; `LocalPath(argument:)` finds their bytes back, of
  /// which `CommandLine.arguments` would have lost those that are not UTF-8.
  package static var textArguments: [String] {
    (1..<max(1, Int(argc))).compactMap { unsafeArgv[$0].map(text) }
  }

  /// Variables of the environment by their names, as texts like the arguments: one may be a path.
  package static func variables(_ names: [String]) -> [String: String] {
    names.reduce(into: [:]) { found, name in found[name] = getenv(name).map(text) }
  }

  /// The columns of the terminal that the output goes to, nil when it goes elsewhere.
  package static var outputColumns: Int? {
    var size = winsize()
    let isKnown = isatty(STDOUT_FILENO) == 1 && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return isKnown && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  private static func text(_ string: UnsafeMutablePointer<CChar>) -> String {
    LocalPath.text(ofArgument: UnsafeRawBufferPointer(start: string, count: strlen(string)))
  }
}
