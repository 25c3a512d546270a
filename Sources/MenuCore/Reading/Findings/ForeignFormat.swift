/// The formats that are recognized by their first bytes, with which neither JSON nor a table begins.
package enum ForeignFormat: CaseIterable, Hashable, Sendable {
  case pdf, richText, xml, webPage, officeDocument, picture, archive
  /// A table of a spreadsheet; the lists and keys of YAML; any other text without a brace.
  case table, yaml, plainText

  /// The format of a file that should be a menu; nil if none is recognized.
  init?(of bytes: [UInt8]) {
    let format = ForeignFormat(signatureOf: bytes) ?? Self.text(bytes)
    guard let format, !bytes.starts(with: "<<<<<<<".utf8) else { return nil }
    self = format
  }

  /// The format whose signature a file begins with; nil for any other file.
  package init?(signatureOf bytes: [UInt8]) {
    let start = bytes.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let format = Self.allCases.first { format in
      format.signatures.contains { start.starts(with: $0) }
    }
    guard let format else { return nil }
    self = format
  }

  /// The format of a text of several lines that begins with a word or a mark; only YAML has braces near
  /// its start.
  private static func text(_ bytes: [UInt8]) -> ForeignFormat? {
    let start = bytes.prefix(4_096).drop { $0 <= 0x20 }
    let lines = start.split { $0 == 0x0A || $0 == 0x0D }
    guard let head = lines.first, let first = head.first, lines.count > 1,
      first.isASCIILetter || "#-|*\"".utf8.contains(first)
    else { return nil }
    let isQuoted = first == UInt8(ascii: "\"")
    let isYAML = lines.prefix(20).count(where: \.isOfYAML) > 1
    let hasBraces = start.contains { "{}".utf8.contains($0) }
    let content = lines.first { $0.first != UInt8(ascii: "#") }
    guard !hasBraces || isYAML && !isQuoted && content?.isOfYAML ?? false else { return nil }
    let isTable = ";,\t|".utf8.contains { sign in
      head.separates(sign) && lines[1].separates(sign) && !head.contains(UInt8(ascii: ":"))
    }
    if isTable, !hasBraces { return .table }
    if isYAML { return .yaml }
    if isQuoted { return nil }
    return .plainText
  }

  private var signatures: [[UInt8]] {
    switch self {
    case .pdf: [Array("%PDF-".utf8)]
    case .richText: [Array("{\\rtf".utf8)]
    case .xml: [Array("<?xml".utf8), Array("<plist".utf8), Array("<!DOCTYPE plist".utf8)]
    case .webPage: [Array("<".utf8)]
    case .officeDocument: [[0x50, 0x4B, 3, 4], [0xD0, 0xCF, 0x11, 0xE0]]
    case .picture:
      [[0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47], Array("GIF8".utf8), Array("RIFF".utf8)]
    case .archive: [[0x1F, 0x8B], [0x37, 0x7A, 0xBC, 0xAF], Array("bplist".utf8)]
    case .table, .yaml, .plainText: []
    }
  }

  /// The advice that leads to a menu.
  var advice: Phrase {
    switch self {
    case .table:
      Phrase(
        "giuseppe-menu import turns it into a menu", "giuseppe-menu import la trasforma in un menu")
    case .yaml:
      Phrase(
        "convert it with yq -o=json Menu.yaml > Menu.json (the yq of Debian: yq . Menu.yaml > Menu.json),"
          + " then check Menu.json",
        "convertirlo con yq -o=json Menu.yaml > Menu.json (lo yq di Debian: yq . Menu.yaml > Menu.json),"
          + " poi controllare Menu.json")
    case .plainText: .writeFirstMenu
    case .pdf, .richText, .xml, .webPage, .officeDocument, .picture, .archive:
      Phrase("write the menu as a text file", "scrivere il menu come file di testo")
    }
  }

  /// The sentence that names the format of the file: `this is a PDF`
  package var sentence: Phrase {
    switch self {
    case .pdf: Phrase("this is a PDF", "è un PDF")
    case .richText: Phrase("this is formatted text (RTF)", "è un testo formattato (RTF)")
    case .xml: Phrase("this is XML", "è XML")
    case .webPage: Phrase("this is a web page", "è una pagina web")
    case .officeDocument:
      Phrase(
        "this is an Excel file or another office document",
        "è un file Excel o un altro documento Office")
    case .picture: Phrase("this is an image", "è un'immagine")
    case .archive: Phrase("this is a compressed file", "è un file compresso")
    case .table: Phrase("this is a table (CSV)", "è una tabella (CSV)")
    case .yaml: Phrase("this is YAML", "è YAML")
    case .plainText: Phrase("this is a text", "è un testo")
    }
  }
}

extension Collection<UInt8> {
  /// True for a line that begins with a key of one word and a colon, perhaps after a dash, and for `---`.
  fileprivate var isOfYAML: Bool {
    let line = Array(self)
    if line == Array("---".utf8) { return true }
    let words = line.split(separator: UInt8(ascii: " "))
    guard let key = words.first(where: { $0 != [UInt8(ascii: "-")] }), key.last == UInt8(ascii: ":")
    else { return false }
    return key.dropLast().allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || "_-\"$".utf8.contains($0)
    }
  }

  /// True if a sign separates two cells; a comma between digits belongs to a number.
  fileprivate func separates(_ sign: UInt8) -> Bool {
    var before: UInt8?
    var isAfterDigit = false
    for byte in self {
      if before == sign, !(isAfterDigit && byte.isASCIIDigit) { return true }
      if byte == sign { isAfterDigit = before?.isASCIIDigit ?? false }
      before = byte
    }
    return before == sign
  }
}
