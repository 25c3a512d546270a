package import LocatedJSON

/// What is wrong between the values of the JSON.
package enum SyntaxFinding: FindingFamily {
  /// No comma between two entries; `after` is how the first one ends.
  case missingComma(after: String, in: JSONFault.Container)
  /// No comma between two lines, which was added while reading.
  case mendedMissingComma
  /// A comma behind the last entry, which was skipped.
  case trailingComma
  /// The marks of a conflict that a merge left.
  case mergeConflict
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
  /// The end of the file before what is open since a line is closed.
  case unclosed(JSONFault.Container, line: Int)
  /// More brackets in one another than the limit.
  case tooDeep(limit: Int)
  /// A character that JSON does not allow there.
  case unexpectedCharacter(Unicode.Scalar)

  package var rule: Diagnostic.Rule {
    switch self {
    case .trailingComma, .comment: .jsonTolerated
    case .mendedMissingComma: .jsonMended
    case .missingComma, .unclosedComment, .missingKey, .missingValue, .missingColon,
      .mismatchedBracket, .unclosed, .tooDeep, .unexpectedCharacter, .mergeConflict:
      .json
    }
  }

  package var kind: Finding.Kind {
    switch self {
    case .missingComma: .jsonMissingComma
    case .mendedMissingComma: .mendedMissingComma
    case .trailingComma: .toleratedTrailingComma
    case .comment: .toleratedComment
    case .mergeConflict: .jsonMergeConflict
    case .unclosedComment: .jsonUnclosedComment
    case .missingKey: .jsonMissingKey
    case .missingValue: .jsonMissingValue
    case .missingColon: .jsonMissingColon
    case .mismatchedBracket: .jsonMismatchedBracket
    case .unclosed: .jsonUnclosed
    case .tooDeep: .jsonTooDeep
    case .unexpectedCharacter: .jsonUnexpectedCharacter
    }
  }
}
