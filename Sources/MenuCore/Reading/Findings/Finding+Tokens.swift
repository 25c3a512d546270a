/// Faults of a text, a number or a word of the JSON, which is given as written.
extension Finding {
  /// A text without its closing quote.
  package static let unterminatedText = Finding(
    .json, "unterminated-text", en: "the text that begins here does not end on its line",
    it: "il testo che comincia qui non finisce nella sua riga",
    general: Phrase("add a \"", "aggiungere \""))
  /// A text that continues on the next line.
  package static let lineBreak = Finding(
    .json, "line-break", en: "the text that begins here continues on the next line",
    it: "il testo che comincia qui continua nella riga dopo",
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
    .json, "control-character", en: "there is a control character inside a text",
    it: "c'è un carattere di controllo dentro un testo",
    advice: Phrase("a line break is written \\n", "andare a capo si scrive \\n"))

  /// A backslash that does not begin an escape.
  package static func badEscape(_ text: String) -> Finding {
    Finding(
      .json, "bad-escape", en: "\(text) means nothing", it: "\(text) non significa nulla",
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
    .json, "single-quotes", en: "a text is written in straight double quotes: \"",
    it: "un testo si scrive tra virgolette doppie diritte: \"")
  /// Curly quotes instead of a `"`.
  package static let curlyQuotes = Finding(
    .json, "curly-quotes", en: "a text is written in straight double quotes, not in these",
    it: "un testo si scrive tra virgolette diritte, non tra queste",
    general: Phrase("write \" here", "scrivere \" qui"))
  /// Curly quotes around a text, which was read.
  package static let mendedQuotes = Finding(
    .jsonMended, "quotes", en: "a text is written in straight double quotes, not in these",
    it: "un testo si scrive tra virgolette diritte, non tra queste")

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
      it: "scrivere \(number.withPoint), non \(number)", saysChange: true)
  }

  /// A word that is not `true`, `false` or `null`.
  package static func unknownWord(_ word: String) -> Finding {
    Finding(
      .json, "unknown-word", en: "\(word) has no quotes", it: "\(word) non ha virgolette")
  }

  /// A key without quotes.
  package static func unquotedKey(_ key: String) -> Finding {
    Finding(
      .json, "unquoted-key", en: "\(key) has no quotes", it: "\(key) non ha virgolette",
      general: Phrase("write it in quotes", "scriverla tra virgolette"))
  }
}
