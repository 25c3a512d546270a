package import MenuCore
package import TerminalText

/// An error in a command line.
package enum CommandLineFault: Ending, Hashable, Sendable {
  /// An option that there is not, and the one that may be meant.
  case unknownOption(String, nearest: String?)
  /// A command that there is not, and the one that may be meant.
  case unknownCommand(String, nearest: String?)
  /// An option that stands without its value.
  case missingValue(of: String)
  /// A value for an option that has none.
  case needlessValue(of: String)
  /// An option that is given several times and can mean one thing only.
  case repeated(String)
  /// Options of which one can be given.
  case exclusive([String])
  /// An option that means nothing without another one.
  case dependent(String, on: String)
  /// An argument too many.
  case surplus(String)
  /// No number in the bounds of its option.
  case number(String, of: String, bounds: ClosedRange<Int>)
  /// No time.
  case duration(String, of: String)
  /// No amount, or one that can be read in two ways.
  case amount(String, of: String)
  /// None of the words of its option.
  case word(String, of: String, known: [String])

  /// The command line is wrong.
  package var status: ExitStatus { .usage }

  /// The fault and its cure in a line.
  package func message(in language: InterfaceLanguage) -> String {
    phrase.words(in: language)
  }

  private var phrase: Phrase {
    switch self {
    case .unknownOption(let name, let nearest):
      Phrase("there is no option \(name)", "l'opzione \(name) non c'è") + Self.question(nearest)
    case .unknownCommand(let name, let nearest):
      Phrase("there is no command \"\(name)\"", "il comando \"\(name)\" non c'è")
        + Self.question(nearest)
    case .missingValue(let name): Phrase("\(name) needs a value", "\(name) vuole un valore")
    case .needlessValue(let name): Phrase("\(name) takes no value", "\(name) non ha valori")
    case .repeated(let name):
      Phrase("\(name) can be given once only", "\(name) si può dare una volta sola")
    case .exclusive(let names):
      Phrase(names.joined(separator: " and "), names.joined(separator: " e "))
        + Phrase(" exclude each other", " si escludono")
    case .dependent(let name, let other):
      Phrase("\(name) goes with \(other)", "\(name) va con \(other)")
    case .surplus(let text):
      Phrase("\"\(text)\" is one argument too many", "\"\(text)\" è un argomento di troppo")
    case .number(let text, let name, let bounds):
      Self.not(
        text, name, "a number from \(bounds.lowerBound) to \(bounds.upperBound)",
        "un numero da \(bounds.lowerBound) a \(bounds.upperBound)")
    case .duration(let text, let name):
      Self.not(text, name, "a time such as 12s, 5m or 1h", "un tempo come 12s, 5m o 1h")
    case .amount(let text, let name):
      Self.not(text, name, "a clear amount such as 8.50", "un importo chiaro come 8,50")
    case .word(let text, let name, let known):
      Self.not(
        text, name, "one of \(known.joined(separator: ", "))",
        "tra \(known.joined(separator: ", "))")
        + Self.question(EditDistance.nearest(to: text, among: known))
    }
  }

  private static func not(
    _ text: String, _ option: String, _ english: String, _ italian: String
  ) -> Phrase {
    Phrase("\(option): \"\(text)\" is not \(english)", "\(option): \"\(text)\" non è \(italian)")
  }

  private static func question(_ meant: String?) -> Phrase {
    meant.map { Phrase("; did you mean \($0)?", "; forse \($0)?") } ?? Phrase("", "")
  }
}
