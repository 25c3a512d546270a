package import OldMenuCore

/// The diagnostics of a file as a terminal gets them: of each kind the first five, then one line about
/// all others of the kind.
package struct CheckListing: Sendable {
  /// What is told next.
  package enum Entry: Hashable, Sendable {
    /// A diagnostic.
    case diagnostic(Diagnostic)
    /// So many more of the kind before, in these lines.
    case more(count: Int, lines: [Int])
  }

  /// How many of a kind are told.
  package static let limit = 5
  /// How many lines of the others are named.
  private static let lineLimit = 8

  /// What is told, in order.
  package let entries: [Entry]

  /// Lists diagnostics that stand in the order of their file; O(*n*).
  package init(_ diagnostics: [Diagnostic]) {
    var others: [Kind: (count: Int, lines: [Int])] = [:]
    var counts: [Kind: Int] = [:]
    for diagnostic in diagnostics {
      let kind = Kind(diagnostic.rule)
      counts[kind, default: 0] += 1
      guard counts[kind, default: 0] > Self.limit else { continue }
      others[kind, default: (0, [])].count += 1
      if others[kind, default: (0, [])].lines.count < Self.lineLimit,
        others[kind]?.lines.last != diagnostic.line
      {
        others[kind]?.lines.append(diagnostic.line)
      }
    }
    var entries: [Entry] = []
    var told: [Kind: Int] = [:]
    for diagnostic in diagnostics {
      let kind = Kind(diagnostic.rule)
      let count = told[kind, default: 0] + 1
      told[kind] = count
      guard count <= Self.limit else { continue }
      entries.append(.diagnostic(diagnostic))
      if count == Self.limit, let rest = others[kind] {
        entries.append(.more(count: rest.count, lines: rest.lines))
      }
    }
    self.entries = entries
  }

  /// A rule, and what it speaks of where another word would be another matter.
  private struct Kind: Hashable {
    private let name: String
    private let subject: [UInt8]

    init(_ rule: Diagnostic.Rule) {
      name = rule.name
      subject = Array((rule.subject ?? "").utf8)
    }
  }
}

extension CheckReport {
  /// The line about the others of a kind, with its line feed.
  package func more(count: Int, lines: [Int]) -> SafeText {
    // So few that all are told.
    let isOneLine = lines.count == 1
    let words = words.more(
      count: count, lines: AdviceText.numbers(lines, of: isOneLine ? 1 : count),
      isOneLine: isOneLine)
    return text.safe(words) + "\n"
  }
}
