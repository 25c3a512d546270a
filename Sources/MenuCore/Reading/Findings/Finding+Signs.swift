package import LocatedJSON

/// Faults of the punctuation between the values of the JSON.
extension Finding {
  /// No comma between two entries; `after` is how the first one ends.
  package static func missingComma(after: String, in open: JSONFault.Container) -> Finding {
    Finding(
      .json, "missing-comma", en: "a comma or \(open.closing) is missing after \(after)",
      it: "manca una virgola o \(open.closing) dopo \(after)")
  }

  /// No comma between two entries, which was added while reading.
  package static let mendedMissingComma = Finding(
    .jsonMended, "missing-comma", en: "there is no comma after this entry",
    it: "dopo questa voce manca la virgola",
    general: Phrase("add a comma: ,", "aggiungere una virgola: ,"))

  /// A character that JSON does not allow between values, which was skipped or read as the similar one
  /// that it does.
  package static func strayCharacter(_ scalar: Unicode.Scalar) -> Finding {
    Finding(
      .jsonMended, "character",
      en: "\(scalar.shown) is not allowed between two entries",
      it: "\(scalar.shown) non è ammesso tra due voci")
  }

  /// A comma after the last entry, which was skipped.
  package static let trailingComma = Finding(
    .jsonTolerated, "trailing-comma",
    en: "there is a comma after the last entry here; not all programs accept it",
    it: "qui c'è una virgola dopo l'ultima voce; non tutti i programmi la accettano")
  /// A comment, which was skipped.
  package static let comment = Finding(
    .jsonTolerated, "comment",
    en: "there is a comment here; not all programs accept it",
    it: "qui c'è un commento; non tutti i programmi lo accettano")
  /// A `/*` without its `*/`.
  package static let unclosedComment = Finding(
    .json, "unclosed-comment", en: "this comment has no end",
    it: "questo commento non finisce", general: Phrase("add */", "aggiungere */"))
  /// Another token instead of a key.
  package static let missingKey = Finding(
    .json, "missing-key", en: "a key such as \"name\": is missing here",
    it: "qui manca una chiave come \"name\":")
  /// A comma or closing bracket instead of a value.
  package static let missingValue = Finding(
    .json, "missing-value", en: "a value is missing before this",
    it: "prima di qui manca un valore",
    advice: Phrase("or the value that you meant", "o il valore che si intendeva"))

  /// No colon after a key, which is given with its quotes.
  package static func missingColon(after key: String) -> Finding {
    Finding(
      .json, "missing-colon", en: "a : is missing after \(key)", it: "manca : dopo \(key)")
  }

  /// A closing bracket that does not match the bracket opened on the given line.
  package static func mismatchedBracket(_ open: JSONFault.Container, line: Int) -> Finding {
    Finding(
      .json, "mismatched-bracket",
      en: "expected \(open.closing) here to close the \(open.opening) of line \(line)",
      it: "qui serve \(open.closing) per chiudere \(open.opening) della riga \(line)")
  }

  /// A missing closing bracket: the one of an enclosing value comes first.
  package static func missingBracket(_ open: JSONFault.Container, line: Int) -> Finding {
    Finding(
      .json, "missing-bracket",
      en: "a \(open.closing) is missing before this to close the \(open.opening) of line \(line)",
      it: "prima di qui manca \(open.closing) per chiudere \(open.opening) della riga \(line)")
  }

  /// The end of the file before the bracket opened on the given line is closed.
  package static func unclosed(_ open: JSONFault.Container, line: Int) -> Finding {
    Finding(
      .json, "unclosed", en: "the file ends before the \(open.opening) of line \(line) is closed",
      it: "il file finisce prima che \(open.opening) della riga \(line) sia chiusa",
      general: Phrase("add a \(open.closing)", "aggiungere \(open.closing)"))
  }

  /// Brackets that are nested deeper than the limit.
  package static func tooDeep(limit: Int) -> Finding {
    Finding(
      .json, "too-deep", en: "brackets are nested more than \(limit) deep",
      it: "ci sono più di \(limit) parentesi annidate")
  }

  /// A character that JSON does not allow at this position.
  package static func unexpectedCharacter(_ scalar: Unicode.Scalar) -> Finding {
    var advice: Phrase?
    if scalar.mayBeginText {
      advice = Phrase("is a quote missing before it?", "mancano le virgolette prima?")
    }
    return Finding(
      .json, "unexpected-character", en: "\(scalar.shown) is not allowed here",
      it: "\(scalar.shown) qui non è ammesso", advice: advice)
  }

  /// Two versions of the same lines.
  package struct Versions: Hashable, Sendable {
    /// The lines of the first and of the second version, from 1; empty if that version has none.
    let first, second: Range<Int>

    /// Makes versions from their lines.
    package init(first: Range<Int>, second: Range<Int>) {
      self.first = first
      self.second = second
    }
  }

  /// The markers that a merge conflict left, with the lines of both versions if no marker is missing.
  package static func mergeConflict(_ versions: Versions?) -> Finding {
    var advice = Phrase("keep one, and delete the markers", "tenerne una e togliere i marcatori")
    if let versions {
      advice =
        Phrase("keep ", "tenere ") + versions.first.lines + Phrase(" or ", " o ")
        + versions.second.lines
        + Phrase(
          "; delete the other version and the markers",
          "; togliere l'altra versione e i marcatori")
    }
    return Finding(
      .json, "merge-conflict", en: "a merge conflict left two versions here",
      it: "un conflitto di merge ha lasciato qui due versioni", advice: advice, quotesEdit: true)
  }
}

extension Range<Int> {
  /// The lines in words: `line 4`, `lines 4 to 6`, `nothing`
  fileprivate var lines: Phrase {
    switch count {
    case 0: Phrase("nothing", "nulla")
    case 1: Phrase("line \(lowerBound)", "la riga \(lowerBound)")
    default:
      Phrase(
        "lines \(lowerBound) to \(upperBound - 1)", "le righe da \(lowerBound) a \(upperBound - 1)")
    }
  }
}

extension Unicode.Scalar {
  /// True for a character that a text without quotes may begin with.
  fileprivate var mayBeginText: Bool { properties.isAlphabetic || self == ":" || self == "*" }

  /// The character with its code point; only the code point of an invisible one: `U+00A0`
  fileprivate var shown: String {
    let isUnseen = properties.isWhitespace || properties.isDefaultIgnorableCodePoint
    if isUnseen, !isASCII { return codePoint }
    return named
  }

  /// The character, with its code point if it is not ASCII, because it may be invisible: `’ (U+2019)`
  fileprivate var named: String { isASCII ? "\(self)" : "\(self) (\(codePoint))" }

  private var codePoint: String { "U+\(escaped(asASCII: true).filter(\.isHexDigit))" }
}
