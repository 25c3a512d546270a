internal import OldMenuCore

/// All that is told of one visit: it is written in one piece, and is whole or not there.
///
/// It begins and ends with a line feed, so that one that was torn cannot swallow the next. Its first
/// line says how many follow before the last, which is a full stop.
package struct TallyRecord: Hashable, Sendable {
  /// The lines in the order of their text, which says nothing of what came first.
  package let lines: [TallyLine]
  /// How many facts it had that only a newer program knows.
  package let skipped: Int

  /// How many facts a record has at most.
  package static let mostFacts = 40
  /// How many bytes it has at most.
  package static let mostBytes = 2_048

  /// Makes a record, with as many of the facts as it may have.
  ///
  /// - Parameters:
  ///   - visit: the line of the visit itself.
  ///   - facts: the lines of what was done, those that matter most first.
  package init(visit: TallyLine, facts: [TallyLine]) {
    var texts = [visit.text]
    var kept = [visit]
    // The lines around them take less.
    var room = TallyRecord.mostBytes - 16 - texts[0].utf8.count
    for fact in facts.prefix(TallyRecord.mostFacts) {
      let text = fact.text
      room -= text.utf8.count + 1
      guard room >= 0 else { break }
      texts.append(text)
      kept.append(fact)
    }
    skipped = 0
    lines = zip(texts, kept).sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }.map(\.1)
  }

  /// Takes the lines that were read; nil unless they are of one visit that did everything once.
  init?(lines: [TallyLine], skipped: Int) {
    let visits = lines.count { if case .visit = $0 { true } else { false } }
    let facts = lines.compactMap { line in
      if case .fact(_, let fact, _) = line { fact } else { nil }
    }
    guard visits == 1, facts.count + skipped <= TallyRecord.mostFacts,
      Set(facts).count == facts.count
    else { return nil }
    (self.lines, self.skipped) = (lines, skipped)
  }

  /// What is appended to a tally, in one write.
  package var bytes: [UInt8] {
    let head = "\n\(TallyLine.version)\t\(lines.count)\n"
    return Array((head + lines.map { $0.text + "\n" }.joined() + ".\n").utf8)
  }
}
