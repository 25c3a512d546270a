/// An option of a command: `--width COLUMNS`.
package struct Option: Sendable {
  /// The text that stands behind an option.
  package struct Value: Sendable {
    /// Its name in the help; empty for an option without one.
    let name: String
    /// The words of which it is one, none where it is something else.
    let words: [String]
    let kind: Phrase
    let accepts: @Sendable (String) -> Bool

    private init(
      _ name: String, words: [String] = [], _ english: String = "", _ italian: String = "",
      accepts: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
      (self.name, self.words, self.accepts) = (name, words, accepts)
      kind = Phrase(english, italian)
    }

    /// None.
    package static let flag = Value("")
    /// The path of a file.
    package static let file = Value("FILE", "a file", "un file") { !$0.isEmpty }
    /// A time with its unit: `250ms`, `12s`, `5m`, `1h`, `2d`, and `0`.
    package static let duration = Value(
      "TIME", "a time such as 12s, 5m or 1h", "un tempo come 12s, 5m o 1h"
    ) { Arguments.duration($0) != nil }
    /// An amount of money: `8.50` or `8,50`.
    package static let amount = Value(
      "AMOUNT", "a clear amount such as 8.50", "un importo chiaro come 8,50"
    ) { Arguments.amount($0) != nil }

    /// Any text, called so in the help.
    package static func text(_ name: String) -> Value { Value(name) }

    /// A whole number in bounds, called so in the help.
    package static func number(_ name: String, _ bounds: ClosedRange<Int>) -> Value {
      let (least, most) = (bounds.lowerBound, bounds.upperBound)
      return Value(
        name, "a number from \(least) to \(most)", "un numero da \(least) a \(most)"
      ) { Int($0).map(bounds.contains) ?? false }
    }

    /// One of a few words.
    package static func words(_ words: [String]) -> Value {
      let list = words.joined(separator: ", ")
      return Value(words.joined(separator: "|"), words: words, "one of \(list)", "tra \(list)") {
        words.contains($0.lowercased())
      }
    }
  }

  let name: String
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
    (self.name, self.short, self.value, self.needed) = (name, short, value, needed)
    (self.isRepeatable, help) = (isRepeatable, Phrase(english, italian))
  }
}

/// A command of a program, or what it does without one.
package struct Subcommand: Sendable {
  private static let help = Option("help", short: "h", help: "Show this help.", "Mostra l'aiuto.")
  private static let programHelp = [
    help, Option("version", help: "Show the version.", "Mostra la versione."),
    Option(
      "completions", .words(["bash", "zsh", "fish"]), help: "Write completions for a shell.",
      "Scrive i completamenti per una shell."),
  ]

  let name: String
  let operands: String
  let mostOperands: Int
  let help: Phrase
  let groups: [(title: Phrase, options: [Option])]
  let exclusive: [[String]]

  /// Declares a command by its name, its other arguments as the usage shows them (`[MENU]`) and their
  /// number at most, a sentence of the help, its options, some of them under titles, and those of
  /// which one can be given.
  package init(
    _ name: String = "", operands: String = "", atMost mostOperands: Int = 0, help: Phrase,
    _ options: [Option] = [], titled groups: [(Phrase, [Option])] = [], exclusive: [[String]] = []
  ) {
    (self.name, self.operands, self.mostOperands) = (name, operands, mostOperands)
    (self.help, self.exclusive) = (help, exclusive)
    self.groups =
      groups + (options.isEmpty ? [] : [(Phrase("Options", "Opzioni"), options)])
      + [(Phrase("Help", "Aiuto"), name.isEmpty ? Self.programHelp : [Self.help])]
  }

  /// All options, those of every command at the end.
  var options: [Option] { groups.flatMap(\.options) }
}
