internal import OldLocatedJSON

/// All dishes in the text of a file, found by what a person calls them.
struct MarkedDishes {
  /// What a dish is called, folded for what a person types.
  private struct Labels {
    let id: String?
    let number: String?
    let names: [ArraySlice<UInt8>]
    let foldedNumber: ArraySlice<UInt8>?

    init(_ dish: MarkedDish) {
      id = dish.id
      number = dish.printedNumber
      names = dish.names.map { FoldedText($0).trimmed }
      foldedNumber = number.map { FoldedText($0).trimmed }
    }
  }

  private let dishes: [MarkedDish]
  private let labels: [Labels]
  private let lines: LineIndex
  /// By each folded id, number and name, the only dish that can be meant by it, nil for several.
  private let meanings: [ArraySlice<UInt8>: Int?]
  private let words: NameWords

  init(_ bytes: [UInt8]) {
    dishes = JSONDocument(bytes: bytes).root.map(MarkedDish.dishes) ?? []
    labels = dishes.map(Labels.init)
    lines = LineIndex(bytes: bytes)
    var meanings: [ArraySlice<UInt8>: Int?] = [:]
    for (index, labels) in labels.enumerated() {
      let id = labels.id.map { FoldedText($0).trimmed }
      for word in labels.names + [id, labels.foldedNumber].compactMap({ $0 }) {
        let isTaken = meanings[word].map { $0 != index } ?? false
        meanings.updateValue(isTaken ? nil : index, forKey: word)
      }
    }
    self.meanings = meanings
    words = NameWords(dishes.lazy.map(\.names))
  }

  subscript(_ index: Int) -> MarkedDish { dishes[index] }

  /// The places of all dishes that are sold out.
  var marked: [Int] { dishes.indices.filter { dishes[$0].isMarked } }

  /// The dishes that a person can mean.
  func matching(_ wanted: SoldOut.Wanted) -> [Int] {
    switch wanted {
    case .id(let id): return called(exactly: id) { $0.id }
    case .number(let number):
      let exact = numbered(number)
      return exact.isEmpty ? numbered(afterSignIn: number) : exact
    case .anything(let text):
      if let index = index(ofPlace: text) { return [index] }
      let name = named(text)
      let exact = meant(
        by: text, numbered(text) + (name.isEmpty ? named(text.withoutStar) : name),
        ofID: called(exactly: text) { $0.id })
      guard exact.isEmpty else { return exact }
      return meant(
        by: text, numbered(afterSignIn: text) + worded(text, \.names),
        ofID: worded(text) { [$0.id].compactMap { $0 } })
    }
  }

  /// The dishes of a name or a number, and those of an id. In the house nobody sees ids: where nothing
  /// else is called so, those with its words in their names can be meant as well.
  private func meant(by text: String, _ called: [Int], ofID: [Int]) -> [Int] {
    let namesakes = called.isEmpty && !ofID.isEmpty ? words.dishes(with: text) : []
    return namesakes.union(called).union(ofID).sorted()
  }

  /// Up to five other dishes that have a name with words that begin as what is wanted.
  func others(like wanted: SoldOut.Wanted, besides index: Int) -> [Int] {
    guard case .anything(let text) = wanted, self.index(ofPlace: text) == nil,
      !numbered(text).contains(index)
    else { return [] }
    let words = WantedWords(text.withoutStar)
    let others = dishes.indices.lazy.filter { other in
      other != index && dishes[other].names.contains(where: words.begin)
    }
    return Array(others.prefix(5))
  }

  /// Up to three names of different dishes with words that begin as those that are wanted, else with
  /// words spelt much like them, else the name that is as a whole, else those with most of the words.
  func names(near wanted: SoldOut.Wanted) -> [String] {
    let wanted = wanted.text.withoutStar
    let words = WantedWords(wanted)
    for isNear in [words.begin, words.areNear] {
      var near: [UTF8Text] = []
      for dish in dishes where near.count < 3 {
        let name = dish.labels.first(where: isNear).map { UTF8Text($0) }
        if let name, !near.contains(name) { near.append(name) }
      }
      guard near.isEmpty else { return near.map(\.string) }
    }
    let labels = dishes.flatMap { $0.labels }
    if let near = EditDistance.nearest(to: wanted, among: labels) { return [near] }
    return names(withMostOf: words)
  }

  /// Up to three names with as many of the words as any other has, first those that have no others.
  private func names(withMostOf words: WantedWords) -> [String] {
    var (best, near) = (WantedWords.Share.none, [UTF8Text]())
    for name in dishes.flatMap(\.names) {
      let share = words.share(in: name)
      guard share > .none, share >= best else { continue }
      if share > best { (best, near) = (share, []) }
      if near.count < 3, !near.contains(UTF8Text(name)) { near.append(UTF8Text(name)) }
    }
    return near.map(\.string)
  }

  /// Where a dish stands, for a person; in another file where it stands elsewhere.
  func place(_ index: Int, line: Int? = nil) -> SoldOut.Place {
    let dish = dishes[index]
    return SoldOut.Place(
      list: dish.list, number: dish.number, id: dish.id,
      name: dish.names.first { !LocalizedText($0).isBlank } ?? "",
      line: line ?? lines.location(of: dish.object.offset).line, label: label(of: index))
  }

  /// What names a dish and no other on a command line: its id, where nobody can take that for the name
  /// of another, else its list and place.
  private func label(of index: Int) -> String {
    if let id = labels[index].id, id.isEasilyTyped {
      let folded = FoldedText(id).trimmed
      let isOwnName = labels[index].names.contains(folded)
      if (meanings[folded] ?? nil) == index, isOwnName || !words.mayBeOfOther(id, besides: index) {
        return id
      }
    }
    return "\(dishes[index].list.rawValue)/\(dishes[index].number)"
  }

  private func index(ofPlace text: String) -> Int? {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return nil }
    return dishes.firstIndex { "\($0.list.rawValue)/\($0.number)".hasSameUTF8(as: text) }
  }

  private func called(exactly text: String, _ label: (Labels) -> String?) -> [Int] {
    labels.indices.filter { label(labels[$0])?.hasSameUTF8(as: text) == true }
  }

  /// The dishes of a number as it is printed, else of one that differs in case only.
  private func numbered(_ number: String) -> [Int] {
    let exact = called(exactly: number) { $0.number }
    let folded = FoldedText(number).trimmed
    guard exact.isEmpty, !folded.isEmpty else { return exact }
    return labels.indices.filter { labels[$0].foldedNumber == folded }
  }

  /// The dishes of a number with what is said before it: `n. 12`.
  private func numbered(afterSignIn text: String) -> [Int] {
    PrintedNumber.number(afterSignIn: text).map { numbered($0) } ?? []
  }

  /// The dishes of which a label has these words and no others, whatever stands between them: what
  /// is typed without its apostrophe, or with one for an accent.
  private func worded(_ text: String, _ labels: (MarkedDish) -> [String]) -> [Int] {
    let words = text.foldedWords
    guard !words.isEmpty else { return [] }
    return dishes.indices.filter { labels(dishes[$0]).contains { $0.foldedWords == words } }
  }

  private func named(_ name: String) -> [Int] {
    let folded = FoldedText(name).trimmed
    return folded.isEmpty ? [] : labels.indices.filter { labels[$0].names.contains(folded) }
  }
}

extension String {
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
