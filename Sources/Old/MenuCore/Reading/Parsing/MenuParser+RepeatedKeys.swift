internal import OldLocatedJSON

/// The members of an object that were met before.
struct RepeatedMembers {
  /// For each known key that came again, the first member that has it, and how often it came.
  private var counts: [(first: JSONMember, count: Int)] = []

  /// The first member with the key of another, and how many have it so far.
  mutating func count(_ again: JSONMember, in object: JSONValue) -> (first: JSONMember, count: Int)?
  {
    if let index = counts.firstIndex(where: { $0.first.key.hasSameText(as: again.key) }) {
      counts[index].count += 1
      return counts[index]
    }
    guard let first = object.members.first(where: { $0.key.hasSameText(as: again.key) }) else {
      return nil
    }
    counts.append((first, 2))
    return counts.last
  }
}

extension MenuParser {
  /// Reports a member whose key came before in its object, each time.
  mutating func reportRepeated(
    _ again: JSONMember, in object: JSONValue, _ repeats: inout RepeatedMembers
  ) {
    guard !log.isFull else { return log.omit(1) }
    guard let (first, count) = repeats.count(again, in: object) else { return }
    reportRepeated(first, again, count: count)
  }

  /// Reports a key that an earlier member has too.
  mutating func reportRepeated(_ first: JSONMember, _ again: JSONMember, count: Int) {
    let line = log.line(of: first.key.offset)
    let isList = first.value.kind == .array || again.value.kind == .array
    let isObject = first.value.kind == .object || again.value.kind == .object
    report(
      .key(
        .repeatedKey(
          key: again.key.excerpt, first: first.value.writtenExcerpt, firstLine: line,
          again: again.value.writtenExcerpt, count: count,
          holding: isList ? .list : isObject ? .object : nil)),
      at: again.key)
  }
}

extension JSONValue {
  /// The value for a sentence: a text without quotes, a list or an object by its brackets.
  fileprivate var writtenExcerpt: String {
    switch kind {
    case .array: "[…]"
    case .object: "{…}"
    case .null, .boolean, .number, .string: excerpt
    }
  }
}
