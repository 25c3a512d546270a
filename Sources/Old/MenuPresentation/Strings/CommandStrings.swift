package import OldMenuCore

/// What the program says in one language to whoever starts it: about its command line, about files,
/// and about dishes that are marked as sold out; not yet safe for a terminal.
package protocol CommandStrings: Sendable {
  // The command line.

  /// A fault and its cure in a line.
  static func words(of fault: CommandLineFault) -> String
  /// What stands around the faults that the parser finds, nil where its own English is right.
  static var parser: ParserStrings? { get }
  /// Whether a command or an option is meant.
  static func question(_ meant: String) -> String
  /// What a command or an option is called in this language, with what is to be typed for it.
  static var commandNames: [String: String] { get }
  /// How the units of a time are written out.
  static func names(of unit: TimeUnit) -> [String]

  // Files; what cannot be done stands after the name of the file.

  static var noMenuHere: String { get }
  static func words(of reason: UnreadableReason) -> String
  static func words(of reason: UnwritableReason) -> String
  /// That a first menu is written.
  static func begun(_ file: String) -> String
  /// That there is a file already, after its name.
  static var isThereAlready: String { get }

  /// What was written and when, after the name of the file.
  static func exported(dishes: Int, at time: String) -> String
  /// That a page of a language is gone that the menu no longer has, after the name of its file.
  static var removedPage: String { get }

  // Dishes that are sold out.

  static func marked(_ dish: String, isSoldOut: Bool) -> String
  static func markedAlready(_ dish: String, isSoldOut: Bool) -> String
  static func noneMarked(in file: String) -> String
  static var nothingMarked: String { get }
  /// That one page was written, and how a folder of pages is, after the name of the file.
  static func onePage(_ path: String) -> String
  /// That the next pull undoes what was changed, after the name of the file.
  static var isMirrored: String { get }
  static func others(_ wanted: String, _ names: String) -> String
  static func ambiguous(_ wanted: String, count: Int) -> String
  /// That no dish has this name, number or id, with the names that come near, in quotes.
  static func unknown(_ wanted: SoldOut.Wanted, near: [String]) -> String
  /// That a dish says several times whether it is sold out.
  static func repeated(_ name: String) -> String
}

/// The units in which a time is given.
package enum TimeUnit: String, CaseIterable, Sendable {
  /// Seconds.
  case seconds = "s"
  /// Minutes.
  case minutes = "m"
  /// Hours.
  case hours = "h"
}

/// What the parser of the command line finds wrong, of which it has English sentences only.
package enum ParserFault: Hashable, Sendable {
  /// An option that there is not, with the one that the parser believes to be meant.
  case unknownOption(String, near: String?)
  /// An option stands without its value.
  case missingValue(of: String)
  /// Arguments where none is expected.
  case unexpected([String])
  /// An argument, or an option with its value, has to be there.
  case missing(String)
  /// A value that an option or an argument does not take, with those that it does where they are few.
  case badValue(String, of: String, known: [String])
  /// A value for an option that has none.
  case needlessValue(of: String, String)
}

/// What stands around the faults that the parser of the command line finds.
package struct ParserStrings: Sendable {
  /// What stands before a fault.
  package let error: String
  /// What stands before the usage.
  package let usage: String
  /// Where more is to be read: what stands before a command, in quotes, and after it.
  package let see: (before: String, after: String)
  /// A fault in a sentence without a full stop.
  package let sentence: @Sendable (ParserFault) -> String
}

extension CommandStrings {
  /// `a, b and c`.
  static func list(_ names: [String], _ word: String) -> String {
    names.count < 2
      ? names.joined()
      : names.dropLast().joined(separator: ", ") + " \(word) " + (names.last ?? "")
  }

  static func quoted(_ names: [String], _ word: String) -> String {
    list(names.map { "\"\($0)\"" }, word)
  }

  /// A name as it is typed behind an option: quoted where a shell would take it for something else.
  static func typed(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      byte >= 0x80 || "-_./,:+@%=".utf8.contains(byte) || (0x30...0x39).contains(byte)
        || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    return isPlain && !name.isEmpty ? name : "'\(name.replacing("'", with: "'\\''"))'"
  }

  /// A name as it is typed by itself, where a hyphen would begin an option.
  static func argument(_ name: String) -> String {
    name.hasPrefix("-") ? "-- \(typed(name))" : typed(name)
  }

  /// What formats are called by the ends of their files, and by who reads them.
  private static var otherNames: [String: String] {
    ["md": "markdown", "htm": "html", "xls": "csv", "xlsx": "csv", "excel": "csv"]
  }

  /// The one of a few words that may be meant: the list is its own advice, this is for the eye.
  static func meant(_ text: String, among known: [String]) -> String {
    let other = otherNames[text.lowercased()].flatMap { known.contains($0) ? $0 : nil }
    return (other ?? EditDistance.nearest(to: text, among: known)).map { ": \($0)?" } ?? ""
  }
}

extension SoldOut.Wanted {
  /// Whether it may be several dishes in one argument.
  var namesSeveral: Bool {
    if case .anything(let text) = self { text.contains(",") } else { false }
  }
}

extension InterfaceLanguage {
  /// The tags of all languages of the interface.
  static var tags: [String] { allCases.map(\.language.tag) }
}

extension CommandLineFault {
  /// The fault and its cure in a line of a language, not yet safe for a terminal.
  package func words(in language: InterfaceLanguage) -> String {
    Strings.in(language).command.words(of: self)
  }
}

extension UnreadableReason {
  /// The reason in a few words of a language, as they stand after the name of the file.
  package func words(in language: InterfaceLanguage) -> String {
    Strings.in(language).command.words(of: self)
  }
}

extension UnwritableReason {
  /// The reason in a few words of a language, as they stand after the name of the file.
  package func words(in language: InterfaceLanguage) -> String {
    Strings.in(language).command.words(of: self)
  }
}
