internal import MenuCore

/// A file that is no table, by its first bytes.
enum ForeignTable: Sendable {
  case officeDocument, pdf, webPage, richText, json

  /// The kind of a file; nil for one that may be a table.
  init?(of bytes: [UInt8]) {
    let text = bytes.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
      self = .officeDocument
    } else if text.starts(with: "%PDF-".utf8) {
      self = .pdf
    } else if text.starts(with: "{\\rtf".utf8) {
      self = .richText
    } else if text.starts(with: "<".utf8) {
      self = .webPage
    } else if text.starts(with: "{".utf8) || text.starts(with: "[".utf8) {
      self = .json
    } else {
      return nil
    }
  }

  /// The kind of the file, and the advice for it.
  var sentence: Phrase {
    switch self {
    case .officeDocument:
      Phrase(
        "this is an Excel file or another office document: save it as “CSV UTF-8”",
        "è un file Excel o un altro documento Office: salvarlo come “CSV UTF-8”")
    case .pdf:
      Phrase(
        "this is a PDF: a table is a CSV file, as spreadsheets save it",
        "è un PDF: una tabella è un file CSV, come lo salva un foglio di calcolo")
    case .webPage:
      Phrase(
        "this is a web page: a table is a CSV file, as spreadsheets save it",
        "è una pagina web: una tabella è un file CSV, come lo salva un foglio di calcolo")
    case .richText:
      Phrase(
        "this is a text with formats (RTF): save it as plain text",
        "è un testo formattato (RTF): salvarlo come testo semplice")
    case .json:
      Phrase(
        "this is JSON and no table: export csv makes one of a menu",
        "è JSON e non una tabella: export csv ne fa una da un menu")
    }
  }
}
