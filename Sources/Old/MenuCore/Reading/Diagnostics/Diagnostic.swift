/// Something in a Menu.json that its owner should mend, and where it stands.
///
/// Texts of the file that it carries are as written, at most `Diagnostic.excerptLength` scalars of
/// them, and may hold control characters: they are data for words, not yet words.
public struct Diagnostic: Hashable, Sendable {
  /// What is wrong, with everything that a sentence about it needs.
  public let rule: Rule
  /// The dish whose entry holds the place, nil outside all dishes.
  public let dish: DishReference?
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in UTF-8 bytes as compilers count.
  public let column: Int
  /// Where it begins, in bytes from the start of the file.
  public let offset: Int
  /// How many bytes it covers; 0 where something is missing.
  public let length: Int

  /// Makes a diagnostic.
  public init(
    rule: Rule, dish: DishReference? = nil, line: Int, column: Int, offset: Int, length: Int
  ) {
    self.rule = rule
    self.dish = dish
    self.line = line
    self.column = column
    self.offset = offset
    self.length = length
  }

  /// How bad it is.
  public var severity: Severity { rule.severity }

  /// How many scalars of the file a diagnostic quotes at most; one that is cut ends with "…".
  public static let excerptLength = 40

  /// How bad a diagnostic is.
  public enum Severity: String, Hashable, Sendable {
    /// Something is not shown as the owner meant it.
    case error
    /// All is shown, and something may not be meant so.
    case warning
  }

  /// A dish as a sentence names it: `"Diavola"`, or `pizza no. 4` without a name.
  public struct DishReference: Hashable, Sendable {
    /// The list it stands in.
    public let list: MenuList
    /// Its place in the list, from 1.
    public let number: Int
    /// Its name in the file's language, cut; nil without a readable one.
    public let name: String?

    /// Makes a reference.
    public init(list: MenuList, number: Int, name: String?) {
      self.list = list
      self.number = number
      self.name = name
    }
  }
}
