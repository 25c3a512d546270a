internal import LocatedJSON

/// The comments of a file. Only its owner sees them, and they count as remarks about the dishes that they
/// are written in or next to: `/* contiene latte */`
struct FileComments {
  private struct Comment {
    let offset: Int
    let text: String
  }

  private var comments: [Comment] = []
  private var lists: [Range<Int>] = []
  /// True if the file has more faults than are listed, so that comments may be missing here.
  private(set) var isCut = false

  init() {}

  /// Collects the comments of a document, in file order.
  init(_ document: JSONDocument, in bytes: [UInt8]) {
    for fault in document.faults where fault.kind == .recovered(.comment) {
      let range = fault.offset..<fault.offset + fault.length
      let text = String(decoding: bytes[range], as: UTF8.self)
      comments.append(Comment(offset: fault.offset, text: text))
    }
    isCut = !comments.isEmpty && document.omittedFaultCount > 0
  }

  /// Records where the lists of dishes are: comments within them belong to their dishes.
  mutating func setLists(of root: JSONValue) {
    guard !comments.isEmpty else { return }
    lists = root.members.filter { $0.value.kind == .array && $0.fileKey?.list != nil }
      .map(\.value.whole)
  }

  /// The comments outside the lists of dishes: remarks about the whole file. The lists are in file order.
  var outsideLists: [String] {
    let others = comments.filter { comment in
      let list = lists.countAtStart { $0.upperBound <= comment.offset }
      return !(lists[checked: list]?.contains(comment.offset) ?? false)
    }
    return others.map(\.text)
  }

  /// The comments in a range of the file; O(log *n*).
  func texts(in range: Range<Int>) -> [String] {
    guard !comments.isEmpty else { return [] }
    let before = comments.countAtStart { $0.offset < range.lowerBound }
    return comments[before...].prefix { $0.offset < range.upperBound }.map(\.text)
  }
}

extension JSONValue {
  /// All of its bytes, including the closing bracket of an array or object.
  var whole: Range<Int> { offset..<offset + length }
}
