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
    try? Duration(typed: text)
  }
}
