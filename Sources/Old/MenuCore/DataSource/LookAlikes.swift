/// The dishes of a list whose names look like that of an earlier one and are written otherwise: with
/// characters that nobody sees, or with letters of another script.
struct LookAlikes: Sendable {
  /// Which of the names that look the same a dish has, from 2.
  private var ordinals: [DishIndex: Int] = [:]

  /// Finds them; O(*n*), and little more than a look at the bytes where all are plain.
  init(_ menu: Menu, in context: MenuContext) {
    for list in MenuList.allCases {
      var odd: Set<UTF8Text> = []
      forEachName(of: menu, list, in: context) { _, name in
        if name.mayLookLikeAnother { odd.insert(UTF8Text(name.look)) }
      }
      if !odd.isEmpty { tellApart(odd, of: menu, list, in: context) }
    }
  }

  /// Which of the names that look the same a dish has; nil for the first, and for all others.
  subscript(dish: DishIndex) -> Int? { ordinals.isEmpty ? nil : ordinals[dish] }

  private mutating func tellApart(
    _ odd: Set<UTF8Text>, of menu: Menu, _ list: MenuList, in context: MenuContext
  ) {
    var known: [UTF8Text: [UTF8Text: Int]] = [:]
    forEachName(of: menu, list, in: context) { position, name in
      let look = UTF8Text(name.mayLookLikeAnother ? name.look : name)
      guard odd.contains(look), !look.string.isEmpty else { return }
      let count = known[look]?.count ?? 0
      let ordinal = known[look]?[UTF8Text(name)] ?? count + 1
      known[look, default: [:]][UTF8Text(name)] = ordinal
      if ordinal > 1 { ordinals[DishIndex(list: list, position: position)] = ordinal }
    }
  }

  private func forEachName(
    of menu: Menu, _ list: MenuList, in context: MenuContext,
    _ body: (_ position: Int, _ name: String) -> Void
  ) {
    for position in 0..<menu.numberOfDishes(in: list) {
      if let name = menu.name(at: position, in: list) { body(position, context.text(name)) }
    }
  }
}

extension String {
  /// Whether another text may look the same: one of blanks, marks, letters that others resemble, or
  /// what nobody sees, by the first bytes of their UTF-8. Not asked of texts that no row can hold:
  /// to compose them may take long.
  fileprivate var mayLookLikeAnother: Bool {
    guard utf8.count <= 400 else { return false }
    return utf8.first == UInt8(ascii: " ") || utf8.last == UInt8(ascii: " ")
      || utf8.contains { byte in
        switch byte {
        case ..<0x20, 0xC2, 0xCC...0xD6, 0xE1, 0xE2, 0xE3, 0xEF, 0xF3: true
        default: false
        }
      }
  }

  /// What can be seen of it, with a Latin letter for each that looks like it.
  fileprivate var look: String {
    let seen = unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      if scalar.isHidden || scalar.isBidirectionalControl { return nil }
      return scalar.properties.isWhitespace ? " " : LookAlikes.latin[scalar] ?? scalar
    }
    let composed = NormalForm.composed.of(seen)
    return composed.split(separator: " ").map { String(String.UnicodeScalarView($0)) }
      .concatenated(separator: " ")
  }
}

extension LookAlikes {
  /// The Greek, Cyrillic and Armenian letters that look like Latin ones.
  fileprivate static let latin: [Unicode.Scalar: Unicode.Scalar] = {
    let others = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοАВЕЅІЈКМНОРСТХаеорсухѕіјԁһԛԝүҮԌոօսհ"
    let letters = "ABEZHIKMNOPTYXoABESIJKMHOPCTXaeopcyxsijdhqwyYGnouh"
    return Dictionary(
      zip(others.unicodeScalars, letters.unicodeScalars), uniquingKeysWith: { first, _ in first })
  }()
}
