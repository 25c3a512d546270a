/// The formats that their first bytes give away, and with which no JSON begins.
package enum ForeignFormat: CaseIterable, Hashable, Sendable {
  case pdf, richText, webPage, officeDocument, oldOfficeDocument

  /// The format of a file; nil for any other.
  init?(of bytes: [UInt8]) {
    guard let format = Self.allCases.first(where: { bytes.starts(with: $0.signature) }),
      !bytes.starts(with: "<<<<<<<".utf8)
    else { return nil }
    self = format
  }

  private var signature: [UInt8] {
    switch self {
    case .pdf: Array("%PDF-".utf8)
    case .richText: Array("{\\rtf".utf8)
    case .webPage: Array("<".utf8)
    case .officeDocument: [0x50, 0x4B, 3, 4]
    case .oldOfficeDocument: [0xD0, 0xCF, 0x11, 0xE0]
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
    }
  }
}
