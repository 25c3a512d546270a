extension EnglishAdvice {
  /// The advice on a file as a whole.
  func advice(on rule: Diagnostic.FileRule) -> Advice {
    switch rule {
    case .newerFormat(let version):
      Advice(
        #"the menu says "formatVersion": \#(version), which is newer than this program"#,
        "take a newer giuseppe-menu, or write 1 if the menu uses nothing new")
    case .foreignFile(let file): Self.advice(on: file)
    case .tooManyEntries:
      Advice(
        "the menu is too large: from here on it is not shown",
        "make several menus of it")
    }
  }

  /// The advice on a file of another kind.
  static func advice(on file: ForeignFile) -> Advice {
    switch file {
    case .excel: advice("an Excel file", table)
    case .word: advice("a Word file", document)
    case .office: advice("a file of Microsoft Office", document)
    case .openSpreadsheet: advice("a LibreOffice table", table)
    case .openDocument: advice("a LibreOffice document", document)
    case .appleDocument: advice("a file of Pages or Numbers", document)
    case .richText: advice("rich text (RTF)", document)
    case .pdf: advice("a PDF file", start)
    case .webPage(nil):
      advice("a web page (HTML)", "save the menu itself, not the page that shows it")
    case .webPage(let line?):
      Advice(
        "this is a web page (HTML), not a menu; line \(line) holds a menu of schema.org", start)
    case .xml: advice("an XML file", start)
    case .markdown: advice("Markdown", start)
    case .fencedJSON:
      Advice("this is Markdown around a menu", "delete the lines with ``` before and behind it")
    case .yaml: advice("YAML", "save it as JSON: another program can convert it")
    case .javaScript:
      advice(
        "JavaScript",
        #"save as JSON what stands between the first { and the last }, each key in " quotes"#)
    case .csv: advice("a table in text (CSV)", start)
    case .plainText: advice("plain text", start)
    case .image(let format): advice("a picture (\(format))", start)
    case .compressed(let format):
      advice("a compressed file (\(format))", "unpack it: the menu may be inside")
    case .database: advice("a database (SQLite)", start)
    case .binary: Advice("this is not a text file, and so not a menu", start)
    }
  }

  private static func advice(_ what: String, _ cure: String) -> Advice {
    Advice("this is \(what), not a menu", cure)
  }

  private static let start = "giuseppe-menu init writes a menu that its dishes can go into"
  private static let document = "if a menu is written in it, save it as plain text (UTF-8)"
  private static let table =
    "save it as text (CSV), and copy its dishes into a menu that giuseppe-menu init writes"
}
