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
