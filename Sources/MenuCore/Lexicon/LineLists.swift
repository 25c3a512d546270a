/// Lists of lines, looked up by letters; each list begins with the line that was added last. Different
/// letters may share a list.
struct LineLists: Sendable {
  private static let end: Int32 = -1
  private static let bits = 12

  /// A line in its list, with the index of the link that was added before it.
  fileprivate struct Link: Sendable {
    let line: Int32
    let next: Int32
  }

  private var links: [Link] = []
  /// The index of the first link of each list.
  private var heads = Array(repeating: Self.end, count: 1 << Self.bits)

  /// Makes empty lists, with room for `capacity` lines.
  init(capacity: Int) { links.reserveCapacity(capacity) }

  /// Adds a line at the front of the list for some letters.
  mutating func add(_ line: Int, under letters: PackedWord) {
    let list = Self.list(of: letters)
    links.append(Link(line: Int32(line), next: heads[list]))
    heads[list] = Int32(links.count - 1)
  }

  /// The numbers of the lines in the list for some letters, the last that was added first.
  func lines(under letters: PackedWord) -> Numbers {
    Numbers(links: links, place: heads[Self.list(of: letters)])
  }

  private static func list(of letters: PackedWord) -> Int {
    Int(letters.mixed >> UInt64(UInt64.bitWidth - bits))
  }

  /// The numbers of the lines of a list.
  struct Numbers: Sequence, IteratorProtocol {
    fileprivate let links: [Link]
    fileprivate var place: Int32

    mutating func next() -> Int? {
      guard place != LineLists.end else { return nil }
      let link = links[Int(place)]
      place = link.next
      return Int(link.line)
    }
  }
}
