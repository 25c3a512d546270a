/// What changes in a file, as programmers and `patch` know it: `-` before lines that go, `+` before
/// lines that come, three lines around them, safe for a terminal.
public struct UnifiedDiff: Sendable {
  private let text: TerminalText
  /// How many lines are shown around a change.
  private static let context = 3
  /// How many cells of a line are shown; what is longer is cut around its change.
  private static let columns = 160

  /// Makes it for a terminal.
  public init(text: TerminalText) {
    self.text = text
  }

  /// The difference between two versions of a file; empty for none.
  ///
  /// Lines end with LF, CRLF or CR; an end that differs is a difference, though it cannot be seen.
  ///
  /// - Complexity: O(*n*) where lines are the same, and the square of the lines of each change.
  public func text(from old: [UInt8], to new: [UInt8], file: String) -> String {
    guard old != new else { return "" }
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    let changes = LineChanges(from: before, to: after).changes
    let name = text.cutFront(text.safe(file), to: Self.columns)
    var page = "--- \(name)\n+++ \(name)\n"
    for hunk in Self.hunks(of: changes, in: before.count) {
      page += write(hunk, before, after)
    }
    return page
  }

  /// Changes that are near enough to be shown together.
  private struct Hunk {
    var changes: [LineChanges.Change]
    var old: Range<Int>

    /// The same lines in the new version.
    var new: Range<Int> {
      guard let first = changes.first, let last = changes.last else { return 0..<0 }
      let start = first.new.lowerBound - (first.old.lowerBound - old.lowerBound)
      return start..<last.new.upperBound + (old.upperBound - last.old.upperBound)
    }
  }

  private static func hunks(of changes: [LineChanges.Change], in count: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    for change in changes {
      let start = max(0, change.old.lowerBound - context)
      let end = min(count, change.old.upperBound + context)
      if let last = hunks.indices.last, start <= hunks[last].old.upperBound {
        hunks[last].changes.append(change)
        hunks[last].old = hunks[last].old.lowerBound..<end
      } else {
        hunks.append(Hunk(changes: [change], old: start..<end))
      }
    }
    return hunks
  }

  private func write(_ hunk: Hunk, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> String
  {
    var page = "@@ -\(Self.place(hunk.old)) +\(Self.place(hunk.new)) @@\n"
    var next = hunk.old.lowerBound
    for change in hunk.changes {
      for line in old[next..<change.old.lowerBound] { page += write(" ", line, at: 0) }
      for place in change.old {
        page += write("-", old[place], at: start(of: place, in: change.old, change.new, old, new))
      }
      for place in change.new {
        page += write("+", new[place], at: start(of: place, in: change.new, change.old, new, old))
      }
      next = change.old.upperBound
    }
    for line in old[next..<hunk.old.upperBound] { page += write(" ", line, at: 0) }
    return page
  }

  /// Where a changed line begins to differ from the one it was or became, if those are pairs.
  private func start(
    of place: Int, in lines: Range<Int>, _ others: Range<Int>, _ texts: [ArraySlice<UInt8>],
    _ otherTexts: [ArraySlice<UInt8>]
  ) -> Int {
    guard lines.count == others.count else { return 0 }
    let other = otherTexts[others.lowerBound + place - lines.lowerBound]
    return zip(texts[place], other).prefix { $0 == $1 }.count
  }

  private func write(_ sign: String, _ line: ArraySlice<UInt8>, at start: Int) -> String {
    let end = line.reversed().prefix { $0 == 0x0A || $0 == 0x0D }.count
    let bytes = line.dropLast(end)
    // Enough bytes for every cell that is shown.
    let few = 4 * Self.columns
    var front = bytes.prefix(start).suffix(few)
    if front.count < min(start, bytes.count) { front = front.drop { $0 & 0xC0 == 0x80 } }
    // A mark belongs to what stands before it.
    let rest = bytes.dropFirst(start).drop { $0 & 0xC0 == 0x80 }.prefix(few)
    let both = front + bytes.dropFirst(start).prefix(few)
    let whole = text.safe(String(decoding: both, as: UTF8.self))
    let isShort =
      front.count == min(start, bytes.count) && text.width(of: whole) <= Self.columns
    let shown =
      isShort
      ? whole
      : text.cut(
        text.cutFront(text.safe(String(decoding: front, as: UTF8.self)), to: Self.columns / 3)
          + text.safe(String(decoding: rest, as: UTF8.self)), to: Self.columns)
    let note = end == 0 ? "\\ No newline at end of file\n" : ""
    return sign + shown + "\n" + note
  }

  /// A place as `@@` says it: the first line from 1, and how many, if not one.
  private static func place(_ lines: Range<Int>) -> String {
    let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
  }

  /// The lines of a file, each with its end.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
      let isHalf = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      guard !isHalf else { continue }
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
