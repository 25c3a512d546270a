/// A mistake in a Menu.json, or something that its owner should know, and its place.
///
/// Texts of the file that it carries are as written, at most `Diagnostic.excerptLength` scalars of
/// them, and may hold control characters.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The fault, with the things that its sentence names.
  package let content: Content
  /// The dish whose entry holds the place, nil outside all dishes.
  public let dish: DishReference?
  /// The first byte that it is about.
  public let start: Position
  /// The place behind the last byte that it is about, the start itself where something is missing.
  public let end: Position
  /// The bytes that it is about, counted from the start of the file; empty where something is missing.
  public let range: Range<Int>
  /// The edit that repairs it, where one is certain.
  public let edit: FileEdit?
  /// The changes that its advice describes, with the words for them: the owner makes one of them.
  package let choices: [Suggestion]

  /// The change that its advice describes; nil for none, and for several.
  package var suggestion: Suggestion? { choices.only }

  /// The line of the start, from 1.
  public var line: Int { start.line }

  /// The column of the start, from 1, in UTF-8 bytes as compilers count.
  public var column: Int { start.column }

  /// The rule that is broken.
  public var rule: Rule { content.rule }

  /// An error, of which something was not read or not believed, or a warning.
  public var severity: Severity { content.severity }

  /// The number of scalars of the file that a diagnostic quotes at most; one that is cut ends with "…".
  package static let excerptLength = 40

  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// Something was not read, or is not believed.
    case error
    /// All was read, and may not be meant so.
    case warning
  }

  /// The place, the dish and the English sentence.
  /// `12:18: error: “Diavola”: "latte" is not known; did you mean "milk"?`
  public var description: String { "\(start): \(severity.rawValue): \(text(in: "en"))" }
}

extension Diagnostic {
  /// Makes a diagnostic of a rule of your own, to be listed with those of a file.
  ///
  ///     Diagnostic(
  ///       rule: "house-prices", severity: .warning, start: .init(line: 12, column: 14),
  ///       message: "a pizza costs more than 15 euros")
  ///
  /// - Parameters:
  ///   - rule: the name of the rule.
  ///   - severity: an error or a warning.
  ///   - start: the first byte that it is about.
  ///   - end: the place behind the last one; nil, or one before the start, for the start itself.
  ///   - message: the sentence, which is the same in every language.
  ///   - dish: the dish that it is about, nil for none.
  ///   - range: the bytes of the file, empty if they are not known.
  ///   - edit: the change that mends it, nil if none is certain.
  public init(
    rule: Rule, severity: Severity, start: Position, end: Position? = nil, message: String,
    dish: DishReference? = nil, range: Range<Int> = 0..<0, edit: FileEdit? = nil
  ) {
    content = .other(rule: rule, severity: severity, message: message)
    self.dish = dish
    self.start = start
    self.end = max(start, end ?? start)
    self.range = range
    self.edit = edit
    choices = []
  }
}
