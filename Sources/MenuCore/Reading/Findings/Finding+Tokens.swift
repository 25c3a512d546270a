/// Faults of a text, a number or a word of the JSON, which is given as written.
extension Finding {
  /// A text without its closing quote.
  package static let unterminatedText = Finding(
    .json, "unterminated-text", en: "the closing quote of this text is missing",
    it: "mancano le virgolette di chiusura di questo testo",
    general: Phrase("add a \"", "aggiungere \""))
  /// A text that continues on the next line.
  package static let lineBreak = Finding(
    .json, "line-break", en: "this text continues on the next line",
    it: "questo testo continua nella riga successiva",
    advice: Phrase(
      "a text is written on one line, with \\n for a line break",
      "un testo si scrive su una riga, con \\n per andare a capo"))

  /// A quote that closes a text too early, before the rest of the text on the line.
  package static func earlyQuote(_ text: String) -> Finding {
    Finding(
      .json, "early-quote", en: "the text ends too early here: \(text)",
      it: "il testo finisce troppo presto: \(text)",
      advice: Phrase("a \" inside a text is written \\\"", "una \" dentro un testo si scrive \\\""))
  }

  /// A control character inside a text.
  package static let controlCharacter = Finding(
    .json, "control-character", en: "a text has a control character",
    it: "un testo contiene un carattere di controllo",
    advice: Phrase("a line break is written \\n", "andare a capo si scrive \\n"))

  /// A backslash that does not begin an escape.
  package static func badEscape(_ text: String) -> Finding {
    Finding(
      .json, "bad-escape", en: "\(text) is not a valid escape",
      it: "\(text) non è una sequenza di escape valida",
      advice: Phrase("a \\ inside a text is written \\\\", "una \\ dentro un testo si scrive \\\\"))
  }

  /// A surrogate `\u` escape without its other half.
  package static func loneSurrogate(_ text: String) -> Finding {
    Finding(
      .json, "lone-surrogate", en: "\(text) is half a character", it: "\(text) è mezzo carattere",
      advice: Phrase("write the character itself", "scrivere il carattere stesso"))
  }

  /// Single quotes instead of a `"`.
  package static let singleQuotes = Finding(
    .json, "single-quotes", en: "a text needs double quotes (\"), not single ones",
    it: "un testo va tra virgolette doppie (\"), non singole")
  /// Curly quotes instead of a `"`.
  package static let curlyQuotes = Finding(
    .json, "curly-quotes", en: "a text needs straight quotes, not typographic ones",
    it: "un testo va tra virgolette dritte, non tipografiche",
    general: Phrase("write \" here", "scrivere \" qui"))
  /// Curly quotes around a text, which was read.
  package static let mendedQuotes = Finding(
    .jsonMended, "quotes", en: "a text needs straight quotes, not typographic ones",
    it: "un testo va tra virgolette dritte, non tipografiche")

  /// A token that begins like a number and is not one.
  package static func badNumber(_ text: String) -> Finding {
    Finding(
      .json, "bad-number", en: "\(text) is not a number", it: "\(text) non è un numero")
  }

  /// A number with more digits than the limit.
  package static func numberTooLong(limit: Int) -> Finding {
    Finding(
      .json, "number-too-long", en: "a number has more than \(limit) digits",
      it: "un numero ha più di \(limit) cifre")
  }

  /// A number with a decimal comma, which was read.
  package static func decimalComma(_ number: String) -> Finding {
    Finding(
      .jsonMended, "decimal-comma", en: "write \(number.withPoint), not \(number)",
      it: "scrivere \(number.withPoint), non \(number)", quotesEdit: true)
  }

  /// A word that is not `true`, `false` or `null`.
  package static func unknownWord(_ word: String) -> Finding {
    Finding(
      .json, "unknown-word", en: "\(word) is not in quotes", it: "\(word) non è tra virgolette")
  }

  /// A key without quotes.
  package static func unquotedKey(_ key: String) -> Finding {
    Finding(
      .json, "unquoted-key", en: "\(key) is not in quotes", it: "\(key) non è tra virgolette",
      general: Phrase("write it in quotes", "scriverla tra virgolette"))
  }
}
