/// A mistake in a Menu.json, or information for its owner, with its position.
///
/// Texts of the file are quoted as written, with at most `Diagnostic.excerptLength` scalars, and may
/// contain control characters.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The fault, with the values that its message names.
  package let content: Content
  /// The dish at the position; nil outside all dishes.
  public let dish: DishReference?
  /// The position of the first byte that it is about.
  public let start: Position
  /// The position after the last byte that it is about, or `start` if something is missing.
  public let end: Position
  /// The bytes that it is about, counted from the start of the file; empty if something is missing.
  public let range: Range<Int>
  /// The edit that fixes it; nil if none is certain.
  public let edit: FileEdit?
  /// The alternative edits that its advice describes, with their wording: the owner makes one of them.
  package let choices: [Suggestion]

  /// The edit that its advice describes; nil if there is none, or more than one.
  package var suggestion: Suggestion? { choices.only }

  /// The line of the start, from 1.
  public var line: Int { start.line }

  /// The column of the start, from 1, in UTF-8 bytes as compilers count.
  public var column: Int { start.column }

  /// The rule that is broken.
  public var rule: Rule { content.rule }

  /// An error (something was not read or not believed) or a warning.
  public var severity: Severity { content.severity }

  /// The maximum number of scalars that a diagnostic quotes; a shortened text ends with "…".
  package static let excerptLength = 40

  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// Something was not read, or is not believed.
    case error
    /// Everything was read, but may not be intended.
    case warning
  }

  /// The position, the dish and the message in English.
  /// `12:18: error: “Diavola”: "latte" is not known; did you mean "milk"?`
  public var description: String { "\(start): \(severity.rawValue): \(text(in: "en"))" }
}

extension Diagnostic {
  /// Makes a diagnostic for a rule of your own, to be listed with those of a file.
  ///
  ///     Diagnostic(
  ///       rule: "house-prices", severity: .warning, start: .init(line: 12, column: 14),
  ///       message: "a pizza costs more than 15 euros")
  ///
  /// - Parameters:
  ///   - rule: the name of the rule.
  ///   - severity: an error or a warning.
  ///   - start: the first byte that it is about.
  ///   - end: the position after the last byte; nil, or a position before the start, for the start
  ///     itself.
  ///   - message: the message, which is the same in every language.
  ///   - dish: the dish that it is about; nil for none.
  ///   - range: the bytes of the file; empty if they are not known.
  ///   - edit: the edit that fixes it; nil if none is certain.
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
