/// The content of a tally.
package struct Tally: Sendable {
  /// The lines in file order, with the counts of equal lines added.
  package private(set) var lines: [TallyLine] = []
  /// The lines that cannot be read, without their line feeds, such as a line that was truncated by a full
  /// disk.
  package private(set) var unread: [[UInt8]] = []
  /// The line number of the first of them, from 1; 0 if there is none.
  package private(set) var firstUnread = 0

  /// Reads the lines of a file; a year has a million lines, few of them distinct. O(*n*)
  ///
  /// Nil if most lines are not lines of a tally.
  package init?(_ bytes: [UInt8]) {
    var sums: [CountedFact] = []
    var indices: [CountedFact.Key: Int] = [:]
    var number = 0
    var good = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A)
      var line = rest[..<(end ?? rest.endIndex)]
      rest = rest.dropFirst(line.count + 1)
      // An editor may have written Windows line endings.
      if line.last == 0x0D { line = line.dropLast() }
      number += 1
      // Without a line feed, the last line may be truncated.
      guard end != nil, let counted = CountedFact(line, number: number) else {
        if !line.isEmpty { addUnread(Array(line), line: number) }
        continue
      }
      good += 1
      if let index = indices[counted.key] {
        sums[index].count += counted.count
      } else {
        indices[counted.key] = sums.count
        sums.append(counted)
      }
    }
    guard unread.count <= good else { return nil }
    for sum in sums { add(sum) }
  }

  private mutating func add(_ sum: CountedFact) {
    let parts = sum.key.bytes.split(separator: 0x09).map { String(decoding: $0, as: UTF8.self) }
    let line = TallyLine(count: sum.count, day: parts[0], fact: parts[1])
    if line.isOfCalendar {
      lines.append(line)
    } else {
      addUnread(line.bytes.dropLast(), line: sum.number)
    }
  }

  private mutating func addUnread(_ bytes: [UInt8], line: Int) {
    firstUnread = unread.isEmpty ? line : min(firstUnread, line)
    unread.append(bytes)
  }
}
