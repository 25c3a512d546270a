internal import OldMenuCore

extension ItalianAdvice {
  /// The advice on a file as a whole.
  func advice(on rule: Diagnostic.FileRule) -> Advice {
    switch rule {
    case .newerFormat(let version):
      Advice(
        #"il menu dice "formatVersion": \#(version), più nuovo di questo programma"#,
        "prendi un giuseppe-menu più nuovo, o scrivi 1 se il menu non usa niente di nuovo")
    case .foreignFile(let file): Self.advice(on: file)
    case .tooManyEntries:
      Advice("il menu è troppo grande: da qui in poi non viene mostrato", "dividilo in più menu")
    }
  }

  /// The advice on a file of another kind.
  static func advice(on file: ForeignFile) -> Advice {
    switch file {
    case .excel: advice("un file di Excel", table)
    case .word: advice("un file di Word", document)
    case .office: advice("un file di Microsoft Office", document)
    case .openSpreadsheet: advice("una tabella di LibreOffice", table)
    case .openDocument: advice("un documento di LibreOffice", document)
    case .appleDocument: advice("un file di Pages o Numbers", document)
    case .richText: advice("testo formattato (RTF)", document)
    case .pdf: advice("un file PDF", start)
    case .webPage(nil):
      advice("una pagina web (HTML)", "salva il menu stesso, non la pagina che lo mostra")
    case .webPage(let line?):
      Advice(
        "questa è una pagina web (HTML), non un menu; alla riga \(line) c'è un menu di schema.org",
        start)
    case .xml: advice("un file XML", start)
    case .markdown: advice("Markdown", start)
    case .fencedJSON:
      Advice("questo è un menu dentro del Markdown", "cancella le righe con ``` prima e dopo")
    case .yaml: advice("YAML", "salvalo come JSON: altri programmi sanno convertirlo")
    case .javaScript:
      advice(
        "JavaScript",
        #"salva come JSON ciò che sta tra la prima { e l'ultima }, ogni chiave tra ""#)
    case .csv: advice("una tabella in testo (CSV)", start)
    case .plainText: advice("testo semplice", start)
    case .image(let format): advice("un'immagine (\(format))", start)
    case .compressed(let format):
      advice("un file compresso (\(format))", "aprilo: il menu può essere dentro")
    case .database: advice("una base di dati (SQLite)", start)
    case .binary: Advice("questo non è un file di testo, e quindi non è un menu", start)
    }
  }

  private static func advice(_ what: String, _ cure: String) -> Advice {
    Advice("è \(what), non un menu", cure)
  }

  private static let start = "giuseppe-menu init scrive un menu in cui mettere i suoi piatti"
  private static let document = "se contiene un menu, salvalo come testo semplice (UTF-8)"
  private static let table =
    "salvalo come testo (CSV), e copia i piatti in un menu che giuseppe-menu init scrive"
}
