package import OldMenuCore

/// What changes in a file, as programmers and `patch` know it: `-` before lines that go, `+` before
/// lines that come, three lines around them.
package struct UnifiedDiff: Sendable {
  private let text: TerminalText
  /// How many lines are shown around a change.
  private static let context = 3
  /// How long a line is shown as a whole; of what is longer each change is.
  private static let columns = 160
  /// How many bytes of a long line are shown before and behind a change.
  private static let surroundings = 50

  /// Makes it for a terminal.
  package init(text: TerminalText) {
    self.text = text
  }

  /// The difference between two versions of a file; empty for none.
  ///
  /// Lines end with LF, CRLF or CR; an end that differs is a difference, though it cannot be seen.
  ///
  /// - Complexity: O(*n*) where lines are the same, and the square of the lines of each change.
  package func text(from old: [UInt8], to new: [UInt8], file: String) -> SafeText {
    guard old != new else { return "" }
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    let changes = LineChanges(from: before, to: after).changes
    let name = text.cutFront(text.quoted(file), to: Self.columns)
    var page = "--- " + name + "\n+++ " + name + "\n"
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

  private func write(_ hunk: Hunk, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>])
    -> SafeText
  {
    var page = text.safe("@@ -\(Self.position(hunk.old)) +\(Self.position(hunk.new)) @@") + "\n"
    var next = hunk.old.lowerBound
    for change in hunk.changes {
      for line in old[next..<change.old.lowerBound] { page += write(unchanged: line) }
      for index in change.old {
        let ranges = ranges(of: index, in: change.old, change.new, old, new, isOld: true)
        page += write("-", old[index], at: ranges)
      }
      for index in change.new {
        let ranges = ranges(of: index, in: change.new, change.old, new, old, isOld: false)
        page += write("+", new[index], at: ranges)
      }
      next = change.old.upperBound
    }
    for line in old[next..<hunk.old.upperBound] { page += write(unchanged: line) }
    return page
  }

  /// Where a changed line differs from the one it was or became, if those are pairs; nil where all
  /// of it may.
  private func ranges(
    of index: Int, in lines: Range<Int>, _ others: Range<Int>, _ texts: [ArraySlice<UInt8>],
    _ otherTexts: [ArraySlice<UInt8>], isOld: Bool
  ) -> [Range<Int>]? {
    let line = texts[index]
    guard lines.count == others.count, line.count > Self.columns else { return nil }
    let other = otherTexts[others.lowerBound + index - lines.lowerBound]
    let (words, otherWords) = (Self.words(of: line), Self.words(of: other))
    let changes = LineChanges(
      from: isOld ? words : otherWords, to: isOld ? otherWords : words
    ).changes
    var ends = [line.startIndex]
    for word in words { ends.append(word.endIndex) }
    return changes.map { change in
      let range = isOld ? change.old : change.new
      return ends[range.lowerBound]..<ends[range.upperBound]
    }
  }

  /// A line in pieces that change as wholes: words, and what stands between them.
  private static func words(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var start = line.startIndex
    for index in line.indices where !line[index].isOfWord {
      if start < index { words.append(line[start..<index]) }
      words.append(line[index...index])
      start = index + 1
    }
    if start < line.endIndex { words.append(line[start...]) }
    return words
  }

  private func write(_ sign: SafeText, _ line: ArraySlice<UInt8>, at ranges: [Range<Int>]?)
    -> SafeText
  {
    let end = line.reversed().prefix { $0 == 0x0A || $0 == 0x0D }.count
    let bytes = line.dropLast(end)
    var shown: SafeText = ""
    if let ranges {
      var last = bytes.startIndex
      for range in Self.around(ranges, in: bytes) {
        if range.lowerBound > last { shown += text.safe("…") }
        shown += text.quoted(String(decoding: bytes[range], as: UTF8.self))
        last = range.upperBound
      }
      if last < bytes.endIndex { shown += text.safe("…") }
    } else {
      shown = text.quoted(String(decoding: bytes, as: UTF8.self))
    }
    let note: SafeText = end == 0 ? "\\ No newline at end of file\n" : ""
    return sign + shown + "\n" + note
  }

  /// The parts of a line to be shown, whole characters and apart from each other.
  private static func around(
    _ ranges: [Range<Int>], in bytes: ArraySlice<UInt8>
  ) -> [Range<Int>] {
    ranges.reduce(into: []) { parts, range in
      var start = max(bytes.startIndex, range.lowerBound - surroundings)
      while start > bytes.startIndex, start < bytes.endIndex, bytes[start] & 0xC0 == 0x80 {
        start -= 1
      }
      var end = min(bytes.endIndex, range.upperBound + surroundings)
      while end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end += 1 }
      start = min(start, end)
      if let last = parts.last, start <= last.upperBound {
        parts[parts.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        parts.append(start..<end)
      }
    }
  }

  /// A line that does not change, as far as it is needed to find the place.
  private func write(unchanged line: ArraySlice<UInt8>) -> SafeText {
    let few = line.prefix(4 * Self.columns)
    let nothing = few.startIndex..<few.startIndex
    let isShort = text.width(of: text.quoted(String(decoding: few, as: UTF8.self))) <= Self.columns
    let isWhole = few.count == line.count && isShort
    return write(" ", line, at: isWhole ? nil : [nothing])
  }

  /// A position as `@@` says it: the first line from 1, and how many, if not one.
  private static func position(_ lines: Range<Int>) -> String {
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

extension UInt8 {
  /// A letter or a digit of ASCII, or a part of any other character.
  fileprivate var isOfWord: Bool {
    self >= 0x80 || isASCIIDigit || isASCIILetter
  }
}
