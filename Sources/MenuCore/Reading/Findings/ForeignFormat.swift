/// The formats that their first bytes give away, and with which no JSON begins.
package enum ForeignFormat: CaseIterable, Hashable, Sendable {
  case pdf, richText, webPage, officeDocument, oldOfficeDocument
  /// A table of a spreadsheet; any other text without a brace.
  case table, plainText

  /// The format of a file; nil for any other.
  init?(of bytes: [UInt8]) {
    let format = Self.allCases.first { format in
      format.signature.map { bytes.starts(with: $0) } ?? false
    }
    guard let format = format ?? Self.text(bytes), !bytes.starts(with: "<<<<<<<".utf8) else {
      return nil
    }
    self = format
  }

  /// The kind of a text of several lines that begins with a word and has no brace in its first part.
  private static func text(_ bytes: [UInt8]) -> ForeignFormat? {
    let start = bytes.prefix(4_096).drop { $0 <= 0x20 }
    let lines = start.split { $0 == 0x0A || $0 == 0x0D }
    guard let head = lines.first, let first = head.first, lines.count > 1,
      first.isASCIILetter || "#-|*".utf8.contains(first),
      !start.contains(where: { "{}".utf8.contains($0) })
    else { return nil }
    let isTable = ";,\t|".utf8.contains { sign in
      head.contains(sign) && lines[1].contains(sign) && !head.contains(UInt8(ascii: ":"))
    }
    return isTable ? .table : .plainText
  }

  /// The first bytes; nil for a format that has none.
  private var signature: [UInt8]? {
    switch self {
    case .pdf: Array("%PDF-".utf8)
    case .richText: Array("{\\rtf".utf8)
    case .webPage: Array("<".utf8)
    case .officeDocument: [0x50, 0x4B, 3, 4]
    case .oldOfficeDocument: [0xD0, 0xCF, 0x11, 0xE0]
    case .table, .plainText: nil
    }
  }

  /// The way to a menu.
  var advice: Phrase {
    switch self {
    case .table:
      Phrase("giuseppe-menu import makes a menu of it", "giuseppe-menu import ne fa un menu")
    case .plainText:
      Phrase(
        "giuseppe-menu init writes a menu to start from",
        "giuseppe-menu init scrive un menu da cui partire")
    case .pdf, .richText, .webPage, .officeDocument, .oldOfficeDocument:
      Phrase("write the menu as a text file", "scrivere il menu come file di testo")
    }
  }

  /// Its name as sentences have it: `a PDF`
  var name: String {
    switch self {
    case .pdf: "a PDF"
    case .richText: "RTF"
    case .webPage: "a web page"
    case .officeDocument: "an office document or a ZIP"
    case .oldOfficeDocument: "an old office document"
    case .table: "a table (CSV)"
    case .plainText: "a text"
    }
  }
}
