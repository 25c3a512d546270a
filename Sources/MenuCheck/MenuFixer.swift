internal import MenuCore

/// Applies the certain edits of the diagnostics to the text of a Menu.json, and only those.
package enum MenuFixer {
  /// A file after the certain edits.
  package struct Repair: Sendable {
    /// The bytes of the file; unchanged if no edit could be applied.
    package let bytes: [UInt8]
    /// The number of edits that were applied.
    package let count: Int
    /// The certain edits that were not applied; nil if all were.
    package let unmade: Unmade?
  }

  /// Certain edits that were not applied, and the reason.
  package struct Unmade: Hashable, Sendable {
    /// Their lines in the resulting file, in file order.
    package let lines: [Int]
    /// The reason why they were not applied.
    package let objection: Objection
  }

  /// The reason not to use a version of a file.
  package enum Objection: Hashable, Sendable {
    /// A dish or a price would be lost; a promise would be added.
    case loss, promise
    /// Nothing would be gained: the number of errors would be the same, or higher.
    case errors
    /// The rounds of one run were not enough: another run continues.
    case rounds
  }

  /// The maximum number of rounds: an edit can uncover another fault, which the next round fixes.
  private static let mostRounds = 8

  /// Applies every certain edit and reads the file again, round by round, and keeps the last round that
  /// is better than the earlier ones: fewer errors, warnings or unknown keys, not fewer dishes or prices,
  /// and no better state of an allergen in a dish that had no error. O(*n*) in the size of the file for
  /// each round.
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
      // A round may only uncover a fault that the next one fixes: `"alergens": ["latte"]`.
      let found = latest.objection(besides: best)
      if found == nil {
        best = latest
        kept = count
      }
      objection = found.map { objection ?? $0 }
    }
    if objection != nil, bytes.count <= largestForSingleEdits { kept += mendSingly(&best) }
    let lines = best.linesOfEdits
    let unmade = lines.isEmpty ? nil : Unmade(lines: lines, objection: objection ?? .rounds)
    return Repair(bytes: best.bytes, count: kept, unmade: unmade)
  }

  /// The size of the largest file whose edits are tried one by one, and the maximum number of those
  /// edits.
  private static let largestForSingleEdits = 1 << 20
  private static let mostSingleEdits = 20

  /// Applies the edits of a round one by one if all of them together would lose something. Returns the
  /// number of applied edits.
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
