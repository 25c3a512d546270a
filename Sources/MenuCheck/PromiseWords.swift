internal import MenuCore

/// The number of times that each word of a promise occurs in a file.
///
/// Two files that can be read are compared by the promises of their dishes. A file that cannot be read
/// has no dishes, so all that can be checked is that its repair does not add such words.
struct PromiseWords {
  private var counts: [String: Int] = [:]

  /// Counts the words anywhere in the bytes of a file; O(*n*).
  init(in bytes: [UInt8]) {
    for word in Self.all { counts[word] = bytes.count(of: Array(word.utf8)) }
  }

  /// True if a word occurs more often than in another file.
  func exceed(_ other: PromiseWords) -> Bool {
    counts.contains { word, count in count > other.counts[word, default: 0] }
  }

  private static let all =
    ["none", "true"] + KeySet.promises.map(\.name) + Diet.allCases.map(\.rawValue)
}

extension [UInt8] {
  /// The number of occurrences of some bytes; O(*n*).
  fileprivate func count(of word: [UInt8]) -> Int {
    guard let first = word.first else { return 0 }
    return indices.count { self[$0] == first && self[$0...].starts(with: word) }
  }
}
