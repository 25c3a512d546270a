internal import MenuCore

/// The number of times that each word of a promise is written in a file.
///
/// Of files that can be read, the promises of their dishes are compared. A file that cannot be read has
/// no dishes yet: all that can be said of its repair is that it has no more of these words.
struct PromiseWords {
  private var counts: [String: Int] = [:]

  /// Counts the words, wherever they are in the bytes of a file; O(*n*).
  init(in bytes: [UInt8]) {
    for word in Self.all { counts[word] = bytes.count(of: Array(word.utf8)) }
  }

  /// True if a word is written more often than in another file.
  func exceed(_ other: PromiseWords) -> Bool {
    counts.contains { word, count in count > other.counts[word, default: 0] }
  }

  private static let all =
    ["none", "true"] + FileKey.promises.map(\.name) + Diet.allCases.map(\.rawValue)
}

extension [UInt8] {
  /// The number of places at which some bytes are found; O(*n*).
  fileprivate func count(of word: [UInt8]) -> Int {
    guard let first = word.first else { return 0 }
    return indices.count { self[$0] == first && self[$0...].starts(with: word) }
  }
}
