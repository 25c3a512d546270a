package import LocatedJSON

extension Finding {
  /// Makes the finding for a fault of the JSON in a menu.
  ///
  /// - Parameters:
  ///   - fault: the fault.
  ///   - bytes: the file.
  ///   - line: the line of a byte of the file, from 1.
  package init(_ fault: JSONFault, in bytes: [UInt8], line: (Int) -> Int) {
    switch fault.kind {
    case .byteOrderMark where fault.isRecovered, .missingComma where fault.isRecovered,
      .typographicQuotes where fault.isRecovered, .trailingComma, .comment, .strayCharacter,
      .decimalComma:
      self.init(recovered: fault, in: bytes)
    case .empty, .blank, .otherEncoding, .invalidUTF8, .byteOrderMark, .secondDocument,
      .leadingCharacters, .trailingCharacters:
      self.init(ofFile: fault.kind)
    case .unterminatedString, .singleQuotes, .typographicQuotes: self.init(ofQuotes: fault.kind)
    case .lineBreak, .earlyQuote, .controlCharacter, .badEscape, .loneSurrogate:
      self.init(ofText: fault.kind)
    case .missingComma, .missingKey, .missingValue, .missingColon, .mismatchedBracket,
      .missingBracket, .unclosed, .unclosedComment, .unexpectedCharacter:
      self.init(ofSigns: fault.kind, line: line)
    case .mergeConflict:
      self.init(ofConflict: MergeConflict(at: fault.offset, in: bytes), line: line)
    case .tooLarge: self = .tooLarge
    case .tooDeep(let limit):
      self.init(
        .json, "too-deep", en: "brackets are nested more than \(limit) deep",
        it: "ci sono più di \(limit) parentesi annidate")
    case .badNumber(let text):
      self.init(.json, "bad-number", en: "\(text) is not a number", it: "\(text) non è un numero")
    case .numberTooLong(let limit):
      self.init(
        .json, "number-too-long", en: "a number has more than \(limit) digits",
        it: "un numero ha più di \(limit) cifre")
    case .unknownWord(let word):
      self.init(
        .json, "unknown-word", en: "\(word) is not in quotes", it: "\(word) non è tra virgolette")
    case .unquotedKey(let key):
      self.init(
        .json, "unquoted-key", en: "\(key) is not in quotes", it: "\(key) non è tra virgolette",
        general: Phrase("write it in quotes", "scriverla tra virgolette"))
    }
  }

  /// A fault whose value was read.
  private init(recovered fault: JSONFault, in bytes: [UInt8]) {
    switch fault.kind {
    case .byteOrderMark:
      self.init(
        .jsonTolerated, "byte-order-mark",
        en: "there is an invisible mark (BOM) here; not all programs accept it",
        it: "qui c'è un segno invisibile (BOM); non tutti i programmi lo accettano")
    case .trailingComma:
      self.init(
        .jsonTolerated, "trailing-comma",
        en: "there is a comma after the last entry here; not all programs accept it",
        it: "qui c'è una virgola dopo l'ultima voce; non tutti i programmi la accettano")
    case .missingComma:
      self.init(
        .jsonMended, "missing-comma", en: "there is no comma after this entry",
        it: "dopo questa voce manca la virgola",
        general: Phrase("add a comma: ,", "aggiungere una virgola: ,"))
    case .typographicQuotes:
      self.init(
        .jsonMended, "quotes", en: "a text needs straight quotes, not typographic ones",
        it: "un testo va tra virgolette dritte, non tipografiche")
    case .strayCharacter(let scalar):
      self.init(
        .jsonMended, "character", en: "\(scalar.shown) is not allowed between two entries",
        it: "\(scalar.shown) non è ammesso tra due voci")
    case .decimalComma:
      let number = fault.text(in: bytes)
      self.init(
        .jsonMended, "decimal-comma", en: "write \(number.withPoint), not \(number)",
        it: "scrivere \(number.withPoint), non \(number)", quotesEdit: true)
    // A comment.
    default:
      self.init(
        .jsonTolerated, "comment", en: "there is a comment here; not all programs accept it",
        it: "qui c'è un commento; non tutti i programmi lo accettano")
    }
  }

  /// A fault of the file as a whole.
  private init(ofFile kind: JSONFault.Kind) {
    switch kind {
    case .empty:
      self.init(
        .json, "empty", en: "the file is empty", it: "il file è vuoto", advice: .writeFirstMenu)
    case .blank:
      self.init(
        .json, "blank", en: "the file has only blanks or comments",
        it: "il file contiene solo spazi o commenti", advice: .writeFirstMenu)
    case .otherEncoding:
      self.init(
        .json, "not-utf8", en: "the file is not saved as UTF-8",
        it: "il file non è salvato come UTF-8",
        advice: Phrase("save it as UTF-8", "salvarlo come UTF-8"))
    case .invalidUTF8(let byte):
      let byte = String(byte, radix: 16, uppercase: true)
      self.init(
        .json, "invalid-utf8", en: "byte \(byte) is not valid UTF-8",
        it: "il byte \(byte) non è UTF-8 valido",
        advice: Phrase("save the file as UTF-8", "salvare il file come UTF-8"))
    case .byteOrderMark:
      self.init(
        .json, "byte-order-mark", en: "there is an invisible mark (BOM) here",
        it: "qui c'è un segno invisibile (BOM)")
    case .secondDocument:
      self.init(
        .json, "second-document", en: "a second menu begins here",
        it: "qui comincia un secondo menu",
        advice: Phrase("a file has only one menu", "un file ha un solo menu"))
    case .leadingCharacters:
      self.init(
        .json, "leading-characters", en: "there is text before the { of the menu",
        it: "c'è del testo prima della { del menu")
    // Characters after the menu.
    default:
      self.init(
        .json, "trailing-characters", en: "there is text after the end of the menu",
        it: "c'è del testo dopo la fine del menu")
    }
  }

  /// A fault of the quotes around a text.
  private init(ofQuotes kind: JSONFault.Kind) {
    switch kind {
    case .unterminatedString:
      self.init(
        .json, "unterminated-text", en: "the closing quote of this text is missing",
        it: "mancano le virgolette di chiusura di questo testo",
        general: Phrase("add a \"", "aggiungere \""))
    case .singleQuotes:
      self.init(
        .json, "single-quotes", en: "a text needs double quotes (\"), not single ones",
        it: "un testo va tra virgolette doppie (\"), non singole")
    // Typographic quotes.
    default:
      self.init(
        .json, "curly-quotes", en: "a text needs straight quotes, not typographic ones",
        it: "un testo va tra virgolette dritte, non tipografiche",
        general: Phrase("write \" here", "scrivere \" qui"))
    }
  }

  /// A fault inside a text, which is given as written.
  private init(ofText kind: JSONFault.Kind) {
    switch kind {
    case .lineBreak:
      self.init(
        .json, "line-break", en: "this text continues on the next line",
        it: "questo testo continua nella riga successiva",
        advice: Phrase(
          "a text is written on one line, with \\n for a line break",
          "un testo si scrive su una riga, con \\n per andare a capo"))
    case .earlyQuote(let text):
      self.init(
        .json, "early-quote", en: "the text ends too early here: \(text)",
        it: "il testo finisce troppo presto: \(text)",
        advice: Phrase(
          "a \" inside a text is written \\\"", "una \" dentro un testo si scrive \\\""))
    case .badEscape(let text):
      self.init(
        .json, "bad-escape", en: "\(text) is not a valid escape",
        it: "\(text) non è una sequenza di escape valida",
        advice: Phrase(
          "a \\ inside a text is written \\\\", "una \\ dentro un testo si scrive \\\\"))
    case .loneSurrogate(let text):
      self.init(
        .json, "lone-surrogate", en: "\(text) is half a character", it: "\(text) è mezzo carattere",
        advice: Phrase("write the character itself", "scrivere il carattere stesso"))
    // A control character.
    default:
      self.init(
        .json, "control-character", en: "a text has a control character",
        it: "un testo contiene un carattere di controllo",
        advice: Phrase("a line break is written \\n", "andare a capo si scrive \\n"))
    }
  }
}
