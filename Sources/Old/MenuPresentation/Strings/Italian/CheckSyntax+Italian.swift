internal import OldMenuCore

extension ItalianAdvice {
  /// Where editors let an encoding be chosen.
  private static let inEditor = ": in molti editor sotto Salva con nome, Codifica"

  /// The advice on what is not JSON by the letter.
  static func advice(on fault: SyntaxFault) -> Advice {
    switch fault {
    case .trailingComma:
      Advice(
        "c'è una virgola dopo l'ultima voce",
        "cancellala: qui funziona, ma altri programmi la rifiutano")
    case .comment:
      Advice(
        "c'è un commento",
        #"scrivilo come "x-…": "…": qui funziona, ma altri programmi lo rifiutano"#)
    case .byteOrderMark(isRecovered: true):
      Advice(
        "il file comincia con un segno invisibile (BOM)",
        #"salvalo come "UTF-8 senza BOM": qui funziona, ma altri programmi lo rifiutano"#)
    case .byteOrderMark(isRecovered: false):
      Advice("c'è un segno invisibile (BOM)", "cancellalo")
    case .missingComma(_, _, isRecovered: true):
      Advice("dopo questa voce manca la virgola", "aggiungi una virgola")
    case .missingComma(let entry, let container, isRecovered: false):
      Advice(
        "dopo \(entry) manca una virgola o una \(container.closing)",
        entry.hasPrefix("\"")
          ? #"scrivi una virgola; solo le virgolette dentro un testo si scrivono \""# : nil)
    case .decimalComma(let text):
      Advice(
        "scrivi \(AdviceText.withPoint(text, "o")), non \(text)",
        "JSON non ha la virgola decimale: scrivi un punto")
    case .tooLarge(let limit):
      Advice(
        "il file supera \(AdviceText.size(limit))", "tieni le immagini in file separati")
    case .empty: Advice("il file è vuoto", "giuseppe-menu init scrive un menu da cui partire")
    case .blank:
      Advice("il file non contiene niente", "giuseppe-menu init scrive un menu da cui partire")
    case .utf16: Advice("il file è salvato in UTF-16", "salvalo in UTF-8" + inEditor)
    case .utf32: Advice("il file è salvato in UTF-32", "salvalo in UTF-8" + inEditor)
    case .invalidUTF8(let byte):
      Advice(
        "il byte \(String(byte, radix: 16, uppercase: true)) non è UTF-8",
        "salva il file in UTF-8" + inEditor)
    case .tooDeep(let limit):
      Advice(
        "più di \(limit) parentesi aperte una dentro l'altra", "chiudine qualcuna prima di questa")
    case .unterminatedText:
      Advice("il testo che comincia qui non finisce sulla sua riga", #"aggiungi una ""#)
    case .endInText:
      Advice(
        "il file finisce dentro il testo che comincia qui",
        #"manca la fine del file, forse copiato a metà? altrimenti aggiungi una ""#)
    case .lineBreakInText:
      Advice(
        "una riga finisce dentro un testo",
        #"metti il testo su una riga, o scrivi \n per andare a capo"#)
    case .earlyQuote(let text) where AdviceText.keyBeforeColon(text) != nil:
      Advice(
        "mancano le virgolette prima dei due punti di \(text)",
        "scrivi \(AdviceText.keyBeforeColon(text) ?? ""): …")
    case .earlyQuote(let text):
      Advice("qui il testo finisce troppo presto: \(text)", #"le " dentro un testo si scrivono \""#)
    case .missingEndQuote:
      Advice("il testo che comincia qui non ha le virgolette alla fine", #"aggiungi ""#)
    case .controlCharacter(let byte):
      byte == 0x09
        ? Advice("c'è una tabulazione dentro un testo", "scrivi uno spazio")
        : Advice(
          "c'è un carattere di controllo dentro un testo",
          "cancellalo, o scrivi \(Unicode.Scalar(byte).jsonEscape)")
    case .badEscape(let text):
      Advice("\(text) non significa niente", #"una \ dentro un testo si scrive \\"#)
    case .loneSurrogate(let text):
      Advice("\(text) è mezzo carattere", "scrivi il carattere stesso")
    case .singleQuotes:
      Advice(
        "un testo sta tra virgolette doppie dritte, non tra '",
        #"scrivi " qui, e intorno a ogni altro testo"#)
    case .typographicQuotes(let marks, let count, let lines, let areAllWrong):
      Advice(
        "un testo sta tra virgolette doppie dritte, non tra quelle curve",
        count < 2
          ? #"scrivi ""#
          : areAllWrong
            ? #"sostituisci tutte le \#(AdviceText.marks(marks, "e")) con ""#
            : #"scrivi " intorno a ognuno: righe \#(AdviceText.numbers(lines, of: count))"#)
    case .leadingZero(let text):
      Advice(
        "un numero non può cominciare con 0: \(text)", #"togli lo 0, oppure scrivi "\#(text)""#)
    case .badNumber(let text) where AdviceText.endsInSemicolon(text),
      .unknownWord(let text) where AdviceText.endsInSemicolon(text):
      Advice("dopo \(text.dropLast()) c'è un ;", "al suo posto scrivi una virgola")
    case .badNumber(let text):
      Advice("\(text) non è un numero", "scrivi cifre e un punto, come 7.50")
    case .numberTooLong(let limit):
      Advice("un numero ha più di \(limit) cifre", "ricontrolla le cifre")
    case .unknownWord(let text) where AdviceText.isNoNumber(text):
      Advice("\(text) non è un numero", "scrivi cifre e un punto, come 7.50, o togli la chiave")
    case .unknownWord(let text):
      Advice(
        #"\#(text) è senza virgolette e non è true o false"#,
        AdviceText.isWord(text.lowercased()) ? "scrivi \(text.lowercased())" : #"scrivi "\#(text)""#
      )
    case .unquotedKey(let text): Advice("\(text) è senza virgolette", #"scrivi "\#(text)""#)
    case .missingKey:
      Advice(
        #"qui ci vuole qualcosa come "name":"#,
        "manca una virgoletta o una parentesi poco prima?")
    case .missingColon(let key): Advice("dopo \(key) mancano i due punti", "scrivi \(key): …")
    case .missingValue:
      Advice("prima di qui manca qualcosa", "scrivi un valore, o togli la virgola o i due punti")
    case .mismatchedBracket(let open, let openedLine):
      Advice(
        "qui ci vuole una \(open.closing): chiude la \(open.opening) della riga \(openedLine)",
        "scrivi \(open.closing), o togli questa \(open.other.closing) se è di troppo")
    case .unclosed(let open, let openedLine):
      Advice(
        "il file finisce senza chiudere la \(open.opening) della riga \(openedLine)",
        "aggiungi una \(open.closing)")
    case .unclosedComment: Advice("il commento che comincia qui non finisce", "aggiungi */")
    case .unexpectedCharacter(scalar: 0):
      Advice(
        "\(AdviceText.character(0)) qui non ci può stare",
        "cancellali tutti; il file si è rovinato, per esempio senza corrente?")
    case .unexpectedCharacter(let scalar):
      Advice(
        "\(AdviceText.character(scalar)) qui non ci può stare",
        "manca una virgoletta poco prima?")
    case .secondDocument:
      Advice("qui comincia un secondo menu", "un file ne contiene uno: uniscili, o fai due file")
    case .trailingCharacters:
      Advice(
        "c'è qualcosa dopo la fine del menu",
        "una parentesi chiude troppo presto, o è di troppo? tutto sta tra la prima { e l'ultima }")
    }
  }
}
