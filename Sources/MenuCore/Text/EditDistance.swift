/// Finds the nearest word to a misspelt one: `mergherita` → `margherita`.
package enum EditDistance {
  /// The nearest word within one edit per three letters, at most two. Nil if there is none, or if two words
  /// are equally near and `isSame` is false for them. Case and accents are ignored.
  ///
  /// An edit adds, drops or changes a letter, or swaps two neighbours. O(candidates × length); words longer
  /// than 40 bytes are not compared.
  package static func nearest(
    to word: String, among candidates: [String],
    isSame: (String, String) -> Bool = { _, _ in false }
  ) -> String? {
    let folded = FoldedText(word).bytes
    var best: (index: Int, distance: Int)?
    var isTied = false
    for (index, candidate) in candidates.enumerated() where candidate.utf8.count <= 200 {
      let other = FoldedText(candidate).bytes
      guard let distance = distance(folded[...], other[...]) else { continue }
      if let found = best, found.distance <= distance {
        isTied =
          isTied || found.distance == distance && !isSame(candidates[found.index], candidate)
      } else {
        best = (index, distance)
        isTied = false
      }
    }
    guard let best, !isTied else { return nil }
    return candidates[best.index]
  }

  /// The nearest of some names with a meaning. Names that are equally near may have the same meaning.
  static func nearest(to word: String, among meanings: [String: some Equatable]) -> String? {
    nearest(to: word, among: meanings.keys.sorted()) { meanings[$0] == meanings[$1] }
  }

  /// The number of edits between two folded words; nil above one edit per three letters, or above two.
  package static func distance(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int? {
    let limit = min(2, max(left.count, right.count) / 3)
    guard abs(left.count - right.count) <= limit, left.count <= 40, right.count <= 40 else {
      return nil
    }
    if left.elementsEqual(right) { return 0 }
    guard limit > 0, left.count > 1, right.count > 1 else { return nil }

    let a = Array(left)
    let b = Array(right)
    // Three rows of the usual table: swaps look two rows back.
    var older: [Int] = []
    var old = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      row.reserveCapacity(b.count + 1)
      for j in 1...b.count {
        let change = a[i - 1] == b[j - 1] ? 0 : 1
        var cost = min(old[j] + 1, row[j - 1] + 1, old[j - 1] + change)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, older[j - 2] + 1)
        }
        row.append(cost)
      }
      guard row.contains(where: { $0 <= limit }) else { return nil }
      older = old
      old = row
    }
    guard old[b.count] <= limit else { return nil }
    return old[b.count]
  }
}
