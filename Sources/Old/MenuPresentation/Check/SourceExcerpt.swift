internal import OldMenuCore

/// The line of a file that a diagnostic speaks of, cut around its place, and where the place is in it.
///
/// Only the surroundings of the place are looked at, as a file may be one line of megabytes.
struct SourceExcerpt {
  /// The line.
  let line: SafeText
  /// The cell where the place begins.
  let indent: Int
  /// How many cells it covers, at least one.
  let width: Int

  /// How many cells of a line are shown, and how many before its place when it is cut in front.
  private static let (columns, lead) = (100, 40)
  /// Enough bytes for every cell that is shown, whatever is left out between them.
  private static let byteLimit = 800

  init(_ diagnostic: Diagnostic, bytes: [UInt8], text: TerminalText) {
    let place = max(0, min(diagnostic.offset, bytes.count))
    let start = max(0, place - max(0, diagnostic.column - 1))
    let before = bytes[start..<place].suffix(Self.byteLimit)
    let after = bytes[place...].prefix(Self.byteLimit).prefix { $0 != 0x0A && $0 != 0x0D }
    let covered = after.prefix(max(0, diagnostic.length))

    let wasCut = before.count < place - start
    // A character that the cut goes through is left out.
    let head = wasCut ? before.drop { $0 & 0xC0 == 0x80 } : before
    // A mark belongs to what stands before it, so pieces are measured from the start of the line.
    let safeHead = text.quoted(String(decoding: head, as: UTF8.self))
    let toEnd = text.quoted(String(decoding: head + covered, as: UTF8.self))
    let whole = text.quoted(String(decoding: head + after, as: UTF8.self))
    let cells = (text.width(of: safeHead), text.width(of: toEnd), text.width(of: whole))

    if wasCut || cells.0 > Self.columns - Self.lead {
      let front = text.cutFront(safeHead, to: Self.lead)
      let count = safeHead.string.unicodeScalars.count
      let rest = whole.part { Substring($0.unicodeScalars.dropFirst(count)) }
      line = text.cut(front + rest, to: Self.columns)
      indent = text.width(of: front)
    } else {
      line = text.cut(whole, to: Self.columns)
      indent = cells.0
    }
    let room = text.width(of: line) - indent
    width = max(1, min(cells.1 - cells.0, room))
  }
}
