/// How many typing mistakes lie between two words: a letter too much, missing or wrong, or two that
/// changed places (optimal string alignment).
public enum EditDistance {
  /// The distance between two words, nil above `limit`.
  ///
  /// - Complexity: O(*n* · *m*); at most O(*n* · `limit`) words are looked at when their lengths
  ///   differ by more than `limit`.
  public static func between<Letter: Equatable>(
    _ first: [Letter], _ second: [Letter], limit: Int
  ) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var before: [Int] = []
    var above = Array(0...second.count)
    for row in first.indices {
      var line = [row + 1]
      for column in second.indices {
        let isEqual = first[row] == second[column]
        var best = min(
          above[column + 1] + 1, line[column] + 1, above[column] + (isEqual ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, before[column - 1] + 1)
        }
        line.append(best)
      }
      guard line.contains(where: { $0 <= limit }) else { return nil }
      (before, above) = (above, line)
    }
    return above.last.flatMap { $0 <= limit ? $0 : nil }
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
