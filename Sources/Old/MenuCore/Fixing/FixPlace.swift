internal import OldLocatedJSON

/// Where in the values of a file a diagnostic stands.
struct FixPlace {
  /// The keys that lead there, from the outermost.
  private(set) var trail: [JSONValue] = []
  /// The object or list around it, nil for the whole file.
  private(set) var container: JSONValue?
  /// What is said about allergens of the dish or add-on in which it is.
  private(set) var statement: JSONValue?
  /// The value that begins there.
  private(set) var value: JSONValue?
  /// The member whose key or value begins there.
  private(set) var member: JSONMember?
  /// Whether it is the key of `member`.
  private(set) var isKey = false

  /// Goes down to an offset; O(log n) in the number of dishes.
  init(_ offset: Int, in values: FixValues) {
    var next: JSONValue? = values.root
    while let current = next {
      if current.offset == offset {
        value = current
        return
      }
      container = current
      statement = current.members.first { $0.key == "allergens" }?.value ?? statement
      member = nil
      next = nil
      if current.kind == .array {
        next = values.element(of: current, at: offset)
      } else {
        guard let found = current.members.first(where: { offset < $0.value.end }),
          offset >= found.key.offset
        else { return }
        trail.append(found.key)
        member = found
        if offset < found.key.end {
          isKey = true
          return
        }
        if offset >= found.value.offset { next = found.value }
      }
    }
  }

  /// Whether a change here would be one of a promise.
  var isPromise: Bool {
    trail.contains { key in key.withUTF8 { PromiseWords.isKey($0) } }
  }
}

/// The values of a file, with its long lists laid out so that a place in them is found at once.
struct FixValues: Sendable {
  let root: JSONValue
  /// The dishes of each list, by the offset of the list.
  private let lists: [Int: [JSONValue]]

  init(_ root: JSONValue) {
    self.root = root
    var lists: [Int: [JSONValue]] = [:]
    for member in root.members where member.value.kind == .array {
      lists[member.value.offset] = Array(member.value.elements)
    }
    self.lists = lists
  }

  /// The element of a list that stands at an offset; nil between two.
  func element(of list: JSONValue, at offset: Int) -> JSONValue? {
    guard let elements = lists[list.offset] else {
      return list.elements.first { offset < $0.end }.flatMap { $0.offset <= offset ? $0 : nil }
    }
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if offset < elements[middle].end { high = middle } else { low = middle + 1 }
    }
    guard low < elements.count, elements[low].offset <= offset else { return nil }
    return elements[low]
  }
}

extension JSONValue {
  /// Where it ends, in bytes from the start of the file.
  var end: Int { offset + length }
  /// Where it stands.
  var range: Range<Int> { offset..<end }

  /// Where the entries of a list or an object stand, a member from its key on.
  var entries: [Range<Int>] {
    kind == .array ? elements.map(\.range) : members.map { $0.key.offset..<$0.value.end }
  }

  /// The change that takes an entry away, with its comma.
  func removal(ofEntryAt place: Int) -> FileEdit {
    let entries = entries
    if place + 1 < entries.count {
      return .removal(entries[place].lowerBound..<entries[place + 1].lowerBound)
    }
    let start = place > 0 ? entries[place - 1].upperBound : offset + 1
    return .removal(start..<entries[place].upperBound)
  }

  /// The change that takes the entry at an offset away.
  func removal(ofEntryFrom offset: Int) -> FileEdit? {
    entries.firstIndex { $0.lowerBound == offset }.map(removal(ofEntryAt:))
  }
}
