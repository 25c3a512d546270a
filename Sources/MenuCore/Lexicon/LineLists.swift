/// Lists of lines that are found by letters; a list is known by its first line, and each line links to the
/// next. Different letters may share a list.
struct LineLists: Sendable {
  /// The end of a list.
  static let end: Int32 = -1
  private static let bits = 12

  /// The first line of each list.
  private var heads = Array(repeating: Self.end, count: 1 << Self.bits)

  /// The first line in the list of some letters.
  func head(of letters: PackedWord) -> Int32 { heads[Self.list(of: letters)] }

  /// Puts a line in front of such a list; the line that was there before, for a link to it.
  mutating func push(_ line: Int32, under letters: PackedWord) -> Int32 {
    let list = Self.list(of: letters)
    let next = heads[list]
    heads[list] = line
    return next
  }

  private static func list(of letters: PackedWord) -> Int {
    Int(letters.mixed >> UInt64(UInt64.bitWidth - bits))
  }
}
