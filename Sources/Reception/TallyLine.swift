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
      var sums: [CountedFact] = []
      var indices: [CountedFact.Key: Int] = [:]
      var bad = 0
      var good = 0
      var rest = bytes[...]
      while let end = rest.firstIndex(of: 0x0A) {
        let line = rest[..<end]
        rest = rest[(end + 1)...]
        guard !line.isEmpty else { continue }
        guard let counted = CountedFact(line) else {
          bad += 1
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
      if !rest.isEmpty { bad += 1 }

      guard bad <= good else { return nil }
      return sums.map { sum in
        let parts = sum.key.bytes.split(separator: 0x09).map {
          String(decoding: $0, as: UTF8.self)
        }
        return TallyLine(count: sum.count, day: parts[0], fact: parts[1])
      }
    }
  }
}

/// A line of a file, whose bytes it does not copy.
private struct CountedFact {
  /// The day and the fact, with the tab between them.
  struct Key: Hashable {
    let bytes: UnsafeRawBufferPointer

    static func == (left: Key, right: Key) -> Bool {
      left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes: bytes) }
  }

  let key: Key
  var count = 0

  /// Nil if it is not a whole line of a tally.
  init?(_ line: Slice<UnsafeRawBufferPointer>) {
    guard let end = line.firstIndex(of: 0x09), line.last == 0x09 else { return nil }
    // A number with so few digits cannot overflow a sum, however many lines there are.
    guard line[..<end].count <= 11 else { return nil }
    for digit in line[..<end] {
      guard (0x30...0x39).contains(digit) else { return nil }
      count = count * 10 + Int(digit - 0x30)
    }
    let dayAndFact = line[(end + 1)...].dropLast()
    guard let tab = dayAndFact.firstIndex(of: 0x09) else { return nil }
    let day = dayAndFact[..<tab]
    let fact = dayAndFact[(tab + 1)...]
    // A fold writes a day as text: it has digits and hyphens only.
    let isDate = day.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D }
    let isDayOrMonth = isDate && [7, 10].contains(day.count)
    guard count > 0, isDayOrMonth, !fact.isEmpty, !fact.contains(0x09) else { return nil }
    key = Key(bytes: UnsafeRawBufferPointer(rebasing: dayAndFact))
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
