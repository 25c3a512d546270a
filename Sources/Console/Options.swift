package import MenuCore
package import TerminalText

/// An option of a command: `--width COLUMNS`.
package struct Option: Sendable {
  /// The text that stands behind an option.
  package enum Value: Sendable {
    /// None.
    case flag
    /// Any text, called so in the help.
    case text(String)
    /// The path of a file.
    case file
    /// A whole number in bounds, called so in the help.
    case number(String, ClosedRange<Int>)
    /// A time with its unit: `250ms`, `12s`, `5m`, `1h`, `2d`, and `0`.
    case duration
    /// An amount of money: `8.50` or `8,50`.
    case amount
    /// One of a few words.
    case words([String])
  }

  /// The name without its dashes.
  package let name: String
  let short: Character?
  let value: Value
  let needed: String?
  let isRepeatable: Bool
  let help: Phrase

  /// Declares an option by its name without dashes, its letter behind one dash, the text behind it,
  /// another option without which it means nothing, and a sentence of the help in two languages.
  package init(
    _ name: String, short: Character? = nil, _ value: Value = .flag, with needed: String? = nil,
    isRepeatable: Bool = false, help english: String, _ italian: String
  ) {
    (self.name, self.short, self.value) = (name, short, value)
    (self.needed, self.isRepeatable) = (needed, isRepeatable)
    help = Phrase(english, italian)
  }
}

/// A command of a program, or what it does without one.
package struct Subcommand: Sendable {
  /// Some options under a title.
  package struct Group: Sendable {
    let title: Phrase
    let options: [Option]

    /// Puts options under a title.
    package init(_ title: Phrase, _ options: [Option]) {
      (self.title, self.options) = (title, options)
    }
  }

  /// The name, empty for what is done without one.
  package let name: String
  let operands: String
  let mostOperands: Int
  let help: Phrase
  let groups: [Group]
  let exclusive: [[String]]

  /// Declares a command by its name, its other arguments as the usage shows them (`[MENU]`) and their
  /// number at most, a sentence of the help, its options, and those of which one can be given.
  package init(
    _ name: String = "", operands: String = "", atMost mostOperands: Int = 0, help: Phrase,
    groups: [Group] = [], exclusive: [[String]] = []
  ) {
    (self.name, self.operands, self.mostOperands) = (name, operands, mostOperands)
    (self.help, self.groups, self.exclusive) = (help, groups, exclusive)
  }

  /// All options, those of every command at the end.
  package var options: [Option] { groups.flatMap(\.options) + [Self.helpOption] }

  static let helpOption = Option(
    "help", short: "h", help: "Show this help.", "Mostra questo aiuto.")
}

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
    return switch text.dropFirst(digits.count) {
    case "ms": .milliseconds(number)
    case "s": .seconds(number)
    case "m": .seconds(number * 60)
    case "h": .seconds(number * 3_600)
    case "d": .seconds(number * 86_400)
    case "" where number == 0: .zero
    default: nil
    }
  }

  /// An amount with a point or a comma; nil where three digits behind it may be thousands.
  static func amount(_ text: String) -> Amount? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2, let amount = Amount(parts.joined(separator: ".")) else { return nil }
    return parts.count == 2 && amount.writtenFractionDigits == 3 ? nil : amount
  }
}
