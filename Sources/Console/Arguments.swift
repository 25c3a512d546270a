package import TerminalText

/// A command line that was understood.
package struct Arguments: Hashable, Sendable {
  /// The name of the command, empty for none.
  package var command = ""
  /// The arguments that belong to no option, as `LocalPath.text(ofArgument:)` has them.
  package var operands: [String] = []
  var values: [String: String] = [:]

  /// Makes the arguments of a command without options.
  package init(_ command: String = "", operands: [String] = []) {
    self.command = command
    self.operands = operands
  }

  /// Sets the text of an option that is given.
  package mutating func set(_ option: String, _ text: String?) { values[option] = text }

  /// Sets the time of an option that is given.
  package mutating func set(_ option: String, time: Duration?) {
    guard let time else { return }
    let (seconds, rest) = time.components
    values[option] = rest == 0 ? "\(seconds)s" : "\(Int(time / .milliseconds(1)))ms"
  }

  /// Sets the file of an option that is given.
  package mutating func set(_ option: String, path: LocalPath?) {
    values[option] = path.map { LocalPath.text(ofArgument: $0.bytes) }
  }

  /// Sets the flags that are given.
  package mutating func set(_ flags: KeyValuePairs<String, Bool>) {
    for (flag, isGiven) in flags where isGiven { values[flag] = "" }
  }

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
