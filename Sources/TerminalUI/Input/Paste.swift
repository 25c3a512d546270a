/// The bytes between the start and the end of a bracketed paste.
struct Paste {
  /// A character that is worth keeping rarely has more bytes than this.
  private static let byteLimit = KeyDecoder.pasteLimit * 16
  private static let end = Array("\u{1B}[201~".utf8)

  private var kept: [UInt8] = []
  private var matched = 0

  /// True if the end has come.
  private(set) var isComplete = false

  /// The text, cut at the limit; broken UTF-8 is U+FFFD.
  var text: String {
    String(String(decoding: kept, as: UTF8.self).prefix(KeyDecoder.pasteLimit))
  }

  /// Takes the next byte, which may be the last one of the end.
  mutating func take(_ byte: UInt8) {
    if byte == Self.end[matched] {
      matched += 1
      isComplete = matched == Self.end.count
      return
    }
    keep(Self.end[..<matched])
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep([byte]) }
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    if kept.count < Self.byteLimit { kept += bytes }
  }
}
