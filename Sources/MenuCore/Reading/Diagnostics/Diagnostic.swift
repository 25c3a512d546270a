/// A mistake in a Menu.json, or something that its owner should know, and its place.
///
/// Texts of the file that it carries are as written, at most `Diagnostic.excerptLength` scalars of
/// them, and may hold control characters.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, with the things that its sentence names.
  package let finding: Finding
  /// The dish whose entry holds the place, nil outside all dishes.
  public let dish: DishReference?
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in UTF-8 bytes as compilers count.
  public let column: Int
  /// The bytes that it is about, counted from the start of the file; empty where something is missing.
  public let range: Range<Int>
  /// The edit that repairs it, where one is certain.
  public let edit: FileEdit?

  /// The rule that is broken.
  public var rule: Rule { finding.rule }

  /// The severity of its rule.
  public var severity: Severity { rule.severity }

  /// The number of scalars of the file that a diagnostic quotes at most; one that is cut ends with "…".
  public static let excerptLength = 40

  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// Something was not read, or is not believed.
    case error
    /// All was read, and may not be meant so.
    case warning
  }

  /// A dish as a sentence names it: `"Diavola"`, or `pizza no. 4` without a name.
  public struct DishReference: Hashable, Sendable {
    /// Its list.
    public let list: MenuList
    /// Its place in the list, from 1.
    public let number: Int
    /// Its name in the file's language, cut; nil without a readable one.
    public let name: String?
  }

  /// The place and the English sentence. `12:18: error: "latte" is not known; did you mean "milk"?`
  public var description: String { "\(line):\(column): \(severity.rawValue): \(message)" }
}
