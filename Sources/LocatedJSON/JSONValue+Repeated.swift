extension JSONValue {
  /// The members of an object whose key an earlier one has too, each with the first that has it, in the
  /// order of the file.
  ///
  /// Keys are compared by the bytes they stand for, so that `"id"` and `"\u0069d"` are the same key.
  /// O(length), whatever the keys are: their hashes are seeded anew in each process.
  public var repeatedMembers: [(first: JSONMember, again: JSONMember)] {
    var repeated: [(first: JSONMember, again: JSONMember)] = []
    guard mayRepeat else { return repeated }
    var firsts: [KeyText: JSONMember] = [:]
    for member in members {
      let text = KeyText(key: member.key)
      if let first = firsts[text] {
        repeated.append((first, member))
      } else {
        firsts[text] = member
      }
    }
    return repeated
  }

  /// False if two keys can surely not be equal: they differ in length or in their first byte, which is
  /// so in nearly all objects and spares their hashes.
  private var mayRepeat: Bool {
    var seen: UInt64 = 0
    for member in members {
      let key = member.key
      if key.node.isMarked { return true }
      let first = key.length > 2 ? Int(storage.bytes[key.offset &+ 1]) : 0
      let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: (first &* 7 &+ key.length) & 63)
      if seen & bit != 0 { return true }
      seen |= bit
    }
    return false
  }
}

/// A key by what it stands for.
private struct KeyText: Hashable {
  let key: JSONValue

  static func == (left: KeyText, right: KeyText) -> Bool { left.key.hasSameText(as: right.key) }

  func hash(into hasher: inout Hasher) {
    key.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
