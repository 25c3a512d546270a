/// A line of a tally: `count<TAB>day<TAB>fact<TAB>`. The last tab marks it as complete. A visit has
/// count 1; sums are the same lines with larger counts.
package struct TallyLine: Hashable, Sendable {
  package var count: Int
  /// A day or a month: `2026-11-30`, `2026-11`.
  package var day: String
  /// A word and its subject: `dish id/margherita`.
  package var fact: String

  package init(count: Int, day: String, fact: String) {
    self.count = count
    self.day = day
    self.fact = fact
  }

  /// The line with its last tab and its line feed.
  package var bytes: [UInt8] { Array("\(count)\t\(day)\t\(fact)\t\n".utf8) }

  /// True if it covers a whole month.
  package var isOfMonth: Bool { day.utf8.count == 7 }

  /// True for a fact of a kind: `visit it` is of `.visit`.
  func isOf(_ kind: FactKind) -> Bool { fact.utf8.starts(with: kind.fact(about: "").utf8) }

  /// The lines of a file with equal ones added up; a year has a million lines, few of them
  /// distinct.
  ///
  /// Other lines, such as one that a full disk cut off, are ignored. O(*n*)
  ///
  /// - Parameter bytes: the file.
  /// - Returns: the sums in the order of their first lines, or nil if most lines are not lines of a
  ///   tally.
  package static func sums(of bytes: [UInt8]) -> [TallyLine]? {
    bytes.withUnsafeBytes { bytes in
      var sums: [(key: Range<Int>, count: Int)] = []
      var places: [UInt64: Int] = [:]
      var start = 0
      var good = 0
      var bad = 0

      while start < bytes.count {
        let scan = LineScan(bytes, from: start)
        defer { start = scan.end + 1 }
        guard let key = scan.key else {
          if scan.end > start { bad += 1 }
          continue
        }
        good += 1
        var hash = scan.hash
        // Another line with the same hash uses the next number.
        while let place = places[hash] {
          let known = bytes[sums[place].key]
          if known.count == key.count, known.elementsEqual(bytes[key]) { break }
          hash &+= 1
        }
        if let place = places[hash] {
          sums[place].count += scan.count
        } else {
          places[hash] = sums.count
          sums.append((key, scan.count))
        }
      }

      guard bad <= good else { return nil }
      return sums.map { sum in
        let parts = bytes[sum.key].split(separator: 0x09).map {
          String(decoding: $0, as: UTF8.self)
        }
        return TallyLine(count: sum.count, day: parts[0], fact: parts[1])
      }
    }
  }
}

/// One line of a file.
private struct LineScan {
  /// The index of its line feed, or of the end of the file.
  var end: Int
  var count = 0
  /// A hash of the day and the fact (FNV-1a).
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The range of the day and the fact, with the tab between them; nil if it is not a line of a
  /// tally.
  var key: Range<Int>?

  init(_ bytes: UnsafeRawBufferPointer, from start: Int) {
    var tabs = 0
    var day = start
    var fact = start
    var isNumber = true
    end = start
    while end < bytes.count, bytes[end] != 0x0A {
      let byte = bytes[end]
      if byte == 0x09 {
        tabs += 1
        if tabs == 1 { day = end + 1 }
        if tabs == 2 { fact = end + 1 }
      } else if tabs == 0 {
        // A number with so few digits cannot overflow a sum, however many lines there are.
        isNumber = isNumber && (0x30...0x39).contains(byte) && end - start < 11
        if isNumber { count = count * 10 + Int(byte - 0x30) }
      }
      if tabs > 0, tabs < 3 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      end += 1
    }
    let isSealed = tabs == 3 && bytes[end - 1] == 0x09 && end - 1 > fact && end < bytes.count
    guard isSealed, isNumber, count > 0, [8, 11].contains(fact - day) else { return }
    key = day..<end - 1
  }
}

/// Merges equal lines of a tally without interpreting them, so that the facts of a newer program
/// survive. The lines are sorted, so those of one visit are no longer together.
package enum Fold {
  /// The merged lines. Days older than some months become their month, and their searches are
  /// removed. O(*n* log *n*)
  package static func merge(_ lines: [TallyLine], months: Int?, today: Day) -> [TallyLine] {
    let oldest = months.map { Day(number: today.number - $0 * 30).description }
    var counts: [TallyLine: Int] = [:]
    for line in lines {
      var key = line
      key.count = 0
      let isOld = oldest.map { line.day < $0 } ?? false
      if isOld, line.isOf(.search) { continue }
      if isOld { key.day = String(line.day.prefix(7)) }
      counts[key, default: 0] += line.count
    }
    return counts.map { TallyLine(count: $0.value, day: $0.key.day, fact: $0.key.fact) }
      .sorted { ($0.day, $0.fact) < ($1.day, $1.fact) }
  }
}
