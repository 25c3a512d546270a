internal import LocatedJSON

/// All dishes in the text of a file, found by what a person calls them.
struct MarkedDishes {
  private let dishes: [MarkedDish]
  private let lines: LineIndex
  /// By each folded id, number and name, the only dish that can be meant by it, nil for several.
  private let meanings: [ArraySlice<UInt8>: Int?]

  init(_ bytes: [UInt8]) {
    let dishes = JSONDocument(bytes: bytes).root.map(MarkedDish.dishes) ?? []
    var meanings: [ArraySlice<UInt8>: Int?] = [:]
    for (index, dish) in dishes.enumerated() {
      for word in dish.labels + [dish.printedNumber].compactMap({ $0 }) {
        let folded = FoldedText(word).trimmed
        if case .some(let other) = meanings[folded], other != index {
          meanings.updateValue(nil, forKey: folded)
        } else {
          meanings.updateValue(index, forKey: folded)
        }
      }
    }
    self.dishes = dishes
    self.meanings = meanings
    lines = LineIndex(bytes: bytes)
  }

  subscript(_ index: Int) -> MarkedDish { dishes[index] }

  /// The places of all dishes that are sold out.
  var marked: [Int] { dishes.indices.filter { dishes[$0].isMarked } }

  /// The dishes that a person can mean.
  func matching(_ wanted: SoldOut.Wanted) -> [Int] {
    switch wanted {
    case .id(let id): return called(exactly: id) { $0.id }
    case .number(let number): return numbered(number)
    case .anything(let text):
      if let index = index(ofPlace: text) { return [index] }
      let name = named(text).isEmpty ? named(text.withoutStar) : named(text)
      return Set(called(exactly: text) { $0.id } + numbered(text) + name).sorted()
    }
  }

  /// Up to five other dishes that have a name or an id with what is wanted in it.
  func others(like wanted: SoldOut.Wanted, besides index: Int) -> [Int] {
    guard case .anything(let text) = wanted, self.index(ofPlace: text) == nil,
      !numbered(text).contains(index)
    else { return [] }
    let word = FoldedText(text.withoutStar).trimmed
    guard !word.isEmpty else { return [] }
    let others = dishes.indices.lazy.filter { other in
      other != index && dishes[other].labels.contains { FoldedText($0).bytes.contains(word) }
    }
    return Array(others.prefix(5))
  }

  /// Up to three names of different dishes that hold what is wanted, else the one that is spelt most
  /// like it.
  func names(near wanted: SoldOut.Wanted) -> [String] {
    let wanted = wanted.text.withoutStar
    let word = FoldedText(wanted).trimmed
    var near: [UTF8Text] = []
    for dish in dishes where near.count < 3 && !word.isEmpty {
      let name = dish.labels.first { FoldedText($0).bytes.contains(word) }.map { UTF8Text($0) }
      if let name, !near.contains(name) { near.append(name) }
    }
    guard near.isEmpty else { return near.map(\.string) }
    let labels = dishes.flatMap { $0.labels }
    return [EditDistance.nearest(to: wanted, among: labels)].compactMap { $0 }
  }

  /// Where a dish stands, for a person.
  func place(_ index: Int) -> SoldOut.Place {
    let dish = dishes[index]
    return SoldOut.Place(
      list: dish.list, number: dish.number, id: dish.id,
      name: dish.names.first { !LocalizedText($0).isBlank } ?? "",
      line: lines.location(of: dish.object.offset).line, label: label(of: index))
  }

  /// What names a dish and no other on a command line: its id, else its list and place.
  private func label(of index: Int) -> String {
    if let id = dishes[index].id, id.isEasilyTyped,
      (meanings[FoldedText(id).trimmed] ?? nil) == index
    {
      return id
    }
    return "\(dishes[index].list.rawValue)/\(dishes[index].number)"
  }

  private func index(ofPlace text: String) -> Int? {
    dishes.firstIndex { "\($0.list.rawValue)/\($0.number)".hasSameUTF8(as: text) }
  }

  private func called(exactly text: String, _ label: (MarkedDish) -> String?) -> [Int] {
    dishes.indices.filter { label(dishes[$0])?.hasSameUTF8(as: text) == true }
  }

  /// The dishes of a number as it is printed, else of one that differs in case only.
  private func numbered(_ number: String) -> [Int] {
    let exact = called(exactly: number) { $0.printedNumber }
    return exact.isEmpty ? folded(number) { [$0.printedNumber].compactMap { $0 } } : exact
  }

  private func named(_ name: String) -> [Int] { folded(name) { $0.names } }

  private func folded(_ text: String, _ labels: (MarkedDish) -> [String]) -> [Int] {
    let wanted = FoldedText(text).trimmed
    guard !wanted.isEmpty else { return [] }
    return dishes.indices.filter { index in
      labels(dishes[index]).contains { FoldedText($0).trimmed == wanted }
    }
  }
}

extension String {
  /// The name of a dish without the star that the screens put behind what was frozen.
  fileprivate var withoutStar: String {
    guard let end = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace }),
      unicodeScalars[end] == "*"
    else { return self }
    return String(unicodeScalars[..<end])
  }

  /// Whether a shell and the parser of the command line take it for what it is.
  fileprivate var isEasilyTyped: Bool {
    utf8.first.map { $0 != UInt8(ascii: "-") } == true
      && utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: byte >= 0x80
        }
      }
  }
}
