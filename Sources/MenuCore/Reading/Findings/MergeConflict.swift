/// The markers of a merge conflict around two versions of the same lines, each at the start of a line.
struct MergeConflict {
  /// The bytes of the whole conflict, including the lines of the markers.
  let range: Range<Int>
  /// The bytes of the first version, and of the second.
  let first, second: Range<Int>

  /// Finds the markers, starting with the first one; nil if one of the others is missing.
  init?(at offset: Int, in bytes: [UInt8]) {
    func line(of sign: String, in range: Range<Int>) -> Range<Int>? {
      let mark = Array(String(repeating: sign, count: 7).utf8)
      var start = range.lowerBound
      while start < range.upperBound {
        let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A).map { $0 + 1 }
        if bytes[start...].starts(with: mark) { return start..<(end ?? range.upperBound) }
        guard let end else { return nil }
        start = end
      }
      return nil
    }
    guard let opening = line(of: "<", in: offset..<bytes.count),
      let middle = line(of: "=", in: opening.upperBound..<bytes.count),
      let closing = line(of: ">", in: middle.upperBound..<bytes.count)
    else { return nil }
    // Some programs also leave the common ancestor.
    let base = line(of: "|", in: opening.upperBound..<middle.lowerBound) ?? middle
    range = opening.lowerBound..<closing.upperBound
    first = opening.upperBound..<base.lowerBound
    second = middle.upperBound..<closing.lowerBound
  }

  /// The edits that each keep one version.
  func choices(in bytes: [UInt8]) -> [FileEdit] {
    [first, second].map { FileEdit(range, Array(bytes[$0])) }
  }
}
