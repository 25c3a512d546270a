/// A line in which commas and words for `and` join what may be names of dishes.
package struct JoinedDishes {
  /// Nobody names so many in one breath; and every joint may be a part of a name, so that each more
  /// is one more question to all of them.
  private static let mostJoints = 8
  private static let signs: Set<Character> = [",", ";", "+", "&"]
  private static let andWords = Set(LinearStrings.all.flatMap(\.andWords))

  private let words: [String]
  /// Where the words stand that join.
  private let joints: [Int]

  /// Takes a line apart; nil where more is joined than a guest names in one breath. O(n)
  package init?(_ typed: String) {
    words = typed.reduce(into: "") { $0 += Self.signs.contains($1) ? " \($1) " : "\($1)" }
      .split(separator: " ").map(String.init)
    joints = words.indices.filter { [words] place in
      words[place].count == 1 && Self.signs.contains(words[place].first ?? " ")
        || Self.andWords.contains(words[place].lowercased())
    }
    guard joints.count <= Self.mostJoints else { return nil }
  }

  /// Whether something is joined at all.
  package var isJoined: Bool { !joints.isEmpty }

  /// What stands between the joints.
  package var parts: [String] {
    words.indices.split { joints.contains($0) }.map { place in
      words[place].joined(separator: " ")
    }
  }

  /// Whether a part stands behind a comma, and not behind a word for `and`.
  func isBehindComma(_ part: Int) -> Bool {
    let starts = words.indices.split { joints.contains($0) }.map(\.startIndex)
    return part > 0 && starts.indices.contains(part) && words[starts[part] - 1] == ","
  }

  /// Reads every part, the longest names first: `tonno e cipolla e diavola` are two.
  ///
  /// - Parameter read: reads what stands between two joints, nil where that is nothing clear; asked
  ///   once for each two of them, which is 45 times at most.
  /// - Returns: what is read of the whole line, nil where a part of it is not clear.
  package func map<Dish>(_ read: (String) -> Dish?) -> [Dish]? {
    guard !words.isEmpty else { return nil }
    let ends = joints.filter(words.indices.dropFirst().dropLast().contains) + [words.endIndex]
    // From the last part to the first: what the rest of the line is does not hang on what is before.
    var rests: [Int: [Dish]] = [words.endIndex: []]
    for start in ([0] + ends.dropLast().map { $0 + 1 }).reversed() {
      for end in ends.reversed() where end > start {
        guard let rest = rests[min(end + 1, words.endIndex)] else { continue }
        if let first = read(words[start..<end].joined(separator: " ")) {
          rests[start] = [first] + rest
          break
        }
      }
    }
    return rests[0]
  }
}
