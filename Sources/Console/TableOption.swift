internal import MenuCore

/// An option of a command: `--width COLUMNS`.
package struct TableOption: Sendable {
  /// The text that stands behind an option: none for a flag, a path, a time (`250ms`, `12s`, `5m`,
  /// `1h`, `2d`, `0`), an amount of money (`8.50`, `8,50`), any text, texts with commas between them,
  /// of which more can be given, a whole number, or one of a few words.
  package struct Value: Sendable {
    /// Its name in the help, and what an error says besides.
    var name = ""
    var hint = ""
    var words: [String] = []
    var isList = false
    var read: @Sendable (String) -> Any? = { $0 }

    package static let flag = Value { $0.isEmpty ? $0 : nil }
    package static let file = Value(name: "FILE") { $0.isEmpty ? nil : $0 }
    package static let duration = Value(name: "TIME", hint: " (12s, 5m)") { Arguments.duration($0) }
    package static let amount = Value(name: "AMOUNT", hint: " (8.50)") { Amount(typed: $0) }
    package static func text(_ name: String) -> Value { Value(name: name) }
    package static func list(_ name: String) -> Value {
      Value(name: name, isList: true) { $0.contains { $0 != "," && $0 != " " } ? $0 : nil }
    }
    package static func number(_ name: String) -> Value {
      Value(name: name, hint: " (0-65535)") { UInt16($0) }
    }
    package static func words(_ words: [String]) -> Value {
      Value(name: words.joined(separator: "|"), words: words) { words.contains($0) ? $0 : nil }
    }
  }

  let name: String
  let short: String?
  let value: Value
  let needed: String
  let help: Phrase

  /// Declares an option by its name (`--output`), its short form, the text behind it, another option
  /// without which it means nothing, and a sentence of the help in two languages.
  package init(
    _ name: String, short: String? = nil, _ value: Value = .flag, with needed: String? = nil,
    help english: String, _ italian: String
  ) {
    (self.name, self.short, self.value) = (name, short, value)
    (self.needed, help) = (needed ?? name, Phrase(english, italian))
  }

  /// The option as the help shows it. `-o, --output FILE`
  var label: String { (short.map { $0 + ", " } ?? "") + name + " " + value.name }
}
