package import TerminalText

/// A command line that was understood.
package struct Arguments: Hashable, Sendable {
  /// The name of the command, empty for none.
  package var command = ""
  /// The arguments that belong to no option, as `LocalPath.text(ofArgument:)` has them.
  package var operands: [String] = []
  /// The text that was asked for instead of work: the help, the version, completions.
  var page: String?
  var values: [String: String] = [:]

  /// True if an option was given.
  package func has(_ option: String) -> Bool { text(option) != nil }

  /// The text of an option, nil where it was not given; of a list all of them.
  package func text(_ option: String) -> String? { values["--" + option] }

  /// The file of an option.
  package func path(_ option: String) -> LocalPath? { text(option).map(LocalPath.init(argument:)) }

  /// The time of an option.
  package func duration(_ option: String) -> Duration? { text(option).flatMap(Self.duration) }

  /// A time with its unit. `5m` → 300 s
  static func duration(_ text: String) -> Duration? {
    let units = ["ms": 1, "s": 1_000, "m": 60_000, "h": 3_600_000, "d": 86_400_000]
    let digits = text.prefix(9).prefix { $0.isASCII && $0.isNumber }
    let unit = text == "0" ? 1 : units[String(text.dropFirst(digits.count))]
    return unit.flatMap { unit in Int(digits).map { .milliseconds($0 * unit) } }
  }
}
