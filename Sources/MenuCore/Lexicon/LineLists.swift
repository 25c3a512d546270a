/// Lists of lines that are found by letters, each from the line that was added last. Different letters may
/// share a list.
struct LineLists: Sendable {
  private static let end: Int32 = -1
  private static let bits = 12

  /// A line in its list, with the place of the one that was added before it.
  fileprivate struct Link: Sendable {
    let line: Int32
    let next: Int32
  }

  private var links: [Link] = []
  /// The place of the first link of each list.
  private var heads = Array(repeating: Self.end, count: 1 << Self.bits)

  /// Makes empty lists, with room for so many lines.
  init(capacity: Int) { links.reserveCapacity(capacity) }

  /// Puts a line in front of the list of some letters.
  mutating func add(_ line: Int, under letters: PackedWord) {
    let list = Self.list(of: letters)
    links.append(Link(line: Int32(line), next: heads[list]))
    heads[list] = Int32(links.count - 1)
  }

  /// The numbers of the lines in the list of some letters, from the last that was added.
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
