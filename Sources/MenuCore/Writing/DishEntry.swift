internal import LocatedJSON

/// A dish as it stands in the text of a file, for whoever edits that text.
struct DishEntry {
  let place: SoldOut.Place
  private let object: JSONValue

  /// The dishes of a file, in the order of the lists.
  static func all(in bytes: [UInt8]) throws(MenuFileError) -> [DishEntry] {
    // Everything that is refused elsewhere is refused here, with the same reason.
    _ = try MenuReader.read(bytes)
    let lines = LineIndex(bytes: bytes)
    let root = JSONDocument(bytes: bytes).root
    return MenuList.allCases.flatMap { list in
      var number = 0
      return (root?.list(list.key) ?? []).filter { $0.kind == .object }.map { object in
        number += 1
        return DishEntry(object, list, number, line: lines.location(of: object.offset).line)
      }
    }
  }

  private init(_ object: JSONValue, _ list: MenuList, _ place: Int, line: Int) {
    self.object = object
    self.place = SoldOut.Place(
      list: list, number: place, name: object.names.first ?? "",
      label: object.text(of: "id") ?? "\(list.rawValue)/\(place)", line: line)
  }

  /// True if the file says so plainly, or twice and once so.
  var isSoldOut: Bool { object.members.contains { $0.key == "soldOut" && $0.value.bool == true } }

  /// Says that it is sold out or there again, and adds the edit for it.
  func mark(_ isSoldOut: Bool, _ edits: inout [FileEdit]) -> SoldOut.Outcome {
    let members = object.members.filter { $0.key == "soldOut" }
    let isPlain = members.allSatisfy { $0.value.bool != nil || $0.value.kind == .null }
    guard members.count <= 1, isPlain else { return .unclear(place) }
    guard self.isSoldOut != isSoldOut else { return .unchanged(place) }
    if let value = members.first?.value {
      edits.append(FileEdit(value.range, isSoldOut ? "true" : "false"))
    } else {
      // Behind the opening bracket, in the line of what stands there.
      let start = object.offset + 1
      let isEmpty = object.members.first { _ in true } == nil
      edits.append(FileEdit(start..<start, "\"soldOut\": true\(isEmpty ? "" : ", ")"))
    }
    return .changed(place)
  }

  /// The degree to which a text names it: 0 for its id or place, 1 for its number, 2 for its name; nil
  /// for none.
  fileprivate func rank(of text: String, _ folded: [UInt8]) -> Int? {
    let own = [place.label, "\(place.list.rawValue)/\(place.number)"]
    if own.contains(where: text.hasSameUTF8) { return 0 }
    if object.text(of: "number")?.hasSameUTF8(as: text) ?? false { return 1 }
    return object.names.contains { FoldedText($0).bytes == folded } ? 2 : nil
  }
}

extension JSONValue {
  /// The names of a dish in all languages, as written.
  fileprivate var names: [String] {
    guard let name = members.first(where: { $0.key == "name" })?.value else { return [] }
    return (name.kind == .object ? name.members.map(\.value) : [name]).compactMap(\.string)
  }

  /// A member that is a text or a number, as a text.
  fileprivate func text(of key: StaticString) -> String? {
    members.first { $0.key == key }.flatMap { $0.value.string ?? $0.value.number }
  }
}

extension [DishEntry] {
  /// The dishes that a text names, by the surest of its meanings. A star at its end, which screens put
  /// behind frozen things, does not count.
  func matching(_ text: String) -> [DishEntry] {
    let name = text.utf8.last == UInt8(ascii: "*") ? String(text.dropLast()) : text
    let folded = FoldedText(name).bytes
    let ranks = map { $0.rank(of: text, folded) }
    guard let best = ranks.compactMap(\.self).min() else { return [] }
    return zip(self, ranks).filter { $0.1 == best }.map(\.0)
  }

  /// Up to three names that come near a text, or hold it.
  func names(near text: String) -> [String] {
    let folded = FoldedText(text).bytes
    let near = filter { entry in
      let name = FoldedText(entry.place.name).bytes
      guard !name.isEmpty else { return false }
      return EditDistance.distance(folded[...], name[...]) != nil || name.holds(folded)
    }
    return near.prefix(3).map(\.place.name)
  }
}
