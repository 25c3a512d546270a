package import LocatedJSON

/// A fault between the values of the JSON.
package enum SyntaxFinding: FindingFamily {
  /// No comma between two entries; `after` is how the first one ends.
  case missingComma(after: String, in: JSONFault.Container)
  /// No comma between two lines, which was added while reading.
  case mendedMissingComma
  /// A character that JSON does not have between values, which was skipped or read as the one it has.
  case strayCharacter(Unicode.Scalar)
  /// A comma behind the last entry, which was skipped.
  case trailingComma
  /// The marks of a conflict that a merge left, with the lines of both versions, if no mark is missing.
  case mergeConflict(Versions?)
  /// A comment, which was skipped.
  case comment
  /// A `/*` without its `*/`.
  case unclosedComment
  /// Something else in the place of a key; a comma or closing bracket in that of a value.
  case missingKey, missingValue
  /// No colon behind a key, given with its quotes.
  case missingColon(after: String)
  /// A closing bracket of the other kind than the one that is open since a line.
  case mismatchedBracket(JSONFault.Container, line: Int)
  /// A closing bracket is missing before that of something around it.
  case missingBracket(JSONFault.Container, line: Int)
  /// The end of the file before what is open since a line is closed.
  case unclosed(JSONFault.Container, line: Int)
  /// More brackets in one another than the limit.
  case tooDeep(limit: Int)
  /// A character that JSON does not allow there.
  case unexpectedCharacter(Unicode.Scalar)

  /// Two versions of the same lines.
  package struct Versions: Hashable, Sendable {
    /// The lines of the first version and of the second, from 1; empty where all was deleted.
    let first, second: Range<Int>

    /// Makes versions of their lines.
    package init(first: Range<Int>, second: Range<Int>) {
      self.first = first
      self.second = second
    }
  }

  package var saysChange: Bool {
    if case .mergeConflict = self { return true }
    return false
  }

  package var kind: Finding.Kind {
    switch self {
    case .missingComma: Finding.Kind(.json, "missing-comma")
    case .mendedMissingComma: Finding.Kind(.jsonMended, "missing-comma")
    case .strayCharacter: Finding.Kind(.jsonMended, "character")
    case .trailingComma: Finding.Kind(.jsonTolerated, "trailing-comma")
    case .comment: Finding.Kind(.jsonTolerated, "comment")
    case .mergeConflict: Finding.Kind(.json, "merge-conflict")
    case .unclosedComment: Finding.Kind(.json, "unclosed-comment")
    case .missingKey: Finding.Kind(.json, "missing-key")
    case .missingValue: Finding.Kind(.json, "missing-value")
    case .missingColon: Finding.Kind(.json, "missing-colon")
    case .mismatchedBracket: Finding.Kind(.json, "mismatched-bracket")
    case .missingBracket: Finding.Kind(.json, "missing-bracket")
    case .unclosed: Finding.Kind(.json, "unclosed")
    case .tooDeep: Finding.Kind(.json, "too-deep")
    case .unexpectedCharacter: Finding.Kind(.json, "unexpected-character")
    }
  }
}
