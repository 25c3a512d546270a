package import OldMenuCore

/// What the program says in one language to an owner whose menu is checked or mended; not yet safe
/// for a terminal.
package protocol CheckStrings: Sendable {
  // What is found.

  /// What is wrong and how to mend it.
  static func advice(on diagnostic: Diagnostic) -> Advice
  static func name(of severity: Diagnostic.Severity) -> String
  /// That there are more of the same kind, in these lines.
  static func more(count: Int, lines: String, isOneLine: Bool) -> String
  /// That there is too much to be listed.
  static func omitted(_ count: Int) -> String

  // What it came to.

  /// Errors or warnings: `1 error`.
  static func count(_ count: Int, _ severity: Diagnostic.Severity) -> String
  /// What is not listed, behind errors and warnings: `7 more problems`.
  static func others(_ count: Int) -> String
  /// What was found in dishes.
  static func found(_ counts: String, inDishes count: Int) -> String
  /// What was found where files cannot be shown.
  static func found(_ counts: String, refused files: [String]) -> String
  static func nothingWrong(inDishes count: Int) -> String

  // What a dish does not say.

  static var saysNothingOfAllergens: String { get }
  static func notStated(_ allergens: String) -> String
  static func missing(_ texts: String, in language: Language) -> String

  // Mending.

  /// How much would be changed.
  static func offer(_ count: Int) -> String
  /// The question at a terminal, with the letters of the answers.
  static var question: String { get }
  /// The words that say yes, in small letters.
  static var yes: [String] { get }
  static func written(_ file: String) -> String
  static func notWritten(_ file: String) -> String
  static func nothingCertain(_ file: String) -> String
  /// That nobody can be asked; after the name of the file.
  static var nobodyToAsk: String { get }
  /// That somebody else has changed the file since it was read; after its name.
  static var changedMeanwhile: String { get }
}

extension Strings {
  /// What is said, in English, to whoever asks for a language that has no words about menus; nil
  /// where it has.
  package var otherCheck: String? {
    ownCheck == nil && language != .english
      ? "check speaks Italian and English; this is English" : nil
  }

  /// Whether an answer to a question says yes: whoever means it says so in any language.
  package static func isYes(_ answer: String) -> Bool {
    let word = answer.lowercased().filter { !$0.isWhitespace }
    return InterfaceLanguage.allCases.contains { Strings.in($0).check.yes.contains(word) }
  }
}

extension Diagnostic {
  /// What is wrong and how to mend it, in a language.
  package func advice(in language: InterfaceLanguage) -> Advice {
    Strings.in(language).check.advice(on: self)
  }
}
