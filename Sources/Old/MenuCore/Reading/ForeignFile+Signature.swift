/// Files that are told by their first bytes, which no JSON has.
extension ForeignFile {
  /// What a file is by its signature, nil for none that is known; O(1).
  init?(signatureOf bytes: [UInt8]) {
    if let known = Self.signatures.first(where: { bytes.starts(with: $0.bytes) }) {
      self = known.file
    } else if bytes.starts(with: [0x50, 0x4B, 3, 4]) {
      self = Self.zip(bytes)
    } else if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) {
      self = Self.compoundFile(bytes)
    } else if bytes.first == 0, bytes.dropFirst(4).starts(with: "ftyp".utf8) {
      let brands = ["heic", "heix", "heif", "mif1", "avif"]
      let isImage = brands.contains { bytes.dropFirst(8).starts(with: $0.utf8) }
      self = isImage ? .image(format: "HEIC") : .binary
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .image(format: "WebP")
    } else if bytes.starts(with: "BM".utf8), bytes.dropFirst(6).starts(with: [0, 0, 0, 0]) {
      self = .image(format: "BMP")
    } else if Self.tarMarks.contains(where: { bytes.dropFirst(257).starts(with: $0.utf8) }) {
      self = .compressed(format: "tar")
    } else {
      return nil
    }
  }

  /// Of POSIX and of GNU, with the NUL that no JSON has: "mustard" has the letters too.
  private static let tarMarks = ["ustar\u{0}", "ustar  \u{0}"]

  private static let signatures: [(bytes: [UInt8], file: ForeignFile)] = [
    (Array("{\\rtf".utf8), .richText), (Array("%PDF-".utf8), .pdf),
    (Array("SQLite format 3\0".utf8), .database),
    ([0x89, 0x50, 0x4E, 0x47], .image(format: "PNG")),
    ([0xFF, 0xD8, 0xFF], .image(format: "JPEG")),
    (Array("GIF8".utf8), .image(format: "GIF")),
    ([0x49, 0x49, 0x2A, 0], .image(format: "TIFF")),
    ([0x4D, 0x4D, 0, 0x2A], .image(format: "TIFF")),
    ([0x1F, 0x8B], .compressed(format: "gzip")), (Array("BZh".utf8), .compressed(format: "bzip2")),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], .compressed(format: "xz")),
    ([0x28, 0xB5, 0x2F, 0xFD], .compressed(format: "Zstandard")),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .compressed(format: "7z")),
    (Array("Rar!\u{1A}".utf8), .compressed(format: "RAR")),
    ([0x7F, 0x45, 0x4C, 0x46], .binary), (Array("bplist00".utf8), .binary),
  ]

  /// What an archive holds, by the names of its files, which stand at its ends uncompressed.
  private static func zip(_ bytes: [UInt8]) -> ForeignFile {
    if holds("mimetypeapplication/vnd.oasis.opendocument.spreadsheet", bytes) {
      return .openSpreadsheet
    }
    if holds("mimetypeapplication/vnd.oasis.opendocument", bytes) { return .openDocument }
    if holds("Index/Document.iwa", bytes) { return .appleDocument }
    if holds("xl/workbook", bytes) { return .excel }
    if holds("word/document", bytes) { return .word }
    return holds("[Content_Types].xml", bytes) ? .office : .compressed(format: "ZIP")
  }

  /// What an old file of Office is, by the streams in it.
  private static func compoundFile(_ bytes: [UInt8]) -> ForeignFile {
    if holds(wide("WordDocument"), bytes) { return .word }
    return holds(wide("Workbook"), bytes) ? .excel : .office
  }

  private static func wide(_ name: String) -> String { name.map { "\($0)\0" }.joined() }

  private static func holds(_ name: String, _ bytes: [UInt8]) -> Bool {
    let (name, edge) = (Array(name.utf8)[...], 1 << 18)
    return bytes.prefix(edge).contains(name) || bytes.suffix(edge).contains(name)
  }
}
