/// A line of a tally: `count<TAB>day<TAB>fact<TAB>`, sealed by its last tab. A visit writes count 1; sums
/// are the same lines with larger counts.
package struct TallyLine: Hashable, Sendable {
  package var count: Int
  /// A day or a month: `2026-11-30`, `2026-11`.
  package var day: String
  /// A word and its subject: `dish id/margherita`.
  package var fact: String

  package init(count: Int, day: String, fact: String) {
    (self.count, self.day, self.fact) = (count, day, fact)
  }

  /// Reads a line without its line feed; nil for one that is torn, or no line of a tally.
  package init?(_ bytes: some Collection<UInt8>) {
    let parts = bytes.split(separator: 0x09, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[3].isEmpty, parts[1].count == 10 || parts[1].count == 7,
      let count = Int(String(decoding: parts[0], as: UTF8.self)), count > 0, !parts[2].isEmpty
    else { return nil }
    self.init(
      count: count, day: String(decoding: parts[1], as: UTF8.self),
      fact: String(decoding: parts[2], as: UTF8.self))
  }

  /// The line with its seal and its line feed.
  package var bytes: [UInt8] { Array("\(count)\t\(day)\t\(fact)\t\n".utf8) }

  /// The lines of a file; others are passed over.
  package static func lines(of bytes: [UInt8]) -> [TallyLine] {
    bytes.split(separator: 0x0A).compactMap { TallyLine($0) }
  }
}
