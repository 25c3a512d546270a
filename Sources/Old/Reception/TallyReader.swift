internal import OldMenuCore

/// Reads the whole records of a tally, whatever lies between them.
///
/// Programs that were killed leave torn records, a full disk does, and whoever may write to the file
/// may write anything: what is not whole is passed over.
package struct TallyReader {
  /// The whole records, in the order of the file.
  package private(set) var records: [TallyRecord] = []
  /// After how many bytes the last of them ends: where to read on another time.
  package private(set) var end = 0
  /// How many records began and are not whole.
  package private(set) var torn = 0

  /// Whether a record begins in the beginning of a file; O(*n*).
  package static func beginsRecord(in bytes: [UInt8]) -> Bool {
    let reader = TallyReader(bytes)
    return !reader.records.isEmpty || reader.torn > 0 || reader.open != nil
  }

  /// The lines of the record that is being read, nil between records; those that a newer program
  /// wrote are only counted.
  private var open: (expected: Int, lines: [TallyLine], skipped: Int, isSound: Bool)?

  /// Reads the bytes of a tally, from its beginning or from where another reading ended; O(*n*).
  package init(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count, let feed = bytes[start...].firstIndex(of: 0x0A) {
      take(bytes[start..<feed])
      start = feed + 1
      if isAtEnd {
        end = start
        isAtEnd = false
      }
    }
  }

  /// Whether the last line was the end of a whole record.
  private var isAtEnd = false

  private mutating func take(_ line: ArraySlice<UInt8>) {
    if let expected = TallyReader.head(line) {
      drop()
      open = (expected, [], 0, true)
    } else if line.isEmpty {
      drop()
    } else if line.elementsEqual(".".utf8) {
      finish()
    } else if open != nil {
      add(line)
    }
  }

  private mutating func add(_ line: ArraySlice<UInt8>) {
    guard let (expected, lines, skipped, isSound) = open, isSound,
      lines.count + skipped < expected, line.count <= TallyRecord.mostBytes,
      let text = String(validating: line, as: UTF8.self)
    else {
      open?.isSound = false
      return
    }
    if let known = TallyLine(text) {
      open?.lines.append(known)
    } else if TallyLine.isUnknownFact(text) {
      open?.skipped += 1
    } else {
      open?.isSound = false
    }
  }

  private mutating func finish() {
    guard let (expected, lines, skipped, isSound) = open, isSound,
      lines.count + skipped == expected, let record = TallyRecord(lines: lines, skipped: skipped)
    else { return drop() }
    records.append(record)
    open = nil
    isAtEnd = true
  }

  private mutating func drop() {
    if open != nil { torn += 1 }
    open = nil
  }

  /// How many lines a record has that begins with this one; nil for any other line.
  private static func head(_ line: ArraySlice<UInt8>) -> Int? {
    let fields = line.split(separator: 0x09, omittingEmptySubsequences: false)
    guard fields.count == 2, fields[0].elementsEqual(TallyLine.version.utf8),
      (1...2).contains(fields[1].count), fields[1].allSatisfy(\.isASCIIDigit)
    else { return nil }
    let count = fields[1].reduce(0) { $0 * 10 + Int($1 & 15) }
    return (1...TallyRecord.mostFacts + 1).contains(count) ? count : nil
  }
}
