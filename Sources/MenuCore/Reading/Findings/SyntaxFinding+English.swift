internal import LocatedJSON

extension SyntaxFinding {
  package func english(dish: String) -> FindingSentence {
    switch self {
    case .missingComma(let after, let open):
      FindingSentence("a comma or \(open.closing) is missing after \(after)")
    case .mendedMissingComma:
      FindingSentence("there is no comma after this entry", advice: "add a comma")
    case .trailingComma:
      FindingSentence(
        "there is a comma after the last entry here; it works, but other programs refuse it")
    case .comment:
      FindingSentence("there is a comment here; it works, but other programs refuse it")
    case .mergeConflict:
      FindingSentence("a merge left two versions here", advice: "keep one, and delete the marks")
    case .unclosedComment:
      FindingSentence("the comment that begins here does not end", advice: "add */")
    case .missingKey: FindingSentence("something like \"name\": must stand here")
    case .missingValue:
      FindingSentence(
        "something is missing before this", advice: "write a value, or take the comma away")
    case .missingColon(let key):
      FindingSentence("a : is missing after \(key)", advice: "write \(key): …")
    case .mismatchedBracket(let open, let line):
      FindingSentence(
        "a \(open.closing) must stand here: it closes the \(open.opening) of line \(line)")
    case .unclosed(let open, let line):
      FindingSentence(
        "the file ends before the \(open.opening) of line \(line) is closed",
        advice: "add a \(open.closing)")
    case .tooDeep(let limit):
      FindingSentence("more than \(limit) brackets stand open in one another")
    case .unexpectedCharacter(let scalar):
      FindingSentence(
        "\(scalar.named) does not belong here", advice: "is a quote missing before it?")
    }
  }
}

extension Unicode.Scalar {
  /// The character, with its code point if it is not ASCII, for it may be invisible: `’ (U+2019)`
  var named: String {
    isASCII ? "\(self)" : "\(self) (U+\(escaped(asASCII: true).filter(\.isHexDigit)))"
  }
}
