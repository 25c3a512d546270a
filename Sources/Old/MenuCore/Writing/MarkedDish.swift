internal import OldLocatedJSON

/// A dish in the text of a file.
struct MarkedDish {
  let list: MenuList
  let number: Int
  let object: JSONValue
  /// What it says of being sold out, under whatever key: the reader believes any of them that says so.
  let marks: [JSONMember]

  private static let soldOut: StaticString = "soldOut"
  private static let lists = WordTable<MenuList>()

  /// All dishes of a file that are objects, numbered as the reader numbers them.
  static func dishes(of root: JSONValue) -> [MarkedDish] {
    var counts: [MenuList: Int] = [:]
    var dishes: [MarkedDish] = []
    var keys = UnknownKeys()
    for member in root.members {
      guard let list = lists.match(member.key)?.word else { continue }
      // The reader takes a lone object for a list of one.
      let isOne = member.value.isOneDish(of: list)
      for entry in isOne ? [member.value] : member.value.elementsWithInner {
        let number = counts[list, default: 0] + 1
        counts[list] = number
        guard entry.kind == .object else { continue }
        let marks = marks(of: entry, in: list, &keys)
        dishes.append(MarkedDish(list: list, number: number, object: entry, marks: marks))
      }
    }
    return dishes
  }

  private static func marks(
    of dish: JSONValue, in list: MenuList, _ keys: inout UnknownKeys
  ) -> [JSONMember] {
    var (marks, unknown) = ([JSONMember](), 0)
    for member in dish.members {
      if member.key == soldOut || member.key == "price" && MeantMembers.saysSoldOut(member.value) {
        marks.append(member)
      } else if !member.isOwnersOwn, DishKey.tables[list].names.match(member.key) == nil {
        unknown += 1
        // The reader looks at no more of them either.
        guard unknown <= DishDraft.mostUnread else { continue }
        let place = KeyWords.Place.dish(of: list)
        let key = keys.meaning(of: member.key.excerpt, place)
        if MeantMembers.isSoldOut(member, as: key, in: place) { marks.append(member) }
      }
    }
    return marks
  }

  /// Whether the reader takes it for sold out.
  var isMarked: Bool {
    marks.contains { !($0.key == Self.soldOut) || MeantMembers.isTrue($0.value, for: "soldOut") }
  }

  /// Whether it says so once, or nothing of it.
  var isClear: Bool { marks.count < 2 }

  /// The change of a file after which this dish says that it is sold out, or nothing of that; nil when
  /// it says so already.
  ///
  /// Of a dish that says it several times there is none.
  func change(to isSoldOut: Bool, in bytes: [UInt8]) -> FileEdit? {
    guard isClear else { return nil }
    guard let mark = marks.first else { return isSoldOut ? insertion(in: bytes) : nil }
    if mark.key == Self.soldOut {
      guard mark.value.bool != isSoldOut else { return nil }
      if !isSoldOut, let removal = removal(of: mark, in: bytes) { return removal }
      return .replacement(mark.value.offset..<mark.value.end, isSoldOut ? "true" : "false")
    }
    guard !isSoldOut else { return nil }
    return removal(of: mark, in: bytes)
      ?? .replacement(mark.key.offset..<mark.value.end, "\"soldOut\": false")
  }

  /// The new member comes behind the last one, written as that one is: on a line of its own with
  /// the same indent and line end, or on the same line; in a dish that says nothing it comes first.
  private func insertion(in bytes: [UInt8]) -> FileEdit {
    guard let last = Array(object.members).last else { return firstInsertion(in: bytes) }
    let blank = bytes[last.value.offset - 1] == UInt8(ascii: " ") ? " " : ""
    let start = last.key.offset
    let indent = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: " ") || $0 == 9 }
    let lineEnd = bytes[..<(start - indent.count)].reversed().prefix { $0 == 10 || $0 == 13 }
    let gap: [UInt8]
    if lineEnd.starts(with: [10, 13]) {
      gap = [13, 10] + indent.reversed()
    } else if let end = lineEnd.first {
      gap = [end] + indent.reversed()
    } else {
      gap = indent.isEmpty && blank.isEmpty ? [] : [UInt8(ascii: " ")]
    }
    let end = last.value.offset + last.value.length
    return FileEdit(
      end..<end, [UInt8(ascii: ",")] + gap + Array("\"soldOut\":\(blank)true".utf8))
  }

  private func firstInsertion(in bytes: [UInt8]) -> FileEdit {
    let start = object.offset + 1
    let blank = [UInt8(ascii: " "), 9, 10, 13].contains(bytes[start]) ? " " : ""
    return .insertion("\(blank)\"soldOut\":\(blank)true", at: start)
  }

  /// The member goes with the comma that joined it, so that a file is as it was before the dish was
  /// marked; nil where a comment stands between the two, which would hang on nothing.
  private func removal(of mark: JSONMember, in bytes: [UInt8]) -> FileEdit? {
    let members = Array(object.members)
    guard let index = members.firstIndex(where: { $0.key.offset == mark.key.offset }) else {
      return nil
    }
    let member = mark.key.offset..<mark.value.end
    if index > 0 {
      let start = members[index - 1].value.end
      let gap = bytes[start..<member.lowerBound].drop(while: \.isBlank)
      guard gap.first == UInt8(ascii: ",") else { return nil }
      let kept = gap.dropFirst()
      return FileEdit(start..<member.upperBound, kept.allSatisfy(\.isBlank) ? [] : Array(kept))
    }
    let behind = bytes[member.upperBound...].drop(while: \.isBlank)
    guard behind.first == UInt8(ascii: ",") else {
      let isApart = bytes[..<member.lowerBound].last == UInt8(ascii: " ")
      return .removal(member.lowerBound - (isApart ? 1 : 0)..<member.upperBound)
    }
    let next = behind.dropFirst().drop(while: \.isBlank).startIndex
    return members.count > 1 && next == members[1].key.offset
      ? .removal(member.lowerBound..<next) : nil
  }

  /// Its id, also one that is a number, as it is written.
  var id: String? { word("id") }

  /// Its number on the menu.
  var printedNumber: String? { word("number") }

  /// Its names in all languages.
  var names: [String] {
    guard let name = value(of: "name") else { return [] }
    return [name.string].compactMap { $0 } + name.members.compactMap { $0.value.string }
  }

  /// Its names, then its id.
  var labels: [String] { names + [id].compactMap { $0 } }

  private func word(_ key: StaticString) -> String? {
    value(of: key).flatMap { $0.string ?? $0.number }
  }

  private func value(of key: StaticString) -> JSONValue? {
    object.members.first { $0.key == key && $0.value.kind != .null }?.value
  }
}

extension UInt8 {
  /// Whether it is a blank between two values.
  fileprivate var isBlank: Bool { [UInt8(ascii: " "), 9, 10, 13].contains(self) }
}
