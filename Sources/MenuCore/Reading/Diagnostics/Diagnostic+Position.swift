extension Diagnostic {
  /// A position in a file, counted as compilers and editors do.
  public struct Position: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in UTF-8 bytes.
    public let column: Int

    /// Makes a position; numbers below 1 become 1.
    public init(line: Int, column: Int) {
      self.line = max(1, line)
      self.column = max(1, column)
    }

    /// The line and the column: `12:18`.
    public var description: String { "\(line):\(column)" }

    /// True if the left position is before the right one.
    public static func < (left: Position, right: Position) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  /// A dish as messages name it: `“Diavola”`, or `pizza 4` without a name.
  public struct DishReference: Hashable, Sendable, CustomStringConvertible {
    /// The list that it is in.
    public let list: MenuList
    /// Its position in the list, from 1.
    public let number: Int
    /// Its name in the file's language, shortened; nil if it has no readable name.
    public let name: String?

    /// Makes a reference.
    public init(list: MenuList, number: Int, name: String? = nil) {
      self.list = list
      self.number = number
      self.name = name
    }

    /// The dish in English: `“Diavola”`.
    public var description: String { text(in: .english) }

    /// The dish in a message: `“Diavola”`, `bevande 4`.
    func text(in language: InterfaceLanguage) -> String {
      name.map { "“\($0)”" } ?? "\(language.name(of: list)) \(number)"
    }
  }
}
