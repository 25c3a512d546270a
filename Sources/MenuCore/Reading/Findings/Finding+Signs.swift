internal import LocatedJSON

extension Finding {
  /// A fault of the punctuation between values.
  init(ofSigns kind: JSONFault.Kind, line: (Int) -> Int) {
    switch kind {
    case .missingComma(let after, let open):
      self.init(
        .json, "missing-comma", en: "a comma or \(open.closing) is missing after \(after)",
        it: "manca una virgola o \(open.closing) dopo \(after)")
    case .missingColon(let key):
      self.init(
        .json, "missing-colon", en: "a : is missing after \(key)", it: "manca : dopo \(key)")
    case .missingKey:
      self.init(
        .json, "missing-key", en: "a key such as \"name\": is missing here",
        it: "qui manca una chiave come \"name\":")
    case .unclosedComment:
      self.init(
        .json, "unclosed-comment", en: "this comment has no end",
        it: "questo commento non finisce", general: Phrase("add */", "aggiungere */"))
    case .unexpectedCharacter(let scalar):
      let quote = Phrase("is a quote missing before it?", "mancano le virgolette prima?")
      self.init(
        .json, "unexpected-character", en: "\(scalar.shown) is not allowed here",
        it: "\(scalar.shown) qui non è ammesso", advice: scalar.mayBeginText ? quote : nil)
    case .mismatchedBracket(let open, let opener), .missingBracket(let open, let opener),
      .unclosed(let open, let opener):
      self.init(ofBracket: kind, open, line: line(opener))
    // A missing value.
    default:
      self.init(
        .json, "missing-value", en: "a value is missing before this",
        it: "prima di qui manca un valore",
        advice: Phrase("or the value that you meant", "o il valore che si intendeva"))
    }
  }

  /// A bracket, opened on a line, that is not closed where it has to be.
  private init(ofBracket kind: JSONFault.Kind, _ open: JSONFault.Container, line: Int) {
    switch kind {
    case .mismatchedBracket:
      self.init(
        .json, "mismatched-bracket",
        en: "expected \(open.closing) here to close the \(open.opening) of line \(line)",
        it: "qui serve \(open.closing) per chiudere \(open.opening) della riga \(line)")
    case .missingBracket:
      self.init(
        .json, "missing-bracket",
        en: "a \(open.closing) is missing before this to close the \(open.opening) of line \(line)",
        it: "prima di qui manca \(open.closing) per chiudere \(open.opening) della riga \(line)")
    // The end of the file.
    default:
      self.init(
        .json, "unclosed",
        en: "the file ends before the \(open.opening) of line \(line) is closed",
        it: "il file finisce prima che \(open.opening) della riga \(line) sia chiusa",
        general: Phrase("add a \(open.closing)", "aggiungere \(open.closing)"))
    }
  }

  /// The markers that a merge conflict left; nil if one of them is missing.
  init(ofConflict conflict: MergeConflict?, line: (Int) -> Int) {
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
    self.init(
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
    let isUnseen = properties.isWhitespace || properties.isDefaultIgnorableCodePoint
    if isUnseen, !isASCII { return codePoint }
    return named
  }

  /// The character, with its code point if it is not ASCII, because it may be invisible: `’ (U+2019)`
  private var named: String { isASCII ? "\(self)" : "\(self) (\(codePoint))" }

  private var codePoint: String { "U+\(escaped(asASCII: true).filter(\.isHexDigit))" }
}
