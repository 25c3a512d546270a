package import MenuCore
package import TerminalText

/// An error that ends a program with a line for a person and a status for the shell.
package protocol Ending: Error {
  /// The status.
  var status: ExitStatus { get }
  /// The file that the line is about, which stands right before it; empty for none.
  var file: String { get }
  /// The line, not yet safe for a terminal.
  func message(in language: InterfaceLanguage) -> String
}

extension Ending {
  /// By default none.
  package var file: String { "" }
}

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
    case .missingValue(let option):
      Phrase("\(option) needs a value", "\(option) vuole un valore")
    case .needlessValue(let option):
      Phrase("\(option) takes no value", "\(option) non ha valori")
    case .repeated(let option):
      Phrase("\(option) can be given once only", "\(option) si può dare una volta sola")
    case .exclusive(let options):
      Phrase(
        "\(options.joined(separator: " and ")) exclude each other",
        "\(options.joined(separator: " e ")) si escludono")
    case .dependent(let option, let other):
      Phrase("\(option) goes with \(other)", "\(option) va con \(other)")
    case .surplus(let text):
      Phrase("\"\(text)\" is one argument too many", "\"\(text)\" è un argomento di troppo")
    case .number(let text, let option, let bounds):
      Phrase(
        "\(option): \"\(text)\" is no number from \(bounds.lowerBound) to \(bounds.upperBound)",
        "\(option): \"\(text)\" non è un numero da \(bounds.lowerBound) a \(bounds.upperBound)")
    case .duration(let text, let option):
      Phrase(
        "\(option): \"\(text)\" is no time; write one such as 12s, 5m or 1h",
        "\(option): \"\(text)\" non è un tempo; scriverne uno come 12s, 5m o 1h")
    case .amount(let text, let option):
      Phrase(
        "\(option): \"\(text)\" is no clear amount; write one such as 8.50, without a currency",
        "\(option): \"\(text)\" non è un importo chiaro; scriverne uno come 8,50, senza valuta")
    case .word(let text, let option, let known):
      Phrase(
        "\(option): \"\(text)\" is not one of \(known.joined(separator: ", "))",
        "\(option): \"\(text)\" non è tra \(known.joined(separator: ", "))")
        + Self.question(EditDistance.nearest(to: text, among: known))
    }
  }

  private static func question(_ meant: String?) -> Phrase {
    meant.map { Phrase("; did you mean \($0)?", "; forse \($0)?") } ?? Phrase("", "")
  }
}
