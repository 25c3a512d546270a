/// Lists of lines, looked up by letters; each list begins with the line that was added last. Different
/// letters may share a list.
struct LineLists: Sendable {
  private static let end: Int32 = -1
  private static let bits = 12

  /// The beginning of a line in its list, with the index of the link that was added before it.
  fileprivate struct Link: Sendable {
    let start: Int32
    let next: Int32
  }

  private var links: [Link]
  private var count = 0
  /// The index of the first link of each list.
  private var heads = Array(repeating: Self.end, count: 1 << Self.bits)

  /// Makes empty lists, with room for `capacity` lines. The room is filled: appending to an array takes three
  /// times as long as changing it.
  init(capacity: Int) { links = Array(repeating: Link(start: 0, next: Self.end), count: capacity) }

  /// Adds a line at the front of the list for some letters.
  mutating func add(_ line: LexiconLine, under letters: UInt64) {
    let list = Self.list(of: letters)
    let link = Link(start: Int32(line.start), next: heads[list])
    if count < links.count { links[count] = link } else { links.append(link) }
    heads[list] = Int32(count)
    count += 1
  }

  /// The lines in the list for some letters, the last that was added first.
  func lines(under letters: UInt64) -> Lines {
    Lines(links: links, place: heads[Self.list(of: letters)])
  }

  private static func list(of letters: UInt64) -> Int {
    Int((letters &* 0xFF51_AFD7_ED55_8CCD) >> UInt64(UInt64.bitWidth - bits))
  }

  /// The lines of a list.
  struct Lines: Sequence, IteratorProtocol {
    fileprivate let links: [Link]
    fileprivate var place: Int32

    mutating func next() -> LexiconLine? {
      guard place != LineLists.end else { return nil }
      let link = links[Int(place)]
      place = link.next
      return LexiconLine(start: Int(link.start))
    }
  }
}
