internal import LocatedJSON

extension SyntaxFinding {
  package func english(dish: String) -> FindingSentence {
    switch self {
    case .missingComma(let after, let open):
      FindingSentence("a comma or \(open.closing) is missing after \(after)")
    case .mendedMissingComma:
      FindingSentence("there is no comma after this entry", general: "add a comma: ,")
    case .strayCharacter(let scalar):
      FindingSentence("\(scalar.shown) is between two entries, where JSON does not have it")
    case .trailingComma:
      FindingSentence(
        "there is a comma after the last entry here; it works, but other programs refuse it")
    case .comment:
      FindingSentence("there is a comment here; it works, but other programs refuse it")
    case .mergeConflict(nil):
      FindingSentence("a merge left two versions here", advice: "keep one, and delete the marks")
    case .mergeConflict(let versions?):
      FindingSentence(
        "a merge left two versions here",
        advice: "keep \(versions.first.english) or \(versions.second.english);"
          + " delete the other version and the marks")
    case .unclosedComment:
      FindingSentence("the comment that begins here does not end", general: "add */")
    case .missingKey: FindingSentence("a key such as \"name\": is missing here")
    case .missingValue:
      FindingSentence(
        "something is missing before this", advice: "or the value that you meant")
    case .missingColon(let key):
      FindingSentence("a : is missing after \(key)")
    case .mismatchedBracket(let open, let line): bracketInEnglish(open, line, .wrong)
    case .missingBracket(let open, let line): bracketInEnglish(open, line, .missing)
    case .unclosed(let open, let line): bracketInEnglish(open, line, .atEnd)
    case .tooDeep(let limit):
      FindingSentence("more than \(limit) brackets are open inside one another")
    case .unexpectedCharacter(let scalar):
      FindingSentence(
        "\(scalar.shown) does not belong here",
        advice: scalar.mayBeText ? "is a quote missing before it?" : nil)
    }
  }

  private func bracketInEnglish(
    _ open: JSONFault.Container, _ line: Int, _ bracket: SyntaxFinding.Bracket
  ) -> FindingSentence {
    switch bracket {
    case .wrong:
      FindingSentence(
        "a \(open.closing) belongs here: it closes the \(open.opening) of line \(line)")
    case .missing:
      FindingSentence(
        "a \(open.closing) is missing before this: it closes the \(open.opening) of line \(line)")
    case .atEnd:
      FindingSentence(
        "the file ends before the \(open.opening) of line \(line) is closed",
        general: "add a \(open.closing)")
    }
  }
}

extension Range<Int> {
  /// The lines in words: `line 4`, `lines 4 to 6`, `nothing`
  fileprivate var english: String {
    switch count {
    case 0: "nothing"
    case 1: "line \(lowerBound)"
    default: "lines \(lowerBound) to \(upperBound - 1)"
    }
  }
}

extension Unicode.Scalar {
  /// True for a character that a text without quotes may begin with.
  var mayBeText: Bool { properties.isAlphabetic || self == ":" || self == "*" }

  /// The character with its code point; only the code point of an invisible one: `U+00A0`
  var shown: String {
    let isUnseen = properties.isWhitespace || properties.isDefaultIgnorableCodePoint
    return isUnseen && !isASCII ? "U+\(escaped(asASCII: true).filter(\.isHexDigit))" : named
  }

  /// The character, with its code point if it is not ASCII, for it may be invisible: `’ (U+2019)`
  var named: String {
    isASCII ? "\(self)" : "\(self) (U+\(escaped(asASCII: true).filter(\.isHexDigit)))"
  }
}
