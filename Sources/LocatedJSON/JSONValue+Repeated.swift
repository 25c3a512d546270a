extension JSONValue {
  /// Calls `body` with each member of an object whose key an earlier one has too, and with the first that
  /// has it, in the order of the file.
  ///
  /// Keys are compared by the bytes they stand for, so that `"id"` and `"\u0069d"` are the same key.
  /// O(length) whatever the keys are, since their hashes are seeded anew in each process, and eight to
  /// sixteen bytes of memory a member, none for most objects.
  public func forEachRepeatedMember(_ body: (_ first: JSONMember, _ again: JSONMember) -> Void) {
    let count = membersToCompare
    guard count > 1 else { return }
    // At most half full, so that a free place is always near; a place holds an index, 0 if it is free,
    // for index 0 is never a key.
    let mask = (1 << (Int.bitWidth - count.leadingZeroBitCount + 1)) - 1
    var places = [UInt32](repeating: 0, count: mask + 1)
    for member in members {
      var place = member.key.hash & mask
      while places[place] != 0 {
        let first = JSONMember(key: JSONValue(storage, Int(places[place])))
        if first.key.hasSameText(as: member.key) {
          body(first, member)
          break
        }
        place = (place + 1) & mask
      }
      if places[place] == 0 { places[place] = UInt32(truncatingIfNeeded: member.key.index) }
    }
  }

  /// How many members there are; 0 if no two keys can be equal, because they differ in length or in
  /// their first byte, which is so in most objects and spares their hashes.
  private var membersToCompare: Int {
    var seen: UInt64 = 0
    var count = 0
    var mayRepeat = false
    for member in members {
      let key = member.key
      let first = key.length > 2 ? Int(storage.bytes[key.offset &+ 1]) : 0
      let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: (first &* 7 &+ key.length) & 63)
      mayRepeat = mayRepeat || seen & bit != 0 || key.node.isMarked
      seen |= bit
      count += 1
    }
    return mayRepeat ? count : 0
  }

  private var hash: Int {
    var hasher = Hasher()
    withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return hasher.finalize()
  }
}
