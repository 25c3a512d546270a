/// The bytes between the start and the end of a bracketed paste.
struct Paste {
  /// A character that is worth keeping rarely has more bytes than this.
  private static let byteLimit = KeyDecoder.pasteLimit * 16

  private var kept: [UInt8] = []
  private var matched = 0

  /// Whether the end has come.
  private(set) var isComplete = false

  /// What was pasted, cut at the limit; broken UTF-8 is U+FFFD.
  var text: String {
    String(String(decoding: kept, as: UTF8.self).prefix(KeyDecoder.pasteLimit))
  }

  /// Takes bytes up to the end of the paste, if it is among them.
  ///
  /// - Returns: the index after the last byte taken.
  mutating func take(_ bytes: [UInt8], from start: Int) -> Int {
    let end = KeyDecoder.pasteEnd
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte == end[matched] {
        matched += 1
        if matched == end.count {
          isComplete = true
          return index + 1
        }
        continue
      }
      keep(end[..<matched])
      matched = byte == end[0] ? 1 : 0
      if matched == 0 { keep([byte]) }
    }
    return bytes.count
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    if kept.count < Self.byteLimit { kept += bytes }
  }
}
