/// What several dishes have alike that one alone should have.
extension MenuValidator {
  /// Takes its id from each dish whose id an earlier one has, and reports it.
  func validateIDs(of menu: inout Menu) {
    let ids = notes.ids
    let repeated = RepeatedTexts.find(hashes: ids.map(\.hash)) {
      menu.id(at: ids[$0].position, in: ids[$0].list)
    }
    for (index, first) in repeated {
      let (position, list) = (ids[index].position, ids[index].list)
      let id = menu.id(at: position, in: list) ?? ""
      menu.discardID(at: position, in: list)
      let line = log.line(of: ids[first].range.offset)
      log.report(
        .repetition(.repeatedID(id: id.cut(to: Diagnostic.excerptLength), firstLine: line)),
        at: ids[index].range, dish: menu.reference(position, list))
    }
  }

  /// Reports each number that two dishes of a list have, once: whoever says it cannot be understood.
  /// Other lists may begin with 1 again, as some houses print them.
  func validateNumbers(of list: MenuList, in menu: Menu) {
    let numbers = notes.numbers.filter { $0.list == list }
    let repeated = RepeatedTexts.find(hashes: numbers.map(\.hash)) {
      menu.number(at: numbers[$0].position, in: numbers[$0].list)
    }
    var told: Set<Int> = []
    for (index, first) in repeated where told.insert(first).inserted {
      let position = numbers[index].position
      let number = (menu.number(at: position, in: list) ?? "").cut(to: Diagnostic.excerptLength)
      let line = log.line(of: numbers[first].range.offset)
      log.report(
        .repetition(.repeatedNumber(number: number, firstLine: line)), at: numbers[index].range,
        dish: menu.reference(position, list))
    }
  }

  /// Reports each name that an earlier dish of the list has, whatever its case, and whatever stands in
  /// it that nobody sees.
  func validateNames(of list: MenuList, in menu: Menu) {
    let ranges = notes.names[list]
    let hashes = ranges.indices.map { menu.name($0, list).hashWithoutCase }
    let repeated = RepeatedTexts.find(hashes: hashes) {
      let name = menu.name($0, list).lowercased().withoutHidden
      return name.isEmpty ? nil : name
    }
    for (position, first) in repeated {
      let name = menu.name(position, list)
      let line = log.line(of: ranges[first].offset)
      log.report(
        .repetition(
          .repeatedName(
            name: name.cut(to: Diagnostic.excerptLength), firstLine: line,
            firstPrice: menu.dish(at: first, in: list)?.lowestAmount?.description,
            price: menu.dish(at: position, in: list)?.lowestAmount?.description)),
        at: ranges[position], dish: menu.reference(position, list))
    }
  }
}

/// The texts of many that came before, found in O(n log n) by the hashes of all.
private enum RepeatedTexts {
  /// - Parameters:
  ///   - hashes: a hash of each text.
  ///   - text: the text of an index, nil for one that is equal to none; asked for where hashes are
  ///     equal.
  /// - Returns: the indices of the texts that came before, in order, each with the first.
  static func find(
    hashes: [UInt64], text: (Int) -> String?
  ) -> [(index: Int, first: Int)] {
    var rest = zip(hashes, hashes.indices).sorted(by: <)[...]
    var repeated: [(index: Int, first: Int)] = []
    while let hash = rest.first?.0 {
      let alike = rest.prefix { $0.0 == hash }
      if alike.count > 1 { repeated += repeats(among: alike.map(\.1), text: text) }
      rest = rest.dropFirst(alike.count)
    }
    return repeated.sorted { $0.index < $1.index }
  }

  private static func repeats(
    among indices: [Int], text: (Int) -> String?
  ) -> [(index: Int, first: Int)] {
    var firsts: [UTF8Text: Int] = [:]
    return indices.compactMap { index in
      guard let text = text(index).map(UTF8Text.init) else { return nil }
      if let first = firsts[text] { return (index, first) }
      firsts[text] = index
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
  /// A number that is the same for texts that differ only in case, or in what nobody sees: one of
  /// the letters of ASCII alone, for to ask each text for its small letters takes far longer. Without
  /// i and k, which are also the small letters of İ and of the sign for kelvin.
  fileprivate var hashWithoutCase: UInt64 {
    var hash = WordHash()
    for byte in utf8 where byte < 0x80 {
      let small = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      if small != UInt8(ascii: "i"), small != UInt8(ascii: "k") { hash.add(small) }
    }
    return hash.value
  }

  /// The text without blanks around it.
  var trimmed: String {
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
