/// The lines that edits change, as `diff -u` shows them without context: `-` for old lines, `+` for new
/// ones.
package enum UnifiedDiff {
  /// The hunks between two versions of a file that differ in few lines; O(*n*).
  ///
  /// Lines at the beginning and the end that both versions share are skipped. Between them, common lines
  /// are searched one by one, with a lookahead of at most 50 lines.
  package static func text(from old: [UInt8], to new: [UInt8], file: String) -> String {
    let old = lines(of: old)
    let new = lines(of: new)
    var text = "--- \(file)\n+++ \(file)\n"
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        left += 1
        right += 1
        continue
      }
      let (removed, added) = change(old[left...], new[right...])
      // An empty side has the number of the line before it, as in `diff`.
      let from = left + min(1, removed)
      let to = right + min(1, added)
      text += "@@ -\(from),\(removed) +\(to),\(added) @@\n"
      text += Self.text(of: old[left..<left + removed], after: "-")
      text += Self.text(of: new[right..<right + added], after: "+")
      left += removed
      right += added
    }
    return text
  }

  private static func text(of lines: ArraySlice<ArraySlice<UInt8>>, after sign: String) -> String {
    lines.map { sign + String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }

  /// The smallest numbers of removed and added lines after which both versions continue with the same
  /// line.
  private static func change(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> (removed: Int, added: Int) {
    for distance in 1...50 {
      for removed in 0...distance {
        let added = distance - removed
        guard removed <= old.count, added <= new.count else { continue }
        let rest = old.dropFirst(removed)
        let other = new.dropFirst(added)
        if rest.isEmpty && other.isEmpty || rest.first != nil && rest.first == other.first {
          return (removed, added)
        }
      }
    }
    return (old.count, new.count)
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }
}
