/// The content of a tally.
package struct Tally: Sendable {
  /// The lines, in the order of the file, with equal ones added up.
  package private(set) var lines: [TallyLine] = []
  /// The lines that cannot be read, such as one that a full disk cut off, without their line feeds.
  package private(set) var unread: [[UInt8]] = []
  /// The number of the first of them, from 1; 0 without one.
  package private(set) var firstUnread = 0

  /// Reads the lines of a file; a year has a million lines, few of them distinct. O(*n*)
  ///
  /// Nil if most lines are not lines of a tally.
  package init?(_ bytes: [UInt8]) {
    let isTally = bytes.withUnsafeBytes { bytes in
      var sums = LineSums()
      var start = 0
      var line = 0
      var good = 0
      while start < bytes.count {
        let scan = LineScan(bytes, from: start)
        let whole = start..<scan.end
        start = scan.end + 1
        line += 1
        if let key = scan.key {
          good += 1
          sums.add(scan, key, line: line, of: bytes)
        } else if !whole.isEmpty {
          addUnread(Array(bytes[whole]), line: line)
        }
      }
      let isTally = unread.count <= good
      for sum in sums.sums where isTally { add(sum, of: bytes) }
      return isTally
    }
    guard isTally else { return nil }
  }

  private mutating func add(_ sum: LineSums.Sum, of bytes: UnsafeRawBufferPointer) {
    let parts = bytes[sum.key].split(separator: 0x09).map { String(decoding: $0, as: UTF8.self) }
    let line = TallyLine(count: sum.count, day: parts[0], fact: parts[1])
    if Day(line.day) == nil {
      addUnread(line.bytes.dropLast(), line: sum.line)
    } else {
      lines.append(line)
    }
  }

  private mutating func addUnread(_ bytes: [UInt8], line: Int) {
    firstUnread = unread.isEmpty ? line : min(firstUnread, line)
    unread.append(bytes)
  }
}
