internal import LocatedJSON

/// What several dishes have alike that one alone should have.
extension MenuParser {
  /// Takes its id from each dish whose id an earlier one has, and reports it.
  mutating func validateIDs() {
    let ids = survey.ids
    let repeated = RepeatedTexts.find(hashes: ids.map(\.hash)) {
      menu.id(at: ids[$0].position, in: ids[$0].list)
    }
    for (place, first) in repeated {
      let (position, list, spot) = (ids[place].position, ids[place].list, ids[place].spot)
      let id = menu.id(at: position, in: list) ?? ""
      menu.discardID(at: position, in: list)
      let line = log.line(of: ids[first].spot.offset)
      log.report(
        .repeatedID(id: id.cut(to: Diagnostic.excerptLength), firstLine: line),
        offset: spot.offset, length: spot.length, dish: reference(position, list))
    }
  }

  /// Reports each name that an earlier dish of the list has, whatever its case, and whatever stands in
  /// it that nobody sees.
  mutating func validateNames(of list: MenuList) {
    let spots = survey.names[list]
    let hashes = spots.indices.map { name($0, list).hashWithoutCase }
    let repeated = RepeatedTexts.find(hashes: hashes) {
      let name = name($0, list).lowercased().withoutHidden
      return name.isEmpty ? nil : name
    }
    for (position, first) in repeated {
      let name = name(position, list)
      let line = log.line(of: spots[first].offset)
      log.report(
        .repeatedName(
          name: name.cut(to: Diagnostic.excerptLength), firstLine: line,
          firstPrice: menu.dish(at: first, in: list)?.lowestAmount?.description,
          price: menu.dish(at: position, in: list)?.lowestAmount?.description),
        offset: spots[position].offset, length: spots[position].length,
        dish: reference(position, list))
    }
  }

  /// The name of a dish in the menu's own language, without blanks around it.
  func name(_ position: Int, _ list: MenuList) -> String {
    menu.name(at: position, in: list)?.text(in: nil, fileLanguage: menu.language).trimmed ?? ""
  }
}

/// The texts of many that came before, found in O(n log n) by the hashes of all.
private enum RepeatedTexts {
  /// - Parameters:
  ///   - hashes: a hash of each text.
  ///   - text: the text of a place, nil for one that is equal to none; asked for where hashes are
  ///     equal.
  /// - Returns: the places of the texts that came before, in order, each with the first place.
  static func find(
    hashes: [UInt64], text: (Int) -> String?
  ) -> [(place: Int, first: Int)] {
    var rest = zip(hashes, hashes.indices).sorted(by: <)[...]
    var repeated: [(place: Int, first: Int)] = []
    while let hash = rest.first?.0 {
      let alike = rest.prefix { $0.0 == hash }
      if alike.count > 1 { repeated += repeats(among: alike.map(\.1), text: text) }
      rest = rest.dropFirst(alike.count)
    }
    return repeated.sorted { $0.place < $1.place }
  }

  private static func repeats(
    among places: [Int], text: (Int) -> String?
  ) -> [(place: Int, first: Int)] {
    var firsts: [UTF8Text: Int] = [:]
    return places.compactMap { place in
      guard let text = text(place).map(UTF8Text.init) else { return nil }
      if let first = firsts[text] { return (place, first) }
      firsts[text] = place
      return nil
    }
  }
}

extension Dish {
  /// The least it costs in any size.
  fileprivate var lowestAmount: Amount? {
    price?.lowest ?? sizes.compactMap { $0.price?.lowest }.min()
  }
}

extension String {
  /// A number that is the same for texts that differ in case only.
  fileprivate var hashWithoutCase: UInt64 {
    var text = utf8.allSatisfy { $0 < 0x80 } ? self : lowercased().withoutHidden
    var hash = WordHash()
    text.withUTF8 { bytes in
      for byte in bytes { hash.add((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }
    }
    return hash.value
  }

  /// The text without blanks around it.
  fileprivate var trimmed: String {
    // No letter of ASCII is a blank, which spares nearly all texts the look at their scalars.
    let visible = 0x21...0x7E
    if let first = utf8.first, let last = utf8.last, visible.contains(Int(first)),
      visible.contains(Int(last))
    {
      return self
    }
    let scalars = unicodeScalars
    guard let first = scalars.first, let last = scalars.last,
      first.isUnseen || last.isUnseen
    else { return self }
    guard let start = scalars.firstIndex(where: { !$0.isUnseen }),
      let end = scalars.lastIndex(where: { !$0.isUnseen })
    else { return "" }
    return String(scalars[start...end])
  }
}
