/// How many typing mistakes lie between two words: a letter too much, missing or wrong, or two that
/// changed places (optimal string alignment).
public enum EditDistance {
  /// The distance between two words, nil above `limit`.
  ///
  /// - Complexity: O(*n*) in the length of both where they differ in little, else O(*n* · *m*) in the
  ///   lengths of what lies between the first and the last letter that differs.
  public static func between<Letter: Equatable>(
    _ first: [Letter], _ second: [Letter], limit: Int
  ) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    // What both begin and end with costs nothing, and is nearly all of two words that are near.
    let shorter = min(first.count, second.count)
    var front = 0
    while front < shorter, first[front] == second[front] { front += 1 }
    var end = 0
    while end < shorter - front,
      first[first.count - 1 - end] == second[second.count - 1 - end]
    {
      end += 1
    }
    return aligned(
      first[front..<first.count - end], second[front..<second.count - end], limit: limit)
  }

  /// The same of words that differ in their first and in their last letter.
  private static func aligned<Letter: Equatable>(
    _ first: ArraySlice<Letter>, _ second: ArraySlice<Letter>, limit: Int
  ) -> Int? {
    guard limit > 0, !first.isEmpty, !second.isEmpty else {
      let distance = max(first.count, second.count)
      return distance <= limit ? distance : nil
    }
    // One slip leaves one letter that differs, or two that are swapped.
    guard limit > 1 || max(first.count, second.count) <= 2 else { return nil }
    let width = second.count + 1
    // The distances of three rows: this one, and the two above it.
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows in
      rows.initialize(repeating: 0)
      for column in 0..<width { rows[column] = column }
      for row in 1...first.count {
        let (line, above, before) = (
          row % 3 * width, (row + 2) % 3 * width, (row + 1) % 3 * width
        )
        let letter = first[first.startIndex + row - 1]
        rows[line] = row
        var least = row
        for column in 1..<width {
          let other = second.startIndex + column - 1
          let isEqual = letter == second[other]
          var best = min(
            rows[above + column] + 1, rows[line + column - 1] + 1,
            rows[above + column - 1] + (isEqual ? 0 : 1))
          if row > 1, column > 1, letter == second[other - 1],
            first[first.startIndex + row - 2] == second[other]
          {
            best = min(best, rows[before + column - 2] + 1)
          }
          rows[line + column] = best
          least = min(least, best)
        }
        guard least <= limit else { return nil }
      }
      let distance = rows[first.count % 3 * width + second.count]
      return distance <= limit ? distance : nil
    }
  }

  /// The word that is nearest to a text without regard to case, the first of several; nil if each is
  /// further away than one mistake in three letters, or two in all.
  public static func nearest(to text: String, among words: some Sequence<String>) -> String? {
    guard text.utf8.count <= longestWord else { return nil }
    let letters = Array(text.lowercased().unicodeScalars)
    var limit = min(2, letters.count / 3)
    var nearest: String?
    for word in words where word.utf8.count <= longestWord {
      let other = Array(word.lowercased().unicodeScalars)
      guard let distance = between(letters, other, limit: limit) else { continue }
      if distance == 0 { return word }
      (nearest, limit) = (word, distance - 1)
    }
    return nearest
  }

  /// What is longer is no mistyped word.
  private static let longestWord = 64
}
