internal import LocatedJSON

extension SyntaxFinding {
  package func phrase(dish: String) -> FindingPhrase {
    switch self {
    case .missingComma(let after, let open):
      FindingPhrase(
        "a comma or \(open.closing) is missing after \(after)",
        "manca una virgola o \(open.closing) dopo \(after)")
    case .mendedMissingComma: .mendedMissingComma
    case .strayCharacter(let scalar):
      FindingPhrase(
        "\(scalar.shown) is between two entries, where JSON does not have it",
        "\(scalar.shown) sta tra due voci, dove JSON non lo ha")
    case .trailingComma: .trailingComma
    case .comment: .comment
    case .mergeConflict(let versions): Self.phrase(ofConflict: versions)
    case .unclosedComment: .unclosedComment
    case .missingKey: .missingKey
    case .missingValue: .missingValue
    case .missingColon(let key):
      FindingPhrase("a : is missing after \(key)", "manca : dopo \(key)")
    case .mismatchedBracket(let open, let line):
      FindingPhrase(
        "a \(open.closing) belongs here: it closes the \(open.opening) of line \(line)",
        "qui deve stare \(open.closing): chiude \(open.opening) della riga \(line)")
    case .missingBracket(let open, let line):
      FindingPhrase(
        "a \(open.closing) is missing before this: it closes the \(open.opening) of line \(line)",
        "prima di qui manca \(open.closing): chiude \(open.opening) della riga \(line)")
    case .unclosed(let open, let line):
      FindingPhrase(
        "the file ends before the \(open.opening) of line \(line) is closed",
        "il file finisce prima che \(open.opening) della riga \(line) sia chiusa",
        general: Phrase("add a \(open.closing)", "aggiungere \(open.closing)"))
    case .tooDeep(let limit):
      FindingPhrase(
        "more than \(limit) brackets are open inside one another",
        "più di \(limit) parentesi sono aperte l'una nell'altra")
    case .unexpectedCharacter(let scalar): Self.phrase(ofUnexpected: scalar)
    }
  }

  private static func phrase(ofConflict versions: Versions?) -> FindingPhrase {
    var advice = Phrase("keep one, and delete the marks", "tenerne una e togliere i segni")
    if let versions {
      let first = versions.first.lines
      let second = versions.second.lines
      advice = Phrase(
        "keep \(first.words(in: .english)) or \(second.words(in: .english));"
          + " delete the other version and the marks",
        "tenere \(first.words(in: .italian)) o \(second.words(in: .italian));"
          + " togliere l'altra versione e i segni")
    }
    return FindingPhrase(
      "a merge left two versions here", "una fusione ha lasciato qui due versioni", advice: advice)
  }

  private static func phrase(ofUnexpected scalar: Unicode.Scalar) -> FindingPhrase {
    var advice: Phrase?
    if scalar.mayBeginText {
      advice = Phrase("is a quote missing before it?", "mancano le virgolette prima?")
    }
    return FindingPhrase(
      "\(scalar.shown) does not belong here", "\(scalar.shown) qui non va", advice: advice)
  }
}

/// The findings that name nothing of the file.
extension FindingPhrase {
  fileprivate static let mendedMissingComma = FindingPhrase(
    "there is no comma after this entry", "dopo questa voce manca la virgola",
    general: Phrase("add a comma: ,", "aggiungere una virgola: ,"))
  fileprivate static let trailingComma = FindingPhrase(
    "there is a comma after the last entry here; it works, but other programs refuse it",
    "qui c'è una virgola dopo l'ultima voce; funziona, ma altri programmi la rifiutano")
  fileprivate static let comment = FindingPhrase(
    "there is a comment here; it works, but other programs refuse it",
    "qui c'è un commento; funziona, ma altri programmi lo rifiutano")
  fileprivate static let unclosedComment = FindingPhrase(
    "the comment that begins here does not end", "il commento che comincia qui non finisce",
    general: Phrase("add */", "aggiungere */"))
  fileprivate static let missingKey = FindingPhrase(
    "a key such as \"name\": is missing here", "qui deve stare qualcosa come \"name\":")
  fileprivate static let missingValue = FindingPhrase(
    "something is missing before this", "prima di qui manca qualcosa",
    advice: Phrase("or the value that you meant", "o il valore che si intendeva"))
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

  /// The character, with its code point if it is not ASCII, for it may be invisible: `’ (U+2019)`
  fileprivate var named: String { isASCII ? "\(self)" : "\(self) (\(codePoint))" }

  private var codePoint: String { "U+\(escaped(asASCII: true).filter(\.isHexDigit))" }
}
