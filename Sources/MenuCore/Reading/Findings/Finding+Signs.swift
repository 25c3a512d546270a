internal import LocatedJSON

/// Faults of the punctuation between values.
extension Finding {
  static let missingKey = Finding(
    .json, "missing-key", en: "a key such as \"name\": is missing here",
    it: "qui manca una chiave come \"name\":")
  static let missingValue = Finding(
    .json, "missing-value", en: "a value is missing before this",
    it: "prima di qui manca un valore",
    advice: Phrase("or the value that you meant", "o il valore che si intendeva"))
  static let unclosedComment = Finding(
    .json, "unclosed-comment", en: "this comment has no end", it: "questo commento non finisce",
    general: Phrase("add */", "aggiungere */"))

  static func missingComma(after entry: String, in open: JSONFault.Container) -> Finding {
    Finding(
      .json, "missing-comma", en: "a comma or \(open.closing) is missing after \(entry)",
      it: "manca una virgola o \(open.closing) dopo \(entry)")
  }

  static func missingColon(after key: String) -> Finding {
    Finding(.json, "missing-colon", en: "a : is missing after \(key)", it: "manca : dopo \(key)")
  }

  static func unexpectedCharacter(_ scalar: Unicode.Scalar) -> Finding {
    let quote = Phrase("is a quote missing before it?", "mancano le virgolette prima?")
    return Finding(
      .json, "unexpected-character", en: "\(scalar.shown) is not allowed here",
      it: "\(scalar.shown) qui non è ammesso", advice: scalar.mayBeginText ? quote : nil)
  }

  /// Another bracket in place of the one that closes the container opened on a line.
  static func mismatchedBracket(_ open: JSONFault.Container, _ line: Int) -> Finding {
    Finding(
      .json, "mismatched-bracket",
      en: "expected \(open.closing) here to close the \(open.opening) of line \(line)",
      it: "qui serve \(open.closing) per chiudere \(open.opening) della riga \(line)")
  }

  /// No bracket before the one that closes an outer container.
  static func missingBracket(_ open: JSONFault.Container, _ line: Int) -> Finding {
    Finding(
      .json, "missing-bracket",
      en: "a \(open.closing) is missing before this to close the \(open.opening) of line \(line)",
      it: "prima di qui manca \(open.closing) per chiudere \(open.opening) della riga \(line)")
  }

  /// No bracket before the end of the file.
  static func unclosed(_ open: JSONFault.Container, _ line: Int) -> Finding {
    Finding(
      .json, "unclosed",
      en: "the file ends before the \(open.opening) of line \(line) is closed",
      it: "il file finisce prima che \(open.opening) della riga \(line) sia chiusa",
      general: Phrase("add a \(open.closing)", "aggiungere \(open.closing)"))
  }

  /// The markers that a merge conflict left; nil if one of them is missing.
  static func mergeConflict(_ conflict: MergeConflict?, line: (Int) -> Int) -> Finding {
    var advice = Phrase("keep one, and delete the markers", "tenerne una e togliere i marcatori")
    if let conflict {
      let lines = [conflict.first, conflict.second].map { version in
        (line(version.lowerBound)..<line(version.upperBound)).lines
      }
      advice =
        Phrase("keep ", "tenere ") + lines[0] + Phrase(" or ", " o ") + lines[1]
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
  var shown: String {
    let isHidden = properties.isWhitespace || properties.isDefaultIgnorableCodePoint
    if isHidden, !isASCII { return codePoint }
    return named
  }

  /// The character, with its code point if it is not ASCII, because it may be invisible: `’ (U+2019)`
  private var named: String { isASCII ? "\(self)" : "\(self) (\(codePoint))" }

  private var codePoint: String { "U+\(escaped(asASCII: true).filter(\.isHexDigit))" }
}
