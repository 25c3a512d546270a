/// Finds the dishes of a file by their ids, positions, numbers and names.
struct DishFinder {
  /// The property of a dish that a text matches, in order of precedence.
  private enum Kind: Hashable {
    /// Its id, or its list and number: `pizzas/3`.
    case place
    /// Its number as written, or ignoring case and accents.
    case number, foldedNumber
    /// Its name in any language, ignoring case and accents.
    case name
  }

  private struct Key: Hashable {
    let kind: Kind
    let text: [UInt8]
  }

  private let dishes: [MarkableDish]
  /// The indices of the dishes.
  private var indices: [Key: [Int]] = [:]
  /// The first name of each dish, without case and accents.
  private let foldedNames: [[UInt8]]

  /// Makes the index of all dishes of a file; O(*n*).
  init(_ dishes: [MarkableDish]) {
    self.dishes = dishes
    foldedNames = dishes.map { FoldedText($0.place.name).bytes }
    for (index, dish) in dishes.enumerated() {
      let place = dish.place
      add(index, .place, Array(place.label.utf8))
      add(index, .place, Array("\(place.list)/\(place.number)".utf8))
      if let number = dish.dish.number {
        add(index, .number, Array(number.utf8))
        add(index, .foldedNumber, FoldedText(number).bytes)
      }
      for name in dish.dish.name.allTexts {
        add(index, .name, FoldedText(name.withoutStar).bytes)
      }
    }
  }

  private mutating func add(_ index: Int, _ kind: Kind, _ text: [UInt8]) {
    let key = Key(kind: kind, text: text)
    guard !text.isEmpty, indices[key]?.last != index else { return }
    indices[key, default: []].append(index)
  }

  /// The dishes that a text names, ignoring blanks around it and leading zeros; O(1).
  func dishes(named text: String) -> [MarkableDish] {
    let trimmed = text.trimmed
    let folded = FoldedText(trimmed.withoutStar).bytes
    var keys = [
      // An id may have blanks around it, too.
      Key(kind: .place, text: Array(text.utf8)), Key(kind: .place, text: Array(trimmed.utf8)),
      Key(kind: .number, text: Array(trimmed.utf8)), Key(kind: .foldedNumber, text: folded),
      Key(kind: .name, text: folded),
    ]
    if let number = trimmed.numberAfterSign {
      keys.append(Key(kind: .foldedNumber, text: FoldedText(number).bytes))
    }
    if folded.first == UInt8(ascii: "0") {
      let number = folded.drop { $0 == UInt8(ascii: "0") }
      keys.append(Key(kind: .foldedNumber, text: Array(number)))
    }
    let found = keys.lazy.compactMap { indices[$0] }.first ?? []
    return found.map { dishes[$0] }
  }

  /// At most three names that resemble a text, contain it, or are contained in it; O(dishes).
  func names(near text: String) -> [String] {
    let folded = FoldedText(text.withoutStar).bytes
    let near = foldedNames.indices.lazy.filter { isNear(folded, foldedNames[$0]) }
    return near.prefix(3).map { dishes[$0].place.name }
  }

  private func isNear(_ text: [UInt8], _ name: [UInt8]) -> Bool {
    guard !text.isEmpty, !name.isEmpty else { return false }
    // A very short name is contained in almost any text.
    return EditDistance.distance(text[...], name[...]) != nil || name.holds(text)
      || name.count > 2 && text.holds(name, isWhole: true)
  }
}

extension String {
  /// The number after a word or a sign for it: `n. 4`, `#4` → 4
  fileprivate var numberAfterSign: String? {
    let digits = drop { !$0.isNumber }
    let sign = dropLast(digits.count).lowercased().filter { !". \u{A0}".contains($0) }
    guard ["n", "nr", "no", "n°", "nº", "№", "#"].contains(sign), !digits.isEmpty else {
      return nil
    }
    return String(digits)
  }
}
