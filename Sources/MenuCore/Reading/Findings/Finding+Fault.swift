package import LocatedJSON

extension Finding {
  /// Makes the finding for a fault of the JSON in a menu.
  ///
  /// - Parameters:
  ///   - fault: the fault.
  ///   - bytes: the file.
  ///   - line: the line of a byte of the file, from 1.
  package init(_ fault: JSONFault, in bytes: [UInt8], line: (Int) -> Int) {
    self =
      switch fault.kind {
      case .recovered(let slip): .slip(slip, written: fault.text(in: bytes))
      case .tooLarge: .tooLarge
      case .empty: .emptyFile
      case .blank: .blankFile
      case .otherEncoding: .otherEncoding
      case .byteOrderMark: .byteOrderMark
      case .invalidUTF8(let byte): .invalidUTF8(byte)
      case .tooDeep(let limit): .tooDeep(limit)
      case .unterminatedString: .unterminatedText
      case .lineBreak: .lineBreak
      case .earlyQuote(let text): .earlyQuote(text)
      case .controlCharacter: .controlCharacter
      case .badEscape(let text): .badEscape(text)
      case .loneSurrogate(let text): .loneSurrogate(text)
      case .mergeConflict: .mergeConflict(MergeConflict(at: fault.offset, in: bytes), line: line)
      case .singleQuotes: .singleQuotes
      case .typographicQuotes: .typographicQuotes
      case .badNumber(let text): .badNumber(text)
      case .numberTooLong(let limit): .numberTooLong(limit)
      case .unknownWord(let word): .unquotedWord(word)
      case .unquotedKey(let key): .unquotedKey(key)
      case .missingComma(let entry, let open): .missingComma(after: entry, in: open)
      case .missingKey: .missingKey
      case .missingValue: .missingValue
      case .missingColon(let key): .missingColon(after: key)
      case .mismatchedBracket(let open, let opener): .mismatchedBracket(open, line(opener))
      case .missingBracket(let open, let opener): .missingBracket(open, line(opener))
      case .unclosed(let open, let opener): .unclosed(open, line(opener))
      case .unclosedComment: .unclosedComment
      case .unexpectedCharacter(let scalar): .unexpectedCharacter(scalar)
      case .leadingCharacters: .leadingCharacters
      case .secondDocument: .secondDocument
      case .trailingCharacters: .trailingCharacters
      }
  }

  /// A fault whose value was read, and its text.
  private static func slip(_ slip: JSONFault.Slip, written text: String) -> Finding {
    switch slip {
    case .byteOrderMark:
      Finding(
        .jsonTolerated, "byte-order-mark",
        en: "there is an invisible mark (BOM) here; not all programs accept it",
        it: "qui c'è un segno invisibile (BOM); non tutti i programmi lo accettano")
    case .trailingComma:
      Finding(
        .jsonTolerated, "trailing-comma",
        en: "there is a comma after the last entry here; not all programs accept it",
        it: "qui c'è una virgola dopo l'ultima voce; non tutti i programmi la accettano")
    case .comment:
      Finding(
        .jsonTolerated, "comment", en: "there is a comment here; not all programs accept it",
        it: "qui c'è un commento; non tutti i programmi lo accettano")
    case .missingComma:
      Finding(
        .jsonMended, "missing-comma", en: "there is no comma after this entry",
        it: "dopo questa voce manca la virgola",
        general: Phrase("add a comma: ,", "aggiungere una virgola: ,"))
    case .typographicQuotes:
      Finding(
        .jsonMended, "quotes", en: "a text needs straight quotes, not typographic ones",
        it: "un testo va tra virgolette dritte, non tipografiche")
    case .strayCharacter(let scalar):
      Finding(
        .jsonMended, "character", en: "\(scalar.shown) is not allowed between two entries",
        it: "\(scalar.shown) non è ammesso tra due voci")
    case .decimalComma:
      Finding(
        .jsonMended, "decimal-comma", en: "write \(text.withPoint), not \(text)",
        it: "scrivere \(text.withPoint), non \(text)", quotesEdit: true)
    }
  }
}

/// Faults of the file as a whole.
extension Finding {
  private static let emptyFile = Finding(
    .json, "empty", en: "the file is empty", it: "il file è vuoto", advice: .writeFirstMenu)
  private static let blankFile = Finding(
    .json, "blank", en: "the file has only blanks or comments",
    it: "il file contiene solo spazi o commenti", advice: .writeFirstMenu)
  private static let otherEncoding = Finding(
    .json, "not-utf8", en: "the file is not saved as UTF-8", it: "il file non è salvato come UTF-8",
    advice: Phrase("save it as UTF-8", "salvarlo come UTF-8"))
  private static let byteOrderMark = Finding(
    .json, "byte-order-mark", en: "there is an invisible mark (BOM) here",
    it: "qui c'è un segno invisibile (BOM)")
  private static let secondDocument = Finding(
    .json, "second-document", en: "a second menu begins here", it: "qui comincia un secondo menu",
    advice: Phrase("a file has only one menu", "un file ha un solo menu"))
  private static let leadingCharacters = Finding(
    .json, "leading-characters", en: "there is text before the { of the menu",
    it: "c'è del testo prima della { del menu")
  private static let trailingCharacters = Finding(
    .json, "trailing-characters", en: "there is text after the end of the menu",
    it: "c'è del testo dopo la fine del menu")

  private static func invalidUTF8(_ byte: UInt8) -> Finding {
    let byte = String(byte, radix: 16, uppercase: true)
    return Finding(
      .json, "invalid-utf8", en: "byte \(byte) is not valid UTF-8",
      it: "il byte \(byte) non è UTF-8 valido",
      advice: Phrase("save the file as UTF-8", "salvare il file come UTF-8"))
  }

  private static func tooDeep(_ limit: Int) -> Finding {
    Finding(
      .json, "too-deep", en: "brackets are nested more than \(limit) deep",
      it: "ci sono più di \(limit) parentesi annidate")
  }
}

/// Faults of texts, numbers and words, which are given as written.
extension Finding {
  private static let unterminatedText = Finding(
    .json, "unterminated-text", en: "the closing quote of this text is missing",
    it: "mancano le virgolette di chiusura di questo testo",
    general: Phrase("add a \"", "aggiungere \""))
  private static let singleQuotes = Finding(
    .json, "single-quotes", en: "a text needs double quotes (\"), not single ones",
    it: "un testo va tra virgolette doppie (\"), non singole")
  private static let typographicQuotes = Finding(
    .json, "curly-quotes", en: "a text needs straight quotes, not typographic ones",
    it: "un testo va tra virgolette dritte, non tipografiche",
    general: Phrase("write \" here", "scrivere \" qui"))
  private static let lineBreak = Finding(
    .json, "line-break", en: "this text continues on the next line",
    it: "questo testo continua nella riga successiva",
    advice: Phrase(
      "a text is written on one line, with \\n for a line break",
      "un testo si scrive su una riga, con \\n per andare a capo"))
  private static let controlCharacter = Finding(
    .json, "control-character", en: "a text has a control character",
    it: "un testo contiene un carattere di controllo",
    advice: Phrase("a line break is written \\n", "andare a capo si scrive \\n"))

  private static func earlyQuote(_ text: String) -> Finding {
    Finding(
      .json, "early-quote", en: "the text ends too early here: \(text)",
      it: "il testo finisce troppo presto: \(text)",
      advice: Phrase(
        "a \" inside a text is written \\\"", "una \" dentro un testo si scrive \\\""))
  }

  private static func badEscape(_ text: String) -> Finding {
    Finding(
      .json, "bad-escape", en: "\(text) is not a valid escape",
      it: "\(text) non è una sequenza di escape valida",
      advice: Phrase(
        "a \\ inside a text is written \\\\", "una \\ dentro un testo si scrive \\\\"))
  }

  private static func loneSurrogate(_ text: String) -> Finding {
    Finding(
      .json, "lone-surrogate", en: "\(text) is half a character", it: "\(text) è mezzo carattere",
      advice: Phrase("write the character itself", "scrivere il carattere stesso"))
  }

  private static func badNumber(_ text: String) -> Finding {
    Finding(.json, "bad-number", en: "\(text) is not a number", it: "\(text) non è un numero")
  }

  private static func numberTooLong(_ limit: Int) -> Finding {
    Finding(
      .json, "number-too-long", en: "a number has more than \(limit) digits",
      it: "un numero ha più di \(limit) cifre")
  }

  private static func unquotedWord(_ word: String) -> Finding {
    Finding(
      .json, "unknown-word", en: "\(word) is not in quotes", it: "\(word) non è tra virgolette")
  }

  private static func unquotedKey(_ key: String) -> Finding {
    Finding(
      .json, "unquoted-key", en: "\(key) is not in quotes", it: "\(key) non è tra virgolette",
      general: Phrase("write it in quotes", "scriverla tra virgolette"))
  }
}
