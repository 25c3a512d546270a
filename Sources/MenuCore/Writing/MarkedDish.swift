internal import LocatedJSON

/// A dish in the text of a file.
struct MarkedDish {
  let list: MenuList
  let number: Int
  let object: JSONValue

  /// All dishes of a file that are objects, numbered as the reader numbers them.
  static func dishes(of root: JSONValue) -> [MarkedDish] {
    var counts: [MenuList: Int] = [:]
    var dishes: [MarkedDish] = []
    for member in root.members {
      guard let list = member.key.string.flatMap({ MenuList(rawValue: $0) }) else { continue }
      // The reader takes a lone object for a list of one.
      let entries = member.value.isListOfOne ? [member.value] : Array(member.value.elements)
      for entry in entries {
        let number = counts[list, default: 0] + 1
        counts[list] = number
        guard entry.kind == .object else { continue }
        dishes.append(MarkedDish(list: list, number: number, object: entry))
      }
    }
    return dishes
  }

  /// The dishes that a person means: one by id or place, else all of this name.
  static func matching(_ wanted: String, among dishes: [MarkedDish]) -> [MarkedDish] {
    if let dish = dishes.first(where: { $0.id.map { UTF8Text($0) } == UTF8Text(wanted) }) {
      return [dish]
    }
    if let dish = dishes.first(where: { "\($0.list.rawValue)/\($0.number)" == wanted }) {
      return [dish]
    }
    let exact = called(wanted, among: dishes)
    return exact.isEmpty ? called(wanted.withoutStar, among: dishes) : exact
  }

  private static func called(_ name: String, among dishes: [MarkedDish]) -> [MarkedDish] {
    let folded = FoldedText(name).trimmed
    guard !folded.isEmpty else { return [] }
    return dishes.filter { $0.names.contains { FoldedText($0).trimmed == folded } }
  }

  /// Up to three names of different dishes that hold what is wanted, else the one that is spelt most
  /// like it.
  static func names(near wanted: String, among dishes: [MarkedDish]) -> [String] {
    let wanted = wanted.withoutStar
    let word = FoldedText(wanted).trimmed
    var near: [String] = []
    for dish in dishes where near.count < 3 && !word.isEmpty {
      let name = dish.labels.first { FoldedText($0).bytes.contains(word) }
      if let name, !near.contains(name) { near.append(name) }
    }
    guard near.isEmpty else { return near }
    let labels = dishes.flatMap { $0.labels }
    return [EditDistance.nearest(to: wanted, among: labels)].compactMap { $0 }
  }

  /// The bytes of a file in which this dish, which did not say so, is sold out.
  ///
  /// The new member comes behind the last one, written as that one is: on a line of its own with
  /// the same indent and line end, or on the same line; in a dish that says nothing it comes first.
  func marked(in bytes: [UInt8]) -> [UInt8] {
    guard let last = Array(object.members).last else { return markedFirst(in: bytes) }
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
    return bytes[..<end] + [UInt8(ascii: ",")] + gap + Array("\"soldOut\":\(blank)true".utf8)
      + bytes[end...]
  }

  /// The bytes of a file in which this dish says that it is sold out, and nothing else.
  private func markedFirst(in bytes: [UInt8]) -> [UInt8] {
    let start = object.offset + 1
    let blank = [UInt8(ascii: " "), 9, 10, 13].contains(bytes[start]) ? " " : ""
    return bytes[..<start] + Array("\(blank)\"soldOut\":\(blank)true".utf8) + bytes[start...]
  }

  /// Where it stands, for a person.
  func place(_ lines: LineIndex) -> SoldOut.Place {
    let name = names.first { !LocalizedText($0).isBlank }
    return SoldOut.Place(
      list: list, number: number, id: id, name: name ?? "",
      line: lines.location(of: object.offset).line)
  }

  private var id: String? {
    value(of: "id").flatMap { $0.kind == .number ? $0.written : $0.string }
  }

  private var names: [String] {
    guard let name = value(of: "name") else { return [] }
    return [name.string].compactMap { $0 } + name.members.compactMap { $0.value.string }
  }

  /// Its names, then its id.
  private var labels: [String] { names + [id].compactMap { $0 } }

  private func value(of key: StaticString) -> JSONValue? {
    object.members.first { $0.key == key && $0.value.kind != .null }?.value
  }
}

extension String {
  /// The name of a dish without the star that the screens put behind what was frozen.
  fileprivate var withoutStar: String {
    guard let end = lastIndex(where: { !$0.isWhitespace }), self[end] == "*" else { return self }
    return String(self[..<end])
  }
}
