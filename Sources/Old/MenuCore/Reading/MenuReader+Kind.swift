internal import OldLocatedJSON

/// Whether a file is a menu at all, for whoever would write over it.
extension MenuReader {
  private static let lists = WordTable<MenuList>()
  private static let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]

  /// Whether a file that begins so can be a menu: an object.
  package static func mayBeMenu(_ beginning: [UInt8]) -> Bool {
    let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning[...]
    return text.first { !blanks.contains($0) } == UInt8(ascii: "{")
  }

  /// Whether a file is an object with one of the four lists, whatever faults it has; O(*n*).
  package static func isMenu(_ bytes: [UInt8]) -> Bool {
    guard let root = JSONDocument(bytes: bytes).root else {
      return mayBeMenu(bytes) && isUnfinished(bytes)
    }
    return root.members.contains { lists.match($0.key) != nil }
  }

  /// Whether what cannot be read has the key of a list: a menu on which somebody is at work.
  private static func isUnfinished(_ bytes: [UInt8]) -> Bool {
    MenuList.allCases.contains { list in
      let key = Array("\"\(list.rawValue)\"".utf8)
      var start = 0
      while let found = ByteSearch.first(key, in: bytes, from: start) {
        start = found + key.count
        let next = bytes[start...].first { !blanks.contains($0) }
        if next == UInt8(ascii: ":") { return true }
      }
      return false
    }
  }
}
