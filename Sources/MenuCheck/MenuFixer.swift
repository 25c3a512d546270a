internal import MenuCore

/// Mends in the text of a Menu.json what is certain: the edits that ride on the diagnostics, and only
/// those.
package enum MenuFixer {
  /// A file that was mended as far as that is certain.
  package struct Repair: Sendable {
    /// The file; the given one where nothing could be done.
    package let bytes: [UInt8]
    /// The number of edits that were made.
    package let count: Int
    /// The certain edits that were not made; nil if all were.
    package let unmade: Unmade?
  }

  /// Certain edits that were not made, and why.
  package struct Unmade: Hashable, Sendable {
    /// The lines of the mended file in which they are, in its order.
    package let lines: [Int]
    /// The objection to them.
    package let objection: Objection
  }

  /// The objection to a version of a file.
  package enum Objection: Hashable, Sendable {
    /// A dish or a price would be lost; something would be promised that was not.
    case loss, promise
    /// Nothing would be gained: there would be as many errors, or more.
    case errors
  }

  /// The number of rounds: an edit can uncover another fault, which the next round mends.
  private static let mostRounds = 8

  /// Makes every edit that is certain and reads the file again, round by round, and keeps the last round
  /// that is better than those before: fewer errors or warnings or unknown keys, no fewer dishes and
  /// prices, and no state of a dish that had no error got better. O(*n*) in the size of the file for each
  /// round.
  package static func mend(_ bytes: [UInt8]) -> Repair {
    var best = FileVersion(bytes)
    var latest = best
    var kept = 0
    var count = 0
    var objection: Objection?
    for _ in 0..<mostRounds {
      let edits = latest.edits
      guard !edits.isEmpty else { break }
      latest = FileVersion(FileEdit.applying(edits, to: latest.bytes))
      count += edits.count
      // A round may only uncover what the next one mends: `"alergens": ["latte"]`.
      let found = latest.objection(besides: best)
      if found == nil {
        best = latest
        kept = count
      }
      objection = found.map { objection ?? $0 }
    }
    guard let objection else { return Repair(bytes: best.bytes, count: kept, unmade: nil) }
    if bytes.count <= largestForSingleEdits { kept += mendSingly(&best) }
    let lines = best.linesOfEdits
    let unmade = lines.isEmpty ? nil : Unmade(lines: lines, objection: objection)
    return Repair(bytes: best.bytes, count: kept, unmade: unmade)
  }

  /// The largest file whose edits are tried one by one, and the most of them.
  private static let largestForSingleEdits = 1 << 20
  private static let mostSingleEdits = 20

  /// Makes the edits of a round one by one, where all of them together would lose something. Returns the
  /// number of those that were made.
  private static func mendSingly(_ best: inout FileVersion) -> Int {
    var count = 0
    for edit in best.edits.prefix(mostSingleEdits).reversed() {
      let next = FileVersion(FileEdit.applying([edit], to: best.bytes))
      guard next.objection(besides: best) == nil else { continue }
      best = next
      count += 1
    }
    return count
  }
}
